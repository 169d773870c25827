import RoutegenRuntime

/// A link that is being handled.
@MainActor
final class RunningLink<R: Route> {
  /// The link that another handler starts with, if the handler is disconnected.
  let received: ReceivedLink<R>

  /// The link, after a redirect with the new route.
  private(set) var current: ReceivedLink<R>
  private(set) var walk: LinkWalk

  /// Whether the handler was disconnected, and the link continues with it.
  var isDisconnected = false

  /// The task that calls the handlers; `nil` before the first call.
  var task: Task<Void, Never>?

  init(_ received: ReceivedLink<R>, _ walk: LinkWalk) {
    self.received = received
    current = received
    self.walk = walk
  }

  /// Continues after a redirect.
  func proceed(with redirected: ReceivedLink<R>, _ walk: LinkWalk) {
    current = redirected
    self.walk = walk
  }

  /// Calls no further handler, and cancels the task of the current one, which ends its wait at a
  /// gate.
  func stop() {
    walk.stop()
    task?.cancel()
  }
}
