import RoutegenSource
import Testing

@Suite struct SourceFileTests {
  private let file = SourceFile(path: "a.routes", text: "ab\r\né c\n")

  @Test(arguments: [(0, 1, 1), (2, 1, 3), (4, 2, 1), (6, 2, 3), (9, 3, 1)])
  func locatesOffsetsInBytes(_ offset: Int, _ line: Int, _ column: Int) {
    let location = file.location(of: offset)
    #expect(location.line == line)
    #expect(location.column == column)
  }

  @Test func givesLinesWithoutTheirBreaks() {
    #expect(file.lineCount == 3)
    #expect((1...3).map { file.text(of: file.span(ofLine: $0)) } == ["ab", "é c", ""])
  }

  @Test func anEmptyFileHasOneLine() {
    let empty = SourceFile(path: "a.routes", bytes: [])
    #expect(empty.lineCount == 1)
    #expect(empty.location(of: 0) == (1, 1))
  }

  @Test func showsBytesThatAreNotUTF8() {
    let file = SourceFile(path: "a.routes", bytes: [0x61, 0xFF])
    #expect(file.text(of: file.span(ofLine: 1)) == "a\u{FFFD}")
  }
}
