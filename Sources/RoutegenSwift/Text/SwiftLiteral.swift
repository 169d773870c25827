/// A string literal with the given contents, in ASCII.
struct SwiftLiteral: CustomStringConvertible {
  let description: String

  init(_ text: String) {
    var literal = "\""
    for scalar in text.unicodeScalars { literal += Self.escaped(scalar) }
    description = literal + "\""
  }

  /// Returns the contents of a literal as lines of at most `width` characters.
  ///
  /// In a multi-line literal, `\` at the end of a line keeps the line break out of the contents. Quotation
  /// marks are escaped, so no line contains a delimiter. A line ends after a space if one is near its end,
  /// and never within an escape sequence.
  static func lines(of text: String, width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var count = 0
    var lastSpace = (end: line.startIndex, count: 0)
    for scalar in text.unicodeScalars {
      let piece = escaped(scalar)
      if count + piece.utf8.count > width {
        let end = lastSpace.count > width / 2 ? lastSpace.end : line.endIndex
        lines.append(String(line[..<end]))
        line = String(line[end...])
        count = line.utf8.count
        lastSpace.count = 0
      }
      line += piece
      count += piece.utf8.count
      if scalar == " " { lastSpace = (line.endIndex, count) }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    let value = Int(scalar.value)
    return value < 0x80 ? ofASCII[value] : escape(value)
  }

  /// The text of each ASCII character in a literal.
  private static let ofASCII: [String] = (0..<0x80).map { value in
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
  }

  private static func escape(_ value: Int) -> String {
    "\\u{\(String(value, radix: 16))}"
  }
}
