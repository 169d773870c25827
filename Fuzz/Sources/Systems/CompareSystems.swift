import Foundation

/// Compares what the files for systems open with what the app opens, for random route sets:
/// `Systems COUNT SEED`.
///
/// The comparison is that of `SystemFilesTests`; the process ends after COUNT links for each kind of file.
@main enum CompareSystems {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: Systems COUNT SEED\n".utf8))
      exit(2)
    }
    let tallies = [
      compare(AppleFile.self, count: arguments[0], seed: arguments[1]),
      compare(AndroidRuleFile.self, count: arguments[0], seed: arguments[1]),
      compare(AndroidHostPaths.self, count: arguments[0], seed: arguments[1]),
    ]
    exit(tallies.allSatisfy(\.differences.isEmpty) ? 0 : 1)
  }

  private static func compare(
    _ system: (some SystemFile).Type, count: UInt64, seed: UInt64
  ) -> OpeningTally {
    var tally = OpeningTally()
    // The seeds of the route sets follow one another, so those of two processes are far apart.
    var seed = seed << 32
    while tally.links < count, tally.differences.count < 3 {
      tally.compare(system, seed: seed)
      seed += 1
    }
    print("\(system): \(tally)")
    for difference in tally.differences { print("DIFFERENCE: \(difference)") }
    return tally
  }
}
