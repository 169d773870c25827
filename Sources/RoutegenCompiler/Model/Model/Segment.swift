/// One path segment of a pattern.
package enum Segment: Hashable, Sendable {
  /// Percent-decoded text that the segment must equal.
  case literal(String)

  /// Literal text around or between parameters.
  case mixed([Piece])

  /// A whole segment; `slot` is `nil` for `{_}`, whose text is not kept.
  case parameter(slot: Int?, ValueType)

  /// What follows the segments before it; nothing is after it in the pattern.
  case rest(slot: Int?, Rest)

  package enum Rest: Hashable, Sendable {
    /// One or more segments up to the end of the path.
    case segments

    /// The same, or none.
    ///
    /// Two candidates match such a pattern: one with the rest, for which it is one segment or more, and one that
    /// ends before it.
    case segmentsOrNone

    /// A URL up to the end of the link, as it is written.
    ///
    /// Two candidates match such a pattern, too: in the other, the URL is one segment, encoded.
    case link(ValueType)
  }
}

extension String {
  /// The literal segment in place of the `#` of a fragment that is written like a path.
  ///
  /// No link and no file can have its character. So the fragment's segments are segments of the path, and what is
  /// true of paths is true of them.
  package static let fragmentMark = SegmentSyntax.fragmentMark(isBare: false)

  /// Whether it is the text of such a segment, with or without a slash after the `#`.
  package var isFragmentMark: Bool { utf8.first == 0 }
}

extension Collection<Segment> {
  /// The segments, each with what is before it: `/`, or `#` or `#/` before the first one of a fragment.
  ///
  /// - Parameter hasPath: Whether other segments are before these.
  package func separated(hasPath: Bool = false) -> [(separator: String, segment: Segment)] {
    var separated: [(separator: String, segment: Segment)] = []
    var separator = "/"
    for segment in self {
      if case .literal(let text) = segment, segment.isFragmentMark {
        separator = (hasPath || !separated.isEmpty ? "#" : "/#") + text.dropFirst()
      } else {
        separated.append((separator, segment))
        separator = "/"
      }
    }
    if separator != "/" { separated.append((separator, .literal(""))) }
    return separated
  }
}

extension Segment {
  /// Whether the segments after it are those of a fragment.
  package var isFragmentMark: Bool {
    if case .literal(let text) = self { text.isFragmentMark } else { false }
  }

  /// Whether it is the rest of a path.
  package var isRest: Bool { if case .rest = self { true } else { false } }

  /// Whether it is the rest of a link.
  package var isRestOfLink: Bool { if case .rest(_, .link) = self { true } else { false } }

  /// The literal texts and the placeholders, from the left; none for the rest of a path.
  package var pieces: [Piece] {
    switch self {
    case .literal(let text): [.literal(text)]
    case .mixed(let pieces): pieces
    case .parameter(let slot, let type): [.parameter(slot: slot, type)]
    case .rest: []
    }
  }

  /// The text of a literal segment; `nil` for any other one.
  package var literal: String? { if case .literal(let text) = self { text } else { nil } }

  /// The literal texts of the segment.
  package var literals: [String] { pieces.compactMap(\.literal) }

  /// The slots of the segment's placeholders, from the left; `nil` for `{_}`, whose text is not kept.
  package var placeholderSlots: [Int?] {
    switch self {
    case .literal: []
    case .rest(let slot, _): [slot]
    case .parameter, .mixed: pieces.filter { $0.type != nil }.map(\.slot)
    }
  }

  /// The slots of the parameters in the segment, from the left.
  package var slots: [Int] {
    placeholderSlots.compactMap { $0 }
  }

  /// Whether the segment is a parameter of a route or group whose value may be absent.
  package func mayBeMissing(_ parameters: [Parameter]) -> Bool {
    guard case .parameter(let slot?, _) = self else { return false }
    return parameters[slot].mayBeAbsent
  }

  /// Returns the segment with other slots and types.
  func mapping(
    slot: (Int) -> Int?, type: (ValueType) -> ValueType = { $0 }
  ) -> Segment {
    switch self {
    case .literal: self
    case .mixed(let pieces): .mixed(pieces.map { $0.mapping(slot: slot, type: type) })
    case .parameter(let old, let kind): .parameter(slot: old.flatMap(slot), type(kind))
    case .rest(let old, .link(let kind)): .rest(slot: old.flatMap(slot), .link(type(kind)))
    case .rest(let old, let rest): .rest(slot: old.flatMap(slot), rest)
    }
  }
}

/// A part of a segment: literal text, or a placeholder.
package enum Piece: Hashable, Sendable {
  case literal(String)
  case parameter(slot: Int?, ValueType)

  /// The literal text; `nil` for a placeholder.
  package var literal: String? { if case .literal(let text) = self { text } else { nil } }

  /// The type of a placeholder; `nil` for literal text.
  package var type: ValueType? { if case .parameter(_, let type) = self { type } else { nil } }

  /// The slot of a placeholder that has a name.
  package var slot: Int? { if case .parameter(let slot, _) = self { slot } else { nil } }

  /// The piece without its slot: which parameter a placeholder belongs to makes no difference to what it accepts.
  package var withoutSlot: Piece { mapping(slot: { _ in nil }, type: { $0 }) }

  func mapping(slot: (Int) -> Int?, type: (ValueType) -> ValueType) -> Piece {
    guard case .parameter(let old, let kind) = self else { return self }
    return .parameter(slot: old.flatMap(slot), type(kind))
  }
}
