/// Returns the candidate the user most likely meant, or `nil` when none is close.
///
/// A wrong suggestion is worse than none, so the typo may cost at most a third of the name.
package func closest(to name: String, among candidates: [String]) -> String? {
  let limit = max(1, min(name.utf8.count, longestCompared) / 3)
  return
    candidates
    .map { (candidate: $0, distance: editDistance(name.lowercased(), $0.lowercased())) }
    .filter { $0.distance <= limit }
    .min { ($0.distance, $0.candidate) < ($1.distance, $1.candidate) }?
    .candidate
}

/// How many bytes of a name are looked at, so that the cost does not grow with the square of it.
private let longestCompared = 64

/// The number of insertions, deletions, replacements and swaps of neighbours from `left` to `right`.
private func editDistance(_ left: String, _ right: String) -> Int {
  let left = Array(left.utf8.prefix(longestCompared))
  let right = Array(right.utf8.prefix(longestCompared))
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
