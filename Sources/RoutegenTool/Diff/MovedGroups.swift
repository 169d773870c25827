import RoutegenCompiler

/// The groups and mounts that only one version has, or that begin differently in the other one.
struct MovedGroups {
  /// Those around each route of the old version, and around each new route, the outermost first.
  private var groups: [Int: [MovedGroup]] = [:]
  private var newGroups: [Int: [MovedGroup]] = [:]

  init(_ old: RouteModel, _ new: RouteModel, _ pairs: RoutePairs) {
    for group in old.allGroups {
      let routes = group.allRoutes
      let isGone = routes.allSatisfy { pairs.newIndices[$0.index] == nil }
      let other = pairs.pair(of: group, in: new)
      guard isGone || other != nil, let moved = MovedGroup(group, other) else { continue }
      for route in routes { groups[route.index, default: []].append(moved) }
    }
    for group in new.allGroups {
      let routes = group.allRoutes
      guard routes.allSatisfy({ pairs.oldIndices[$0.index] == nil }),
        let added = MovedGroup(nil, group)
      else { continue }
      for route in routes { newGroups[route.index, default: []].append(added) }
    }
  }

  /// The outermost group that makes the difference for a pattern of a route of the old version.
  ///
  /// - Parameter isLost: Whether it is a pattern of the old version; otherwise, it is one of the new version.
  func group(of route: Int, _ pattern: String, isLost: Bool) -> (MovedGroup, beginning: String)? {
    group(of: pattern, in: groups[route] ?? []) { isLost ? $0.lost : $0.gained }
  }

  /// The outermost group that is new and has a pattern of a route that is new.
  func group(ofNew route: Int, _ pattern: String) -> (MovedGroup, beginning: String)? {
    group(of: pattern, in: newGroups[route] ?? [], \.gained)
  }

  private func group(
    of pattern: String, in groups: [MovedGroup], _ beginnings: (MovedGroup) -> [String]
  ) -> (MovedGroup, beginning: String)? {
    for group in groups {
      if let beginning = beginnings(group).first(where: { pattern.begins(with: $0) }) {
        return (group, beginning)
      }
    }
    return nil
  }
}

/// A group or mount in two versions, in which it does not have the same patterns.
struct MovedGroup {
  /// The group in each version, of which one may not have it.
  let old: Group?
  let new: Group?
  let name: String

  /// Whether both versions have the group.
  var isMoved: Bool { old != nil && new != nil }

  /// The beginnings of patterns that only one version has.
  let lost: [String]
  let gained: [String]

  fileprivate init?(_ old: Group?, _ new: Group?) {
    guard let known = old ?? new else { return nil }
    (self.old, self.new) = (old, new)
    name = known.names.joined(separator: ".")
    let (before, after) = (old?.beginnings ?? [], new?.beginnings ?? [])
    lost = before.filter { text in !after.contains { $0.isSame(text) } }
    gained = after.filter { text in !before.contains { $0.isSame(text) } }
    if lost.isEmpty && gained.isEmpty { return nil }
  }
}

extension Group {
  /// The number of segments of its path, from the root.
  var segmentCount: Int { declaration.enclosure.segmentCount + segments.count }

  fileprivate var beginnings: [String] { [patternText] + aliasTexts }
}

extension String {
  fileprivate func isSame(_ other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// Whether the text of a pattern begins with the path of a group.
  fileprivate func begins(with path: String) -> Bool {
    guard utf8.starts(with: path.utf8) else { return false }
    let next = utf8.dropFirst(path.utf8.count).first
    return next == nil || "/?#".utf8.contains(next ?? 0)
  }
}

extension RoutePairs {
  /// The group of the new version that has the routes of a group of the old one.
  fileprivate func pair(of group: Group, in new: RouteModel) -> Group? {
    let depth = group.groupNames.count + 1
    var path: [String]?
    for route in group.allRoutes {
      guard let index = newIndices[route.index] else { continue }
      let names = new.routes[index].groupNames
      let count = names.count - (route.groupNames.count - depth)
      guard count > 0 else { return nil }
      let other = Array(names.prefix(count))
      if let path, path != other { return nil }
      path = other
    }
    return new.allGroups.first { $0.names == path }
  }
}
