/// A pattern of a dynamic rule in an `assetlinks.json` file, in which `*` is any text and `?` is any
/// character.
///
/// Android turns it into one of the patterns of its class `PatternMatcher`, which do not go back: `*`
/// extends to the first place of the character after it.
package struct AndroidRulePattern: Sendable {
  private let pattern: AndroidPathPattern

  /// Whether a `.` of the text matches any character, because Android's patterns escape it to no effect.
  let hasLooseDot: Bool

  /// Parses a pattern; `nil` if it is empty, for which Android discards all rules of the file.
  package init?(_ text: String) {
    let wildcards = text.unicodeScalars.count(where: { $0 == "*" || $0 == "?" })
    let parsed: AndroidPathPattern?
    switch (text.isEmpty, wildcards) {
    case (true, _): return nil
    case (_, 0): parsed = AndroidPathPattern(text, .literal)
    case (_, 1) where text.utf8.last == UInt8(ascii: "*"):
      parsed = AndroidPathPattern(String(text.unicodeScalars.dropLast()), .prefix)
    default: parsed = AndroidPathPattern(Self.glob(text), .simpleGlob)
    }
    guard let parsed else { return nil }
    pattern = parsed
    hasLooseDot =
      parsed.kind == .simpleGlob
      && zip(("." + text).utf8, text.utf8).contains { before, byte in
        byte == UInt8(ascii: ".") && before != UInt8(ascii: "*")
      }
  }

  private static func glob(_ text: String) -> String {
    var glob = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "*": glob += ".*"
      case "?": glob += "."
      case ".", "\\": glob += "\\" + String(scalar)
      default: glob.unicodeScalars.append(scalar)
      }
    }
    return glob
  }

  func matches(_ units: [UInt16]) -> Bool { pattern.matches(units) }
}
