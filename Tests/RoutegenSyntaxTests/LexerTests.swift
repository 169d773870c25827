import RoutegenSource
import RoutegenSyntax
import Testing

@Suite struct LexerTests {
  private func lexed(_ bytes: [UInt8]) -> (file: SourceFile, result: LexedFile, codes: [String]) {
    let file = SourceFile(path: "test.routes", bytes: bytes)
    var bag = DiagnosticBag()
    let result = lex(file, into: &bag)
    return (file, result, bag.sorted.map(\.code.rawValue))
  }

  private func texts(_ text: String) -> [String] {
    let (file, result, _) = lexed(Array(text.utf8))
    return result.tokens.map { file.text(of: $0.span) }
  }

  private func kinds(_ text: String) -> [Token.Kind] {
    lexed(Array(text.utf8)).result.tokens.map(\.kind)
  }

  @Test func splitsWordsAtPunctuation() {
    #expect(texts("/a-b/{id: Int}") == ["/", "a-b", "/", "{", "id", ":", "Int", "}", ""])
    #expect(texts("a,b=[c](d)?") == ["a", ",", "b", "=", "[", "c", "]", "(", "d", ")", "?", ""])
    #expect(texts("a&b#c d") == ["a", "&", "b", "#", "c", "d", ""])
  }

  @Test(arguments: [
    ("1...50", ["1", "...", "50", ""]),
    ("0.5...1.5", ["0.5", "...", "1.5", ""]),
    ("-5...-1", ["-5", "...", "-1", ""]),
    ("a..b", ["a..b", ""]),
    ("a....", ["a", "...", ".", ""]),
  ])
  func tellsAnEllipsisFromDots(_ text: String, _ expected: [String]) {
    #expect(texts(text) == expected)
  }

  @Test(arguments: [
    ("a // b", ["a", ""]),
    ("// b", [""]),
    ("https://x", ["https", ":", "/", "/", "x", ""]),
    ("a\n//b", ["a", "\n", ""]),
    ("\"a // b\"", ["\"a // b\"", ""]),
  ])
  func beginsACommentAfterWhiteSpaceOnly(_ text: String, _ expected: [String]) {
    #expect(texts(text) == expected)
  }

  @Test func tellsDocumentationFromComments() {
    #expect(kinds("/// a") == [.documentation, .endOfFile])
    #expect(kinds("  /// a\nb") == [.documentation, .newline, .word, .endOfFile])
    #expect(kinds("//// a") == [.endOfFile])
    #expect(kinds("b /// a") == [.word, .endOfFile])
  }

  @Test func keepsEveryComment() {
    let (file, result, _) = lexed(Array("/// a\nb // c\n//d".utf8))
    #expect(result.comments.map { file.text(of: $0) } == ["/// a", "// c", "//d"])
  }

  @Test func readsStrings() {
    #expect(texts(#""a \"b\" \\" c"#) == [#""a \"b\" \\""#, "c", ""])
  }

  @Test func reportsAnUnterminatedStringOnce() {
    let open = lexed(Array("{ a = \"x, \\\"y }\nb".utf8))
    #expect(open.codes == ["RG109"])
    #expect(
      open.result.tokens.map { open.file.text(of: $0.span) }
        == ["{", "a", "=", "\"x", ",", "\\\"y", "}", "\n", "b", ""])
  }

  @Test func acceptsCarriageReturnsAndAByteOrderMark() {
    let (file, result, codes) = lexed([0xEF, 0xBB, 0xBF] + Array("a\r\n// c\r\nb".utf8))
    #expect(codes == [])
    #expect(result.tokens.map(\.kind) == [.word, .newline, .newline, .word, .endOfFile])
    #expect(result.comments.map { file.text(of: $0) } == ["// c"])
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
