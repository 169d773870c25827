import RoutegenHandling

/// Several consumers of the events of one dispatcher, each with its own behaviour.
@MainActor
final class EventReaders {
  /// Reads immediately; its events are the reference.
  private let prompt: EventReader
  private let slow: EventReader

  /// Stops reading after some events.
  private let leaving: EventReader

  /// Starts after some events.
  private var late: EventReader?

  /// The readers on another thread, and the numbers of events after which they stop.
  private let elsewhere: [(limit: Int, lines: Task<[String], Never>)]

  /// Is read after everything has ended.
  private let unread: AsyncStream<LinkEvent<City>>

  /// - Parameter elsewhere: Whether some read on another thread.
  init(_ links: LinkDispatcher<City>, elsewhere isElsewhere: Bool) {
    prompt = EventReader(links.events)
    slow = EventReader(links.events, pause: 3)
    leaving = EventReader(links.events, limit: 3)
    elsewhere = (isElsewhere ? [.max, 2] : []).map { limit in
      let events = links.events
      return (limit, Task.detached { await Self.read(events, limit: limit) })
    }
    unread = links.events
  }

  private nonisolated static func read(
    _ events: AsyncStream<LinkEvent<City>>, limit: Int
  ) async -> [String] {
    var lines: [String] = []
    for await event in events {
      lines.append(event.line)
      if lines.count == limit { break }
    }
    return lines
  }

  func readLate(_ links: LinkDispatcher<City>) {
    late = EventReader(links.events)
  }

  var haveEnded: Bool {
    prompt.hasEnded && slow.hasEnded && leaving.hasEnded && late?.hasEnded ?? true
  }

  /// The faults in the events, once they have ended.
  ///
  /// - Parameters:
  ///   - expected: The expected events.
  ///   - isComplete: Whether every link must have ended.
  func faults(_ expected: [String], isComplete: Bool) async -> [String] {
    guard haveEnded else { return ["the events do not end with the dispatcher"] }
    let lines = prompt.lines
    var faults = EventRules(events: prompt.events, isComplete: isComplete).faults
    if lines != expected { faults.append(difference(lines, expected)) }
    var others = [
      ("slow", slow.lines == lines),
      ("leaving", leaving.lines == Array(lines.prefix(3))),
      ("late", late.map { $0.lines == Array(lines.suffix($0.lines.count)) } ?? true),
      ("unread", await Self.read(unread, limit: .max) == lines),
    ]
    for reader in elsewhere {
      others.append(("elsewhere", await reader.lines.value == Array(lines.prefix(reader.limit))))
    }
    for (name, agrees) in others where !agrees {
      faults.append("the \(name) reader has other events")
    }
    return faults
  }

  private func difference(_ lines: [String], _ expected: [String]) -> String {
    """
    other events than expected
        events:   \(lines.joined(separator: "\n              "))
        expected: \(expected.joined(separator: "\n              "))
    """
  }
}
