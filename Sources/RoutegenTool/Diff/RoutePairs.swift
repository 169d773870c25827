package import RoutegenCompiler

/// The routes of two versions of a route set that are the same, and their parameters.
///
/// A route is the same if it has the same qualified name, or if the caller knows its new one. A route whose
/// name is gone was renamed if a new name has a printed pattern of the same shape, if its group has another
/// name and the same routes, or else if a new name in its group has the same parameters.
package struct RoutePairs {
  /// For each route of the old version the index of the new one; `nil` if the route is gone.
  let newIndices: [Int?]

  /// For each route of the new version the index of the old one.
  package let oldIndices: [Int: Int]

  /// For each route of the old version the new slot of each parameter.
  private let slots: [[Int?]]

  /// - Parameter renamed: The new name of each route that has another one; names without a route are ignored.
  package init(_ old: RouteModel, _ new: RouteModel, renamed: [String: String] = [:]) {
    var indices: [String: Int] = [:]
    for route in new.routes.reversed() { indices[route.qualifiedName] = route.index }
    var found = old.routes.map { indices[renamed[$0.qualifiedName] ?? $0.qualifiedName] }
    Self.pairRenamed(old, new, &found) { PrintedShape($0, $1) }
    Self.pairGroups(old, new, &found)
    Self.pairRenamed(old, new, &found) { ParameterList($0, $1) }
    newIndices = found
    slots = zip(old.routes, found).map { route, index in
      index.map { Self.slots(of: route, in: new.routes[$0]) }
        ?? route.parameters.map { _ in nil }
    }
    oldIndices = Dictionary(
      found.enumerated().compactMap { old, new in new.map { ($0, old) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The new slot of a parameter; `nil` if it is gone.
  func slot(of slot: Int, ofRoute old: Int) -> Int? { slots[old][slot] }

  /// The old slot of a parameter of the new version; `nil` if it is new.
  func oldSlot(of slot: Int, ofRoute old: Int) -> Int? { slots[old].firstIndex(of: slot) }

  // MARK: Finding pairs

  /// Pairs a route that is gone with the only new one that is the same in some way, if it is the only one.
  private static func pairRenamed<Key: Hashable>(
    _ old: RouteModel, _ new: RouteModel, _ found: inout [Int?], by key: (Route, RouteModel) -> Key?
  ) {
    let known = Set(found.compactMap { $0 })
    guard found.contains(nil), known.count < new.routes.count else { return }
    let added = Dictionary(grouping: new.routes.filter { !known.contains($0.index) }) {
      key($0, new)
    }
    let gone = Dictionary(grouping: old.routes.filter { found[$0.index] == nil }) { key($0, old) }
    for (key, routes) in gone where key != nil && routes.count == 1 {
      guard let others = added[key], others.count == 1 else { continue }
      found[routes[0].index] = others[0].index
    }
  }

  /// Pairs the routes of groups that have another name.
  private static func pairGroups(
    _ old: RouteModel, _ new: RouteModel, _ found: inout [Int?]
  ) {
    let known = Set(found.compactMap { $0 })
    guard found.contains(nil), known.count < new.routes.count else { return }
    let paired = found
    let groups = GroupPairs(
      old, new, isOld: { paired[$0.index] == nil }, isNew: { !known.contains($0.index) })
    for (index, other) in groups.routes { found[index] = other }
  }

  /// The slot of each parameter in the new version of its route: that of the same name, or else of the
  /// same place in the printed pattern.
  private static func slots(of route: Route, in other: Route) -> [Int?] {
    var slots = route.parameters.map { parameter in
      other.parameters.firstIndex { $0.name == parameter.name }
    }
    guard slots.contains(nil) else { return slots }
    let known = Set(slots.compactMap { $0 })
    let sources = Candidate(route.pattern, to: route).sources
    let others = Candidate(other.pattern, to: other).sources
    for slot in slots.indices where slots[slot] == nil && sources[slot] != .absent {
      slots[slot] = others.firstIndex(of: sources[slot]).flatMap { known.contains($0) ? nil : $0 }
    }
    return slots
  }
}

/// The printed pattern of a route without the names of its placeholders, and its origins.
private struct PrintedShape: Hashable {
  let origins: Set<OriginConstraint>
  let pattern: PatternShape

  init(_ route: Route, _ model: RouteModel) {
    origins = Set(route.origins)
    pattern = PatternShape(Candidate(route.pattern, to: route), model)
  }
}

/// The parameters of a route, its group and its origins; `nil` for a route without parameters, which any other one
/// would be.
private struct ParameterList: Hashable {
  let origins: Set<OriginConstraint>
  let groups: [String]
  let names: [String]
  let types: [TypeIdentity]

  init?(_ route: Route, _ model: RouteModel) {
    if route.parameters.isEmpty { return nil }
    (origins, groups) = (Set(route.origins), route.groupNames)
    names = route.parameters.map(\.name)
    types = route.parameters.map { model.identity(of: $0.type) }
  }
}
