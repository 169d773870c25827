import RoutegenCompiler
import Testing

@Suite struct SourceFileTests {
  private let file = SourceFile(path: "a.routes", text: "ab\r\né c\n")

  @Test(arguments: [(0, 1, 1), (2, 1, 3), (4, 2, 1), (6, 2, 3), (9, 3, 1)])
  func locatesOffsetsInBytes(_ offset: Int, _ line: Int, _ column: Int) {
    let location = file.location(of: offset)
    #expect(location.line == line)
    #expect(location.column == column)
  }

  /// Editors and code scanning count in this way.
  @Test(arguments: [(0, 1, 1), (6, 2, 2), (8, 2, 4), (9, 3, 1)])
  func locatesOffsetsInUTF16(_ offset: Int, _ line: Int, _ column: Int) {
    #expect(file.utf16Location(of: offset) == (line, column))
  }

  @Test func countsSurrogatePairsAsTwo() {
    let file = SourceFile(path: "a.routes", text: "\n/😀x")
    #expect(file.utf16Location(of: 6) == (2, 4))
  }

  @Test func appliesChangesThatDoNotOverlap() {
    func fixIt(_ start: Int, _ end: Int, _ text: String, file: Int = 0) -> FixIt? {
      let span = Span(file: FileID(file), start: start, end: end)
      return Diagnostic(.unknownType, "x", at: span)
        .fix(text, replace: span, with: text).fixIts.first
    }
    let file = SourceFile(path: "a.routes", text: "abcdef")
    let changes = [
      fixIt(4, 5, "E"), fixIt(0, 2, "12"), fixIt(1, 3, "no"), fixIt(2, 3, ""), fixIt(6, 6, "end"),
      fixIt(6, 6, "twice"), fixIt(3, 4, "other file", file: 1),
    ]
    let (changed, applied) = file.applying(changes.compactMap { $0 })
    #expect(changed.text(of: changed.span(ofLine: 1)) == "12dEfend")
    #expect(applied.map(\.replacement) == ["12", "", "E", "end"])
    #expect(file.applying([]).applied == [])
  }

  @Test func returnsLinesWithoutTheirBreaks() {
    #expect(file.lineCount == 3)
    #expect((1...3).map { file.text(of: file.span(ofLine: $0)) } == ["ab", "é c", ""])
  }

  @Test func anEmptyFileHasOneLine() {
    let empty = SourceFile(path: "a.routes", bytes: [])
    #expect(empty.lineCount == 1)
    #expect(empty.location(of: 0) == (1, 1))
  }

  @Test func replacesBytesThatAreNotUTF8() {
    let file = SourceFile(path: "a.routes", bytes: [0x61, 0xFF])
    #expect(file.text(of: file.span(ofLine: 1)) == "a\u{FFFD}")
  }
}
