import RoutegenGenerate
@testable import RoutegenDiff
@testable import RoutegenExplain
@testable import RoutegenLinks
@testable import RoutegenModel

/// What the files of all systems open, beside what the app opens.
struct SystemTallies: Sendable, CustomStringConvertible {
  private(set) var associations = OpeningTally()
  private(set) var rules = OpeningTally()
  private(set) var manifests = OpeningTally()

  var all: [OpeningTally] { [associations, rules, manifests] }

  /// The number of links that were tried with each kind of file; the smallest one.
  var links: Int { all.map(\.links).min() ?? 0 }

  var differences: [String] { all.flatMap(\.differences) }

  /// Compares the files of the random route set of a seed.
  ///
  /// A route set with errors is skipped.
  mutating func compare(seed: UInt64) {
    guard let matcher = RandomSystemSet.matcher(seed) else { return }
    associations.compare(AppleFile.self, matcher, seed: seed)
    rules.compare(AndroidRuleFile.self, matcher, seed: seed)
    manifests.compare(AndroidHostPaths.self, matcher, seed: seed)
  }

  var description: String {
    """
    association files: \(associations)
    dynamic rules: \(rules)
    manifests: \(manifests)
    """
  }
}
