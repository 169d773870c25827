// The Swift of the article "Cold start and login".
import RoutegenRuntime

/// Who is logged in.
@MainActor
final class Session {
  /// Where links wait that need somebody.
  let isLoggedIn = LinkGate()
  private(set) var user: String?

  func logIn(_ user: String) {
    self.user = user
    isLoggedIn.open()
  }

  func logOut() {
    user = nil
    isLoggedIn.close()
  }
}

@MainActor
final class BankCoordinator: Bank.Handler {
  let window: Window
  let session: Session

  /// Opened when the offers have been loaded.
  let hasOffers = LinkGate()

  init(window: Window, session: Session) {
    self.window = window
    self.session = session
  }

  func index() -> LinkHandling<Bank> {
    window.show("start")
    return .opened
  }

  func account(id: Int) -> LinkHandling<Bank> {
    window.show("account \(id)")
    return .opened
  }

  func offer(code: String) async throws -> LinkHandling<Bank> {
    try await hasOffers.opened()
    window.show("offer \(code)")
    return .opened
  }

  /// Is asked for `@requires(login)`, before `account(id:)`.
  func require(_ requirement: Bank.Requirement) async throws {
    switch requirement {
    case .login:
      if session.user == nil { window.show("log-in") }
      try await session.isLoggedIn.opened()
    }
  }
}

@MainActor
final class BankApp {
  let window = Window()
  let session = Session()
  let links: LinkDispatcher<Bank>
  let coordinator: BankCoordinator

  /// - Parameter now: The time, in seconds since 1970; the device's if it is not given.
  init(now: (@MainActor () -> Double)? = nil) {
    links = LinkDispatcher(now: now)
    coordinator = BankCoordinator(window: window, session: session)
  }

  /// The app is ready for links.
  func start() {
    links.connect(to: coordinator)
  }

  /// Somebody closed the log-in without logging in.
  func closeLogin() {
    links.cancel("log-in was closed")
  }

  /// The next links wait until somebody has logged in again.
  func logOut() {
    links.disconnect()
    session.logOut()
  }

  func logIn(_ user: String) {
    session.logIn(user)
    if !links.isConnected { start() }
  }
}
