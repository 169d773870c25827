/// The visit of a link with one handler.
///
/// A handler may start a task that goes on when the link has left it. Where that waits is nothing to the
/// link.
@MainActor
final class HandlerVisit {
  /// The visit that the running task belongs to; how a ``LinkGate`` knows whom it delays.
  @TaskLocal static var current: HandlerVisit?

  private weak var walk: LinkWalk?
  private var delays = 0

  init(_ walk: LinkWalk) {
    self.walk = walk
  }

  /// Whether the handler waits at a gate.
  var isDelayed: Bool { delays > 0 }

  func delay() {
    delays += 1
    walk?.delayed(in: self)
  }

  func goOn() {
    delays -= 1
  }
}
