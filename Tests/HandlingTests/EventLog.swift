import RoutegenHandling

/// The events of a dispatcher as lines: `link 1 (url): opened /home`.
@MainActor
struct EventLog<R: Route> {
  private let events: AsyncStream<LinkEvent<R>>

  init(_ links: LinkDispatcher<R>) {
    events = links.events
  }

  /// Waits until the link with this number has ended; returns the events since the last call.
  @discardableResult
  func until(endOf number: Int) async -> [String] {
    await until { $0.number == number && $0.progress.isFinal }
  }

  /// Waits until a link is delayed; returns the events since the last call.
  @discardableResult
  func untilDelayed() async -> [String] {
    await until { if case .delayed = $0.progress { true } else { false } }
  }

  /// Waits until there is such an event; returns the events since the last call.
  @discardableResult
  func until(_ isLast: (LinkEvent<R>) -> Bool) async -> [String] {
    var lines: [String] = []
    for await event in events {
      lines.append(event.description)
      if isLast(event) { break }
    }
    return lines
  }
}
