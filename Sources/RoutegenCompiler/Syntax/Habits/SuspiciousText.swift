/// Literal text of patterns that was probably not meant as text.
enum SuspiciousText {
  static func finding(_ text: String, _ range: Range<Int>, in draft: Draft) -> Finding? {
    guard let first = text.first, let last = text.last else { return nil }
    if text == "_" {
      return Finding(
        code: .suspiciousText, message: "'_' is literal text here, and not any value",
        notes: [
          "'{_ = text}' matches any value, and is printed as 'text'",
          "for links that have it, write '%5F'",
        ], place: range)
    }
    if text.count > 1, first == last, "'\"`".contains(first) {
      return Finding(
        code: .suspiciousText, message: "the quotation marks are part of the text here",
        notes: ["for links that have them, write '\(text.percentEncoded(keeping: "-._~{}"))'"],
        place: range,
        change: Finding.Change(
          range: range, text: String(text.dropFirst().dropLast()), title: "remove them"))
    }
    let isEnd =
      range.upperBound == draft.bytes.count || draft.bytes[range.upperBound].isLineEnd
      || last != ":" && draft.bytes[range.upperBound].isBlank
    guard ";,:".contains(last), text.count > 1, isEnd, text.isBalanced else { return nil }
    return mark(last, (range.upperBound - 1)..<range.upperBound)
  }

  // `/home;`
  private static func mark(_ mark: Character, _ range: Range<Int>) -> Finding {
    Finding(
      code: .suspiciousText, message: "the '\(mark)' is part of the text here",
      notes: ["for links that have it, write '\("\(mark)".percentEncoded(keeping: ""))'"],
      place: range, change: Finding.Change(range: range, text: "", title: "remove it"))
  }
}

extension String {
  /// Whether the text has as many `{` as `}`.
  fileprivate var isBalanced: Bool { count { $0 == "{" } == count { $0 == "}" } }
}
