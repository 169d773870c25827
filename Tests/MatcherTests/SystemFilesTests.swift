import Foundation
import Testing
import TestSupport

/// The files for systems open the links that the app opens, and no others, except for what no file can say.
@Suite struct SystemFilesTests {
  /// `Tools/Fuzz/systems` tries many more.
  private static let setCount: UInt64 = rounds(30, short: 2)

  @Test(.tags(.random)) func openWhatTheAppOpens() {
    var tallies = SystemTallies()
    for seed in 0..<Self.setCount where tallies.differences.count < 3 {
      tallies.compare(seed: seed)
    }
    #expect(tallies.differences == [])
    #expect(tallies.all.allSatisfy { min($0.open, $0.closed) > 16 * Self.setCount }, "\(tallies)")
    #expect(min(tallies.coarse, tallies.lost) >= rounds(3, short: 0), "\(tallies)")
  }

  /// The route sets in which `Tools/Fuzz/systems` found faults, while the random sets are made as they were.
  @Test(
    .tags(.random),
    arguments: chosen(
      [
        UInt64(283), 55_834_574_848_747, 55_838_869_817_416, 64_424_509_443_076, 64_424_509_444_006,
        64_424_509_445_162, 64_428_804_410_610, 64_428_804_415_087, 68_723_771_708_713,
      ], oneIn: 4))
  func openWhatTheAppOpened(_ seed: UInt64) {
    var tallies = SystemTallies()
    tallies.compare(seed: seed)
    #expect(tallies.differences == [])
  }
}
