extension MatchTree {
  /// A piece of a segment; which parameter a placeholder belongs to makes no difference to the tree.
  package enum MixedPiece: Hashable, Sendable {
    /// Literal text, folded.
    case literal(String)
    case parameter(ValueType)
  }
}

extension Piece {
  /// The piece as the match tree has it.
  package func inTree(_ model: RouteModel) -> MatchTree.MixedPiece {
    switch self {
    case .literal(let text): .literal(model.folded(text))
    case .parameter(_, let type): .parameter(type)
    }
  }
}
