public import RoutegenRuntime

/// The result of a handler's method for a link.
///
/// `Level` is the route set or group of the handler, such as `SOPT.Home`. It is part of the type so
/// that one object can be the handler of several groups: if two groups have a route `index`, their
/// methods differ in the type that they return.
public struct LinkOutcome<Level: RouteGroup>: Hashable, Sendable {
  /// One reference, because all methods of handlers return it.
  private indirect enum Result: Hashable {
    case opened
    case rejected(LinkRejection)
    case redirected(Level._RouteSet)
  }

  private let result: Result

  var answer: LinkStep.Answer {
    switch result {
    case .opened: .opened
    case .rejected(let rejection): .rejected(rejection)
    case .redirected(let route): .redirected(route)
    }
  }

  /// The handler has opened the link.
  public static var opened: Self { Self(result: .opened) }

  /// The handler has not opened the link.
  ///
  /// - Parameter reason: The reason, for developers. It is part of events and can be in logs.
  public static func rejected(_ reason: String) -> Self {
    Self(result: .rejected(LinkRejection(reason)))
  }

  /// The handler has not opened the link, and the dispatcher continues with another route.
  ///
  /// The route is one of the whole route set, on whichever level the handler is. The dispatcher
  /// calls the handlers of that route from the outermost one on, and asks for its requirements. It
  /// is still the same link: with its number, its text and its extras, and with one final event. A
  /// link that is redirected more than eight times is rejected.
  ///
  /// ```swift
  /// func legacyPost(id: Int) -> LinkOutcome<Blog.Archive> {
  ///   .redirected(to: .posts(id: id))
  /// }
  /// ```
  ///
  /// In the handler of a mounted set, the route is one of the mounted set. The dispatcher continues
  /// with it where the set is mounted, with the values that the link has on the way to it.
  public static func redirected(to route: Level._RouteSet) -> Self {
    Self(result: .redirected(route))
  }
}

/// An error that a handler's method throws to reject a link.
///
/// The method of a group throws it to not pass the link on. The method of a route can also return
/// ``LinkOutcome/rejected(_:)``, with the same effect. Any other error ends the link with
/// ``LinkProgress/failed(_:)``.
public struct LinkRejection: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason why the link is not opened, for developers.
  public let reason: String

  /// Creates a rejection with a reason, which is part of events and can be in logs.
  public init(_ reason: String) {
    self.reason = reason
  }

  init(unmet requirement: String) {
    self.init("nothing meets the requirement '\(requirement)'")
  }

  /// The reason.
  public var description: String { reason }
}
