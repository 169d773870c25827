import RoutegenHandling

/// The log-in of a user.
@MainActor
final class Session {
  /// Links that require a log-in wait at this gate.
  let isLoggedIn = LinkGate()

  /// The logged-in user, if there is one.
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
