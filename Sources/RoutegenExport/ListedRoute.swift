package import RoutegenModel

/// A route with the attributes that it inherits from the groups around it.
package struct ListedRoute {
  package let route: Route

  /// The requirements of the groups and the route, outermost first.
  package let requirements: [String]

  /// The reason of the deprecation: the route's own, or else that of the innermost deprecated group.
  package let deprecation: String?

  /// The last day on which the file promises to keep the route, or else its innermost group with a date.
  package let promisedUntil: String?

  /// The mounted route set that declares the route; `nil` for a route of the file.
  package let mounted: String?
}
