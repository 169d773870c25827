// One copy each of what the standard library would specialize for every type it is used with.

extension String {
  /// Whether both texts have the same UTF-8 bytes.
  ///
  /// For `==`, canonically equivalent texts are equal.
  func hasSameBytes(as other: String) -> Bool {
    utf8.count == other.utf8.count && endsWithBytes(of: other)
  }

  /// Whether the UTF-8 bytes of this text end with those of the other.
  @inline(never)
  func endsWithBytes(of other: String) -> Bool {
    withByteView(of: self) { text in
      withByteView(of: other) { end in
        let start = text.count - end.count
        return start >= 0 && text.equals(start..<text.count, end, end.range)
      }
    }
  }

}

/// The positions of `count` elements in ascending order; equal elements stay in their order.
///
/// There are few elements, so the positions are inserted one by one.
func sortedPositions(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  var positions: [Int] = []
  positions.reserveCapacity(count)
  for position in 0..<count {
    var (low, high) = (0, position)
    while low < high {
      let middle = (low + high) / 2
      if precedes(position, positions[middle]) { high = middle } else { low = middle + 1 }
    }
    positions.insert(position, at: low)
  }
  return positions
}
