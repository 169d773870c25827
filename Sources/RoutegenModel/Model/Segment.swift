/// One path segment of a pattern.
package enum Segment: Hashable, Sendable {
  /// Percent-decoded text that the segment must equal.
  case literal(String)

  /// Literal text around or between parameters.
  case mixed([Piece])

  /// A whole segment; `slot` is `nil` for `{_}`, whose text is not kept.
  case parameter(slot: Int?, ValueType)

  /// One or more segments up to the end of the path; or none, if `mayBeEmpty`.
  ///
  /// Two candidates match a pattern whose rest may be empty: one with the rest, for which it is one
  /// segment or more, and one that ends before it.
  case rest(slot: Int?, mayBeEmpty: Bool)
}

extension Segment {
  /// The literal texts of the segment.
  package var literals: [String] {
    switch self {
    case .literal(let text): [text]
    case .mixed(let pieces):
      pieces.compactMap { if case .literal(let text) = $0 { text } else { nil } }
    case .parameter, .rest: []
    }
  }

  /// The slots of the segment's placeholders, from the left; `nil` for `{_}`, whose text is not kept.
  package var placeholderSlots: [Int?] {
    switch self {
    case .literal: []
    case .mixed(let pieces):
      pieces.compactMap { piece -> Int?? in
        if case .parameter(let slot, _) = piece { .some(slot) } else { nil }
      }
    case .parameter(let slot, _), .rest(let slot, _): [slot]
    }
  }

  /// The slots of the parameters in the segment, from the left.
  package var slots: [Int] {
    switch self {
    case .literal: []
    case .mixed: placeholderSlots.compactMap { $0 }
    case .parameter(let slot, _), .rest(let slot, _): slot.map { [$0] } ?? []
    }
  }
}
