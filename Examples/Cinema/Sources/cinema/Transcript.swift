import RoutegenRuntime
import TextUI

/// Prints what happens to links, and what the screens show, in the same order on every run.
///
/// Events come to their consumers a little later than they happen. So a step ends only when its last
/// event is here, and what the screens showed meanwhile is printed before that one.
@MainActor
final class Transcript {
  private let events: AsyncStream<LinkEvent<App>>
  private let window: Window
  private var printedLines = 0

  init(of app: CinemaApp) {
    events = app.links.events
    window = app.window
  }

  /// Something that happens to the app.
  ///
  /// - Parameters:
  ///   - text: What it is.
  ///   - milestone: How far the link gets by it; the step is over then. `nil` if no link moves.
  func step(_ text: String, until milestone: Milestone?, _ action: () -> Void) async {
    print("> \(text)")
    action()
    printScreens()
    if let milestone { await printEvents(until: milestone) }
  }

  private func printEvents(until milestone: Milestone) async {
    for await event in events {
      let isLast = milestone.isReached(by: event.progress)
      if isLast { printScreens() }
      print("    \(event)")
      if isLast { return }
    }
  }

  private func printScreens() {
    for line in window.lines[printedLines...] { print("  \(line)") }
    printedLines = window.lines.count
  }
}
