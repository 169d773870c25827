/// Text that is a placeholder in another tool, and would be literal text here.
struct ForeignSegment {
  /// What the text is elsewhere.
  let meaning: String

  /// The placeholder, or other text, to write instead; `nil` if one segment cannot say it.
  var replacement: String?

  /// What to write if one segment cannot say it.
  var note: String?

  /// Recognizes what the text of a path segment means elsewhere.
  static func segment(_ text: String, isLast: Bool) -> ForeignSegment? {
    let reader = SegmentReader(segment: text, isLast: isLast)
    let whole = reader.isWhole ? reader.found : nil
    return whole ?? parentheses(text) ?? alternatives(text) ?? reader.found
  }

  /// Recognizes the value of a query item, from its whole text.
  static func value(_ text: String, of key: String) -> ForeignSegment? {
    SegmentReader(value: text, of: key).found ?? choice(text, of: key)
  }

  init(_ meaning: String, _ replacement: String? = nil, note: String? = nil) {
    self.meaning = meaning
    self.replacement = replacement
    self.note = note
  }
}
