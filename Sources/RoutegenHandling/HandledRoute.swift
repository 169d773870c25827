public import RoutegenRuntime

/// A route set with handler protocols, whose links a ``LinkDispatcher`` opens.
///
/// `routegen` generates the conformance. To handle links, adopt the protocol `Handler` of the route
/// set and of each of its groups, and pass the handler of the route set to
/// ``LinkDispatcher/connect(to:otherwise:)``.
public protocol HandledRoute: Route {
  /// The existential type of the route set's handlers, `any Handler`.
  associatedtype _Handler

  /// Returns the first step of a link through the handlers.
  @MainActor func _step(_ _handler: _Handler) -> LinkStep
}
