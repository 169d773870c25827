/// A route set with handler protocols, whose links a ``LinkDispatcher`` opens.
///
/// `routegen` writes the conformance. What you use is the protocol `Handler` of the route set and of
/// each of its groups: adopt them, and hand the outermost to ``LinkDispatcher/connect(to:)``.
public protocol HandledRoute: Route {
  /// `any` handler of the route set.
  associatedtype _Handler

  /// The first step of a link on its way through the handlers.
  @MainActor func _step(_ _handler: _Handler) -> LinkStep
}
