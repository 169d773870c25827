/// Hands every event to every consumer, and waits for none of them.
@MainActor
final class LinkEvents<R: Route> {
  /// How many events are kept for a consumer that does not take them; then the oldest are lost.
  private static var capacity: Int { 1024 }

  private var consumers: [Int: AsyncStream<LinkEvent<R>>.Continuation] = [:]
  private var number = 0

  deinit {
    for consumer in consumers.values { consumer.finish() }
  }

  /// A new consumer's events, from now on.
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
