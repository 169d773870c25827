import RoutegenHandling
import TextUI

/// The app, from its launch on.
///
/// A real app passes everything that it receives from the system to `links`; here the story does that.
@MainActor
final class CinemaApp {
  let window = Window()
  let session = Session()
  let main: MainScreen
  let links: LinkDispatcher<App>
  let coordinator: AppCoordinator

  /// - Parameter now: Returns the time in seconds since 1970; by default, the device's clock.
  init(now: (@MainActor () -> Double)? = nil) {
    main = MainScreen(window: window)
    links = LinkDispatcher(now: now)
    coordinator = AppCoordinator(window: window, main: main, session: session)
  }

  /// Opens links from now on.
  func start() {
    links.connect(to: coordinator)
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
