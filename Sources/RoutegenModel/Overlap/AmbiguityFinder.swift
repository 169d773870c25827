import RoutegenSource

/// Two patterns that a link matches equally well, and no other pattern better.
struct Overlap {
  /// The later of the two in the file.
  let pattern: Candidate
  let other: Candidate
  let link: WitnessLink
}

/// Finds the patterns between which only their spelling or their place in the file would decide.
///
/// Links that name a key twice are not considered: among the patterns that read a list of the values,
/// the spelling decides for them.
struct AmbiguityFinder {
  private let tree: OverlapTree
  private let patterns: [PatternPath]
  private var pairs: PatternPairs

  init(_ index: OverlapIndex) {
    (tree, patterns) = (index.tree, index.patterns)
    pairs = PatternPairs(index.tree)
  }

  /// Each pattern with the first one before it in the file that a link may match equally well.
  mutating func overlaps() -> [Overlap] {
    var reported: Set<PatternID> = []
    return patterns.compactMap { pattern in
      let id = PatternID(tree.candidate(of: pattern))
      guard !reported.contains(id), let overlap = overlap(of: pattern) else { return nil }
      reported.insert(id)
      return overlap
    }
  }

  private mutating func overlap(of pattern: PatternPath) -> Overlap? {
    let candidate = tree.candidate(of: pattern)
    let others = pairs.patterns(equalTo: pattern)
      .filter { tree.candidate(of: $0).pattern.span < candidate.pattern.span }
      .sorted { tree.candidate(of: $0).pattern.span < tree.candidate(of: $1).pattern.span }
    // Two routes of one name are reported by `DuplicateCases`.
    for other in others
    where !haveOneName(pattern, other)
      && !candidate.isInterchangeable(with: tree.candidate(of: other))
    {
      for prefix in tree.prefixes(of: pattern) {
        var search = LinkSearch(tree, [other, pattern], after: prefix, allowsRepeats: false)
        guard let link = search.run() else { continue }
        return Overlap(pattern: candidate, other: tree.candidate(of: other), link: link)
      }
    }
    return nil
  }

  private func haveOneName(_ left: PatternPath, _ right: PatternPath) -> Bool {
    guard let first = tree.candidate(of: left).route, let second = tree.candidate(of: right).route
    else { return false }
    let (routes, others) = (tree.model(of: left.root).routes, tree.model(of: right.root).routes)
    return first != second && routes[first].qualifiedName == others[second].qualifiedName
  }
}
