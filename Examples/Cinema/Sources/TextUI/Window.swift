/// The place where screens are shown; a real app uses UIKit or SwiftUI.
@MainActor
public final class Window {
  /// The texts of all screens that were shown, the newest last.
  public private(set) var lines: [String] = []

  /// An empty window.
  public init() {}

  /// Shows a screen instead of the previous one.
  public func show(_ screen: any Screen) {
    lines.append(screen.text)
  }
}
