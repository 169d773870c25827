import RoutegenLSP
import TestSupport
import Testing

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

  /// After random changes, the text is that of a model that is rebuilt for each of them.
  @Test(arguments: 0..<40) func changesAsASlowModel(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var model = SlowText(randomText(&random))
    var text = DocumentText(model.text)
    for _ in 0..<60 {
      let encoding = random.pick(PositionEncoding.allCases)
      let positions = [randomPosition(&random), randomPosition(&random)].sorted()
      let range = positions.map { text.offset(of: $0, in: encoding) }
      #expect(range == positions.map { model.offset(of: $0, in: encoding) })
      let new = randomText(&random, most: 5)
      text.replace(range[0]..<range[1], with: new)
      model.replace(range[0]..<range[1], with: new)
      #expect(text.bytes == Array(model.text.utf8))
      #expect(text.lineCount == model.lines.count)
      for offset in model.characterOffsets {
        let position = text.position(of: offset, in: encoding)
        #expect(position == model.position(of: offset, in: encoding))
        #expect(text.offset(of: position, in: encoding) == offset)
      }
    }
  }

  private func at(_ line: Int, _ character: Int) -> LSP.Position {
    LSP.Position(line: line, character: character)
  }

  private func randomText(_ random: inout SplitMix, most: Int = 30) -> String {
    let pieces = [
      "a", "b/", "\r", "\n", "\r\n", "é", "😀", "e\u{301}", "\0", "\u{2028}", "\u{FEFF}",
    ]
    return (0..<Int.random(in: 0...most, using: &random)).map { _ in random.pick(pieces) }.joined()
  }

  private func randomPosition(_ random: inout SplitMix) -> LSP.Position {
    at(Int.random(in: 0..<12, using: &random), Int.random(in: 0..<9, using: &random))
  }
}

/// A text that finds everything by looking at every character from the start.
private struct SlowText {
  private(set) var text: String

  init(_ text: String) { self.text = text }

  mutating func replace(_ range: Range<Int>, with new: String) {
    let bytes = Array(text.utf8)
    text = String(
      decoding: bytes[..<range.lowerBound] + Array(new.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }

  /// The scalars of each line without its line break, each with its offset, and the end of the line.
  var lines: [(scalars: [(Int, Unicode.Scalar)], end: Int)] {
    var lines: [(scalars: [(Int, Unicode.Scalar)], end: Int)] = []
    var line: [(Int, Unicode.Scalar)] = []
    var offset = 0
    var previous: Unicode.Scalar = " "
    for scalar in text.unicodeScalars {
      let length = String(scalar).utf8.count
      if scalar == "\n", previous == "\r" {
        // The line ended before.
      } else if scalar == "\n" || scalar == "\r" {
        lines.append((line, offset))
        line = []
      } else {
        line.append((offset, scalar))
      }
      previous = scalar
      offset += length
    }
    return lines + [(line, offset)]
  }

  /// The offsets of all characters but the second halves of line breaks.
  var characterOffsets: [Int] { lines.flatMap { $0.scalars.map(\.0) + [$0.end] } }

  func position(of offset: Int, in encoding: PositionEncoding) -> LSP.Position {
    let lines = lines
    let line = lines.lastIndex { $0.scalars.first?.0 ?? $0.end <= offset } ?? 0
    let before = lines[line].scalars.filter { $0.0 < offset }
    return LSP.Position(
      line: line, character: before.map { width($0.1, encoding) }.reduce(0, +))
  }

  func offset(of position: LSP.Position, in encoding: PositionEncoding) -> Int {
    let lines = lines
    guard position.line < lines.count else { return text.utf8.count }
    var rest = position.character
    for (offset, scalar) in lines[position.line].scalars {
      rest -= width(scalar, encoding)
      if rest < 0 { return offset }
    }
    return lines[position.line].end
  }

  private func width(_ scalar: Unicode.Scalar, _ encoding: PositionEncoding) -> Int {
    switch encoding {
    case .utf8: String(scalar).utf8.count
    case .utf16: String(scalar).utf16.count
    case .utf32: 1
    }
  }
}
