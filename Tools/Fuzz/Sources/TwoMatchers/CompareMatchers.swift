import Foundation

/// Compares the tool's matcher and the runtime's for random route sets: `TwoMatchers COUNT SEED`.
///
/// The comparison is that of `TwoMatchersTests`; the process ends after COUNT links.
@main enum CompareMatchers {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: TwoMatchers COUNT SEED\n".utf8))
      exit(2)
    }
    var tally = AnswerTally()
    // The seeds of the route sets follow one another, so those of two processes are far apart.
    var seed = arguments[1] << 32
    while tally.links < arguments[0], tally.differences.count < 3 {
      tally.compare(seed: seed)
      seed += 1
    }
    print(tally)
    for difference in tally.differences { print("DIFFERENCE: \(difference)") }
    // A comparison without links of every kind proves nothing.
    let rare = tally.links < 100_000 ? [] : tally.rareKinds(fewerThan: tally.links / 1000)
    for kind in rare { print("FAILED: too few links with the answer \(kind)") }
    exit(tally.differences.isEmpty && rare.isEmpty ? 0 : 1)
  }
}
