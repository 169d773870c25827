/// The place of a segment among those that a path may have at one node: the least is tried first.
///
/// This is rule 1 of "Which route a link is": literal, literal with parameters, then the types by
/// their precedence, then `…`. Two segments of one rank are the same to every link.
struct EdgeRank: Comparable {
  private let kind: Int

  /// More literal text comes first.
  private let literalLength: Int

  /// The types of the parameters from the left: the more specific first, and of one type the one
  /// with bounds.
  private let types: [Int]

  /// What is written, in bytes, so that the order is the same for every file.
  private let text: [UInt8]

  init(_ segment: Segment, _ model: RouteModel) {
    switch segment {
    case .literal(let text): self.init([.literal(model.folded(text))], model)
    case .mixed(let pieces): self.init(pieces.map { $0.inTree(model) }, model)
    case .parameter(_, let type): self.init([.parameter(type)], model)
    case .rest: self.init(kind: 3, literalLength: 0, types: [], text: "")
    }
  }

  init(_ pieces: [MatchTree.MixedPiece], _ model: RouteModel) {
    var length = 0
    var types: [Int] = []
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        length += literal.utf8.count
        text += literal
      case .parameter(let type):
        types.append(type.precedence * 2 + (type.bounds == nil ? 1 : 0))
        text += "{\(model.typeText(type))}"
      }
    }
    self.init(
      kind: types.isEmpty ? 0 : length > 0 ? 1 : 2, literalLength: types.isEmpty ? 0 : length,
      types: types, text: text)
  }

  private init(kind: Int, literalLength: Int, types: [Int], text: String) {
    self.kind = kind
    self.literalLength = literalLength
    self.types = types
    self.text = Array(text.utf8)
  }

  /// Whether rule 1 puts it before the other; where it puts neither before the other, nothing but how
  /// they are written does.
  func isMoreSpecific(than other: EdgeRank) -> Bool {
    if (kind, -literalLength) != (other.kind, -other.literalLength) {
      return (kind, -literalLength) < (other.kind, -other.literalLength)
    }
    let difference = zip(types, other.types).first { $0 != $1 }
    return difference.map { $0 < $1 } ?? false
  }

  static func < (left: EdgeRank, right: EdgeRank) -> Bool {
    let (first, second) = ((left.kind, -left.literalLength), (right.kind, -right.literalLength))
    if first != second { return first < second }
    return left.types == right.types
      ? left.text.lexicographicallyPrecedes(right.text)
      : left.types.lexicographicallyPrecedes(right.types)
  }
}
