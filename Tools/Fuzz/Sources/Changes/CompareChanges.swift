import TestSupport

/// Compares the findings of `diff` with both matchers for random changes: `Changes COUNT SEED`.
///
/// The comparison is that of `RandomChangesTests`; the process ends after COUNT links.
@main enum CompareChanges {
  static func main() { ChangeComparison.run() }
}

private struct ChangeComparison: RandomComparison {
  private var tally = ChangeTally()

  static let mostDifferences = 10
  var links: Int { tally.links }
  var differences: [String] { tally.problems }
  var description: String { tally.description }

  mutating func compare(seed: UInt64) {
    tally.compare(seed: seed)
    tally.compareUnprinted(seed: seed)
    tally.compareOptionalSegments(seed: seed)
    tally.compareEdits(seed: seed)
  }
}
