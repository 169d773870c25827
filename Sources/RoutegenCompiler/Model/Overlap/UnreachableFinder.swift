/// A pattern that no link reaches.
struct UnreachablePattern {
  let pattern: Candidate

  /// Up to three example links, each with the pattern that wins it.
  let counterexamples: [Counterexample]

  /// A pattern that reads two of the keys as one item, so that no link has the values that the pattern requires;
  /// `nil` if there are counterexamples.
  var tie: Candidate?
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
          let tie = counterexamples.isEmpty ? tie(of: pattern) : nil
          found.append(
            UnreachablePattern(pattern: candidate, counterexamples: counterexamples, tie: tie))
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

  /// A pattern to which two keys of this one are keys of one item, at best one of the same path.
  private func tie(of pattern: PatternPath) -> Candidate? {
    let own = constraints(of: pattern)
    let others = patterns.filter { $0.terminal == pattern.terminal } + patterns
    return others.lazy.map(constraints).first { other in
      other.ties.contains { keys in keys.count { own.constraint(at: $0) != nil } > 1 }
    }?.candidate
  }

  private func constraints(of pattern: PatternPath) -> ItemConstraints {
    tree.nodes[pattern.terminal].terminals.constraints[pattern.index]
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
