/// What a handler's method made of a link of its level.
///
/// The level, such as `SOPT.Home`, is in the type so that one object can handle several: two groups
/// may both have an `index`, and Swift tells their methods apart by what they return.
public struct LinkHandling<Level: RouteGroup>: Hashable, Sendable {
  let rejection: LinkRejection?

  /// The link is open.
  public static var opened: Self { Self(rejection: nil) }

  /// The link is not opened, for the reason given.
  ///
  /// The reason is for developers; it is in events and may get into logs.
  public static func rejected(_ reason: String) -> Self {
    Self(rejection: LinkRejection(reason))
  }
}

/// Thrown by a handler's method that does not pass a link on, and tells why.
///
/// ``LinkHandling/rejected(_:)`` says the same at the end of the way. Any other error that a method
/// throws ends the link as ``LinkProgress/failed(_:)``.
public struct LinkRejection: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why the link is not opened, for developers.
  public let reason: String

  /// Rejects a link for a reason, which is in events and may get into logs.
  public init(_ reason: String) {
    self.reason = reason
  }

  /// The reason.
  public var description: String { reason }
}
