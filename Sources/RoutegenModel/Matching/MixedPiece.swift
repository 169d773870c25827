extension MatchTree {
  /// A piece of a segment; which parameter a placeholder belongs to makes no difference to the tree.
  package enum MixedPiece: Hashable, Sendable {
    /// Literal text, folded.
    case literal(String)
    case parameter(ValueType)

    /// The greatest number of bytes after the place of a late split, so that hostile links cost little.
    static let longestRest = 1_024

    /// The index of the literal text after the last text or list, if nothing but numbers, `Bool`, `UUID` and enums
    /// follows: the `-` of `{slug}-{id: Int}`, which the slug may contain, too; `nil` for any other segment.
    package static func lateSplit(of pieces: [Self]) -> Int? {
      for index in pieces.indices.reversed() {
        guard case .parameter(let type) = pieces[index] else { continue }
        switch type.kind {
        case .date, .url, .external: return nil
        case .string, .text, .openEnumeration: break
        case .int, .uint, .double, .bool, .uuid, .enumeration:
          if type.separator == nil { continue }
        }
        let hasMore = pieces.dropFirst(index + 1).contains {
          if case .parameter = $0 { true } else { false }
        }
        return hasMore ? index + 1 : nil
      }
      return nil
    }
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
