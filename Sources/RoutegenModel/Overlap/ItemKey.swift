/// A key of the query, or of a fragment that is written like one.
struct ItemKey: Hashable, Comparable {
  let isInFragment: Bool

  /// Folded, so that two that are the same are equal.
  let key: [UInt8]

  static func < (left: ItemKey, right: ItemKey) -> Bool {
    if left.isInFragment != right.isInFragment { return right.isInFragment }
    return left.key.lexicographicallyPrecedes(right.key)
  }
}
