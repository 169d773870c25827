import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

@Suite struct LexerTests {
  private func lexed(_ bytes: [UInt8]) -> (file: SourceFile, result: LexedFile, codes: [String]) {
    let file = SourceFile(path: "test.routes", bytes: bytes)
    var bag = DiagnosticBag()
    let result = lex(file, into: &bag)
    return (file, result, bag.sorted.map(\.code.rawValue))
  }

  @Test func findsTokens() {
    Corpus.answers("syntax-tokens").expectAnswers { entry in
      let (file, result, codes) = lexed(Array(entry.question.utf8))
      let tokens = result.tokens.map { "\($0.kind) \(file.text(of: $0.span))" }
      let comments = result.comments.map { "comment \(file.text(of: $0))" }
      return (tokens + comments + codes).joined(separator: "\n")
        .replacing("newline \n", with: "newline").replacing("endOfFile ", with: "endOfFile")
    }
  }

  @Test func acceptsCarriageReturnsAndAByteOrderMark() {
    let (file, result, codes) = lexed([0xEF, 0xBB, 0xBF] + Array("a\r\n// c\r\nb".utf8))
    #expect(codes == [])
    #expect(result.tokens.map(\.kind) == [.word, .newline, .newline, .word, .endOfFile])
    #expect(result.comments.map { file.text(of: $0) } == ["// c"])
  }

  /// In a text of few letters of ASCII, only spaces and line breaks have a zero.
  @Test(arguments: [
    "routes A\n/a\n", "路 A\n", "/// 食譜\n/// 所有的食譜都在這裡\nroutes A\n/食譜/{食譜}\n",
  ])
  func utf16IsTold(_ text: String) {
    let little = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      #expect(lexed(bytes).codes == ["RG101"], "\(bytes)")
    }
    #expect(lexed(Array("/a\u{0}b\u{0}c\n".utf8)).codes != ["RG101"])
  }

  /// CVE-2021-42574: a text that is shown in another order than it is read.
  @Test(arguments: [0x61C, 0x200E, 0x200F] + Array(0x202A...0x202E) + Array(0x2066...0x2069))
  func bidirectionalControlsAreRemoved(_ value: UInt32) throws {
    let control = String(try #require(Unicode.Scalar(value)))
    for text in [
      "/a // x\(control) y\n", "/// x\(control) y\n/a\n", "enum E { a = \"x\(control) y\" }\n",
      "@deprecated(\"x\(control)\")\n/a\n", "/a\(control)\n", "/a\n    example /a?\(control)\n",
    ] {
      let file = SourceFile(path: "a.routes", text: text)
      var bag = DiagnosticBag()
      _ = lex(file, into: &bag)
      #expect(bag.diagnostics.map(\.code) == [.lookAlikeCharacter], "\(text)")
      let fixes = bag.diagnostics.compactMap(\.fixIts.first)
      #expect(file.text(of: fixes.first?.span ?? Span(file: file.id, start: 0, end: 0)) == control)
      let fixed = file.applying(fixes).file
      #expect(String(decoding: fixed.bytes, as: UTF8.self) == text.replacing(control, with: ""))
    }
  }

  @Test func reportsBytesThatAreNotUTF8Once() {
    #expect(lexed(Array("/caf".utf8) + [0xE9, 0x0A, 0xFF]).codes == ["RG101"])
    #expect(lexed(Array("/café 👩‍👩‍👧".utf8)).codes == [])
    #expect(lexed([0xED, 0xA0, 0x80]).codes == ["RG101"])
  }

  @Test func reportsEachRunOfControlCharacters() {
    #expect(lexed(Array("a\u{1}\u{2}b\u{7F} // \u{0}".utf8)).codes == ["RG102", "RG102", "RG102"])
    #expect(lexed(Array("a\rb".utf8)).codes == ["RG102"])
    #expect(lexed(Array("a\tb".utf8)).codes == [])
  }

  @Test func namesEveryKindOfToken() {
    let names = Token.Kind.allCases.map(\.name)
    #expect(Set(names).count == names.count)
  }
}
