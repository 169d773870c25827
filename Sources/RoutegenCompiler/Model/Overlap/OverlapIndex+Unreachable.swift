/// A pattern that no link reaches.
struct UnreachablePattern {
  let pattern: Candidate

  /// Up to three example links, each with the pattern that wins it.
  let counterexamples: [Counterexample]
}

/// Finds the patterns that no link reaches, because each link that they match is won by a pattern that
/// is tried before.
extension OverlapIndex {
  /// The unreachable patterns, in the order of the file.
  func unreachablePatterns() -> OverlapFindings<UnreachablePattern> {
    var found: [UnreachablePattern] = []
    var undecided: [UndecidedPattern] = []
    var reached: Set<PatternID> = []
    for pattern in patterns {
      let candidate = tree.candidate(of: pattern)
      let id = PatternID(candidate)
      // One way to a pattern is enough.
      if reached.contains(id) { continue }
      do throws(SearchBudget.Exceeded) {
        if let counterexamples = try counterexamples(to: pattern) {
          found.append(
            UnreachablePattern(pattern: candidate, counterexamples: counterexamples))
        } else {
          reached.insert(id)
        }
      } catch {
        undecided.append(UndecidedPattern(pattern: candidate, other: nil))
      }
    }
    var reported = reached
    return OverlapFindings(
      undecided: undecided.filter { reported.insert(PatternID($0.pattern)).inserted },
      found: found.filter { reported.insert(PatternID($0.pattern)).inserted })
  }

  /// Links that the pattern matches and others win; `nil` if some link reaches it.
  private func counterexamples(
    to pattern: PatternPath
  ) throws(SearchBudget.Exceeded) -> [Counterexample]? {
    let prefixes = tree.prefixes(of: pattern)
    if tree.hasNoRivals(pattern), prefixes.contains(where: \.earlierRoots.isEmpty) { return nil }
    tree.budget.beginQuestion()
    var counterexamples: [Counterexample] = []
    var failure: SearchBudget.Exceeded?
    for prefix in prefixes {
      var search = LinkSearch(tree, [pattern], after: prefix, LinkLimits(allowsRepeats: true))
      do throws(SearchBudget.Exceeded) {
        if try search.run() != nil { return nil }
      } catch {
        failure = error
      }
      counterexamples += search.counterexamples
    }
    if let failure { throw failure }
    return Array(counterexamples.prefix(3))
  }
}
