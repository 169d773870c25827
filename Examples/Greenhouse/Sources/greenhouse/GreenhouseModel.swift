import Foundation
import Observation
import RoutegenHandling

/// The navigation of a window, and the log-in that some of its links wait for.
@MainActor @Observable
final class GreenhouseModel {
  var navigation = Navigation()
  var isLoggingIn = false

  /// Why the last link has opened nothing.
  private(set) var message: String?

  var isShowingMessage: Bool {
    get { message != nil }
    set { if !newValue { message = nil } }
  }

  private let isLoggedIn = LinkGate()

  /// Restores what the window showed before, and then opens links.
  func start(_ links: LinkDispatcher<Greenhouse>, restoring saved: Data?) {
    if let saved {
      navigation = (try? JSONDecoder().decode(Navigation.self, from: saved)) ?? navigation
    }
    links.connect(requiring: require, opening: open, otherwise: explain)
  }

  /// The navigation, to be restored.
  func saved() -> Data? { try? JSONEncoder().encode(navigation) }

  func logIn() {
    isLoggingIn = false
    isLoggedIn.open()
  }

  /// Rejects the link that waits if somebody has closed the log-in.
  func closeLogIn(_ links: LinkDispatcher<Greenhouse>) {
    if !isLoggedIn.isOpen { links.cancel("the log-in was closed") }
  }

  private func require(_ requirement: Greenhouse.Requirement) async throws {
    switch requirement {
    case .login:
      isLoggingIn = !isLoggedIn.isOpen
      try await isLoggedIn.waitUntilOpened()
    }
  }

  private func open(_ route: Greenhouse) -> LinkOutcome<Greenhouse> {
    message = nil
    // The link that waits for the log-in goes on.
    if case .signedIn = route { logIn() }
    navigation.open(route)
    return .opened
  }

  /// Says why a link has opened nothing.
  private func explain(_ error: any Error, _ link: LinkDelivery) {
    message = error is LinkError ? "The page \(link.text ?? "") is gone." : "\(error)"
  }
}
