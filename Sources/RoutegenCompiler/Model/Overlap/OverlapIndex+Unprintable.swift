/// Finds the routes of which no link can be printed, because each link that has the texts of their
/// placeholders without a name is won by a pattern that is tried before.
///
/// A value that is always printed as another route's link is `unprintable` when the app runs.
extension OverlapIndex {
  /// The patterns of routes of the file itself, in its order; those of mounted routes are checked in
  /// their own file.
  func unprintablePatterns() -> OverlapFindings<UnreachablePattern> {
    var findings = OverlapFindings<UnreachablePattern>()
    guard part.model.linkedRoutes.contains(where: { !$0.unnamedTexts.isEmpty }) else {
      return findings
    }
    let printed = part.roots.flatMap { tree.patterns(below: $0, printed: true) }
      .filter { tree.candidate(of: $0).pattern.span.file == part.model.nameSpan.file }
    let matched = Dictionary(grouping: part.roots.flatMap { tree.patterns(below: $0) }) {
      PatternID(tree.candidate(of: $0))
    }
    let ways = Dictionary(grouping: printed) { PatternID(tree.candidate(of: $0)) }
    for (id, ways) in ways.sorted(by: { $0.key.span < $1.key.span }) {
      do throws(SearchBudget.Exceeded) {
        if let pattern = try unprintable(ways, matched[id] ?? []) { findings.found.append(pattern) }
      } catch {
        findings.undecided.append(
          UndecidedPattern(pattern: tree.candidate(of: ways[0]), other: nil))
      }
    }
    return findings
  }

  /// Links that would be printed and others win; `nil` if some link opens the route.
  ///
  /// - Parameter ways: The ways of one printed pattern through the trees.
  private func unprintable(
    _ ways: [PatternPath], _ matched: [PatternPath]
  ) throws(SearchBudget.Exceeded) -> UnreachablePattern? {
    tree.budget.beginQuestion()
    let limits = LinkLimits(allowsRepeats: false, escapesPlus: true)
    var counterexamples: [Counterexample] = []
    for way in ways {
      for pattern in matched where pattern.root == way.root {
        for prefix in tree.prefixes(of: pattern) {
          var search = LinkSearch(tree, [pattern, way], after: prefix, limits)
          if try search.run() != nil { return nil }
          counterexamples += search.counterexamples
        }
      }
    }
    return UnreachablePattern(
      pattern: tree.candidate(of: ways[0]), counterexamples: Array(counterexamples.prefix(3)))
  }
}
