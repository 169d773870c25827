/// An item of a query, or of a fragment that is written like a query.
package struct QueryItem: Hashable, Sendable {
  /// The percent-decoded key.
  package let key: String
  package let value: Value

  package enum Value: Hashable, Sendable {
    /// Exactly this text; empty for a key alone.
    case literal(String)
    case parameter(slot: Int)

    /// Any value of a key that is required: `key={_}`.
    case any

    /// The rest of the link as it is, if the value is not encoded: `key={url: URL...}`.
    case restOfLink(slot: Int)
  }

  /// The slot of the parameter that has the value.
  package var slot: Int? {
    switch value {
    case .parameter(let slot), .restOfLink(let slot): slot
    case .literal, .any: nil
    }
  }
}
