import RoutegenHandling

/// A consumer of the events of a dispatcher.
@MainActor
final class EventReader {
  private(set) var events: [LinkEvent<City>] = []
  private(set) var hasEnded = false

  /// - Parameters:
  ///   - pause: The number of times that other tasks run before the next event is read.
  ///   - limit: The number of events after which it stops reading.
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
  /// The event in the form of a ``Story``.
  var line: String {
    let text =
      switch progress {
      case .received: "received"
      case .passedThrough(let node): "passed through \(node)"
      case .delayed(let node): "delayed at \(node)"
      case .redirected: "redirected"
      case .opened: "opened"
      case .rejected(let rejection): failure(rejection)
      case .superseded: "superseded"
      case .repetition(let number): "repetition of link \(number)"
      case .timedOut: "timed out"
      case .failed(let error): failure(error)
      }
    return "link \(number) (\(source)): \(text)"
  }
}

/// The error of a link in the form of a ``Story``.
func failure(_ error: any Error) -> String {
  switch error {
  case LinkError.expired: "failed: expired"
  case is LinkError: "failed: no link"
  case let rejection as LinkRejection: "rejected: \(rejection)"
  case _: "failed: \(error)"
  }
}
