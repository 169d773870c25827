import RoutegenRuntime

/// The events of a dispatcher as lines of a story: `link 1 (url): opened /home`.
@MainActor
struct EventLog<R: HandledRoute> {
  private let events: AsyncStream<LinkEvent<R>>

  init(_ links: LinkDispatcher<R>) {
    events = links.events
  }

  /// Waits until the link of this number has ended, and gives what happened since the last time.
  @discardableResult
  func until(endOf number: Int) async -> [String] {
    await until { $0.number == number && $0.progress.isFinal }
  }

  /// Waits until a link is delayed, and gives what happened since the last time.
  @discardableResult
  func untilDelayed() async -> [String] {
    await until { if case .delayed = $0.progress { true } else { false } }
  }

  private func until(_ isLast: (LinkEvent<R>) -> Bool) async -> [String] {
    var lines: [String] = []
    for await event in events {
      lines.append(event.description)
      if isLast(event) { break }
    }
    return lines
  }
}
