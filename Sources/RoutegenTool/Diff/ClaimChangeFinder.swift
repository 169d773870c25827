import RoutegenCompiler

/// Finds the web links that open the app in one version only, as association files say: those of an `except` and of an
/// `@internal` route open the website, and so may more links than a pattern matches.
///
/// What the old version has alone is released, and what the new one has alone is claimed: the same
/// question with the versions exchanged.
struct ClaimChangeFinder: ChangeFinder {
  /// The version with the claims, and the version that lacks them.
  private let sets: ComparedSets
  private let proposals: LinkProposals
  private let isReleased: Bool

  /// The old and the new version.
  private let versions: ComparedSets
  private let claimed: ClaimedLinks
  private let others: ClaimedLinks

  /// The origins of web links whose files differ.
  private let origins: ComparedOrigins
  private(set) var changes: [RouteSetChange] = []
  private var reported: Set<PatternID> = []

  /// - Parameters:
  ///   - sets: The old and the new version to find what is released; the reverse for what is claimed.
  ///   - proposals: Links of the first of these versions.
  ///   - files: What the files of the first of these versions say, and those of the other one.
  ///   - versions: The old and the new version.
  init(
    _ sets: ComparedSets, _ proposals: LinkProposals, _ files: (ClaimedLinks, ClaimedLinks),
    of versions: ComparedSets, isReleased: Bool
  ) {
    (self.sets, self.proposals, self.isReleased) = (sets, proposals, isReleased)
    self.versions = versions
    let (claimed, others) = files
    (self.claimed, self.others) = files
    origins = ComparedOrigins(
      proposals.forest.origins.all.filter { origin in
        guard case .host? = origin.declaration, !origin.isHTTP else { return false }
        return !claimed.haveSameFile(others, at: origin)
      })
  }

  private var forest: VersionForest { proposals.forest }

  mutating func find() {
    if origins.all.isEmpty { return }
    compareHosts()
    var isDecided = true
    for pattern in forest.oldPatterns where proposals.mayDiffer(pattern) {
      let candidate = forest.tree.candidate(of: pattern)
      let isKnown =
        reported.contains(PatternID(candidate))
        || candidate.isImplied(in: sets.old.model)
          && reported.contains(PatternID(ofLine: candidate))
      guard sets.old.model.opens(candidate.target), !isKnown else { continue }
      if !compare(pattern, candidate) { isDecided = false }
    }
    if !isDecided {
      let question = "which web links open the app in one version only"
      changes.append(
        RouteSetChange(.undecided(question, in: versions.new.model), of: sets.subject(), nil))
    }
  }

  /// Reports the hosts that only one version has: one finding for each.
  private mutating func compareHosts() {
    for origin in origins.all where origin.isGone {
      guard let declaration = origin.declaration, let link = changedLink(at: origin) else {
        continue
      }
      let links = "the links of '\(declaration.text)'"
      let diagnostic = Diagnostic.claim(of: links, isReleased, at: place(of: nil))
      append(diagnostic, link, isReleased ? (declaration.text, nil) : (nil, declaration.text))
    }
  }

  private func changedLink(at origin: ComparedOrigin) -> String? {
    forest.oldPatterns.lazy.filter { origin.oldRoots.contains($0.root) }
      .prefix(LinkCandidates.mostPatterns)
      .compactMap { changedLink(of: $0, origin) }.first
  }

  private func changedLink(of pattern: PatternPath, _ origin: ComparedOrigin) -> String? {
    let shown = ShownLinks(forest.tree.candidate(of: pattern), sets.old, inner: [])
    return proposals.link(of: pattern, origin).flatMap { witness in
      shown.texts(of: witness).first(where: isChanged)
    }
  }

  /// Returns whether all questions about the pattern were decided.
  private mutating func compare(_ pattern: PatternPath, _ candidate: Candidate) -> Bool {
    let shown = ShownLinks(candidate, sets.old, inner: [])
    var (found, isDecided) = proposals.first(
      of: pattern, from: origins,
      // An exception may close links by an item that the pattern of the route ignores.
      withItemsOfAll: true, where: { !sets.new.model.opens($0.target) },
      { shown.texts(of: $0).first(where: isChanged) })
    // A new or lost `caseless` is a finding of its own.
    let isOfOneCase = sets.old.model.isCaseless == sets.new.model.isCaseless
    for origin in origins[pattern.root] where found == nil && isOfOneCase && !origin.isGone {
      try? forest.tree.budget.spend(claimed.work(near: origin.text))
      if forest.tree.budget.isExhausted { return false }
      found = claimed.links(near: candidate, at: origin).first(where: isChanged)
    }
    guard let link = found else { return isDecided }
    reported.formUnion([PatternID(candidate), PatternID(ofLine: candidate)])
    let text = candidate.writtenText
    let diagnostic = Diagnostic.claim(
      of: sets.text(of: candidate), isReleased, at: place(of: candidate))
    append(
      isReleased ? diagnostic.also(candidate.pattern.span, "the pattern was here") : diagnostic,
      link,
      isReleased ? (text, nil) : (nil, text), of: candidate.route)
    return true
  }

  /// Whether the link opens the app in the first version alone.
  private func isChanged(_ link: String) -> Bool {
    try? forest.tree.budget.spend(claimed.work(near: link) / 16)
    return claimed.opens(link) && !others.opens(link)
  }

  /// The place in the new version of the files.
  private func place(of candidate: Candidate?) -> Span {
    if !isReleased { return candidate?.pattern.span ?? sets.old.model.nameSpan }
    return candidate?.route.flatMap { sets.pairs.newIndices[$0] }
      .map { sets.new.model.routes[$0].pattern.span } ?? sets.new.model.nameSpan
  }

  private mutating func append(
    _ diagnostic: Diagnostic, _ link: String, _ texts: (old: String?, new: String?),
    of route: Int? = nil
  ) {
    let oldRoute = isReleased ? route : route.flatMap { sets.pairs.newIndices[$0] }
    var change = RouteSetChange(
      diagnostic.note(
        isReleased
          ? "'\(link)' opened the app, and is the website's now"
          : "'\(link)' was the website's, and opens the app now"),
      of: versions.subject(route: oldRoute, old: texts.old, new: texts.new),
      .link(versions.reading(of: link)))
    if oldRoute == nil { change.newRoute = route }
    changes.append(change)
  }
}

extension Diagnostic {
  fileprivate static func claim(
    of links: String, _ isReleased: Bool, at place: Span
  ) -> Diagnostic {
    isReleased
      ? Diagnostic(.webReleased, "the website gets \(links) back", at: place)
      : Diagnostic(.webClaimed, "the app takes \(links) from the website", at: place)
  }
}
