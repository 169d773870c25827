import Foundation
import RoutegenCompiler
import Testing
import TestSupport

/// The runtime's matcher and the tool's, which is the specification, give the same answers, and
/// generated code reads the same values.
@Suite struct TwoMatchersTests {
  /// `Tools/Fuzz/two-matchers` compares many more.
  private static let setCount: UInt64 = rounds(150, short: 10)

  @Test(.tags(.random)) func answerAlike() async {
    let parts = UInt64(max(1, ProcessInfo.processInfo.activeProcessorCount))
    let tally = await withTaskGroup(of: AnswerTally.self) { group in
      for part in 0..<parts {
        group.addTask { Self.compare(stride(from: part, to: Self.setCount, by: Int(parts))) }
      }
      return await group.reduce(into: AnswerTally()) { $0.add($1) }
    }
    #expect(tally.differences == [])
    // Every kind of answer has to come up, or the comparison proves nothing.
    #expect(tally.sets > Int(Self.setCount / 4))
    #expect(tally.answers["route", default: 0] * 100 > tally.links * 6, "\(tally)")
    #expect(tally.rareKinds(fewerThan: rounds(51, short: 3)) == [], "\(tally)")
  }

  private static func compare(_ seeds: StrideTo<UInt64>) -> AnswerTally {
    var tally = AnswerTally()
    for seed in seeds where tally.differences.count < 3 { tally.compare(seed: seed) }
    return tally
  }

  @Test(.tags(.random)) func expireAlike() {
    let differences = (0..<UInt64(rounds(200, short: 10))).compactMap(SetAnswers.init(seed:))
      .flatMap { $0.random(atMost: 100) }.filter { line in
        let isExpiredForTool = (line["message"] as? String)?.contains("expired") == true
        return (line["kind"] as? String == "expired") != isExpiredForTool
      }
    #expect(differences.map(SetAnswers.text) == [])
  }

  /// Without a host, or with a wildcard first, no other host is accepted, and of a wildcard only hosts
  /// with a label before its domain.
  @Test(arguments: [
    ("scheme a", []), ("host *.b.com", ["x.b.com"]), ("host *.b.com, c.com", ["x.b.com", "c.com"]),
    ("host c.com, *.b.com", ["x.b.com", "c.com"]),
    ("scheme a\nhost d.com {\n  /y\n}", []), ("host * {\n  /y\n}", []),
  ]) func hostsAreThoseOfTheFile(_ declaration: String, _ accepted: [String]) throws {
    let text = "routes A\n\(declaration)\n/x\n"
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    try #require(!compilation.hasErrors)
    let matchers = TwoMatchers(compilation.model)
    for host in ["b.com", "x.b.com", "c.com", "evil.com", "xb.com", ".b.com", "d.com", "b.com.x"] {
      let link = "https://\(host)/x"
      #expect(matchers.difference(for: link, isExplained: true) == nil)
      #expect((matchers.runtime.match(link).kind == "route") == accepted.contains(host), "\(link)")
    }
  }
}
