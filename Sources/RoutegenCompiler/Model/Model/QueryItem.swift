/// An item of a query, or of a fragment that is written like a query.
package struct QueryItem: Hashable, Sendable {
  /// The percent-decoded key.
  package let key: String

  /// Other keys of a parameter's item in the file.
  ///
  /// Each makes another pattern of the route, so this one is matched without them.
  package private(set) var otherKeys: [String] = []
  package let value: Value

  package enum Value: Hashable, Sendable {
    /// Exactly this text; empty for a key alone.
    case literal(String)
    case parameter(slot: Int)

    /// Any value of a key that is required: `key={_}`.
    case any

    /// Literal text around or between parameters.
    case mixed([Piece])

    /// The rest of the link as it is, if the value is not encoded: `key={url: URL...}`.
    case restOfLink(slot: Int)
  }

  /// All keys in the file, that of printed links first.
  package var keys: [String] { [key] + otherKeys }

  /// The slot of the parameter that has the value.
  package var slot: Int? {
    switch value {
    case .parameter(let slot), .restOfLink(let slot): slot
    case .literal, .any, .mixed: nil
    }
  }

  /// The slots of the parameters in the value.
  package var slots: [Int] { Segment.mixed(pieces).slots + (slot.map { [$0] } ?? []) }

  /// The pieces of a value with text and parameters.
  package var pieces: [Piece] { if case .mixed(let pieces) = value { pieces } else { [] } }

  /// Returns the item with other slots and types.
  func mapping(slot: (Int) -> Int, type: (ValueType) -> ValueType = { $0 }) -> QueryItem {
    let mapped: Value =
      switch value {
      case .literal, .any: value
      case .mixed(let pieces): .mixed(pieces.map { $0.mapping(slot: slot, type: type) })
      case .parameter(let old): .parameter(slot: slot(old))
      case .restOfLink(let old): .restOfLink(slot: slot(old))
      }
    return QueryItem(key: key, otherKeys: otherKeys, value: mapped)
  }
}
