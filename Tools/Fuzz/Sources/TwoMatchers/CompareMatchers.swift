import TestSupport

/// Compares the tool's matcher and the runtime's for random route sets: `TwoMatchers COUNT SEED`.
///
/// The comparison is that of `TwoMatchersTests`; the process ends after COUNT links.
@main enum CompareMatchers {
  static func main() { AnswerTally.run() }
}

extension AnswerTally: RandomComparison {
  static let mostDifferences = 3

  /// A comparison without links of every kind proves nothing.
  var doubts: [String] {
    (links < 100_000 ? [] : rareKinds(fewerThan: links / 1000))
      .map { "too few links with the answer \($0)" }
  }
}
