import Foundation
import TestSupport
import Testing

/// Of random changes, no link is silent whose answer differs, and no finding is without its proof.
///
/// `Tools/Fuzz/changes` tries more of them.
@Suite struct RandomChangesTests {
  /// So many sets are tried by each of the three runs of the test.
  private static let setCount: UInt64 = rounds(150, short: 5)

  @Test(.tags(.random), arguments: [0, setCount, 2 * setCount]) func noLinkIsSilent(_ first: UInt64)
  {
    var tally = ChangeTally()
    for seed in first..<first + Self.setCount {
      tally.compare(seed: seed)
      tally.compareUnprinted(seed: seed)
      tally.compareOptionalSegments(seed: seed)
      tally.compareOtherKeys(seed: seed)
    }
    for problem in tally.problems { Issue.record("\(problem)") }
    #expect(tally.sets > Self.setCount / 2, "\(tally)")
    // A shorter form may have fewer.
    #expect(tally.findings > (isLong ? tally.sets / 2 : 0), "\(tally)")
    #expect(tally.differences > (isLong ? tally.links / 60 : 0), "\(tally)")
    #expect(tally.undecided <= tally.sets / 50, "\(tally)")
    #expect(tally.excluded < tally.links / 4, "\(tally)")
  }

  /// The same for edits of all constructs of the language.
  @Test(.tags(.random), arguments: [0, 1, 2]) func noEditIsSilent(_ run: UInt64) {
    let count: UInt64 = rounds(600, short: 20)
    var tally = ChangeTally()
    for seed in run * count..<(run + 1) * count { tally.compareEdits(seed: seed) }
    for problem in tally.problems { Issue.record("\(problem)") }
    #expect(tally.sets > Int(count) / 8, "\(tally)")
    #expect(tally.undecided <= tally.sets / 50, "\(tally)")
  }

  /// Each section of the pages has its constructs in the list, and edits draw all of them.
  @Test(.tags(.random)) func editsDrawEveryConstruct() throws {
    let pages = try ["Language", "SpecialLinks", "Push"].map {
      try String(contentsOf: Repository.url("Documentation/\($0).md"), encoding: .utf8)
    }
    let titles = pages.joined(separator: "\n").split(separator: "\n")
      .filter { $0.wholeMatch(of: /## `.*|### .*/) != nil }.map {
        $0.drop { $0 == "#" }.dropFirst()
      }
    #expect(Set(titles.map { String($0) }) == Set(LanguageConstruct.texts.keys))
    let tally = ChangeTally()
    var missing = Set(LanguageConstruct.texts.filter { !$0.value.isEmpty }.keys)
    for seed in 0..<UInt64(2_000) where !missing.isEmpty {
      missing.subtract(tally.constructs(ofEdit: seed, among: missing))
    }
    #expect(missing.sorted() == [])
  }

  /// The changes of which `Tools/Fuzz/changes` found a link that was silent, while they are made as they were.
  @Test(
    .tags(.random),
    arguments: chosen(
      [
        UInt64(42_949_672_962_264), 42_949_672_962_717, 42_949_672_964_163, 38_654_705_665_741,
        38_654_705_667_214, 38_654_705_667_931, 85_899_345_920_266, 85_899_345_929_597,
        85_899_345_932_295, 85_903_640_891_264, 85_903_640_905_953, 85_903_640_912_081,
        128_849_018_886_460, 128_849_018_901_916, 128_849_018_911_497, 128_853_313_856_333,
        128_853_313_862_875, 171_798_691_844_760, 171_802_986_837_723,
        214_748_364_820_035,
      ], oneIn: 4)) func noLinkIsSilentAgain(_ seed: UInt64)
  {
    var tally = ChangeTally()
    tally.compare(seed: seed)
    #expect(tally.problems == [])
  }
}
