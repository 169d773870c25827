/// The rank of a segment among the edges of one node of the match tree: the least is tried first.
///
/// This is rule 1 of "Which route a link is" in `Documentation/Matching.md`: literal segments, then mixed
/// ones, then single parameters by the precedence of their types, then the rest of the path. Segments
/// with equal ranks accept the same texts.
package struct EdgeRank: Comparable {
  private let kind: Int

  /// The length of the literal text in bytes: more is tried first.
  private let literalLength: Int

  /// The precedence of the parameters' types, from the left, each with its narrowness.
  private let types: [Int]

  /// The bytes of the segment as it is written, which make the order independent of the lines' order.
  private let text: [UInt8]

  init(_ segment: Segment, _ model: RouteModel) {
    if segment.isRest {
      self.init(kind: 3, literalLength: 0, types: [], text: "")
    } else {
      self.init(segment.pieces.map { $0.inTree(model) }, model)
    }
  }

  init(_ pieces: [Piece], _ model: RouteModel) {
    var length = 0
    var types: [Int] = []
    var text = ""
    for piece in pieces {
      switch piece {
      case .literal(let literal):
        length += literal.utf8.count
        text += literal
      case .parameter(_, let type):
        types += [type.precedence, model.narrowness(of: type)]
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

  /// Whether rule 1 orders the segment before another one.
  ///
  /// If it orders neither before the other, only their spelling decides.
  func isMoreSpecific(than other: EdgeRank) -> Bool {
    if kind != other.kind { return kind < other.kind }
    if literalLength != other.literalLength { return literalLength > other.literalLength }
    // A loop, because this is asked for every two siblings, and an unoptimized build of the tool takes
    // several times longer for `zip`.
    var index = 0
    while index < types.count, index < other.types.count {
      if types[index] != other.types[index] { return types[index] < other.types[index] }
      index += 1
    }
    return false
  }

  package static func < (left: EdgeRank, right: EdgeRank) -> Bool {
    let (first, second) = ((left.kind, -left.literalLength), (right.kind, -right.literalLength))
    if first != second { return first < second }
    return left.types == right.types
      ? left.text.lexicographicallyPrecedes(right.text)
      : left.types.lexicographicallyPrecedes(right.types)
  }
}

extension RouteModel {
  /// The position of a type among those of its precedence: the longest prefix, zero-padded numbers,
  /// other bounds, no bounds.
  fileprivate func narrowness(of type: ValueType) -> Int {
    if let prefix = prefix(of: type) { return -prefix.utf8.count }
    return switch type.bounds {
    case .padded?: 0
    case .int?, .uint?, .double?, .hosts?: 1
    case .filled?, nil: 2
    }
  }
}
