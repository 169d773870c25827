import RoutegenSource

/// Literal text in Apple's patterns, percent-encoded as printed links have it.
///
/// A pattern has no escape for `*` and `?`, so each of them is written as `?`, which matches any character.
enum AppleText {
  /// The text of a path segment.
  static func segment(_ text: String) -> String {
    wildcards(text.percentEncoded(keeping: LinkMarks.segment))
  }

  /// The key or the value of an item.
  static func item(_ text: String) -> String {
    wildcards(text.percentEncoded(keeping: LinkMarks.item))
  }

  /// Whether a pattern can match the text, in which `$(` would begin a variable.
  static func isExpressible(_ text: String) -> Bool {
    !text.percentEncoded(keeping: LinkMarks.segment).contains("$(")
  }

  /// Whether the text has a character of which its pattern matches others, too.
  static func isWide(_ text: String) -> Bool { text.utf8.contains(UInt8(ascii: "*")) }

  /// - Parameter text: Percent-encoded text.
  private static func wildcards(_ text: String) -> String {
    isWide(text) ? text.replacing("*", with: "?") : text
  }
}
