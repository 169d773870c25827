import RoutegenTool
import Testing
import TestSupport

/// Lines, columns and changes of a document, as the protocol counts them.
@Suite struct DocumentTextTests {
  @Test func aLineEndsAtEveryLineBreak() {
    let text = DocumentText("a\nb\r\nc\rd\r")
    #expect(text.lineCount == 5)
    #expect((0..<5).map { text.content(of: $0) } == [0..<1, 2..<3, 5..<6, 7..<8, 9..<9])
  }

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 3, 7, 8]), (.utf16, [0, 1, 2, 4, 5]), (.utf32, [0, 1, 2, 3, 4]),
  ])
  func countsInItsUnit(_ encoding: PositionEncoding, _ columns: [Int]) {
    let text = DocumentText("aé😀b")
    let offsets = [0, 1, 3, 7, 8]
    #expect(offsets.map { text.position(of: $0, in: encoding).character } == columns)
    #expect(columns.map { text.offset(of: at(0, $0), in: encoding) } == offsets)
  }

  @Test func positionsOutsideOfTheTextAreMoved() {
    let text = DocumentText("aé😀\r\nb")
    #expect(text.offset(of: at(0, 99), in: .utf16) == 7)
    #expect(text.offset(of: at(0, 3), in: .utf16) == 3, "inside of a surrogate pair")
    #expect(text.offset(of: at(0, 2), in: .utf8) == 1, "inside of a character")
    #expect(text.offset(of: at(7, 0), in: .utf16) == 10)
    #expect(text.offset(of: at(-1, 5), in: .utf16) == 0)
    #expect(text.offset(of: at(1, -5), in: .utf16) == 9)
    #expect(text.offset(of: at(.max, .max), in: .utf16) == 10)
    #expect(text.position(of: 8, in: .utf16) == at(0, 4), "between CR and LF")
    #expect(text.position(of: 99, in: .utf16) == at(1, 1))
  }

  @Test func aLineFeedAfterACarriageReturnMakesOneLineBreakOfTwo() {
    var text = DocumentText("a\rb")
    text.replace(2..<2, with: "\n")
    #expect(text == DocumentText("a\r\nb"))
    text.replace(1..<2, with: "")
    #expect(text == DocumentText("a\nb"))
  }

  @Test func prefersUTF8AndKnowsUTF16() {
    #expect(PositionEncoding(offered: ["utf-16", "utf-8"]) == .utf8)
    #expect(PositionEncoding(offered: ["utf-32", "utf-16"]) == .utf16)
    #expect(PositionEncoding(offered: ["utf-32"]) == .utf32)
    #expect(PositionEncoding(offered: ["utf-7"]) == .utf16)
    #expect(PositionEncoding(offered: []) == .utf16)
  }

  /// After random changes, the server has the text of a slow model; `Tools/Fuzz/edits` makes more of them.
  @Test(.tags(.random), arguments: 0..<rounds(20, short: 4)) func changesAsASlowModel(_ seed: Int) {
    var edits = RandomEdits(seed: UInt64(seed))
    edits.make(1000)
    #expect(edits.faults == [])
  }

  private func at(_ line: Int, _ character: Int) -> LSP.Position {
    LSP.Position(line: line, character: character)
  }
}
