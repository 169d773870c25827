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
extension OverlapIndex {
  /// Each pattern with the first one before it in the file that a link may match equally well.
  func overlaps() -> OverlapFindings<Overlap> {
    var findings = OverlapFindings<Overlap>()
    var reported: Set<PatternID> = []
    var undecided: Set<PatternID> = []
    var pairs = PatternPairs(tree)
    for pattern in patterns {
      let id = PatternID(tree.candidate(of: pattern))
      if reported.contains(id) { continue }
      if tree.budget.isExhausted {
        let candidate = tree.candidate(of: pattern)
        if undecided.insert(id).inserted {
          findings.undecided.append(UndecidedPattern(pattern: candidate, other: nil))
        }
        continue
      }
      switch decide(pattern, &pairs) {
      case .ambiguous(let overlap):
        reported.insert(id)
        findings.found.append(overlap)
      case .undecided(let pair):
        if undecided.insert(id).inserted { findings.undecided.append(pair) }
      case .unambiguous: break
      }
    }
    findings.undecided.removeAll { reported.contains(PatternID($0.pattern)) }
    return findings
  }

  private enum Decision {
    case unambiguous
    case ambiguous(Overlap)
    case undecided(UndecidedPattern)
  }

  private func decide(_ pattern: PatternPath, _ pairs: inout PatternPairs) -> Decision {
    let candidate = tree.candidate(of: pattern)
    let place = Place(candidate)
    let others = pairs.patterns(equalTo: pattern)
      .map { (place: Place(tree.candidate(of: $0)), pattern: $0) }
      .filter { $0.place < place }
      .sorted { $0.place < $1.place }
      .map(\.pattern)
    var undecided: UndecidedPattern?
    // Two routes of one name are reported by `DuplicateCases`.
    for other in others
    where !haveOneName(pattern, other)
      && !candidate.isInterchangeable(with: tree.candidate(of: other))
    {
      do throws(SearchBudget.Exceeded) {
        tree.budget.beginQuestion()
        guard try pairs.meet(pattern, other), let link = try link(of: other, pattern) else {
          continue
        }
        return .ambiguous(
          Overlap(pattern: candidate, other: tree.candidate(of: other), link: link))
      } catch {
        let pair = UndecidedPattern(pattern: candidate, other: tree.candidate(of: other))
        undecided = undecided ?? pair
        if tree.budget.isExhausted { break }
      }
    }
    return undecided.map { .undecided($0) } ?? .unambiguous
  }

  /// The place of a pattern in the file; of a set that is mounted twice, the patterns of the first
  /// mount come first.
  private struct Place: Comparable {
    let span: Span
    let route: Int

    /// The text, because segments that may be missing make several patterns at one place.
    let text: [UInt8]

    init(_ candidate: Candidate) {
      (span, route) = (candidate.pattern.span, candidate.route ?? 0)
      text = Array(candidate.pattern.text.utf8)
    }

    static func < (left: Place, right: Place) -> Bool {
      if left.span != right.span { return left.span < right.span }
      if left.route != right.route { return left.route < right.route }
      return right.text.lexicographicallyPrecedes(left.text)
    }
  }

  /// A link that both patterns match, and no pattern better.
  private func link(
    of other: PatternPath, _ pattern: PatternPath
  ) throws(SearchBudget.Exceeded) -> WitnessLink? {
    let constraints = [pattern, other].map { path in
      tree.nodes[path.terminal].terminals.constraints[path.index]
    }
    // A link that names a key twice is not considered.
    if constraints[0].requiresOtherText(than: constraints[1]) { return nil }
    if pattern.terminal == other.terminal,
      try tree.haveWinner(pattern.index, other.index, at: pattern.terminal)
    {
      return nil
    }
    for prefix in tree.prefixes(of: pattern) {
      var search = LinkSearch(
        tree, [other, pattern], after: prefix, LinkLimits(allowsRepeats: false))
      if let link = try search.run() { return link }
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
