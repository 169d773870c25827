import RoutegenCompiler

/// Finds the hosts and schemes whose links no longer open a route.
///
/// It is one finding for an origin, and not one for each of its patterns.
struct OriginChangeFinder {
  private let sets: ComparedSets
  private let forest: VersionForest
  private let search: LinkCandidates

  /// Links for the insides of envelopes.
  private let inner: [String]

  init(_ sets: ComparedSets, _ forest: VersionForest, inner: [String]) {
    (self.sets, self.forest, self.inner) = (sets, forest, inner)
    search = LinkCandidates(forest)
  }

  var changes: [RouteSetChange] {
    var reported: Set<OriginConstraint> = []
    return forest.origins.all.compactMap { origin in
      guard origin.isGone, !origin.isHTTP || isHTTPBlock,
        let declaration = origin.declaration,
        !reported.contains(declaration), let change = change(origin, declaration)
      else { return nil }
      reported.insert(declaration)
      return change
    }
  }

  /// Whether only a block `scheme http` accepted the links; otherwise the origin is that of `https`.
  private var isHTTPBlock: Bool { !sets.old.model.acceptsHTTP }

  private func change(
    _ origin: ComparedOrigin, _ declaration: OriginConstraint
  ) -> RouteSetChange? {
    let patterns = forest.oldPatterns.filter { origin.oldRoots.contains($0.root) }
    for pattern in patterns.prefix(LinkCandidates.mostPatterns) {
      guard let witness = search.link(of: pattern, origin) else { continue }
      let candidate = forest.tree.candidate(of: pattern)
      let shown = ShownLinks(candidate, sets.old, inner: inner)
      for text in shown.texts(of: witness) {
        let reading = sets.reading(of: text)
        guard reading.difference == .lost else { continue }
        let routes = Set(patterns.compactMap { forest.tree.candidate(of: $0).route }).count
        let links =
          routes == 0 ? sets.text(of: candidate) : "the links of \(Diagnostic.counted(routes))"
        var change = RouteSetChange(
          .originRemoved(declaration, reading, links, hasOtherBase: origin.hasOtherBase, sets),
          of: sets.subject(old: sets.old.model.text(of: declaration)), .link(reading))
        change.remedies = remedies(
          for: declaration, patterns.map { forest.tree.candidate(of: $0) })
        return change
      }
    }
    return nil
  }

  /// What could keep the links of an origin.
  private func remedies(
    for declaration: OriginConstraint, _ candidates: [Candidate]
  ) -> [ChangeRemedy] {
    if sets.old.model.declares(declaration) {
      return [.declaration(sets.old.model.text(of: declaration))]
    }
    // A declaration is for all routes, which the links of a block were not.
    let indices = Set(candidates.compactMap(\.route)).sorted()
    let gone = indices.filter { sets.pairs.newIndices[$0] == nil }
    if gone.isEmpty {
      guard let newIndex = indices.first.flatMap({ sets.pairs.newIndices[$0] }),
        Set(candidates.map(PatternID.init(ofLine:))).count == 1
      else { return [] }
      let lines = candidates.compactMap { OldPatternText($0, sets, at: declaration)?.line }
      return lines.isEmpty ? [] : [.alias(route: newIndex, lines: lines.withoutRepetitions)]
    }
    let routes = gone.map { sets.old.model.routes[$0] }
    guard gone.count == indices.count, Set(routes.map { Set($0.origins) }).count == 1 else {
      return []
    }
    let texts = routes.map { RemovedRouteText($0, sets) }
    return [
      .routes(names: texts.map(\.name), lines: routes[0].inBlock(texts.flatMap(\.lines)))
    ]
  }
}

extension RouteModel {
  /// Whether the file declares the origin for all of its routes.
  fileprivate func declares(_ origin: OriginConstraint) -> Bool {
    switch origin {
    case .host(let host): hosts.contains(host)
    case .scheme(let scheme): schemes.contains(scheme) || scheme == "http" && acceptsHTTP
    case .everywhere, .anyHost: false
    }
  }
}

extension Diagnostic {
  fileprivate static func originRemoved(
    _ declaration: OriginConstraint, _ reading: LinkReading, _ links: String,
    hasOtherBase: Bool, _ sets: ComparedSets
  ) -> Diagnostic {
    let (name, new) = (sets.old.model.text(of: declaration), sets.new.model)
    let message =
      hasOtherBase
      ? "links of '\(name)' begin with '\(new.linkBeginning(of: declaration))' now, without \(links)"
      : "'\(name)' is gone, and with it \(links)"
    return Diagnostic(.originRemoved, message, at: new.nameSpan)
      .also(sets.old.model.nameSpan, "it was in this route set")
      .note(sets.proof(reading))
  }

  /// A number of routes in words.
  static func counted(_ routes: Int) -> String { routes == 1 ? "a route" : "\(routes) routes" }
}
