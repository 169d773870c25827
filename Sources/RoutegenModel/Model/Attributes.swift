package import RoutegenSource

/// What stands above a route or group and begins with `@`.
package struct Attributes: Hashable, Sendable {
  /// Why not to use it any more; empty where the file does not say.
  package var deprecation: String?

  /// Where `@deprecated` stands.
  package var deprecationSpan: Span?

  /// Whether websites and association files do not list it; inherited from groups.
  package var isInternal = false

  /// What has to be met before it is opened, that of the groups around it left out.
  package var requirements: [String] = []

  /// The types of home-screen quick actions that open it, `*.search` for any bundle.
  package var shortcuts: [String] = []

  /// The types of `NSUserActivity` that open it.
  package var activities: [String] = []
}
