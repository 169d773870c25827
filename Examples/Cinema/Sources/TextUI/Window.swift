/// Where screens are shown; a real app has UIKit or SwiftUI for that.
@MainActor
public final class Window {
  /// What was shown so far, the newest last.
  public private(set) var lines: [String] = []

  /// An empty window.
  public init() {}

  /// Shows a screen in place of the one before.
  public func show(_ screen: any Screen) {
    lines.append(screen.text)
  }
}
