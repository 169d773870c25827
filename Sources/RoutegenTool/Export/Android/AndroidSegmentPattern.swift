import RoutegenCompiler

/// A path segment in the patterns of the attribute `pathAdvancedPattern`.
///
/// The patterns do not go back. So a placeholder before other text is written with a set of characters without
/// the first one of that text. If the text may have that character, too, there is a pattern for each number
/// of times, up to a limit.
struct AndroidSegmentPattern {
  /// The patterns, of which links match one.
  private(set) var texts = [""]

  /// Whether they match other texts than the shapes.
  private(set) var isWide = false

  private let writer: AndroidGlobText

  /// - Parameter isLast: Whether no segment may follow.
  /// - Returns: `nil` if no pattern can express the segment.
  init?(_ segment: AndroidSegment, isLast: Bool, _ writer: AndroidGlobText) {
    self.writer = writer
    for (index, shape) in segment.enumerated() {
      let following = segment[(index + 1)...]
      if case .url = shape {
        guard isLast, following.isEmpty else { return nil }
        append(["https{0,1}://.+"])
        isWide = true
      } else if let patterns = patterns(of: shape, before: following) {
        append(patterns)
      } else {
        append([AndroidGlobText.anyText])
        isWide = true
        return
      }
    }
  }

  private mutating func append(_ patterns: [String]) {
    texts = texts.flatMap { text in patterns.map { text + $0 } }
  }

  /// The patterns of a shape; `nil` if none of them would end where the placeholder does.
  private mutating func patterns(
    of shape: AndroidShape, before following: ArraySlice<AndroidShape>
  ) -> [String]? {
    switch shape {
    case .text(let text): return [writer.literal(text)]
    case .list(let texts, .values): return texts.map(writer.literal)
    case .list(let texts, .flags): return texts.map(writer.exactLiteral)
    case .uuid:
      // A placeholder ends at the first place of the text after it, which could be in the value.
      if following.count > 1 { isWide = true }
      return [AndroidGlobText.uuid]
    case .texts(let prefix, let rule):
      let text = writer.exactLiteral(prefix) + AndroidGlobText.pattern(of: rule, after: prefix)
      guard let characters = rule.characters else {
        if rule.length.lowerBound > 1 || rule.length.upperBound < .max { isWide = true }
        return following.isEmpty ? [text] : self.text(after: prefix, before: following)
      }
      if following.count > 1 { isWide = true }
      let all = characters.joined().map { String(Character(Unicode.Scalar($0))) }.joined()
      return pattern(text, of: all, before: following)
    case .digits(let count): return ["[0-9]{\(count)}"]
    case .list(let texts, .numbers):
      let (text, isWide) = AndroidGlobText.numbers(texts)
      if isWide { self.isWide = true }
      return pattern(text, of: "0123456789", before: following)
    case .integer(let isSigned):
      guard writer.hasCanonicalNumbers else {
        isWide = true
        return pattern((isSigned ? "-{0,1}" : "") + "[0-9]+", of: "0123456789", before: following)
      }
      // Only the canonical text of a number, of at most 19 digits, or 20 without a sign.
      let digits = "[1-9][0-9]{0,\(isSigned ? 18 : 19)}"
      return patterns(["0", digits] + (isSigned ? ["-" + digits] : []), before: following)
    case .decimal:
      isWide = true
      return pattern("-{0,1}[0-9]+\\.{0,1}[0-9]*", of: "0123456789.", before: following)
    case .date:
      isWide = true
      return pattern(AndroidGlobText.date, of: "0123456789-:.+TZz", before: following)
    case .any, .url: return text(before: following)
    }
  }

  /// The patterns of a whole number.
  private mutating func patterns(
    _ patterns: [String], before following: ArraySlice<AndroidShape>
  ) -> [String]? {
    guard let first = pattern(patterns[0], of: "0123456789", before: following) else { return nil }
    return first == [patterns[0]] ? patterns : first
  }

  /// The pattern of a number or a date, or any text if what follows may be mistaken for a part of it.
  ///
  /// - Parameter characters: Those that may follow another character of the text.
  private mutating func pattern(
    _ pattern: String, of characters: String, before following: ArraySlice<AndroidShape>
  ) -> [String]? {
    guard case .text(let next)? = following.first, let first = next.unicodeScalars.first,
      characters.unicodeScalars.contains(first)
    else { return [pattern] }
    isWide = true
    return self.text(before: following)
  }

  /// The greatest number of times that the text of a placeholder may have the character after it.
  static let repetitionLimit = 3

  /// The patterns of any text that begins with another, and is not empty.
  private mutating func text(
    after prefix: String = "", before following: ArraySlice<AndroidShape>
  ) -> [String]? {
    guard case .text(let next)? = following.first else { return [AndroidGlobText.anyText] }
    guard let others = writer.others(than: next), let first = next.unicodeScalars.first else {
      return nil
    }
    let start = prefix.isEmpty ? "[^/]" : writer.exactLiteral(prefix)
    // A placeholder ends at the first place of the text after it, which could be in the prefix.
    if following.count > 1, prefix.unicodeScalars.dropFirst().contains(first) {
      isWide = true
    }
    let repeated = writer.literal(String(first)) + others
    return (0...following.repetitionCount).map {
      start + others + String(repeating: repeated, count: $0)
    }
  }
}

extension ArraySlice<AndroidShape> {
  /// How often the text of a placeholder before these shapes may have the first character of the text after
  /// it, as far as there are patterns for it.
  ///
  /// A placeholder ends at the first place of the text after it, unless that text ends the segment.
  var repetitionCount: Int {
    guard case .text(let next)? = first else { return 0 }
    return count == 1 || next.utf16.count > 1 ? AndroidSegmentPattern.repetitionLimit : 0
  }
}
