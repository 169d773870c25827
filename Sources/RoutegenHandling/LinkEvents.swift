import RoutegenRuntime

/// Sends every event to every consumer, without waiting for any of them.
@MainActor
final class LinkEvents<R: Route> {
  /// The greatest number of events in the buffer of a consumer, which then loses the oldest ones.
  private static var capacity: Int { 1024 }

  private var consumers: [(number: Int, continuation: AsyncStream<LinkEvent<R>>.Continuation)] = []
  private var number = 0

  deinit {
    for consumer in consumers { consumer.continuation.finish() }
  }

  /// Returns a stream of the events from now on, for a new consumer.
  func stream() -> AsyncStream<LinkEvent<R>> {
    number += 1
    let number = number
    return AsyncStream(bufferingPolicy: .bufferingNewest(Self.capacity)) { consumer in
      consumers.append((number, consumer))
      consumer.onTermination = { [weak self] _ in
        Task { @MainActor in self?.consumers.removeAll { $0.number == number } }
      }
    }
  }

  func send(_ event: LinkEvent<R>) {
    for consumer in consumers { consumer.continuation.yield(event) }
  }
}
