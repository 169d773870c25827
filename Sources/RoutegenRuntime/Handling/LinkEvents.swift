/// Sends every event to every consumer, without waiting for any of them.
@MainActor
final class LinkEvents<R: Route> {
  /// The greatest number of events in the buffer of a consumer, which then loses the oldest ones.
  private static var capacity: Int { 1024 }

  private var consumers: [Int: AsyncStream<LinkEvent<R>>.Continuation] = [:]
  private var number = 0

  deinit {
    for consumer in consumers.values { consumer.finish() }
  }

  /// Returns a stream of the events from now on, for a new consumer.
  func stream() -> AsyncStream<LinkEvent<R>> {
    number += 1
    let number = number
    return AsyncStream(bufferingPolicy: .bufferingNewest(Self.capacity)) { consumer in
      consumers[number] = consumer
      consumer.onTermination = { [weak self] _ in
        Task { @MainActor in self?.consumers[number] = nil }
      }
    }
  }

  func send(_ event: LinkEvent<R>) {
    for consumer in consumers.values { consumer.yield(event) }
  }
}
