import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// Whatever the bytes, the parser returns, and what it says is about them.
@Suite struct RobustnessTests {
  private static let corpus = Corpus("syntax")

  @Test(.tags(.random), arguments: corpus.cases) func survivesMutations(_ testCase: Corpus.Case) {
    var generator = SplitMix(seed: 0x5EED)
    let original = testCase.file.bytes
    for _ in 0..<rounds(400, short: 20) {
      var bytes = original
      for _ in 0...Int.random(in: 0..<8, using: &generator) { bytes.mutate(using: &generator) }
      expectSound(bytes)
    }
  }

  @Test(.tags(.random), arguments: corpus.cases) func survivesBeingCutOff(_ testCase: Corpus.Case) {
    let bytes = testCase.file.bytes
    for length in chosen(Array(bytes.indices), oneIn: 15) { expectSound(Array(bytes[..<length])) }
  }

  @Test(.tags(.random)) func survivesRandomBytes() {
    var generator = SplitMix(seed: 7)
    let text = "/?&#{}=,:[]()\"\\. \n\r\tas also enum x1%41-_@"
    let alphabet = Array(text.utf8) + [0, 0xC3, 0xA9, 0xFF]
    for _ in 0..<rounds(3000, short: 800) {
      let length = Int.random(in: 0..<60, using: &generator)
      expectSound((0..<length).map { _ in alphabet.randomElement(using: &generator) ?? 0 })
    }
  }

  /// Places are counted in bytes of the file, of which those that are no text are shown as more.
  @Test func findsTheArrowOfAnExampleBehindBytesThatAreNoText() {
    let text = Array("routes A\n/a\n    example /a?x=".utf8)
    expectSound(text + [0x8E, 0x90, 0xDF, 0x84, 0xFF, 0xFF] + Array(" -> a".utf8))
  }

  /// So are the places of what other tools write.
  @Test(arguments: [
    ("http://b", ""), ("myapp://b/", "/c"), ("`/a", "`"), ("/a/{b:", "}"), ("/a/{b|", "}"),
    ("/a/{", "?}"), ("/a/<", ">"), ("/a/:", ""), ("/a/{b(", ")}"), ("[a", "](/b)"),
    ("\"/a", "\": \"b\""),
    ("/a/(", ")"), ("/a/{b=", "}"), ("/a/{*", "}"), ("home = /a", ""), ("<!-- ", " -->"),
    ("/a?{b ,c: Int}&{d: e:", " String = f}"), ("also https://a.example/", " also /b"),
  ])
  func placesForeignTextsThatAreNoText(_ start: String, _ end: String) {
    for count in [1, 8] {
      let bytes = Array("routes A\n\(start)".utf8) + Array(repeating: 0xFF, count: count)
      expectSound(bytes + Array(end.utf8))
    }
  }

  /// A byte that is no text may be anywhere in what other tools write.
  @Test(.tags(.random)) func placesFindingsInTextThatIsNotUTF8() {
    var generator = SplitMix(seed: 0xB7)
    for line in chosen(UnseenLines.all.map(\.written), oneIn: 3) {
      var bytes = Array("routes A\n\(line)\n".utf8)
      let place = Int.random(in: 9..<bytes.count, using: &generator)
      bytes.insert(0xB7, at: place)
      expectSound(bytes)
    }
  }

  /// Work that grows like the square of the text would make this test run for minutes.
  @Test(arguments: [
    "}", "/a {\n", "{", "/", "/a\"\\,", "/a?&", "/{a}", "/a\nalso /b\n", "a b ", "\n", "?a", "/a{",
    "also ", "also https://", "also a://b", "also c.d/", "also e:/", "also //", "%4", "enum A {a ",
    "/a?x{ ", "#\n", "///\n", "/a do\n", "/a:\n  /b:\n", "/users (\n", "\"\"\"\n", "a\n{\n", "/:a",
  ])
  func survivesManyOfAPiece(_ piece: String) {
    let text = String(repeating: piece, count: rounds(100_000, short: 8_000) / piece.utf8.count)
    expectSpansInside(Parsed(bytes: Array(text.utf8)))
  }

  private func expectSpansInside(_ parsed: Parsed) {
    let bytes = parsed.file.bytes
    let spans = parsed.diagnostics.flatMap {
      [$0.span] + $0.labels.map(\.span) + $0.fixIts.map(\.span)
    }
    let isInside = spans.allSatisfy { 0 <= $0.start && $0.end <= bytes.count }
    #expect(isInside, "\(String(decoding: bytes, as: UTF8.self))")
  }

  private func expectSound(_ bytes: [UInt8]) {
    let parsed = Parsed(bytes: bytes)
    expectSpansInside(parsed)
    let lines = LineRenderer(files: [parsed.file])
    let snippets = SnippetRenderer(file: parsed.file)
    for diagnostic in parsed.diagnostics {
      #expect(!lines.render(diagnostic).isEmpty && !snippets.render(diagnostic).isEmpty)
    }
  }
}

extension [UInt8] {
  /// Deletes, doubles, swaps or changes some bytes.
  fileprivate mutating func mutate(using generator: inout SplitMix) {
    guard count > 1 else { return }
    let start = Int.random(in: 0..<count, using: &generator)
    let end = Swift.min(start + Int.random(in: 1..<12, using: &generator), count)
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: removeSubrange(start..<end)
    case 1: insert(contentsOf: self[start..<end], at: Int.random(in: 0...count, using: &generator))
    case 2: swapAt(start, Int.random(in: 0..<count, using: &generator))
    default: self[start] = UInt8.random(in: 0...255, using: &generator)
    }
  }
}
