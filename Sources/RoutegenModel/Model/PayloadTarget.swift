/// A route whose parameters come from payload keys.
package struct PayloadTarget: Sendable {
  package let route: Int

  /// The payload key of a parameter, by slot.
  package let keys: [Int: String]

  /// The text that the pattern has for a parameter, by slot.
  package let constants: [Int: String]
}
