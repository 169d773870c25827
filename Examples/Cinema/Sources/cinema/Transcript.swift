import RoutegenHandling
import TextUI

/// Prints the events of links and the screens that are shown, in the same order in every run.
///
/// Consumers receive events a little later than they happen. A step therefore ends with its last event,
/// and the screens that were shown meanwhile are printed before that event.
@MainActor
final class Transcript {
  private let events: AsyncStream<LinkEvent<App>>
  private let window: Window
  private var printedLines = 0

  init(of app: CinemaApp) {
    events = app.links.events
    window = app.window
  }

  /// Performs one step of a story.
  ///
  /// - Parameters:
  ///   - text: The description of the step.
  ///   - milestone: The point that a link reaches in this step; `nil` if the step affects no link.
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
