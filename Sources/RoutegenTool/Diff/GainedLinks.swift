import RoutegenCompiler

/// The links of the new version that were not those of their route before.
struct GainedLinks {
  /// The versions in the other direction: links of the new one, read by the old one.
  private let reversed: ComparedSets
  private let proposals: LinkProposals

  /// The patterns of the new version by their places.
  private let patterns: [Span: [PatternPath]]

  /// - Parameter proposals: Links of the new version that the old one may read differently.
  init(_ reversed: ComparedSets, _ proposals: LinkProposals) {
    (self.reversed, self.proposals) = (reversed, proposals)
    let forest = proposals.forest
    patterns = Dictionary(grouping: forest.oldPatterns) {
      forest.tree.candidate(of: $0).pattern.span
    }
  }

  /// Whether a link of the pattern was not that of its route, or that is not decided.
  ///
  /// - Parameter span: The place of a pattern of the new version.
  func contain(_ span: Span) -> Bool {
    patterns[span]?.contains(where: isGained) ?? true
  }

  private func isGained(_ pattern: PatternPath) -> Bool {
    let forest = proposals.forest
    let candidate = forest.tree.candidate(of: pattern)
    let origins = forest.origins[pattern.root]
    // The old version accepted no link of the block.
    if origins.allSatisfy(\.isGone) { return true }
    let shown = ShownLinks(candidate, reversed.old, inner: [])
    let (found, isDecided) = proposals.first(
      of: pattern,
      where: { reversed.kind(of: candidate, $0).map { $0 != .linkValueChanged } ?? false },
      { shown.texts(of: $0).first { isGained($0, by: candidate) } })
    return found != nil || !isDecided
  }

  private func isGained(_ link: String, by candidate: Candidate) -> Bool {
    let reading = reversed.reading(of: link)
    return reading.oldRoute == candidate.route
      && (reading.difference == .lost || reading.difference == .moved)
  }
}
