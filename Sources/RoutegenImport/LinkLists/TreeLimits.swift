/// The limits on the literal texts that a place of a path keeps.
///
/// Texts that look like values, such as numbers, are never literal. Of all others, up to the limit are literal, or more
/// if they are a small share of the links. If there are too many, only those are that many of the links have.
struct TreeLimits: Equatable {
  /// The limit at the first segment.
  private(set) var first = 100

  /// The limit at any other segment.
  private(set) var other = 8

  /// The number of links for each different text from which all of them are literal, whatever the limit.
  private(set) var linksOfText = 32

  /// The number of links that a text must have to be literal where there are too many, and the part of them.
  static let leastLinks = 3
  static let leastPart = 16

  /// Halves the limits, and returns whether that is possible.
  mutating func tighten() -> Bool {
    guard first > 0 else { return false }
    first /= 2
    other /= 2
    linksOfText *= 2
    return true
  }

  func limit(atDepth depth: Int) -> Int { depth == 0 ? first : other }
}
