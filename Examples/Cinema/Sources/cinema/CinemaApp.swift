import RoutegenRuntime
import TextUI

/// The app, from its launch on.
///
/// A real one hands everything that the system gives it to `links`; here that is done by a story.
@MainActor
final class CinemaApp {
  let window = Window()
  let session = Session()
  let main: MainScreen
  let links: LinkDispatcher<App>
  let coordinator: AppCoordinator

  /// - Parameter now: The time, in seconds since 1970; the device's if it is not given.
  init(now: (@MainActor () -> Double)? = nil) {
    main = MainScreen(window: window)
    links = LinkDispatcher(now: now)
    coordinator = AppCoordinator(window: window, main: main, session: session)
  }

  /// Links may be opened from now on.
  func start() {
    links.connect(to: coordinator)
  }

  /// Links wait until the next log-in.
  func logOut() {
    links.disconnect()
    session.logOut()
  }

  func logIn(_ user: String) {
    session.logIn(user)
    if !links.isConnected { start() }
  }
}
