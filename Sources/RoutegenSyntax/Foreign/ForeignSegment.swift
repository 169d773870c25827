import RoutegenSource

/// Text that is a placeholder in another tool, and would be literal text here.
struct ForeignSegment {
  /// What the text is elsewhere.
  let meaning: String

  /// The placeholder, or other text, to write instead; `nil` if one segment cannot say it.
  var replacement: String?

  /// The parameter that a segment or a part of it would have if links had it.
  var optionalName: String?

  /// What to write if one segment cannot say it.
  var note: String?

  /// What to write if the first character is text before a placeholder.
  var markedPlaceholder: String?

  /// Recognizes the text of a whole path segment.
  init?(segment text: String, isLast: Bool) {
    let recognizers: [(String) -> ForeignSegment?] = [
      Self.colon, Self.angleBrackets, Self.squareBrackets, Self.interpolation, Self.format,
      Self.typed, Self.namedGroup, Self.parentheses, Self.alternatives,
      { Self.star($0, isLast: isLast) }, Self.regularExpression,
      { Self.optional($0, isLast: isLast) }, Self.backslash,
    ]
    guard let found = recognizers.lazy.compactMap({ $0(text) }).first else { return nil }
    self = found
  }

  /// Recognizes the value of a query item, from its whole text.
  init?(value text: String, of key: String) {
    let recognizers: [(String) -> ForeignSegment?] = [
      Self.colon, Self.angleBrackets, Self.squareBrackets, Self.interpolation, Self.format,
      Self.backslash, { Self.anyValue($0, of: key) }, { Self.choice($0, of: key) },
    ]
    guard let found = recognizers.lazy.compactMap({ $0(text) }).first else { return nil }
    self = found
  }

  init(_ meaning: String, _ replacement: String? = nil, note: String? = nil) {
    self.meaning = meaning
    self.replacement = replacement
    self.note = note
  }
}
