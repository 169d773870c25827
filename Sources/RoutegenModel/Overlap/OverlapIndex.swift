import RoutegenSource

/// A model's patterns in one tree, prepared for the questions that rules ask about overlapping patterns.
///
/// Building it takes longer than most rules, so it is built once for all of them. The questions are
/// ``UnreachableFinder`` and ``AmbiguityFinder``; how they are answered, with an example, is in
/// `Documentation/Overlap.md`.
struct OverlapIndex {
  let tree: OverlapTree

  /// The patterns to check, in the order of the file; without those that a mounted route set has
  /// settled already.
  let patterns: [PatternPath]

  init(_ model: RouteModel) {
    let tree = OverlapTree([model])
    let settled = SettledPatterns(tree, tree.parts[0])
    self.tree = tree
    patterns = tree.parts[0].roots.flatMap { tree.patterns(below: $0) }
      .filter { !settled.contains($0) }
      .sorted(by: { tree.candidate(of: $0).pattern.span }, <)
  }
}

/// The identity of a pattern: a mounted one may be in the tree more than once, at other paths, and one
/// in a block of two hosts is there twice.
struct PatternID: Hashable {
  let target: Candidate.Target
  let span: Span
  let text: String

  init(_ candidate: Candidate) {
    (target, span, text) = (candidate.target, candidate.pattern.span, candidate.pattern.text)
  }
}
