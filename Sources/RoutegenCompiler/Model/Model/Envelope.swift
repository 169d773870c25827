/// `unwrap PATTERN?key`, `unwrap PATTERN?key...` or `unwrap PATTERN#`: a pattern of links that contain the link to open.
package struct Envelope: Sendable {
  package let pattern: Pattern
  package let origins: [OriginConstraint]

  /// The key whose value is the link; `nil` for the fragment.
  package let key: String?

  /// Whether the value extends to the end of the link, if it is not encoded.
  package let isRest: Bool
}
