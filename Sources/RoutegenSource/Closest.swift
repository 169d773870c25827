/// Returns the candidate that the user most likely meant, or `nil` if none is close.
///
/// A wrong suggestion is worse than none, so at most a third of the name may differ. If there are
/// too many candidates, the function returns `nil` without comparing them.
package func closest(to name: String, among candidates: [String]) -> String? {
  guard candidates.count <= mostCompared else { return nil }
  let name = ComparedName(name)
  var nearest: (distance: Int, candidate: String)?
  for candidate in candidates {
    guard let distance = name.distance(to: candidate) else { continue }
    let found = (distance: distance, candidate: candidate)
    if nearest.map({ found < $0 }) ?? true { nearest = found }
  }
  return nearest?.candidate
}

/// A name that is compared with others by the edit distance, without regard to case.
package struct ComparedName {
  private let scalars: [UInt32]
  private let limit: Int

  package init(_ name: String) {
    scalars = compared(name)
    limit = max(1, min(name.utf8.count, longestCompared) / 3)
  }

  /// The edit distance to another name; `nil` if more than a third of the name differs.
  package func distance(to other: String) -> Int? {
    let other = compared(other)
    guard abs(scalars.count - other.count) <= limit else { return nil }
    return editDistance(scalars, other, atMost: limit)
  }
}

/// The number of scalars of a name that are compared: the cost grows with its square.
private let longestCompared = 64

/// The maximum number of candidates.
///
/// A file may have as many mistakes as candidates, so without a limit, the total cost would grow
/// with the square of their number.
private let mostCompared = 1000

/// The scalars of the beginning of a name in lower case.
private func compared(_ name: String) -> [UInt32] {
  let bytes = name.utf8.prefix(longestCompared)
  if bytes.allSatisfy({ $0 < 0x80 }) {
    return bytes.map { UInt32((0x41...0x5A).contains($0) ? $0 | 0x20 : $0) }
  }
  return name.unicodeScalars.prefix(longestCompared).flatMap { scalar in
    scalar.properties.lowercaseMapping.unicodeScalars.map(\.value)
  }
}

/// The edit distance from `left` to `right`: the number of scalars that are inserted, deleted or
/// replaced, and of adjacent ones that are swapped; `nil` if it is greater than `limit`.
private func editDistance(_ left: [UInt32], _ right: [UInt32], atMost limit: Int) -> Int? {
  var beforePrevious = Array(0...right.count)
  var previous = beforePrevious
  var current = beforePrevious
  var leastOfPrevious = 0
  for (row, byte) in left.enumerated() {
    current[0] = row + 1
    for (column, other) in right.enumerated() {
      var cost = min(
        previous[column + 1] + 1, current[column] + 1, previous[column] + (byte == other ? 0 : 1))
      if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current[column + 1] = cost
    }
    // Every distance follows from one of two rows in succession, and is not less.
    let least = current.min() ?? 0
    if least > limit, leastOfPrevious > limit { return nil }
    leastOfPrevious = least
    swap(&beforePrevious, &previous)
    swap(&previous, &current)
  }
  return previous[right.count] <= limit ? previous[right.count] : nil
}
