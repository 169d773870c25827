import RoutegenModel
import RoutegenSource

extension [RouteSetChange] {
  /// The changes, in which those that a group or a mount makes alike in its routes are one.
  func merged(_ sets: ComparedSets) -> [RouteSetChange] {
    let moved = sets.moved
    if moved.isEmpty { return self }
    let indices = Dictionary(
      sets.old.model.routes.map { ($0.qualifiedName, $0.index) },
      uniquingKeysWith: { first, _ in first })
    var places: [ChangeOfGroup: Int] = [:]
    var merged: [RouteSetChange] = []
    var others: [Int: [RouteSetChange]] = [:]
    for change in self {
      guard let route = change.subject.route.flatMap({ indices[$0] }),
        // What the file promises until a day is promised for each route.
        sets.old.model.promisedUntil(sets.old.model.routes[route]) == nil,
        let (key, group) = change.key(of: route, moved)
      else {
        merged.append(change)
        continue
      }
      if let place = places[key] {
        others[place, default: []].append(change)
      } else {
        places[key] = merged.count
        merged.append(RouteSetChange(change, of: group, key, sets))
      }
    }
    for (place, changes) in others { merged[place].add(changes) }
    return merged
  }
}

/// The identity of a change that a group makes.
private struct ChangeOfGroup: Hashable {
  let code: DiagnosticCode
  let isInternal: Bool
  let group: String
  let beginning: String
}

extension RouteSetChange {
  /// The group that makes the change of a pattern; `nil` if the change is that of a single route.
  fileprivate func key(
    of route: Int, _ moved: MovedGroups
  ) -> (key: ChangeOfGroup, group: MovedGroup)? {
    var isLost = true
    switch code {
    case .linkLost, .webReleased: break
    case .oldAppLost, .linkReprinted, .webClaimed: isLost = false
    case _: return nil
    }
    guard let pattern = isLost ? subject.old : subject.new,
      let (group, beginning) = moved.group(of: route, pattern, isLost: isLost)
    else { return nil }
    let key = ChangeOfGroup(
      code: code, isInternal: isInternal, group: group.name, beginning: beginning)
    return (key, group)
  }

  /// The change of a group, beginning with that of its first route.
  fileprivate init(
    _ first: RouteSetChange, of group: MovedGroup, _ key: ChangeOfGroup, _ sets: ComparedSets
  ) {
    let isLost = group.lost.contains(key.beginning)
    let place = group.new.nameSpan
    var diagnostic = Diagnostic(
      first.code, first.code.message(group, key.beginning), at: place)
    if group.old.nameSpan.file != place.file {
      diagnostic = diagnostic.also(group.old.nameSpan, "the group was here")
    }
    for note in first.diagnostic.notes { diagnostic = diagnostic.note(note) }
    self.init(
      diagnostic,
      of: ChangeSubject(
        routeSet: first.subject.routeSet, route: group.name,
        old: isLost ? key.beginning : group.old.patternText,
        new: isLost ? group.new.patternText : key.beginning),
      first.proof, isInternal: first.isInternal)
    remedies = first.groupRemedies
  }

  /// Adds the links of other routes of the group.
  fileprivate mutating func add(_ others: [RouteSetChange]) {
    var (all, remedies) = (diagnostic, remedies)
    for other in others {
      for note in other.diagnostic.notes { all = all.note(note) }
      for remedy in other.groupRemedies where !remedies.contains(remedy) { remedies.append(remedy) }
    }
    let isInternal = isInternal
    self = RouteSetChange(all, of: subject, proof, isInternal: isInternal)
    self.remedies = remedies
    otherProofs = others.compactMap(\.proof)
  }

  /// The remedies that are lines of a group.
  private var groupRemedies: [ChangeRemedy] {
    remedies.filter { if case .groupAlias = $0 { true } else { false } }
  }
}

extension DiagnosticCode {
  /// What a group changes for links of its routes.
  fileprivate func message(_ group: MovedGroup, _ beginning: String) -> String {
    let pattern = (beginning.hasSuffix("/") ? String(beginning.dropLast()) : beginning) + "/…"
    let links = "links of the group '\(group.name)' by '\(pattern)'"
    return switch self {
    case .linkLost: "\(links) are lost"
    case .oldAppLost: "older apps do not open \(links), by which they are printed"
    case .linkReprinted: "\(links) are printed by another pattern, and older apps open them"
    case .webReleased: "the website gets \(links) back"
    case _: "the app takes \(links) from the website"
    }
  }
}
