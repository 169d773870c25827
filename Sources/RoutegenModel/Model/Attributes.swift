package import RoutegenSource

/// The lines above a route or group that begin with `@`.
package struct Attributes: Hashable, Sendable {
  /// The reason why the route is deprecated; empty if the file has none.
  package var deprecation: String?

  /// The place of `@deprecated`.
  package var deprecationSpan: Span?

  /// Whether exports leave the route out; inherited from groups.
  package var isInternal = false

  /// The requirements that must be met before the route opens, without those of its groups.
  package var requirements: [String] = []

  /// The types of home-screen quick actions that open the route; `*.search` is any bundle's.
  package var shortcuts: [String] = []

  /// The types of `NSUserActivity` that open the route.
  package var activities: [String] = []
}
