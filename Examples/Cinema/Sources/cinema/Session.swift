import RoutegenRuntime

/// Who is logged in.
@MainActor
final class Session {
  /// Where links wait that need somebody.
  let isLoggedIn = LinkGate()

  /// Nobody at first.
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
