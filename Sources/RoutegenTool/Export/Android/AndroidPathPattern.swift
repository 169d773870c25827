/// A pattern of a path, as the class `PatternMatcher` of Android matches it.
///
/// Texts are compared by UTF-16 code units. No kind of pattern goes back: a part of a pattern matches as
/// much as it can, and if the next part then fails, so does the pattern.
package struct AndroidPathPattern: Sendable {
  package let text: String
  package let kind: Kind
  private let form: Form

  /// The kinds of patterns, by the attributes that contain them in a manifest.
  package enum Kind: String, CaseIterable, Sendable {
    /// The path equals the text.
    case literal = "path"

    /// The path begins with the text.
    case prefix = "pathPrefix"

    /// The path ends with the text.
    case suffix = "pathSuffix"

    /// `.*` is any text, and `*` repeats the character before it.
    case simpleGlob = "pathPattern"

    /// `.`, sets of characters, and the modifiers `*`, `+` and `{…}`.
    case advancedGlob = "pathAdvancedPattern"
  }

  private enum Form: Sendable {
    case literal([UInt16])
    case prefix([UInt16])
    case suffix([UInt16])
    case simpleGlob(AndroidSimpleGlob)
    case advancedGlob(AndroidAdvancedGlob)
  }

  /// Parses a pattern; `nil` if Android refuses it, which happens only to advanced patterns.
  package init?(_ text: String, _ kind: Kind) {
    let units = Array(text.utf16)
    switch kind {
    case .literal: form = .literal(units)
    case .prefix: form = .prefix(units)
    case .suffix: form = .suffix(units)
    case .simpleGlob: form = .simpleGlob(AndroidSimpleGlob(units))
    case .advancedGlob:
      guard let glob = AndroidAdvancedGlob(units) else { return nil }
      form = .advancedGlob(glob)
    }
    self.text = text
    self.kind = kind
  }

  /// Whether the pattern matches a path, percent-decoded.
  package func matches(_ path: String) -> Bool { matches(Array(path.utf16)) }

  func matches(_ units: [UInt16]) -> Bool {
    switch form {
    case .literal(let text): units == text
    case .prefix(let text): units.starts(with: text)
    case .suffix(let text): units.reversed().starts(with: text.reversed())
    case .simpleGlob(let glob): glob.matches(units)
    case .advancedGlob(let glob): glob.matches(units)
    }
  }

  /// The units with which every path begins that the pattern matches.
  var prefix: [UInt16] {
    switch form {
    case .literal(let text), .prefix(let text): text
    case .suffix, .simpleGlob: []
    case .advancedGlob(let glob): glob.prefix
    }
  }

  /// Paths that the pattern may be for, of which it matches most.
  var examples: [String] {
    let texts: [[UInt16]] =
      switch form {
      case .literal(let text): [text]
      case .prefix(let text): ["", "some", "/some"].map { text + Array($0.utf16) }
      case .suffix(let text): ["", "/some"].map { Array($0.utf16) + text }
      case .simpleGlob(let glob): glob.examples
      case .advancedGlob(let glob): glob.examples
      }
    return texts.map { String(decoding: $0, as: UTF16.self) }
  }
}
