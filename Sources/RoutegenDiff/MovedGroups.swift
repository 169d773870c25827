import RoutegenModel
import RoutegenSource

/// The groups and mounts of the old version that begin differently in the new one.
struct MovedGroups {
  /// The groups around each route of the old version that begin differently, the outermost first.
  private var groups: [Int: [MovedGroup]] = [:]

  var isEmpty: Bool { groups.isEmpty }

  init(_ old: RouteModel, _ new: RouteModel, _ pairs: RoutePairs) {
    add(old.members, new, pairs)
  }

  private mutating func add(_ members: [Member], _ new: RouteModel, _ pairs: RoutePairs) {
    for case .group(let group) in members {
      if let other = pairs.pair(of: group, in: new), let moved = MovedGroup(group, other) {
        for route in group.allRoutes { groups[route.index, default: []].append(moved) }
      }
      add(group.members, new, pairs)
    }
  }

  /// The outermost group that makes the difference for a pattern of a route of the old version.
  ///
  /// - Parameter isLost: Whether it is a pattern of the old version; otherwise, it is one of the new version.
  func group(of route: Int, _ pattern: String, isLost: Bool) -> (MovedGroup, beginning: String)? {
    for group in groups[route] ?? [] {
      let beginnings = isLost ? group.lost : group.gained
      if let beginning = beginnings.first(where: { pattern.begins(with: $0) }) {
        return (group, beginning)
      }
    }
    return nil
  }
}

/// A group or mount in two versions, in which it does not have the same patterns.
struct MovedGroup {
  let old: Group
  let new: Group

  /// The beginnings of patterns that only one version has.
  let lost: [String]
  let gained: [String]

  fileprivate init?(_ old: Group, _ new: Group) {
    (self.old, self.new) = (old, new)
    lost = old.beginnings.filter { text in !new.beginnings.contains { $0.isSame(text) } }
    gained = new.beginnings.filter { text in !old.beginnings.contains { $0.isSame(text) } }
    if lost.isEmpty && gained.isEmpty { return nil }
  }

  /// The number of segments of the group's path.
  var oldSegmentCount: Int { old.declaration.enclosure.segmentCount + old.segments.count }
  var name: String { (old.groupNames + [old.caseName]).joined(separator: ".") }
}

extension Group {
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
    return path.flatMap { Self.group($0[...], in: new.members) }
  }

  private static func group(_ path: ArraySlice<String>, in members: [Member]) -> Group? {
    for case .group(let group) in members where group.caseName == path.first {
      return path.count == 1 ? group : self.group(path.dropFirst(), in: group.members)
    }
    return nil
  }
}
