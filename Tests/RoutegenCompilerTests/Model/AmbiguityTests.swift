import RoutegenCompiler
import Testing

/// Two patterns that nothing decides between are a mistake, and no others are.
@Suite struct AmbiguityTests {
  private static let types = """
    enum Colour { red, green, blue }
    enum Wine { red, white }
    enum Size { small, large }
    enum Flag { on = "1", off = "0" }
    type Alpha
    type Beta
    """

  @Test(arguments: [
    ("/x?{a}", "/x?{b}"), ("/x", "/x?{a: Int?}"), ("/x?{a: Int?}", "/x?{b: [String]}"),
    ("/x?k=1&{a}", "/x?k=1&{b}"), ("/x?{a: Int}", "/x?{a: Double}"), ("/x?{a: Int}", "/x?{a}"),
    ("/x?{a: Flag}", "/x?{a: Bool}"), ("/x?{a: Flag}", "/x?{a: UInt}"),
    ("/x/{a}", "/x/{b}"), ("/x/{a: Colour}", "/x/{b: Wine}"), ("/x/{a: Alpha}", "/x/{b: Beta}"),
    ("/x/{a: Int in 1...5}", "/x/{b: Int in 5...9}"),
    ("/x/{a: Double in 0...1}", "/x/{b: Double in 0.5...0.75}"),
    ("/x/{a: Int in 01...12}", "/x/{b: Int in 05...31}"),
    ("/x?{a: Int in 01...12}", "/x?{a: Int in 1...12}"), ("/x?{a: Int in 01...12}", "/x?{a: UInt}"),
    ("/x/{a: Colour}/y", "/x/{b: Wine}/{c}"), ("/x/{a: Colour}/y?k=1", "/x/{b: Wine}/y"),
    ("/x/{a: Colour}/{r...}", "/x/{b: Wine}/y/z"), ("/x/{a: Colour}/{r...}", "/x/{b: Wine}/{s...}"),
    ("/x/@{a}", "/x/{b}!"), ("/x/{a}-{b}", "/x/{c}.{d}"), ("/x/a{a}", "/x/{b}z"),
    ("/x/@{a: Colour}", "/x/@{b: Wine}"), ("/x/@{a}", "/x/{b}-{c}"), ("/x#{a}", "/x#{b}"),
    ("/x", "/x#{b: Int?}"), ("/x#k=1", "/x#k=1&{b: Int?}"), ("/x#{a}", "/x#k={b}"),
    ("/x#{a}&{b}", "/x#{a}&{c}"), ("/{a...}", "/{b...}"),
  ])
  func isAMistake(_ line: String, _ other: String) throws {
    for lines in ["\(line) as a1\n\(other) as a2", "\(other) as a2\n\(line) as a1"] {
      let resolved = Resolved(Self.types + "\n" + lines)
      #expect(resolved.codes == [.ambiguousRoutes])
      let note = try #require(resolved.diagnostics.first?.notes.first)
      #expect(note.hasPrefix("such a link is '/"))
    }
  }

  @Test(arguments: [
    ("/x?{a}", "/x?{a}&{b}"), ("/x?{a}", "/x"), ("/x?{a}&k=1", "/x?{a}"),
    ("/x?k=1", "/x?k=2"), ("/x?{a: UUID}", "/x?{a: Int}"), ("/x?{a: Colour}", "/x?{a: Size}"),
    ("/x/{a: Int in 01...12}", "/x/{b: Int in 1...12}"), ("/x/{a: Int in 01...12}", "/x/{b: Int}"),
    ("/x/{a: Int in 01...12}", "/x/{b: Int in 001...012}"),
    ("/x/{a: Int in 01...12}", "/x/{b: Int in 13...31}?x=1"),
    ("/x?{a: Int in 01...09}", "/x?{a: Int in 1...12}"), ("/x?{a: Int in 01...09}", "/x?{a: UInt}"),
    ("/x?{a: Int in 1...5}", "/x?{a: Int in 6...9}"), ("/x?k=red&{a}", "/x?{k: Int}&j=1"),
    ("/x?{a: Int}&{b: UUID?}", "/x?{b: Date}&{a: Int?}"), ("/x?{a}#k=1", "/x?{a}#k=2"),
    ("/x/{a: Int}", "/x/{b}"), ("/x/{a: Colour}", "/x/{b: Size}"), ("/x/{a: Colour}", "/x/red"),
    ("/x/{a: Int in 1...5}", "/x/{b: Int in 6...9}"), ("/x/{a: Int in 1...5}", "/x/{b: Int}"),
    ("/x/{a: Colour}/y", "/x/{b: Wine}/z"), ("/x/{a: Colour}/y?k=1", "/x/{b: Wine}/y?k=2"),
    ("/x/{a: Colour}/{r...}", "/x/{b: Wine}"), ("/{a}/x", "/y/{b}"), ("/x/{a}.html", "/x/{b}.json"),
    ("/x/a-{a}", "/x/b-{b}"), ("/x/@{a: Int in 1...5}", "/x/@{b: Int in 6...9}"),
    ("/x/@{a: UUID}", "/x/@{b}"), ("/x/{a...}", "/x/{b}"), ("/x/{a: Alpha}", "/x/{b}"),
    ("/x/{a}-{b}", "/x/page-{c}"), ("/x#{a}", "/x#k={b: Int}&j=1"), ("/x", "/x#{b}"),
    ("/x#k=1", "/x#k=1&{b}"), ("/x#{a}", "/x#{a}&{b}"), ("/x?{a}", "/x#{b}"),
    ("/x?{a}#{c}", "/x?{b}"),
  ])
  func isDecided(_ line: String, _ other: String) {
    let resolved = Resolved("\(Self.types)\n\(line) as a1\n\(other) as a2")
    #expect(resolved.messages == [])
  }

  /// An `also` with items of its own for parameters that may be missing.
  @Test(arguments: [
    ("also /x?j={a}", true), ("also /x?j={a: Int}", false), ("also /x?j={b}&k={a}", true),
    ("also /x?j={b: Int}&k={a}", false), ("also /x#at={c}", true),
    ("also /x#at={c: String}", false),
    ("also /x?j={a: Int}\nalso /x?k={b: Int}", true),
    ("also /x?j={a: Int}\nalso /x?j={a: Int}&k={b: Int}", false),
    ("also /x?j={a: Int}\nalso /x#{c: String}", false),
  ])
  func requiresItems(_ aliases: String, _ isAmbiguous: Bool) {
    let resolved = Resolved("/x?{a: Int?}&{b: Int = 1}#{c: String?}\n\(aliases)")
    #expect(resolved.codes == (isAmbiguous ? [.ambiguousRoutes] : []))
  }

  /// The first and the third of three are as far apart as they can be.
  @Test func everyPairIsLookedAt() {
    let lines = (0..<9).map { "/x?k=\($0 % 5)&{p\($0)} as r\($0)" }
    #expect(Resolved(lines.joined(separator: "\n")).codes.count == 4)
  }

  /// What is reported once for each is not reported for each pair.
  @Test func oneLineIsReportedOnce() {
    let lines = (0..<20).map { "/x?{p\($0)} as r\($0)" }
    #expect(Resolved(lines.joined(separator: "\n")).codes.count == 19)
  }
}
