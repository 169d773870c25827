/// One path segment of a pattern.
package enum Segment: Hashable, Sendable {
  /// Decoded text that the segment has to equal.
  case literal(String)

  /// Literal text around or between parameters.
  case mixed([Piece])

  /// `slot` is `nil` for `{_}`, whose text is not kept.
  case parameter(slot: Int?, ValueType)

  /// One or more segments to the end.
  case rest(slot: Int?)
}
