/// A pattern about which a question was not decided within the budget.
struct UndecidedPattern {
  let pattern: Candidate

  /// The pattern that may match the same links as well; `nil` if the question is whether a link reaches
  /// the pattern.
  let other: Candidate?
}

/// The answers to one question about every pattern.
struct OverlapFindings<Finding> {
  /// One for each pattern at most.
  var undecided: [UndecidedPattern] = []
  var found: [Finding] = []
}
