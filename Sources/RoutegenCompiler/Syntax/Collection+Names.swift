extension Collection<Character> {
  /// The letters, digits and `_` with which the text begins.
  var identifier: String { String(prefix { $0.isLetter || $0.isNumber || $0 == "_" }) }

  /// Whether the text is an identifier.
  var isName: Bool {
    first.map { $0.isLetter || $0 == "_" } ?? false && identifier.count == count
  }

  /// Whether the text has letters, digits, `-` and `_` only.
  var isPlain: Bool {
    !isEmpty && allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
  }

  /// Whether the text is a regular expression of digits.
  var matchesDigits: Bool {
    let text = String(filter { !"()".contains($0) })
    return ["\\d", "\\d+", "\\d*", "[0-9]", "[0-9]+", "[0-9]*", "[1-9]\\d*"].contains(text)
      || text.hasPrefix("\\d{") || text.hasPrefix("[0-9]{")
  }
}

extension Substring {
  /// The text without white space around it.
  package var trimmed: Substring {
    let start = drop { $0 == " " || $0 == "\t" }
    guard let end = start.lastIndex(where: { $0 != " " && $0 != "\t" }) else { return start }
    return start[...end]
  }

  /// Whether the text is an identifier.
  var isIdentifier: Bool {
    first.map { $0.isLetter || $0 == "_" } ?? false
      && allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  var isNumber: Bool {
    let digits = drop { $0 == "-" }
    return !digits.isEmpty && digits.allSatisfy { $0.isNumber || $0 == "." }
  }

  /// The parts around the first occurrence of `separator`.
  func cut(at separator: String) -> (before: Substring, separator: Substring, after: Substring)? {
    guard let offset = Array(utf8).firstOffset(of: separator) else { return nil }
    let start = utf8.index(startIndex, offsetBy: offset)
    let end = utf8.index(start, offsetBy: separator.utf8.count)
    return (self[..<start].trimmed, self[start..<end], self[end...].trimmed)
  }
}
