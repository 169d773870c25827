/// The time for which a link is with one handler, and the delays in it.
///
/// A handler can start a task that continues after the link has left it. If that task waits at a
/// gate, it does not delay the link.
@MainActor
final class HandlerVisit {
  /// The link for which the handler is called.
  nonisolated let delivery: LinkDelivery

  /// The same for all visits of one link.
  let restart: LinkRestart

  private weak var walk: LinkWalk?
  private var delays = 0

  init(_ walk: LinkWalk, _ delivery: LinkDelivery, _ restart: LinkRestart) {
    self.restart = restart
    self.walk = walk
    self.delivery = delivery
  }

  /// Whether the handler waits at a gate.
  var isDelayed: Bool { delays > 0 }

  func delay() {
    delays += 1
    walk?.delayed(in: self)
  }

  func endDelay() {
    delays -= 1
    walk?.endedDelay(in: self)
  }
}
