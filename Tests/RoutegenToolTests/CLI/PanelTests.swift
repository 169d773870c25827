import Foundation
import RoutegenCompiler
import Testing
import TestSupport

/// A panel of small files with one mistake each, as people make them who come from other tools, and
/// what a perfect message says about each.
///
/// The expected messages were written before the tool's were read. The name of a file begins with
/// its group. `ROUTEGEN_PANEL=FILE swift test --filter PanelTests` writes the score of each group.
@Suite struct PanelTests {
  static let corpus = Corpus("panel")

  private static func verdict(of testCase: Corpus.Case) -> PanelVerdict {
    let file = testCase.file
    return PanelVerdict(
      Compilation(file).diagnostics, of: file,
      expecting: PerfectMessage.all(in: testCase.expected(in: "txt")))
  }

  @Test(arguments: corpus.cases) func messageIsPerfect(_ testCase: Corpus.Case) {
    let shortfalls = Self.verdict(of: testCase).shortfalls
    if knownShortfalls.contains(testCase.name) {
      #expect(shortfalls != [], "the message is perfect now; remove it from knownShortfalls")
    } else {
      #expect(shortfalls == [])
    }
  }

  @Test func shortfallsAreOfThePanel() {
    let names = Set(Self.corpus.cases.map(\.name))
    #expect(knownShortfalls.subtracting(names) == [])
    #expect(Self.corpus.orphans == [])
    #expect(names.count >= 150)
  }

  /// 97 files of 100 have a perfect message, and none has none.
  @Test func panelIsAlmostPerfect() throws {
    var score = PanelScore()
    for testCase in Self.corpus.cases {
      score.add(Self.verdict(of: testCase).grade, of: testCase.name)
    }
    if let path = ProcessInfo.processInfo.environment["ROUTEGEN_PANEL"] {
      try Data(score.table.utf8).write(to: URL(fileURLWithPath: path))
    }
    #expect(100 * score.count(of: .perfect) >= 97 * Self.corpus.cases.count)
    #expect(score.count(of: .silent) == 0)
  }
}
