/// The result of a handler's method for a link.
///
/// `Level` is the route set or group of the handler, such as `SOPT.Home`. It is part of the type so
/// that one object can be the handler of several groups: if two groups have a route `index`, their
/// methods differ in the type that they return.
public struct LinkHandling<Level: RouteGroup>: Hashable, Sendable {
  let rejection: LinkRejection?

  /// The handler has opened the link.
  public static var opened: Self { Self(rejection: nil) }

  /// The handler has not opened the link.
  ///
  /// - Parameter reason: The reason, for developers. It is part of events and can be in logs.
  public static func rejected(_ reason: String) -> Self {
    Self(rejection: LinkRejection(reason))
  }
}

/// An error that a handler's method throws to reject a link.
///
/// The method of a group throws it to not pass the link on. The method of a route can also return
/// ``LinkHandling/rejected(_:)``, with the same effect. Any other error ends the link with
/// ``LinkProgress/failed(_:)``.
public struct LinkRejection: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason why the link is not opened, for developers.
  public let reason: String

  /// Creates a rejection with a reason, which is part of events and can be in logs.
  public init(_ reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}
