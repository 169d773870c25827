import RoutegenRuntime

/// Somebody who reads the events of a dispatcher.
@MainActor
final class EventReader {
  private(set) var events: [LinkEvent<City>] = []
  private(set) var hasEnded = false

  /// - Parameters:
  ///   - pause: How many times others run before the next event is read.
  ///   - limit: After how many events it stops reading.
  init(_ stream: AsyncStream<LinkEvent<City>>, pause: Int = 0, limit: Int = .max) {
    Task {
      for await event in stream {
        events.append(event)
        if events.count == limit { break }
        await takeTurns(pause)
      }
      hasEnded = true
    }
  }

  var lines: [String] { events.map(\.line) }
}

extension LinkEvent {
  /// The event as a ``Story`` tells it.
  var line: String {
    let text =
      switch progress {
      case .received: "received"
      case .passedThrough(let node): "passed through \(node)"
      case .delayed(let node): "delayed at \(node)"
      case .opened: "opened"
      case .rejected(let rejection): "rejected: \(rejection)"
      case .superseded: "superseded"
      case .failed(LinkError.expired): "failed: expired"
      case .failed(is LinkError): "failed: no link"
      case .failed(let error): "failed: \(error)"
      }
    return "link \(number) (\(entry)): \(text)"
  }
}
