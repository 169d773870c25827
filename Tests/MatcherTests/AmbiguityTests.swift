import RoutegenCompiler
import Testing
import TestSupport

/// Which route sets are refused because a link could be two of their routes.
@Suite struct AmbiguityTests {
  @Test(arguments: [
    ("/a?x=1\n/a?x=2 as b", 0),
    ("/a?x=1\n/a?y=1 as b", 1),
    // The second contradicts both of the others, which do not contradict each other.
    ("/a?x=1&y=1\n/a?x=2&z=2 as b\n/a?y=1&z=1 as c", 1),
    ("/a#x=1\n/a#x=2 as b", 0),
    ("/a#x=1\n/a#x={x} as b", 0),
    ("/a#x={x}\n/a#{y} as b", 1),
  ]) func isFoundBetweenAnyTwo(_ routes: String, _ count: Int) {
    let text = "routes Random\nscheme rnd\n\(routes)\n"
    let compilation = Compilation(SourceFile(path: "in.routes", text: text))
    #expect(compilation.diagnostics.filter { $0.code.rawValue == "RG301" }.count == count)
    #expect(compilation.hasErrors == (count > 0))
  }

  /// A parameter may read a plus sign that is not escaped as a space, and another as a plus sign.
  @Test(.tags(.random)) func isFoundOfEachPlusSign() throws {
    var random = SplitMix(seed: 40)
    var ambiguous = 0
    for _ in 0..<rounds(600, short: 40) {
      let literals = ["+", "%20", "a+"].filter { _ in random.one(in: 4) }.map { "/a?k=\($0)" }
      let routes = ["One", "Two"].map { enumeration in
        "/a?k={p: \(enumeration)}"
      }
      let enumerations = ["One", "Two"].map { Self.type($0, &random) }.joined()
      let texts = (literals + routes).enumerated().map { "\($1) as r\($0)\n" }
      let compilation = Compilation(Self.file(enumerations + texts.joined()))
      // Whether each route by itself opens a link.
      let alone = texts.map { TwoMatchers(Compilation(Self.file(enumerations + $0)).model) }
      let opened = Self.values.map { value in
        alone.map { Self.opens("rnd:///a?k=\(value)", $0) }
      }.filter { !$0.dropLast(2).contains(true) }
      let codes = Set(compilation.diagnostics.map(\.code.rawValue))
      let both = opened.contains { $0.suffix(2) == [true, true] }
      #expect(codes.contains("RG301") == both, "\(compilation.file.text)")
      let isReached = [1, 2].allSatisfy { place in opened.contains { $0[$0.count - place] } }
      #expect(codes.contains("RG303") == !isReached, "\(compilation.file.text)")
      guard both else { continue }
      ambiguous += 1
      let notes = compilation.diagnostics.flatMap(\.notes)
      let link = try #require(notes.first { $0.hasPrefix("such a link") }?.split(separator: "'")[1])
      #expect(alone.suffix(2).allSatisfy { Self.opens("rnd://" + link, $0) }, "\(link)")
    }
    #expect(ambiguous > 6)
  }

  /// Every value of up to two characters, as links write it.
  private static let values = ["", "a", "+", "%20", "%2B"].flatMap { first in
    ["+", "%20", "%2B"].map { first + $0 }
  }

  private static func file(_ lines: String) -> SourceFile {
    SourceFile(path: "in.routes", text: "routes Random\nscheme rnd\n\(lines)")
  }

  /// An enum with two texts, or a type of texts in which a plus sign is no space.
  private static func type(_ name: String, _ random: inout SplitMix) -> String {
    if random.one(in: 2) {
      let first = random.pick(["", "begins \"+\"", "begins \"a\""])
      return "type \(name) = String \(first) of \"+\" length 1 plus literal\n"
    }
    let texts = ["+", " ", "a+", "a ", "++", "  ", "+ ", " +"].shuffled(using: &random).prefix(2)
    return "enum \(name) { x = \"\(texts[0])\", y = \"\(texts[1])\" }\n"
  }

  /// Whether the route of a set opens a link, as both matchers say.
  private static func opens(_ link: String, _ matchers: TwoMatchers) -> Bool {
    #expect(matchers.difference(for: link, isExplained: true) == nil)
    return if case .route = matchers.runtime.match(link) { true } else { false }
  }
}
