import Testing

/// Of random changes, no link is silent whose answer differs, and no finding is without its proof.
///
/// `Fuzz/changes` tries more of them.
@Suite struct RandomChangesTests {
  /// So many sets are tried by each of the three runs of the test.
  private static let setCount: UInt64 = 150

  @Test(arguments: [0, setCount, 2 * setCount]) func noLinkIsSilent(_ first: UInt64) {
    var tally = ChangeTally()
    for seed in first..<first + Self.setCount { tally.compare(seed: seed) }
    for problem in tally.problems { Issue.record("\(problem)") }
    #expect(tally.sets > Self.setCount / 4, "\(tally)")
    #expect(tally.findings > tally.sets / 2, "\(tally)")
    #expect(tally.differences > tally.links / 50, "\(tally)")
    #expect(tally.undecided <= tally.sets / 50, "\(tally)")
    #expect(tally.excluded < tally.links / 4, "\(tally)")
  }
}
