/// A word, a mark or a bracket of a text in any language.
struct PlaceholderPiece {
  enum Kind: Equatable {
    case word, number, mark

    /// A text, without its quotation marks.
    case text

    /// `...`, `..`, `..<`
    case dots

    /// What is between brackets, of which the first one is given.
    case group(Character)
  }

  let kind: Kind
  let text: String

  /// The place of the piece, with its marks.
  let range: Range<Int>

  /// Whether no white space precedes it.
  let touches: Bool

  var isPlain: Bool { kind == .word || kind == .mark }

  var isNumber: Bool { kind == .number }

  var isGroup: Bool { if case .group = kind { true } else { false } }

  func moved(by distance: Int) -> PlaceholderPiece {
    let range = (range.lowerBound + distance)..<(range.upperBound + distance)
    return PlaceholderPiece(kind: kind, text: text, range: range, touches: touches)
  }

  /// The pieces of a text.
  static func all(in text: String) -> [PlaceholderPiece] {
    var lexer = PieceLexer(Array(text.utf8))
    return lexer.pieces()
  }
}

/// Cuts a text into pieces.
private struct PieceLexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var last: PlaceholderPiece?

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func pieces() -> [PlaceholderPiece] {
    var pieces: [PlaceholderPiece] = []
    while true {
      let start = offset
      while offset < bytes.count, bytes[offset].isBlank || bytes[offset].isLineEnd { offset += 1 }
      if offset == bytes.count { return pieces }
      let (first, touches) = (offset, offset == start)
      let (kind, text) = piece(touches: touches)
      last = PlaceholderPiece(kind: kind, text: text, range: first..<offset, touches: touches)
      pieces += [last].compactMap { $0 }
    }
  }

  private mutating func piece(touches: Bool) -> (PlaceholderPiece.Kind, String) {
    let (start, byte) = (offset, bytes[offset])
    if ByteSet.quotes.contains(byte),
      let close = bytes[(start + 1)...].firstIndex(of: byte)
    {
      offset = close + 1
      return (.text, text((start + 1)..<close))
    }
    if let dots = Self.dots.first(where: { bytes.has($0, at: start) }) {
      offset += dots.utf8CodeUnitCount
      return (.dots, "\(dots)")
    }
    if byte.isDigit || byte == UInt8(ascii: "-") && isDigit(start + 1) && last?.kind != .number {
      return number()
    }
    if byte.isOfName { return word() }
    if byte != UInt8(ascii: "<") || touches, let close = bytes.endOfBrackets(from: start) {
      offset = close + 1
      return (.group(Character(UnicodeScalar(byte))), text((start + 1)..<close))
    }
    offset += (Self.marks.first { bytes.has($0, at: start) })?.utf8CodeUnitCount ?? 1
    return (.mark, text(start..<offset))
  }

  private static let dots: [StaticString] = ["....", "...", "..<", "..", "…"]
  private static let marks: [StaticString] = [
    "::", ":=", "==", ">=", "<=", "->", "=>", "??", "||", "&&", "++", "**",
  ]

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isDigit(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset].isDigit }

  /// A number, a date such as `2030-01-31`, or a word that begins with a digit.
  private mutating func number() -> (PlaceholderPiece.Kind, String) {
    let start = offset
    offset += 1
    while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
    if bytes.has(".", at: offset), isDigit(offset + 1) {
      offset += 1
      while offset < bytes.count, bytes[offset].isDigit { offset += 1 }
    }
    let isDate = offset - start == 4 && bytes.has("-", at: offset)
    let end = offset
    while offset < bytes.count,
      bytes[offset].isOfName || isDate && "-:".utf8.contains(bytes[offset])
    {
      offset += 1
    }
    return (offset == end || isDate ? .number : .word, text(start..<offset))
  }

  /// A name, which may have a `-` or a `.` inside.
  private mutating func word() -> (PlaceholderPiece.Kind, String) {
    let start = offset
    while offset < bytes.count {
      let isInside =
        "-.".utf8.contains(bytes[offset]) && offset + 1 < bytes.count
        && bytes[offset + 1].isOfName
      guard bytes[offset].isOfName || isInside else { break }
      offset += 1
    }
    return (.word, text(start..<offset))
  }
}

extension UInt8 {
  /// Whether a name may have the byte.
  fileprivate var isOfName: Bool { isLetterOrDigit || self == UInt8(ascii: "_") || self >= 0x80 }
}
