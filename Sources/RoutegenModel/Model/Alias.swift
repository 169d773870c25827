/// A pattern after `also` of a route or of a group around it, with the values of the parameters that have no placeholder in it.
package struct Alias: Sendable {
  package let pattern: Pattern

  /// The host or scheme with which the pattern begins; `nil` if it accepts the links of its route's block.
  package let origin: OriginConstraint?

  /// Whether the file has the first segment after the `//` of a custom scheme, as in `app://join`.
  package let hasAuthority: Bool

  /// The text after `with` for a parameter, by slot.
  package let constants: [Int: String]

  /// Whether it is the `also` of a group or a mount that makes it, or a segment that may be missing.
  package var isInherited = false

  /// Whether it is another pattern without segments that may be missing, which the text of that one says.
  package var isShorter = false
}

extension Alias {
  /// A pattern that is written without `also`.
  init(_ pattern: Pattern) {
    self.init(pattern: pattern, origin: nil, hasAuthority: false, constants: [:])
  }
}
