/// The numbers of texts by their outcomes.
struct Tally {
  /// Texts that were read as the same route.
  var printed = 0

  /// Values for which printing threw `unprintable`.
  var refused = 0
  var broken = 0

  /// Elements of stacks that were read again.
  var elements = 0

  mutating func add(_ other: Tally) {
    printed += other.printed
    refused += other.refused
    broken += other.broken
    elements += other.elements
  }
}
