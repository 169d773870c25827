extension Candidate {
  /// Whether it makes no difference which of two patterns is chosen for a link that matches both: they are of one
  /// route, and give all parameters the same values, or both lead nowhere.
  ///
  /// A pattern that is written twice is a mistake all the same, because one of the two is superfluous.
  func isInterchangeable(with other: Candidate) -> Bool {
    guard target == other.target, isForPayloads == other.isForPayloads,
      pattern.text != other.pattern.text
    else { return false }
    if target == .exception { return true }
    guard route != nil, !pattern.isSame(as: other.pattern) else { return false }
    return parameters.indices.allSatisfy { slot in
      switch (sources[slot], other.sources[slot]) {
      case (.path, .path):
        place(of: slot).map { $0 == other.place(of: slot) } ?? false
      case (.otherItems, .otherItems): Set(namedKeys) == Set(other.namedKeys)
      case (.constant(let text), .absent), (.absent, .constant(let text)):
        text == parameters[slot].defaultValue
      case (let source, let otherSource):
        source == otherSource && parameters[slot].type == other.parameters[slot].type
      }
    }
  }

  /// The position of a parameter in the path.
  private struct Place: Equatable {
    let segment: Int

    /// The literal texts of the segment, in which a placeholder is `nil`.
    let pieces: [String?]
    let piece: Int
  }

  /// The position of a parameter in the path; `nil` if it is not there.
  private func place(of slot: Int) -> Place? {
    for (number, segment) in pattern.segments.enumerated() where segment.slots.contains(slot) {
      let piece = segment.pieces.firstIndex { $0.slot == slot } ?? 0
      return Place(segment: number, pieces: segment.pieces.map(\.literal), piece: piece)
    }
    return nil
  }
}

extension Pattern {
  /// Whether the pattern is another one written again, perhaps with the types that an `also` leaves to its
  /// route.
  func isSame(as other: Pattern) -> Bool {
    let haveItems = [self, other].contains { !$0.query.isEmpty || $0.fragment != nil }
    return text == other.text
      || !haveItems && segments == other.segments && omitsRest == other.omitsRest
  }
}
