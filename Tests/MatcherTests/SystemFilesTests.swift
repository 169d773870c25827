import Foundation
import Testing

/// The files for systems open the links that the app opens, and no others, except for what no file can say.
@Suite struct SystemFilesTests {
  /// Enough for every run; `Fuzz/systems` tries many more.
  private static let setCount =
    ProcessInfo.processInfo.environment["ROUTEGEN_RANDOM_SETS"].flatMap { UInt64($0) } ?? 60

  @Test func associationFiles() { compare(AppleFile.self) }

  @Test func dynamicRules() { compare(AndroidRuleFile.self) }

  @Test func manifests() { compare(AndroidHostPaths.self) }

  private func compare(_ system: (some SystemFile).Type) {
    var tally = OpeningTally()
    for seed in 0..<Self.setCount where tally.differences.count < 3 {
      tally.compare(system, seed: seed)
    }
    #expect(tally.differences == [])
    print("\(system): \(tally)")
    #expect(tally.open > 500 && tally.closed > 500)
  }
}
