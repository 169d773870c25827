package import RoutegenModel

extension Claim {
  /// Whether the pattern accepts in a segment every text that another pattern has there.
  ///
  /// So it does not matter for the links of the other pattern that a file can say the segment only in a
  /// wider form.
  package func accepts(segment index: Int, of other: Claim, _ model: RouteModel) -> Bool {
    guard index < segments.count, index < other.segments.count else { return false }
    switch (segments[index], other.segments[index]) {
    case (.literal(let text), .literal(let other)): return model.isSame(text, other)
    case (.parameter(_, let type), .literal(let text)):
      return model.reads(text, as: type, inPath: true)
    case (.parameter(_, let type), .parameter(_, let other)): return type == other
    case (.mixed(let pieces), .mixed(let others)):
      return pieces.map(\.withoutSlot) == others.map(\.withoutSlot)
    case (.literal, _), (.parameter, _), (.mixed, _), (.rest, _): return false
    }
  }
}

extension Piece {
  fileprivate var withoutSlot: Piece {
    switch self {
    case .literal: self
    case .parameter(_, let type): .parameter(slot: nil, type)
    }
  }
}
