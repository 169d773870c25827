/// A key of the query, or of a fragment that is written like a query.
struct ItemKey: Hashable, Comparable {
  let isInFragment: Bool

  /// The bytes of the key, folded.
  let bytes: [UInt8]

  init(_ key: String, isInFragment: Bool, _ model: RouteModel) {
    self.isInFragment = isInFragment
    bytes = Array(model.folded(key).utf8)
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  static func < (left: ItemKey, right: ItemKey) -> Bool {
    if left.isInFragment != right.isInFragment { return right.isInFragment }
    return left.bytes.lexicographicallyPrecedes(right.bytes)
  }
}
