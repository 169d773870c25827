/// A model's patterns in one tree, prepared for the questions that rules ask about overlapping patterns.
///
/// Building it and answering the questions takes longer than most rules, so it is done once for all of
/// them. How the questions are answered, with an example, is in `Documentation/Internals/Overlap.md`.
final class OverlapIndex {
  let tree: OverlapTree

  /// The patterns to check, in the order of the file; without those that a mounted route set has
  /// settled already.
  let patterns: [PatternPath]

  /// The patterns that no link reaches.
  private(set) lazy var unreachable = unreachablePatterns()

  /// The patterns between which nothing decides.
  private(set) lazy var ambiguous = overlaps()

  /// The patterns of which no link can be printed.
  private(set) lazy var unprintable = unprintablePatterns()

  /// The part of the tree with the patterns of the model.
  var part: OverlapTree.Part { tree.parts[0] }

  /// Every pattern about which a question was not decided, once.
  var undecided: [UndecidedPattern] {
    var reported: Set<PatternID> = []
    return (ambiguous.undecided + unreachable.undecided + unprintable.undecided)
      .filter { reported.insert(PatternID($0.pattern)).inserted }
  }

  init(_ model: RouteModel, budget: SearchBudget = SearchBudget()) {
    let tree = OverlapTree([model], budget: budget)
    let settled = SettledPatterns(tree, tree.parts[0])
    self.tree = tree
    patterns = tree.parts[0].roots.flatMap { tree.patterns(below: $0) }
      .filter { !settled.contains($0) }
      .sorted(by: { tree.candidate(of: $0).pattern.span }, <)
  }
}
