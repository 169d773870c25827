/// Decoded text in the patterns of dynamic rules.
///
/// They have no escapes, so `*` and `?` are written as `?`, which matches any character.
enum AndroidRuleText {
  static func literal(_ text: String) -> String {
    String(
      decoding: text.utf8.map { $0 == UInt8(ascii: "*") ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
  }

  /// Whether the text has a character that its pattern has as a wildcard.
  static func hasWildcard(_ text: String) -> Bool { text.utf8.contains(where: "*?".utf8.contains) }

  /// The patterns of a segment.
  ///
  /// Each `*` extends to the first place of the character after it. So there is a pattern for each number of
  /// times that the text of a placeholder may have that character, up to a limit.
  static func patterns(of segment: AndroidSegment) -> [String] {
    var texts = [""]
    for (index, shape) in segment.enumerated() {
      var patterns = patterns(of: shape)
      let following = segment[(index + 1)...]
      if shape.texts == nil, case .text(let next)? = following.first,
        let first = next.unicodeScalars.first
      {
        patterns = patterns.flatMap { pattern in
          (0...following.repetitionCount).map {
            pattern + String(repeating: "\(first)*", count: $0)
          }
        }
      }
      texts = texts.flatMap { text in patterns.map { text + $0 } }
    }
    return texts
  }

  /// The patterns of a shape, of which lists have several.
  static func patterns(of shape: AndroidShape) -> [String] {
    switch shape {
    case .text(let text): [literal(text)]
    case .oneOf(let texts), .flag(let texts), .numbers(let texts): texts.map(literal)
    case .any, .integer, .decimal, .url: ["?*"]
    case .anyOrEmpty: ["*"]
    case .digits(let count): [String(repeating: "?", count: count)]
    case .uuid: [[8, 4, 4, 4, 12].map { String(repeating: "?", count: $0) }.joined(separator: "-")]
    case .date: ["????-??-??T??:??:??*"]
    case .prefixed(let prefix): [literal(prefix) + "*"]
    }
  }
}
