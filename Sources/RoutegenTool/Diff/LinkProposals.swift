import RoutegenCompiler

/// Proposes links of one version that the other version may read as another answer.
///
/// A class, because all questions about two versions share what was found out about pairs of patterns.
final class LinkProposals {
  let forest: VersionForest
  private let sets: ComparedSets
  private let rivals: [PatternPath: [PatternPath]]
  private let rivalsInFragments: [PatternPath: [PatternPath]]
  private var search: LinkCandidates
  private var textsOfSegments: [[Segment]: [String]] = [:]

  /// The number of links with other values that are proposed for a link.
  private static let variantCount = 3

  /// The number of fragments that are proposed for two patterns.
  private static let mostFragments = 12

  /// The units of work to read an item of a link.
  private static let workOfItem = 14

  /// - Parameters:
  ///   - sets: The version of the links, and the version that reads them.
  ///   - forest: The forest of the same two versions.
  init(_ sets: ComparedSets, _ forest: VersionForest) {
    (self.sets, self.forest) = (sets, forest)
    rivals = forest.isUnchanged ? [:] : forest.rivals()
    rivalsInFragments = forest.rivalsInFragments()
    search = LinkCandidates(forest)
  }

  /// Whether a change of patterns may concern links of the pattern.
  func mayDiffer(_ pattern: PatternPath) -> Bool {
    forest.changedOld.contains(pattern) || !(rivals[pattern] ?? []).isEmpty
      || rivalsInFragments[pattern] != nil || forest.hosts.contains { $0.path(of: pattern) != nil }
  }

  /// Proposes links of a pattern; of each question one for each beginning of links at most, with other
  /// values if the question is about values.
  ///
  /// - Parameters:
  ///   - printed: The way of the pattern as it is printed, if that is another one.
  ///   - origins: The origins of the links; all if there is no argument.
  ///   - withItemsOfAll: Whether a link that two patterns match may have items that only the second one names.
  ///   - isAsked: Whether to ask for links that another pattern matches, or none if there is no pattern.
  /// - Returns: Whether all questions were decided.
  func visit(
    _ pattern: PatternPath, printed: PatternPath? = nil, from origins: ComparedOrigins? = nil,
    withItemsOfAll: Bool = false, where isAsked: (Candidate?) -> Bool,
    _ propose: (WitnessLink) -> Void
  ) -> Bool {
    var isDecided = true
    if origins == nil {
      for host in forest.hosts {
        let isEnvelope = forest.tree.candidate(of: pattern).target == .envelope
        guard let path = host.path(of: pattern), !isEnvelope || host.host?.isBase != true
        else { continue }
        let rivals = host.newRoots.flatMap { forest.newPatterns(meeting: path, below: $0) }
        let hasRest = forest.tree.candidate(of: pattern).hasRest
        isDecided =
          visit(
            // The links that are lost with a host are part of the finding that the host is gone.
            path, from: ComparedOrigins([host]), rivals,
            isChanged: host.host?.isSegmentOfOld == true,
            withItemsOfAll,
            // The rest of a path has the host in one version.
            { isAsked($0) || hasRest && $0?.hasRest == true }, propose) && isDecided
      }
    }
    do throws(SearchBudget.Exceeded) {
      try visitFragments(of: pattern, from: origins ?? forest.origins, isAsked, propose)
    } catch {
      isDecided = false
    }
    return visit(
      pattern, printed: printed, from: origins ?? forest.origins, rivals[pattern] ?? [],
      isChanged: forest.changedOld.contains(pattern), withItemsOfAll, isAsked, propose) && isDecided
  }

  /// Returns what is found first in links that are proposed, and whether all questions were decided.
  ///
  /// - Parameter isAsked: Whether to ask for links that another pattern matches; those that none matches are asked for.
  func first<Found>(
    of pattern: PatternPath, printed: PatternPath? = nil, from origins: ComparedOrigins? = nil,
    withItemsOfAll: Bool = false, where isAsked: (Candidate) -> Bool,
    _ find: (WitnessLink) -> Found?
  ) -> (found: Found?, isDecided: Bool) {
    var found: Found?
    let isDecided = visit(
      pattern, printed: printed, from: origins, withItemsOfAll: withItemsOfAll,
      where: { rival in found == nil && rival.map(isAsked) ?? true },
      { if found == nil { found = find($0) } })
    return (found, isDecided)
  }

  /// - Parameters:
  ///   - rivals: The patterns of the other version that links of the pattern may match.
  ///   - isChanged: Whether there may be no such pattern.
  private func visit(
    _ pattern: PatternPath, printed: PatternPath? = nil, from origins: ComparedOrigins,
    _ rivals: [PatternPath], isChanged: Bool, _ withItemsOfAll: Bool,
    _ isAsked: (Candidate?) -> Bool, _ propose: (WitnessLink) -> Void
  ) -> Bool {
    let candidate = forest.tree.candidate(of: pattern)
    var isDecided = true
    if isChanged, isAsked(nil) {
      do throws(SearchBudget.Exceeded) {
        let patterns = [pattern] + (printed.map { [$0] } ?? [])
        for link in try search.lostLinks(of: patterns, from: origins).map(origins.whole) {
          try read(link, propose)
          for other in variants(of: link, candidate) where isAsked(nil) { try read(other, propose) }
        }
      } catch {
        isDecided = false
      }
    }
    for other in rivals {
      let rival = forest.tree.candidate(of: other)
      let probes = ValueProbes(candidate, rival, sets, texts: texts(of:_:))
      do throws(SearchBudget.Exceeded) {
        if isAsked(rival) || candidate.hasDictionary {
          for link in try search.links(
            of: printed ?? pattern, and: other, from: origins, withItemsOfAll: withItemsOfAll
          ).map(origins.whole) {
            try read(link, propose)
            let others = values(link, candidate, rival, probes) + variants(of: link, candidate)
            try forest.tree.budget.spend(others.count * (link.items.query.count + 1) / 8)
            for other in others where isAsked(rival) { try read(other, propose) }
            // The other pattern may name a key of the dictionary, and not read its text.
            for other in candidate.hasDictionary ? probes.links(of: link) : [] {
              try read(other, propose)
            }
          }
        }
        if candidate.hasLists, rival.hasSingleItems {
          // A link of the same path with a key twice is malformed, whatever pattern it would match.
          for link in try search.links(
            of: printed ?? pattern, and: other, from: origins, withItemsOfAll: withItemsOfAll,
            comparesPathsAlone: true
          ).map(origins.whole) {
            for other in probes.repeats(of: link) { try read(other, propose) }
          }
        }
      } catch {
        isDecided = false
      }
    }
    return isDecided
  }

  /// Proposes a link, which both versions read: the more items it has, the longer.
  private func read(
    _ link: WitnessLink, _ propose: (WitnessLink) -> Void
  ) throws(SearchBudget.Exceeded) {
    try forest.tree.budget.spend((link.items.query.count + 1) * Self.workOfItem)
    propose(link)
  }

  /// Proposes links whose fragment one of two patterns reads as a path, and the other one does not.
  private func visitFragments(
    of pattern: PatternPath, from origins: ComparedOrigins, _ isAsked: (Candidate?) -> Bool,
    _ propose: (WitnessLink) -> Void
  ) throws(SearchBudget.Exceeded) {
    let way = forest.tree.wayToFragment(of: pattern)
    for other in rivalsInFragments[pattern] ?? [] {
      let rival = forest.tree.candidate(of: other)
      guard isAsked(rival), let otherWay = way == nil ? forest.tree.wayToFragment(of: other) : other
      else { continue }
      let links = try search.links(
        of: way ?? pattern, and: otherWay, from: origins, withItemsOfAll: false,
        comparesPathsAlone: true, isReversed: way != nil)
      let (plain, path) = way == nil ? (pattern, other) : (other, pattern)
      for var link in links {
        var texts = FragmentTexts(
          forest.tree, of: plain, around: linksInside(plain), and: path,
          query: search.query(of: path))
        for _ in 0..<Self.mostFragments where isAsked(rival) {
          link.items.fragment = try texts.next()
          guard link.items.fragment != nil else { break }
          try read(link, propose)
          sets.old.candidate(of: link.text).map { texts.exclude($0, ofPart: 0) }
          guard let reader = sets.new.candidate(of: link.text),
            PatternID(reader) != PatternID(rival)
          else { continue }
          texts.exclude(reader, ofPart: 1)
        }
      }
    }
  }

  /// The patterns of links that may be inside of an envelope, with the query that they require.
  private func linksInside(_ pattern: PatternPath) -> [(PatternPath, query: String)] {
    guard forest.tree.candidate(of: pattern).target == .envelope else { return [] }
    let root = forest.origins.all.last?.oldRoots.last
    return forest.oldPatterns.filter {
      let candidate = forest.tree.candidate(of: $0)
      return $0.root == root && candidate.route != nil && !candidate.pattern.hasFragmentPath
    }
    .prefix(Self.mostFragments).map { ($0, search.query(of: $0)) }
  }

  /// The link with other values: of a type that the tool does not know, or whose texts it knows in part,
  /// some may be values, and others not.
  private func variants(of link: WitnessLink, _ candidate: Candidate) -> [WitnessLink] {
    let shown = ShownLinks(candidate, sets.old, inner: [])
    return (0..<Self.variantCount).map { shown.withDistinctValues(link, from: $0) }
      + shown.withLongerRest(link)
  }

  /// A link of a pattern, whatever the other version makes of it.
  func link(of pattern: PatternPath, _ origin: ComparedOrigin) -> WitnessLink? {
    search.link(of: pattern, origin)
  }

  private func texts(of segment: Segment, _ other: Segment) -> [String] {
    if let known = textsOfSegments[[segment, other]] { return known }
    let found = SegmentProbes((segment, sets.old.model), (other, sets.new.model)).texts
    textsOfSegments[[segment, other]] = found
    return found
  }

  /// The link with other values, if two patterns of one route may read them differently.
  private func values(
    _ link: WitnessLink, _ candidate: Candidate, _ rival: Candidate, _ probes: ValueProbes
  ) -> [WitnessLink] {
    guard sets.kind(of: candidate, rival) == .linkValueChanged else { return [] }
    let shown = ShownLinks(candidate, sets.old, inner: [])
    return probes.links(of: shown.withDistinctValues(link)) + probes.links(of: link)
  }
}

extension Candidate {
  /// Whether a link may name a key more than once.
  fileprivate var hasLists: Bool {
    parameters.contains { $0.form == .list || $0.form == .listDictionary }
  }

  /// Whether the pattern ends in the rest of a path.
  fileprivate var hasRest: Bool {
    pattern.segments.last?.isRest == true
  }

  /// Whether a parameter has the items that the pattern does not name.
  fileprivate var hasDictionary: Bool { parameters.contains { $0.form.isDictionary } }

  /// Whether there are keys that a link may have only once.
  fileprivate var hasSingleItems: Bool {
    !namedKeys.isEmpty || parameters.contains { $0.form == .dictionary }
  }
}
