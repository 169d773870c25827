/// One item of a query or of a fragment that is written like one.
package struct QueryItem: Hashable, Sendable {
  /// Decoded.
  package let key: String
  package let value: Value

  package enum Value: Hashable, Sendable {
    /// This very text; empty for a key alone.
    case literal(String)
    case parameter(slot: Int)

    /// The key has to be there, whatever its value: `key={_}`.
    case any

    /// From here to the end of the link, as it stands, if it is not encoded: `key={url: URL...}`.
    case restOfLink(slot: Int)
  }

  /// The slot of the parameter that takes the value.
  package var slot: Int? {
    switch value {
    case .parameter(let slot), .restOfLink(let slot): slot
    case .literal, .any: nil
    }
  }
}
