import RoutegenHandling
import TextUI

/// The tab bar, in which all other screens are shown.
///
/// Loading it takes a while, and links wait for that.
@MainActor
final class MainScreen {
  /// Links wait at this gate.
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
