import RoutegenSource

/// The words, texts and marks of code in any language.
struct CodeLexer {
  enum Item: Equatable {
    case word(String), text(String), symbol(String), mark(UInt8), line
  }

  private let bytes: [UInt8]
  private let start: Int
  private(set) var offset: Int

  init(_ bytes: [UInt8], from start: Int) {
    (self.bytes, self.start, offset) = (bytes, start, start)
  }

  /// The next item; `nil` at the end.
  mutating func next() -> Item? {
    skipBlanks()
    guard let byte = byte(offset) else { return nil }
    let start = offset
    offset += 1
    if byte.isLineEnd { return .line }
    if Self.quotes.contains(byte), let end = endOfText(byte) {
      defer { offset = end + 1 }
      return .text(String(decoding: bytes[offset..<end], as: UTF8.self))
    }
    let isSymbol = byte == UInt8(ascii: ":") && beginsSymbol(start)
    guard Self.word.contains(byte) || isSymbol else { return .mark(byte) }
    offset = Self.word.firstOffset(in: bytes, offset, bytes.count)
    // The letter of a text is no word: `r'…'`.
    if offset == start + 1, bytes.has("'", at: offset) || bytes.has("\"", at: offset) {
      return next()
    }
    let word = String(decoding: bytes[(isSymbol ? start + 1 : start)..<offset], as: UTF8.self)
    return isSymbol ? .symbol(word) : .word(word)
  }

  /// Whether the `:` at an offset begins a name: `:admin`.
  private func beginsSymbol(_ colon: Int) -> Bool {
    byte(colon + 1)?.isLetterOrDigit == true
      && (colon == start || Self.beforeSymbols.contains(bytes[colon - 1]))
  }

  private static let quotes = ByteSet { "\"'`".utf8.contains($0) }
  private static let beforeSymbols = ByteSet { " \t[(,".utf8.contains($0) }
  private static let word = ByteSet { $0.isLetterOrDigit || "_$".utf8.contains($0) || $0 >= 0x80 }
  private static let blanks = ByteSet(where: \.isBlank)

  // MARK: What follows

  /// Whether a text follows, perhaps with the letter of its kind: `r'…'`.
  var isBeforeText: Bool {
    let next = endOfBlanks
    let text = bytes.has("r", at: next) ? next + 1 : next
    return bytes.has("\"", at: text) || bytes.has("'", at: text)
  }

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
    var next = offset
    while let byte = byte(next), byte.isBlank || byte.isLineEnd { next += 1 }
    return bytes.has(".", at: next) || bytes.has("->", at: next)
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
    let isEnd = bytes.has("end", at: index) || bytes.has("->", at: index)
    return !isEnd && !")]}.".utf8.contains(byte)
  }

  private func begins(_ text: StaticString) -> Bool { bytes.has(text, at: endOfBlanks) }

  private func byte(_ offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private var endOfBlanks: Int { Self.blanks.firstOffset(in: bytes, offset, bytes.count) }

  /// Skips white space in a line, and a comment.
  private mutating func skipBlanks() {
    let first = offset
    offset = endOfBlanks
    let isBegin = offset > first || offset == start || bytes[offset - 1].isLineEnd
    if isBegin, bytes.has("//", at: offset) {
      while let byte = byte(offset), !byte.isLineEnd { offset += 1 }
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
