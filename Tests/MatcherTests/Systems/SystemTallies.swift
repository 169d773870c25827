@testable import RoutegenCompiler
@testable import RoutegenTool

/// What the files of all systems open, beside what the app opens.
struct SystemTallies: Sendable, CustomStringConvertible {
  private(set) var associations = OpeningTally()
  private(set) var manifests = OpeningTally()

  /// The number of association files that are too large to exclude every text that is no number, and of
  /// exclusions that the files leave out.
  private(set) var (coarse, lost) = (0, 0)

  /// The links that a route set prints and its association file does not open.
  private var unopened: [String] = []

  var all: [OpeningTally] { [associations, manifests] }

  /// The number of links that were tried with each kind of file; the smallest one.
  var links: Int { all.map(\.links).min() ?? 0 }

  var differences: [String] { unopened + all.flatMap(\.differences) }

  /// Compares the files of the random route sets of a seed.
  mutating func compare(seed: UInt64) {
    compare(RandomSystemSet.text(seed), seed: seed)
    compare(RandomSystemSet.difficultText(seed), seed: seed)
  }

  /// A route set with errors is skipped.
  private mutating func compare(_ text: String, seed: UInt64) {
    guard let matcher = RandomSystemSet.matcher(text) else { return }
    compareWrittenLinks(matcher, text)
    associations.compare(AppleFile.self, matcher, text, seed: seed)
    manifests.compare(AndroidHostPaths.self, matcher, text, seed: seed)
  }

  private mutating func compareWrittenLinks(_ matcher: ExplainingMatcher, _ text: String) {
    let file = AppleFile(matcher, RandomSystemSet.hosts[0])
    let association = file.association
    if association.isRefinedInPart { coarse += 1 }
    lost += association.lostExclusions.count
    let known = association.wideClaims + association.omittedClaims + association.lostExclusions
    let found = Claims(matcher, host: RandomSystemSet.hosts[0]).differences(besides: known) {
      (file.opens($0), file.claim(decidingOn: $0))
    }
    for difference in found where file.residue(difference.link, isOpen: !difference.isOpened) == nil
    {
      unopened.append("printed: \(difference.link)\n\(file.text)\n\(text)")
    }
  }

  var description: String {
    """
    \(coarse) coarse files, \(lost) lost exclusions
    association files: \(associations)
    manifests: \(manifests)
    """
  }
}
