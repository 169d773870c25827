/// A set of rivals by their indices, one bit for each.
///
/// A search asks for every two choices whether the rivals of one are among those of the other, so a set of
/// bits is many times faster than a `Set`.
struct RivalSet {
  private var words: [UInt64]

  /// - Parameter count: The number of all rivals, of which none is in the set.
  init(of count: Int) {
    words = [UInt64](repeating: 0, count: (count + 63) / 64)
  }

  /// The number of rivals in the set.
  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ index: Int) -> Bool { words[index / 64] & 1 << UInt64(index % 64) != 0 }

  mutating func insert(_ index: Int) { words[index / 64] |= 1 << UInt64(index % 64) }

  mutating func formUnion(_ other: RivalSet) {
    var index = 0
    while index < words.count {
      words[index] |= other.words[index]
      index += 1
    }
  }

  func union(_ other: RivalSet) -> RivalSet {
    var both = self
    both.formUnion(other)
    return both
  }

  func isSubset(of other: RivalSet) -> Bool {
    var index = 0
    while index < words.count {
      if words[index] & ~other.words[index] != 0 { return false }
      index += 1
    }
    return true
  }
}
