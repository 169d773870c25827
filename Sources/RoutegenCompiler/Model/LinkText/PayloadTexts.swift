/// The values of a payload, by their keys.
package protocol PayloadTexts: Sendable {
  /// Returns the text of a key; an empty text counts as absent.
  func text(_ key: String) -> String?

  /// Returns the texts of a key for a parameter that is a list: those of a list, or one text.
  func texts(_ key: String) -> [String]?

  /// Whether a key has a value, of whatever kind, that is not an empty text.
  func hasValue(_ key: String) -> Bool
}
