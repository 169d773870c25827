/// Returns the candidate that the user most likely meant, or `nil` if none is close.
///
/// A wrong suggestion is worse than none, so at most a third of the name may differ. If there are
/// too many candidates, the function returns `nil` without comparing them.
package func closest(
  to name: String, among candidates: [String], orCompleting isUnfinished: Bool = false
) -> String? {
  guard candidates.count <= mostCompared else { return nil }
  let name = ComparedName(name)
  var nearest: (distance: Int, candidate: String)?
  for candidate in candidates {
    guard let distance = name.distance(to: candidate) else { continue }
    let found = (distance: distance, candidate: candidate)
    if nearest.map({ found < $0 }) ?? true { nearest = found }
  }
  return nearest?.candidate ?? (isUnfinished ? completion(of: name, among: candidates) : nil)
}

/// The only candidate that begins with the letters of a word that is not finished; `nil` for few letters.
private func completion(of name: ComparedName, among candidates: [String]) -> String? {
  guard name.scalars.count >= 3 else { return nil }
  let found = candidates.filter { compared($0).starts(with: name.scalars) }
  return found.count == 1 ? found[0] : nil
}

/// A name that is compared with others by the edit distance, without regard to case.
package struct ComparedName {
  fileprivate let scalars: [UInt32]
  private let limit: Int
  private let letters: UInt64

  package init(_ name: String) {
    scalars = compared(name)
    limit = max(1, min(name.utf8.count, longestCompared) / 3)
    letters = set(of: scalars)
  }

  /// The edit distance to another name; `nil` if more than a third of the name differs.
  package func distance(to other: String) -> Int? {
    let other = compared(other)
    guard abs(scalars.count - other.count) <= limit else { return nil }
    // Each letter that only one of them has is inserted, deleted or replaced.
    let letters = set(of: other)
    guard (self.letters & ~letters).nonzeroBitCount <= limit,
      (letters & ~self.letters).nonzeroBitCount <= limit
    else { return nil }
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

/// A set of scalars, in which some share a place.
private func set(of scalars: [UInt32]) -> UInt64 {
  var (set, index): (UInt64, Int) = (0, 0)
  while index < scalars.count {
    set |= 1 &<< UInt64(truncatingIfNeeded: scalars[index] & 63)
    index += 1
  }
  return set
}

/// The scalars of the beginning of a name in lower case.
private func compared(_ name: String) -> [UInt32] {
  // A loop without closures: a mistake is compared with many names, and plugins run a debug build of the tool.
  let bytes = Array(name.utf8)
  let end = bytes.count < longestCompared ? bytes.count : longestCompared
  var (scalars, index): ([UInt32], Int) = ([], 0)
  scalars.reserveCapacity(end)
  while index < end, bytes[index] < 0x80 {
    let byte = bytes[index]
    scalars.append(UInt32(truncatingIfNeeded: byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte))
    index += 1
  }
  if index == end { return scalars }
  return name.unicodeScalars.prefix(longestCompared).flatMap { scalar in
    scalar.properties.lowercaseMapping.unicodeScalars.map(\.value)
  }
}

/// The edit distance from `left` to `right`: the number of scalars that are inserted, deleted or
/// replaced, and of adjacent ones that are swapped; `nil` if it is greater than `limit`.
private func editDistance(_ left: [UInt32], _ right: [UInt32], atMost limit: Int) -> Int? {
  // Loops without closures, as above.
  var beforePrevious = Array(0...right.count)
  var previous = beforePrevious
  var current = beforePrevious
  var leastOfPrevious = 0
  var row = 0
  while row < left.count {
    current[0] = row + 1
    var (least, column) = (row + 1, 0)
    while column < right.count {
      let isSame = left[row] == right[column]
      var cost = previous[column] + (isSame ? 0 : 1)
      if previous[column + 1] < cost { cost = previous[column + 1] + 1 }
      if current[column] < cost { cost = current[column] + 1 }
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column],
        beforePrevious[column - 1] < cost
      {
        cost = beforePrevious[column - 1] + 1
      }
      if cost < least { least = cost }
      column += 1
      current[column] = cost
    }
    row += 1
    // Every distance follows from one of two rows in succession, and is not less.
    if least > limit, leastOfPrevious > limit { return nil }
    leastOfPrevious = least
    swap(&beforePrevious, &previous)
    swap(&previous, &current)
  }
  return previous[right.count] <= limit ? previous[right.count] : nil
}
