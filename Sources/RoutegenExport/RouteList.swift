package import RoutegenModel
import RoutegenSource

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
