import Foundation

/// A comparison of two things for random route sets.
package protocol RandomComparison: CustomStringConvertible {
  init()

  /// The number of links that were compared.
  var links: Int { get }

  /// The differences, each with what repeats it.
  var differences: [String] { get }

  /// The reasons why the comparison, if it has found nothing, proves nothing.
  var doubts: [String] { get }

  /// The number of differences with which the comparison ends.
  static var mostDifferences: Int { get }

  mutating func compare(seed: UInt64)
}

extension RandomComparison {
  package var doubts: [String] { [] }

  /// Compares COUNT links, and ends the process: `PROGRAM COUNT SEED`.
  package static func run() -> Never {
    let arguments = CommandLine.arguments.dropFirst().compactMap { UInt64($0) }
    guard arguments.count == 2 else {
      let name = CommandLine.arguments[0].split(separator: "/").last ?? ""
      FileHandle.standardError.write(Data("usage: \(name) COUNT SEED\n".utf8))
      exit(2)
    }
    var comparison = Self()
    // The seeds of the route sets follow one another, so those of two processes are far apart.
    var seed = arguments[1] << 32
    while comparison.links < arguments[0], comparison.differences.count < mostDifferences {
      comparison.compare(seed: seed)
      seed += 1
    }
    print(comparison)
    for difference in comparison.differences { print("DIFFERENCE: \(difference)") }
    for doubt in comparison.doubts { print("FAILED: \(doubt)") }
    exit(comparison.differences.isEmpty && comparison.doubts.isEmpty ? 0 : 1)
  }
}
