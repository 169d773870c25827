/// `unwrap PATTERN?key` or `unwrap PATTERN#`: a pattern of links that contain the link to open.
package struct Envelope: Sendable {
  package let pattern: Pattern
  package let origins: [OriginConstraint]

  /// The key whose value is the link; `nil` for the fragment.
  package let key: String?
}
