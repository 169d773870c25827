import RoutegenModel
import RoutegenSource

/// The group of a removed route that the new version still has, with the same path.
struct RemainingGroup {
  /// The name of the group or, without one, its pattern.
  let span: Span

  /// The requirements of the group and of those around it.
  let requirements: [String]
  let isInternal: Bool

  /// The path from the root.
  private let path: String

  /// Finds the group; `nil` if the route was in none, or the group is gone or another one.
  init?(around route: Route, _ sets: ComparedSets) {
    guard !route.groupNames.isEmpty,
      let old = Self.group(route.groupNames, in: sets.old.model.members),
      let new = Self.group(route.groupNames, in: sets.new.model.members),
      new.mount == nil, new.patternText.utf8.elementsEqual(old.patternText.utf8),
      Set(new.origins) == Set(route.origins)
    else { return nil }
    (span, path, isInternal) = (new.nameSpan, new.patternText, new.attributes.isInternal)
    requirements = Self.requirements(route.groupNames, in: sets.new.model.members)
  }

  /// The part of a pattern that continues the path of the group; `nil` if it does not continue it.
  func relative(_ pattern: String) -> String? {
    guard pattern.utf8.starts(with: path.utf8) else { return nil }
    let rest = String(decoding: pattern.utf8.dropFirst(path.utf8.count), as: UTF8.self)
    switch rest.utf8.first {
    case UInt8(ascii: "/"): return rest
    case nil, UInt8(ascii: "?"), UInt8(ascii: "#"): return "/" + rest
    case _?: return nil
    }
  }

  // MARK: Finding a group

  private static func group(_ names: [String], in members: [Member]) -> Group? {
    guard let group = member(names[0], of: members) else { return nil }
    return names.count == 1 ? group : self.group(Array(names.dropFirst()), in: group.members)
  }

  /// The requirements of a group and of those around it, by their names.
  static func requirements(_ names: [String], in members: [Member]) -> [String] {
    guard let first = names.first, let group = member(first, of: members) else { return [] }
    return group.attributes.requirements
      + requirements(Array(names.dropFirst()), in: group.members)
  }

  private static func member(_ name: String, of members: [Member]) -> Group? {
    for case .group(let group) in members where group.caseName.utf8.elementsEqual(name.utf8) {
      return group
    }
    return nil
  }
}
