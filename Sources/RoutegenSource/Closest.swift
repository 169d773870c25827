/// Returns the candidate the user most likely meant, or `nil` when none is close.
///
/// A wrong suggestion is worse than none, so the typo may cost at most a third of the name. Among
/// very many candidates none is looked for.
package func closest(to name: String, among candidates: [String]) -> String? {
  guard candidates.count <= mostCompared else { return nil }
  let written = compared(name)
  let limit = max(1, min(name.utf8.count, longestCompared) / 3)
  var nearest: (distance: Int, candidate: String)?
  for candidate in candidates {
    let other = compared(candidate)
    guard abs(written.count - other.count) <= limit else { continue }
    let found = (distance: editDistance(written, other), candidate: candidate)
    if found.distance <= limit, nearest.map({ found < $0 }) ?? true { nearest = found }
  }
  return nearest?.candidate
}

/// How many bytes of a name are looked at, so that the cost does not grow with the square of it.
private let longestCompared = 64

/// How many candidates are looked at: there may be as many mistakes as candidates.
private let mostCompared = 1000

/// The beginning of a name without its case.
private func compared(_ name: String) -> [UInt8] {
  let beginning = String(decoding: name.utf8.prefix(longestCompared), as: UTF8.self)
  return Array(beginning.lowercased().utf8.prefix(longestCompared))
}

/// The number of insertions, deletions, replacements and swaps of neighbours from `left` to `right`.
private func editDistance(_ left: [UInt8], _ right: [UInt8]) -> Int {
  var beforePrevious: [Int] = []
  var previous = Array(0...right.count)
  for (row, byte) in left.enumerated() {
    var current = [row + 1]
    for (column, other) in right.enumerated() {
      var cost = min(
        previous[column + 1] + 1, current[column] + 1, previous[column] + (byte == other ? 0 : 1))
      if row > 0, column > 0, byte == right[column - 1], left[row - 1] == other {
        cost = min(cost, beforePrevious[column - 1] + 1)
      }
      current.append(cost)
    }
    beforePrevious = previous
    previous = current
  }
  return previous[right.count]
}
