import RoutegenRuntime
import TextUI

/// The tab bar, on which everything else is shown.
///
/// It takes a while to load, and links wait for it.
@MainActor
final class MainScreen {
  /// Where they wait.
  let isLoaded = LinkGate()

  private let window: Window

  init(window: Window) {
    self.window = window
  }

  func finishLoading() {
    window.show(TabBarScreen())
    isLoaded.open()
  }
}
