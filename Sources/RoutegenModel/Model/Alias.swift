/// A pattern after `also`, with what it gives to parameters that it has no hole for.
package struct Alias: Sendable {
  package let pattern: Pattern

  /// The text that stands for a parameter, by slot.
  package let constants: [Int: String]
}
