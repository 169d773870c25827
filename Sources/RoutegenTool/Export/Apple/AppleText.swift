import RoutegenCompiler

/// Literal text in Apple's patterns, percent-encoded as links have it.
///
/// A pattern has no escape for `*` and `?`, so each of them is written as `?`, which matches any character.
enum AppleText {
  /// A part of a link, each of which leaves other characters as they are.
  enum Part {
    case segment, item, fragment

    fileprivate var marks: String {
      switch self {
      case .segment: LinkMarks.segment
      case .item: LinkMarks.item
      case .fragment: LinkMarks.fragment
      }
    }
  }

  /// The pattern of a path segment.
  static func segment(_ text: String) -> String {
    wildcards(text.percentEncoded(keeping: LinkMarks.segment))
  }

  /// The key of an item, in which there are no wildcards.
  static func key(_ text: String) -> String { text.percentEncoded(keeping: LinkMarks.item) }

  /// The patterns of a text: as printed links have it, and with `/` and `?` escaped, as others may write it
  /// where a link may contain them.
  static func spellings(_ text: String, in part: Part) -> [String] {
    let printed = text.percentEncoded(keeping: part.marks)
    let escaped = text.percentEncoded(keeping: part.marks.filter { !"/?".contains($0) })
    return (printed == escaped ? [printed] : [printed, escaped]).map(wildcards)
  }

  /// The spellings of a key, which is percent-encoded as in printed links.
  static func spellings(ofKey key: String) -> [String] {
    let escaped = key.replacing("/", with: "%2F").replacing("?", with: "%3F")
    return key == escaped ? [key] : [key, escaped]
  }

  /// Whether a pattern can match the text, in which `$(` would begin a variable.
  static func isExpressible(_ text: String) -> Bool {
    !text.percentEncoded(keeping: LinkMarks.segment).contains("$(")
  }

  /// Whether the text has a character of which its pattern matches others, too.
  static func isWide(_ text: String, in part: Part) -> Bool {
    switch part {
    case .segment: text.utf8.contains(UInt8(ascii: "*"))
    case .item, .fragment: text.utf8.contains(where: "*?".utf8.contains)
    }
  }

  /// - Parameter text: Percent-encoded text.
  static func wildcards(_ text: String) -> String {
    text.utf8.contains(UInt8(ascii: "*")) ? text.replacing("*", with: "?") : text
  }
}
