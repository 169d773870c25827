import AccountFeature
import FilmsFeature
import RoutegenHandling
import TextUI
import TicketsFeature

/// Opens the links of the app, and passes the links of a feature to its coordinator.
///
/// No other type knows all features.
@MainActor
final class AppCoordinator: App.Handler {
  private let window: Window
  private let main: MainScreen
  private let session: Session

  init(window: Window, main: MainScreen, session: Session) {
    self.window = window
    self.main = main
    self.session = session
  }

  func index() async throws -> LinkOutcome<App> {
    try await main.isLoaded.waitUntilOpened()
    window.show(TabBarScreen())
    return .opened
  }

  func search(query: String?) async throws -> LinkOutcome<App> {
    try await main.isLoaded.waitUntilOpened()
    window.show(SearchScreen(query: query))
    return .opened
  }

  func films() async throws -> any Films.Handler {
    try await main.isLoaded.waitUntilOpened()
    return FilmsCoordinator(window: window)
  }

  func tickets() async throws -> any Tickets.Handler {
    try await main.isLoaded.waitUntilOpened()
    return TicketsCoordinator(window: window)
  }

  func account() async throws -> any Account.Handler {
    try await main.isLoaded.waitUntilOpened()
    return AccountCoordinator(window: window, user: session.user)
  }

  /// Called for `@requires(login)`, before `tickets()`.
  func require(_ requirement: App.Requirement) async throws {
    switch requirement {
    case .login:
      try await main.isLoaded.waitUntilOpened()
      if session.user == nil { window.show(LoginScreen()) }
      try await session.isLoggedIn.waitUntilOpened()
    }
  }
}
