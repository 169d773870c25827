/// A string literal with the given contents, in ASCII.
struct SwiftLiteral: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    if Self.unescaped.containsAll(of: text) {
      description = "\"" + text + "\""
      return
    }
    var literal = [UInt8(ascii: "\"")]
    for scalar in text.unicodeScalars { literal += Self.escaped(scalar) }
    literal.append(UInt8(ascii: "\""))
    description = String(decoding: literal, as: UTF8.self)
  }

  /// Returns the contents of one literal as lines of at most `width` characters, each text on lines of its own.
  ///
  /// In a multi-line literal, `\` at the end of a line keeps the line break out of the contents. Quotation
  /// marks are escaped, so no line contains a delimiter. A line ends after a space if one is near its end,
  /// and never within an escape sequence.
  static func lines(of texts: [String], width: Int) -> [String] {
    var lines = LiteralLines(width: width)
    for text in texts {
      lines.append(text, ofASCII: ofASCII, other: { escape(Int($0.value)) })
      lines.endLine()
    }
    return lines.lines
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> [UInt8] {
    let value = Int(scalar.value)
    return value < 0x80 ? ofASCII[value] : Array(escape(value).utf8)
  }

  /// The bytes that are in a literal as they are.
  private static let unescaped = ByteSet {
    (0x20...0x7E).contains($0) && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
  }

  /// The text of each ASCII character in a literal.
  private static let ofASCII: [[UInt8]] = (0..<0x80).map { value in
    let text =
      switch value {
      case 0: #"\0"#
      case 0x09: #"\t"#
      case 0x0A: #"\n"#
      case 0x0D: #"\r"#
      case 0x22: #"\""#
      case 0x5C: #"\\"#
      case 0x20...0x7E: String(Character(Unicode.Scalar(UInt8(value))))
      default: escape(value)
      }
    return Array(text.utf8)
  }

  private static func escape(_ value: Int) -> String {
    "\\u{\(String(value, radix: 16))}"
  }
}
