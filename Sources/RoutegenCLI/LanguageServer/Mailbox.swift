import Foundation

/// A queue from the threads that wait for events to the one that works.
final class Mailbox<Event: Sendable>: @unchecked Sendable {
  // Every access to `events` holds the lock of `condition`.
  private let condition = NSCondition()
  private var events: [Event] = []

  /// Adds an event, and wakes the thread that works.
  func post(_ event: Event) {
    condition.lock()
    events.append(event)
    condition.signal()
    condition.unlock()
  }

  /// Removes and returns all events.
  ///
  /// - Parameter seconds: The longest wait if there are none; `nil` to wait for an event.
  func take(waiting seconds: TimeInterval?) -> [Event] {
    condition.lock()
    defer { condition.unlock() }
    // On Linux, a wait until `Date.distantFuture` traps.
    let deadline = seconds.map { Date() + $0 }
    while events.isEmpty {
      guard let deadline else {
        condition.wait()
        continue
      }
      guard condition.wait(until: deadline) else { break }
    }
    defer { events = [] }
    return events
  }
}
