import RoutegenSource

/// The words, texts and marks of code in any language.
struct CodeLexer {
  enum Item: Equatable {
    case word(String), text(String), symbol(String), mark(UInt8), line
  }

  private let bytes: ArraySlice<UInt8>
  private(set) var offset: Int

  init(_ bytes: ArraySlice<UInt8>) { (self.bytes, offset) = (bytes, bytes.startIndex) }

  /// The next item; `nil` at the end.
  mutating func next() -> Item? {
    skipBlanks()
    guard let byte = byte(offset) else { return nil }
    let start = offset
    offset += 1
    if byte.isLineEnd { return .line }
    if "\"'`".utf8.contains(byte), let end = endOfText(byte) {
      defer { offset = end + 1 }
      return .text(String(decoding: bytes[offset..<end], as: UTF8.self))
    }
    let isSymbol =
      byte == UInt8(ascii: ":") && self.byte(offset)?.isLetterOrDigit == true
      && (start == bytes.startIndex || " \t[(,".utf8.contains(bytes[start - 1]))
    guard byte.isInWord || isSymbol else { return .mark(byte) }
    while self.byte(offset)?.isInWord == true { offset += 1 }
    // The letter of a text is no word: `r'…'`.
    if offset == start + 1, self.byte(offset).map("\"'".utf8.contains) == true { return next() }
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    return isSymbol ? .symbol(String(word.dropFirst())) : .word(word)
  }

  // MARK: What follows

  /// Whether a text follows, perhaps with the letter of its kind: `r'…'`.
  var isBeforeText: Bool { begins("\"") || begins("'") || begins("r'") || begins("r\"") }

  /// Whether `:` or `=>` follows, and then no text.
  var isLabel: Bool { begins(":") && !begins("::") || begins("=>") }
  var isLabelOfText: Bool {
    var rest = self
    _ = rest.next()
    return rest.isBeforeText
  }

  /// Whether only white space, or the parameters of a block, is left of the line.
  var endsLine: Bool { begins("|") || byte(endOfBlanks).map(\.isLineEnd) ?? true }

  /// Whether the next line with any text goes on with this one.
  var continues: Bool {
    let end = bytes[offset...].firstIndex { !$0.isBlank && !$0.isLineEnd } ?? bytes.endIndex
    return bytes[end...].starts(with: ".".utf8) || bytes[end...].starts(with: "->".utf8)
  }

  /// Whether the next line is a pattern, and not a comment.
  var isBeforePattern: Bool { begins("/") && !begins("//") && !begins("/*") }

  /// Whether the next line with any text is indented no deeper than a width, and closes no bracket.
  func isOutdented(to width: Int) -> Bool {
    var (line, index) = (offset, offset)
    while let byte = byte(index), byte.isBlank || byte.isLineEnd {
      index += 1
      if byte.isLineEnd { line = index }
    }
    guard index - line <= width, let byte = byte(index) else { return false }
    let isEnd = ["end", "->"].contains { bytes[index...].starts(with: $0.utf8) }
    return !isEnd && !")]}.".utf8.contains(byte)
  }

  private func begins(_ text: String) -> Bool { bytes[endOfBlanks...].starts(with: text.utf8) }

  private func byte(_ offset: Int) -> UInt8? { offset < bytes.endIndex ? bytes[offset] : nil }

  private var endOfBlanks: Int {
    bytes[offset...].firstIndex { !$0.isBlank } ?? bytes.endIndex
  }

  /// Skips white space in a line, and a comment.
  private mutating func skipBlanks() {
    let start = offset
    offset = endOfBlanks
    let isBegin = offset > start || offset == bytes.startIndex || bytes[offset - 1].isLineEnd
    if isBegin, begins("//") {
      offset = bytes[offset...].firstIndex(where: \.isLineEnd) ?? bytes.endIndex
    }
  }

  /// The offset of the mark that ends a text on its line.
  private func endOfText(_ mark: UInt8) -> Int? {
    var offset = offset
    while let byte = byte(offset), !byte.isLineEnd {
      if byte == mark { return offset }
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }
}

extension UInt8 {
  fileprivate var isInWord: Bool {
    isLetterOrDigit || self == UInt8(ascii: "_") || self == UInt8(ascii: "$") || self >= 0x80
  }
}
