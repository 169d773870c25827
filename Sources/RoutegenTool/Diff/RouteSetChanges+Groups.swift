import RoutegenCompiler

extension [RouteSetChange] {
  /// The changes, in which those that a group or a mount makes alike in its routes are one.
  func merged(_ sets: ComparedSets) -> [RouteSetChange] {
    let indices = Dictionary(
      sets.old.model.routes.map { ($0.qualifiedName, $0.index) },
      uniquingKeysWith: { first, _ in first })
    var places: [ChangeOfGroup: Int] = [:]
    var merged: [RouteSetChange] = []
    var changes: [Int: (key: ChangeOfGroup, group: MovedGroup, all: [RouteSetChange])] = [:]
    for change in self {
      let route = change.subject.route.flatMap { indices[$0] }
      // What the file promises until a day is promised for each route.
      guard route.flatMap({ sets.old.model.promisedUntil(sets.old.model.routes[$0]) }) == nil,
        let (key, group) = change.key(of: route, sets.moved)
      else {
        merged.append(change)
        continue
      }
      if places[key] == nil {
        places[key] = merged.count
        merged.append(change)
      }
      changes[places[key] ?? 0, default: (key, group, [])].all.append(change)
    }
    for (place, (key, group, all)) in changes where all.count > 1 || group.isMoved {
      merged[place] = RouteSetChange(all, of: group, key, sets)
    }
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
  ///
  /// - Parameter route: The route of the old version.
  fileprivate func key(
    of route: Int?, _ moved: MovedGroups
  ) -> (key: ChangeOfGroup, group: MovedGroup)? {
    guard let isLost = code.isLossOfGroup, let pattern = isLost ? subject.old : subject.new,
      let (group, beginning) = route.map({ moved.group(of: $0, pattern, isLost: isLost) })
        ?? newRoute.map({ moved.group(ofNew: $0, pattern) })
        ?? nil
    else { return nil }
    let key = ChangeOfGroup(
      code: code, isInternal: isInternal, group: group.name, beginning: beginning)
    return (key, group)
  }

  /// The change of a group: that of all of its routes.
  fileprivate init(
    _ changes: [RouteSetChange], of group: MovedGroup, _ key: ChangeOfGroup, _ sets: ComparedSets
  ) {
    let isLost = key.code.isLossOfGroup ?? true
    let place = group.new?.nameSpan ?? sets.new.model.nameSpan
    var diagnostic = Diagnostic(
      key.code, key.code.message(group, key.beginning), at: place)
    if let old = group.old, old.nameSpan.file != place.file {
      diagnostic = diagnostic.also(old.nameSpan, "the group was here")
    }
    for note in changes.flatMap(\.diagnostic.notes) { diagnostic = diagnostic.note(note) }
    self.init(
      diagnostic,
      of: ChangeSubject(
        routeSet: changes[0].subject.routeSet, route: group.old == nil ? nil : group.name,
        old: isLost ? key.beginning : group.old?.patternText,
        new: isLost ? group.new?.patternText : key.beginning),
      changes[0].proof, isInternal: key.isInternal)
    otherProofs = changes.dropFirst().compactMap(\.proof)
    remedies = changes.remedies(of: group, sets)
  }
}

extension [RouteSetChange] {
  /// The remedies for all of the routes of a group: its lines or, if it is gone, the mount or the routes.
  fileprivate func remedies(of group: MovedGroup, _ sets: ComparedSets) -> [ChangeRemedy] {
    var lines: [ChangeRemedy] = []
    var (names, routes): ([String], [String]) = ([], [])
    for remedy in flatMap(\.remedies) {
      switch remedy {
      case .groupAlias where !lines.contains(remedy): lines.append(remedy)
      case .routes(let own, let text) where !names.contains(where: own.contains):
        names += own
        routes += (routes.isEmpty ? [] : [""]) + text
      case _: break
      }
    }
    guard group.new == nil, let old = group.old, !names.isEmpty else { return lines }
    let mount = old.mountRemedy(sets.old.model)
    return (mount.map { [$0] } ?? []) + [.routes(names: names, lines: routes)]
  }
}

extension DiagnosticCode {
  /// Whether a group makes the change by what it lacks now, or by what it has now; `nil` if groups do not make it.
  fileprivate var isLossOfGroup: Bool? {
    switch self {
    case .linkLost, .webReleased: true
    case .oldAppLost, .linkReprinted, .webClaimed: false
    case _: nil
    }
  }

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
