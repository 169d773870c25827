/// The limits on the literal texts that a place of a path keeps.
///
/// Texts that look like values, such as numbers, are never literal. Of all others, up to the limit are literal.
/// If there are more, only those are that many of the links have: more than `1 / (2 * limit)` of them, and at
/// least three.
struct TreeLimits: Equatable {
  /// The limit at the first segment.
  private(set) var first = 100

  /// The limit at any other segment.
  private(set) var other = 8

  static let leastLinks = 3

  /// Halves the limits, and returns whether that is possible.
  mutating func tighten() -> Bool {
    guard first > 0 else { return false }
    first /= 2
    other /= 2
    return true
  }

  func limit(atDepth depth: Int) -> Int { depth == 0 ? first : other }
}
