/// A pattern after `also` of a route or of a group around it, with the values of the parameters that have no placeholder in it.
package struct Alias: Sendable {
  package internal(set) var pattern: Pattern

  /// The host or scheme with which the pattern begins; `nil` if it accepts the links of its route's block.
  package internal(set) var origin: OriginConstraint?

  /// The base of the origin as the file has it after its marks or its host, which is no part of the pattern.
  package internal(set) var base = ""

  /// Whether the file has the first segment after the `//` of a custom scheme, as in `app://join`.
  package internal(set) var hasAuthority = false

  /// The text after `with` for a parameter, by slot.
  package internal(set) var constants: [Int: String] = [:]

  /// Whether it is the `also` of a group or a mount that makes it, a segment that may be missing, or another key.
  package internal(set) var isInherited = false

  /// Whether it is another pattern without segments that may be missing, or with other keys, which the text of that one
  /// says.
  package internal(set) var isImplied = false
}
