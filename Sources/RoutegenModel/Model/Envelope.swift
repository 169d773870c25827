/// `unwrap PATTERN?key` or `unwrap PATTERN#`: a pattern of links that hold the link to open.
package struct Envelope: Sendable {
  package let pattern: Pattern
  package let origins: [OriginConstraint]

  /// The key whose value is the link; `nil` for the fragment.
  package let key: String?

  /// The pattern as the file writes it, with the key or the `#`.
  package var writtenText: String {
    guard let key else { return pattern.text + "#" }
    return pattern.text + (pattern.query.isEmpty ? "?" : "&") + key
  }
}
