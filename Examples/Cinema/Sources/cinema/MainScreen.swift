import RoutegenRuntime
import TextUI

/// The tab bar, on which everything else is shown. It takes a while to load.
@MainActor
final class MainScreen {
  /// Where links wait until there is something to show screens on.
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
