import RoutegenCompiler

/// Groups and mounts of two versions that have other names and the same routes.
struct GroupPairs {
  /// The routes of paired groups, those of the old version first.
  private(set) var routes: [(old: Int, new: Int)] = []

  /// - Parameters:
  ///   - isOld: Whether a route of the old version is not paired yet.
  ///   - isNew: Whether a route of the new version is not.
  init(_ old: RouteModel, _ new: RouteModel, isOld: (Route) -> Bool, isNew: (Route) -> Bool) {
    let gone = old.members.outermostGroups(where: isOld).map { NamelessGroup($0, old) }
    let added = new.members.outermostGroups(where: isNew).map { NamelessGroup($0, new) }
    for group in gone {
      let fitting = added.filter(group.fits)
      guard fitting.count == 1, gone.count(where: { $0.fits(fitting[0]) }) == 1 else { continue }
      for (key, index) in group.routes.sorted(by: { $0.value < $1.value }) {
        if let other = fitting[0].routes[key] { routes.append((index, other)) }
      }
    }
  }
}

/// A group without its name and path.
private struct NamelessGroup {
  /// The name of the route set that is mounted.
  private let mounted: String?
  private let parameters: [TypeIdentity]

  /// The indices of its routes, by their names and patterns in the group.
  let routes: [[String]: Int]

  init(_ group: Group, _ model: RouteModel) {
    mounted = group.mount == nil ? nil : group.typeName
    parameters = group.parameters.map { model.identity(of: $0.type) }
    let length = group.patternText.utf8.count
    let own = group.allRoutes.map { route in
      let names = Array(route.names.dropFirst(group.names.count))
      return (names + [String(route.pattern.text.utf8.dropFirst(length)) ?? ""], route.index)
    }
    routes = Dictionary(own, uniquingKeysWith: { first, _ in first })
  }

  /// Whether another group has all of its routes, and the same parameters.
  func fits(_ other: NamelessGroup) -> Bool {
    mounted == other.mounted && parameters == other.parameters
      && routes.keys.allSatisfy { other.routes[$0] != nil }
  }
}

extension [Member] {
  /// The groups all of whose routes have a property, without those in such groups.
  fileprivate func outermostGroups(where isIncluded: (Route) -> Bool) -> [Group] {
    flatMap { member -> [Group] in
      guard case .group(let group) = member else { return [] }
      return group.allRoutes.allSatisfy(isIncluded)
        ? [group] : group.members.outermostGroups(where: isIncluded)
    }
  }
}
