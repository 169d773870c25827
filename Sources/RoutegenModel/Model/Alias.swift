/// A pattern after `also`, with the values of the parameters that have no placeholder in it.
package struct Alias: Sendable {
  package let pattern: Pattern

  /// The text after `with` for a parameter, by slot.
  package let constants: [Int: String]
}
