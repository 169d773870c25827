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
