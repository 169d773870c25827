// The Swift of the article "Cold start and log-in".
import RoutegenHandling

@MainActor
final class BankModel {
  /// The screens above the start page.
  var path: [Bank] = []
  var isLoggingIn = false
  private let isLoggedIn = LinkGate()

  func start(_ links: LinkDispatcher<Bank>) {
    links.connect(requiring: require, opening: open)
  }

  func logIn() {
    isLoggingIn = false
    isLoggedIn.open()
  }

  /// Lets links to accounts wait until somebody logs in again.
  func logOut() {
    path = []
    isLoggedIn.close()
  }

  /// Rejects the link that waits if somebody closes the log-in.
  func closeLogIn(_ links: LinkDispatcher<Bank>) {
    if !isLoggedIn.isOpen { links.cancel("the log-in was closed") }
  }

  private func require(_ requirement: Bank.Requirement) async throws {
    switch requirement {
    case .login:
      isLoggingIn = !isLoggedIn.isOpen
      try await isLoggedIn.waitUntilOpened()
    }
  }

  private func open(_ route: Bank) -> LinkOutcome<Bank> {
    switch route {
    case .index, .account, .offer: path = route.stack(below: .index)
    case .signedIn: logIn()  // after the server has accepted the code
    }
    return .opened
  }
}
