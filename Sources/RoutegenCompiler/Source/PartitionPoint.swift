extension RandomAccessCollection {
  /// Returns the index of the first element that satisfies the condition, found by binary search.
  ///
  /// The elements must be partitioned: every element that does not satisfy the condition is before
  /// every element that does. If no element satisfies the condition, the result is `endIndex`.
  ///
  ///     let lineStarts = [0, 12, 40]
  ///     let line = lineStarts.partitionPoint { $0 > 20 }    // 2: offset 20 is in the second line
  ///
  /// - Complexity: O(log *n*) calls of the condition.
  package func partitionPoint(where isInSecondPart: (Element) -> Bool) -> Index {
    var start = startIndex
    var length = count
    while length > 0 {
      let half = length / 2
      let middle = index(start, offsetBy: half)
      if isInSecondPart(self[middle]) {
        length = half
      } else {
        start = index(after: middle)
        length -= half + 1
      }
    }
    return start
  }
}
