/// One path segment of a pattern.
package enum Segment: Hashable, Sendable {
  /// Percent-decoded text that the segment must equal.
  case literal(String)

  /// Literal text around or between parameters.
  case mixed([Piece])

  /// A whole segment; `slot` is `nil` for `{_}`, whose text is not kept.
  case parameter(slot: Int?, ValueType)

  /// One or more segments up to the end of the path.
  case rest(slot: Int?)
}
