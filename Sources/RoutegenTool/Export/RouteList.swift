package import RoutegenCompiler

/// The routes of a set in the order of the file, and the route sets that it mounts.
package struct RouteList {
  package private(set) var routes: [ListedRoute] = []
  private(set) var mounts: [ListedMount] = []

  package init(_ model: RouteModel) {
    add(model.members, of: model, below: Surroundings())
    routes.sort { $0.route.index < $1.route.index }
  }

  /// The attributes that the groups around a member give to it.
  private struct Surroundings {
    var requirements: [String] = []
    var deprecation: String?
    var promisedUntil: String?
    var mounted: String?
    var isInternal = false
    var isUnlinked = false

    mutating func add(_ attributes: Attributes) {
      requirements += attributes.requirements.filter { !requirements.contains($0) }
      deprecation = attributes.deprecation ?? deprecation
      promisedUntil = attributes.promisedUntil?.description ?? promisedUntil
      isInternal = isInternal || attributes.isInternal
      isUnlinked = isUnlinked || attributes.isUnlinked
    }
  }

  /// - Parameter model: The set that declares the members.
  private mutating func add(
    _ members: [Member], of model: RouteModel, below surroundings: Surroundings
  ) {
    for member in members {
      var inner = surroundings
      switch member {
      case .route(let route):
        inner.add(route.attributes)
        routes.append(
          ListedRoute(
            route: route, requirements: inner.requirements, deprecation: inner.deprecation,
            promisedUntil: inner.promisedUntil, mounted: inner.mounted))
      case .group(let group):
        inner.add(group.attributes)
        let mount = group.mount.map { model.mounts[$0] }
        if let mount {
          inner.mounted = mount.model.name
          mounts.append(
            ListedMount(
              mount, at: group.patternText, isListed: !inner.isInternal && !inner.isUnlinked))
        }
        add(group.members, of: mount?.model ?? model, below: inner)
      }
    }
  }
}

/// A mounted route set and its place in the route set that mounts it.
struct ListedMount {
  /// The pattern that the set continues; `/` for the root.
  let pattern: String
  let name: String

  /// The module of the set; `nil` for the module of the file.
  let module: String?

  /// Whether neither the mount nor a group that contains it is `@internal` or `@unlinked`.
  let isListed: Bool

  init(_ mount: Mount, at pattern: String, isListed: Bool) {
    self.isListed = isListed
    self.pattern = pattern.isEmpty ? "/" : pattern
    name = mount.model.name
    module = mount.module
  }
}

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
