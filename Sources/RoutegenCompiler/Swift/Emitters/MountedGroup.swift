/// The group of a route that represents a mounted route set.
struct MountedGroup {
  /// The groups from the outermost to the one that represents the set.
  let groups: [Group]

  /// The name of the set's enum.
  let typeName: String

  /// The numbers of the set's routes.
  let routes: Range<Int>

  /// The mounted group around a route; `nil` if the route is declared in this file.
  init?(of route: Route, in model: RouteModel) {
    guard !model.mounts.isEmpty else { return nil }
    let groups = model.groups(of: route)
    guard let place = groups.firstIndex(where: { $0.mount != nil }),
      let number = groups[place].mount
    else { return nil }
    let mount = model.mounts[number]
    self.groups = Array(groups[...place])
    typeName = groups[place].typeName
    routes = mount.firstRoute..<mount.firstRoute + mount.model.routes.count
  }
}

extension RouteModel {
  /// The groups around a route, from the outermost.
  func groups(of route: Route) -> [Group] {
    var groups: [Group] = []
    var members = members
    for name in route.groupNames {
      for case .group(let group) in members where group.caseName == name {
        groups.append(group)
        members = group.members
        break
      }
    }
    return groups
  }
}
