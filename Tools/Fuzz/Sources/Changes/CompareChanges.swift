import Foundation

/// Compares the findings of `diff` with both matchers for random changes: `Changes COUNT SEED`.
///
/// The comparison is that of `RandomChangesTests`; the process ends after COUNT links.
@main enum CompareChanges {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      FileHandle.standardError.write(Data("usage: Changes COUNT SEED\n".utf8))
      exit(2)
    }
    var tally = ChangeTally()
    // The seeds of the route sets follow one another, so those of two processes are far apart.
    var seed = arguments[1] << 32
    while tally.links < arguments[0], tally.problems.count < 10 {
      tally.compare(seed: seed)
      tally.compareUnprinted(seed: seed)
      seed += 1
    }
    print(tally)
    for problem in tally.problems { print("PROBLEM: \(problem)") }
    exit(tally.problems.isEmpty ? 0 : 1)
  }
}
