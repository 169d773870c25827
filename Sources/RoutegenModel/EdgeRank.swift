/// The place of a segment among those that a path may have at one node: the least is tried first.
///
/// This is rule 1 of "Which route a link is": literal, literal with parameters, then the types by
/// their precedence, then `…`. Two segments of one rank are the same to every link.
struct EdgeRank: Comparable {
  private let kind: Int

  /// Within a kind: more literal text first, or the more specific type.
  private let weight: Int

  /// Whether the type has no bounds; those with bounds come first.
  private let isUnbounded: Int

  /// What is written, in bytes, so that the order is the same for every file.
  private let text: [UInt8]

  init(_ segment: Segment, _ model: RouteModel) {
    switch segment {
    case .literal(let text): self.init(0, 0, text: model.folded(text))
    case .affix(let pieces): self.init(pieces.map { $0.inTree(model) })
    case .parameter(_, let type): self.init(type)
    case .rest: self.init(3, 0, text: "")
    }
  }

  init(_ pieces: [MatchTree.AffixPiece]) {
    var length = 0
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        length += literal.utf8.count
        text += literal
      case .parameter(let type): text += "{\(type)}"
      }
    }
    self.init(1, -length, text: text)
  }

  init(_ type: ValueType) {
    self.init(2, type.precedence, isUnbounded: type.bounds == nil ? 1 : 0, text: "\(type)")
  }

  private init(_ kind: Int, _ weight: Int, isUnbounded: Int = 0, text: String) {
    self.kind = kind
    self.weight = weight
    self.isUnbounded = isUnbounded
    self.text = Array(text.utf8)
  }

  static func < (left: EdgeRank, right: EdgeRank) -> Bool {
    let (first, second) = (
      (left.kind, left.weight, left.isUnbounded), (right.kind, right.weight, right.isUnbounded)
    )
    return first == second ? left.text.lexicographicallyPrecedes(right.text) : first < second
  }
}
