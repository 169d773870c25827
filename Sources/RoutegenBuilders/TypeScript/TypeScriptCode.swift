extension TypeScript {
  /// A text in quotation marks.
  static func literal(_ text: String) -> String {
    var literal = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": literal += "\\\(scalar)"
      case "\n": literal += "\\n"
      case "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        literal += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }

  /// A comment for documentation, in which nothing ends it.
  static func comment(_ lines: [String]) -> [String] {
    let texts = lines.map { $0.replacing("*/", with: "*\\/") }.flatMap { $0.wrapped(width: 97) }
    return ["/**"] + texts.map { $0.isEmpty ? " *" : " * \($0)" } + [" */"]
  }
}
