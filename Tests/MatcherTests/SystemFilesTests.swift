import Foundation
import Testing

/// The files for systems open the links that the app opens, and no others, except for what no file can say.
@Suite struct SystemFilesTests {
  /// Enough for every run; `Fuzz/systems` tries many more.
  private static let setCount: UInt64 = 30

  @Test func openWhatTheAppOpens() {
    var tallies = SystemTallies()
    for seed in 0..<Self.setCount where tallies.differences.count < 3 {
      tallies.compare(seed: seed)
    }
    #expect(tallies.differences == [])
    #expect(tallies.all.allSatisfy { $0.open > 500 && $0.closed > 500 }, "\(tallies)")
  }
}
