/// A pattern that no link reaches.
struct UnreachablePattern {
  let pattern: Candidate

  /// Up to three example links, each with the pattern that wins it.
  let counterexamples: [Counterexample]
}

/// Finds the patterns that no link reaches, because each link that they match is won by a pattern that
/// is tried before.
struct UnreachableFinder {
  private let tree: OverlapTree
  private let patterns: [PatternPath]

  init(_ index: OverlapIndex) {
    (tree, patterns) = (index.tree, index.patterns)
  }

  /// The unreachable patterns, in the order of the file.
  func unreachablePatterns() -> [UnreachablePattern] {
    var found: [UnreachablePattern] = []
    var reached: Set<PatternID> = []
    for pattern in patterns {
      let candidate = tree.candidate(of: pattern)
      let id = PatternID(candidate)
      // One way to a pattern is enough.
      if reached.contains(id) { continue }
      if let counterexamples = counterexamples(to: pattern) {
        found.append(UnreachablePattern(pattern: candidate, counterexamples: counterexamples))
      } else {
        reached.insert(id)
      }
    }
    var reported = reached
    return found.filter { reported.insert(PatternID($0.pattern)).inserted }
  }

  /// Links that the pattern matches and others win; `nil` if some link reaches it.
  private func counterexamples(to pattern: PatternPath) -> [Counterexample]? {
    let prefixes = tree.prefixes(of: pattern)
    if tree.hasNoRivals(pattern), prefixes.contains(where: \.earlierRoots.isEmpty) { return nil }
    var counterexamples: [Counterexample] = []
    for prefix in prefixes {
      var search = LinkSearch(tree, [pattern], after: prefix, allowsRepeats: true)
      if search.run() != nil { return nil }
      counterexamples += search.counterexamples
    }
    return Array(counterexamples.prefix(3))
  }
}
