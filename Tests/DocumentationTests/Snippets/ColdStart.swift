// The Swift of the article "Cold start and login".
import RoutegenHandling

/// The log-in of a user.
@MainActor
final class Session {
  /// Links that require a log-in wait at this gate.
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

  func index() -> LinkOutcome<Bank> {
    window.show("start")
    return .opened
  }

  func account(id: Int) -> LinkOutcome<Bank> {
    window.show("account \(id)")
    return .opened
  }

  func offer(code: String) async throws -> LinkOutcome<Bank> {
    try await hasOffers.waitUntilOpened()
    window.show("offer \(code)")
    return .opened
  }

  /// Called for `@requires(login)`, before `account(id:)`.
  func require(_ requirement: Bank.Requirement) async throws {
    switch requirement {
    case .login:
      if session.user == nil { window.show("log-in") }
      try await session.isLoggedIn.waitUntilOpened()
    }
  }
}

@MainActor
final class BankApp {
  let window = Window()
  let session = Session()
  let links: LinkDispatcher<Bank>
  let coordinator: BankCoordinator

  /// - Parameter now: Returns the time in seconds since 1970; by default, the device's clock.
  init(now: (@MainActor () -> Double)? = nil) {
    links = LinkDispatcher(now: now)
    coordinator = BankCoordinator(window: window, session: session)
  }

  /// Opens links from now on.
  func start() {
    links.connect(to: coordinator)
  }

  /// Rejects the waiting link when somebody closes the log-in without logging in.
  func closeLogin() {
    links.cancel("log-in was closed")
  }

  /// Makes links wait until somebody logs in again.
  func logOut() {
    links.disconnect()
    session.logOut()
  }

  func logIn(_ user: String) {
    session.logIn(user)
    if !links.isConnected { start() }
  }
}
