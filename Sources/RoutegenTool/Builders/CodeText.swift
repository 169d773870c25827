/// The text of generated code.
enum CodeText {
  /// Generated code without the texts of the `.routes` file: the contents of literals, and documentation.
  ///
  /// A text that contains the name of a declaration does not need it.
  static func withoutTexts(_ code: String) -> String {
    var isInDocumentation = false
    return code.split(separator: "\n").compactMap { line -> String? in
      let start = line.drop { $0 == " " }
      if start.hasPrefix("\"\"\"") {
        let isWhole = start.count > 5 && start.hasSuffix("\"\"\"")
        if !isWhole { isInDocumentation.toggle() }
        return nil
      }
      if isInDocumentation || start.hasPrefix("*") || start.hasPrefix("/**") { return nil }
      return withoutLiterals(line)
    }.joined(separator: "\n")
  }

  private static func withoutLiterals(_ line: Substring) -> String {
    var code = ""
    var (isInLiteral, isEscaped) = (false, false)
    for character in line {
      if isEscaped {
        isEscaped = false
      } else if character == "\"" {
        isInLiteral.toggle()
        code.append(character)
      } else if isInLiteral {
        isEscaped = character == "\\"
      } else {
        code.append(character)
      }
    }
    return code
  }
}

extension String {
  /// The text in quotes, as TypeScript and Kotlin write it; `escaped` characters have a backslash.
  func quoted(escaping escaped: String) -> String {
    let characters = unicodeScalars.map { scalar in
      switch scalar {
      case "\n": return "\\n"
      case "\u{2028}", "\u{2029}", "\0"..<" ", "\u{7F}"..<"\u{A0}":
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: return (escaped.unicodeScalars.contains(scalar) ? "\\" : "") + String(scalar)
      }
    }
    return "\"\(characters.joined())\""
  }

  /// The text in lines of fewer characters than `width`, where words allow it.
  func wrapped(width: Int) -> [String] {
    var lines = [""]
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      if !lines[lines.count - 1].isEmpty, lines[lines.count - 1].count + word.count >= width {
        lines.append(String(word))
      } else {
        lines[lines.count - 1] += (lines[lines.count - 1].isEmpty ? "" : " ") + word
      }
    }
    return lines
  }
}
