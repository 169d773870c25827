/// The match tree, prepared for asking which ways a text goes; built once and looked at by many.
final class OverlapTree {
  let model: RouteModel
  private(set) var nodes: [Node] = []

  /// The edge that leads to each node; `nil` for the root and for the rest of a path.
  private(set) var edges: [Edge?] = []

  /// The root of what stands outside of blocks, then those of the blocks.
  let roots: [Int]

  /// For the root of each block, and of what stands outside of blocks, how links come there.
  let entries: [Int: [LinkPrefix]]

  /// One way over a segment that is not literal.
  struct Edge {
    let pieces: [MatchTree.MixedPiece]
    let rank: EdgeRank
    let child: Int
  }

  struct Node {
    /// By the bytes of the text.
    var literals: [[UInt8]: Int] = [:]

    /// Literal text with parameters, then parameters, in the order of matching.
    var placeholderEdges: [Edge] = []
    var rest: Int?
    var ends: TerminalIndex
  }

  init(_ tree: MatchTree, _ model: RouteModel) {
    self.model = model
    roots = [0] + tree.scopes.map(\.root)
    entries = tree.entries(model)
    edges = Array(repeating: nil, count: tree.nodes.count)
    for source in tree.nodes {
      var node = Node(rest: source.rest, ends: TerminalIndex(source.candidates, model))
      for (text, child) in source.literals {
        node.literals[Array(text.utf8)] = child
        edges[child] = edge([.literal(text)], child)
      }
      node.placeholderEdges =
        source.mixedSegments.map { edge($0.pieces, $0.child) }
        + source.parameters.map { edge([.parameter($0.type)], $0.child) }
      for edge in node.placeholderEdges { edges[edge.child] = edge }
      nodes.append(node)
    }
  }

  private func edge(_ pieces: [MatchTree.MixedPiece], _ child: Int) -> Edge {
    Edge(pieces: pieces, rank: EdgeRank(pieces, model), child: child)
  }

  /// The nodes to which a text leads that `required` take.
  func children(of node: Int, for text: String, _ required: [[MatchTree.MixedPiece]]) -> [Int] {
    literalChild(of: node, for: text)
      + nodes[node].placeholderEdges.filter { surelyTakes($0.pieces, text, required) }.map(\.child)
  }

  /// The same by more specific ways than that to `child`.
  func children(
    of node: Int, before child: Int, for text: String, _ required: [[MatchTree.MixedPiece]]
  ) -> [Int] {
    if let edge = edge(to: child), edge.isLiteral { return [] }
    return literalChild(of: node, for: text)
      + placeholderEdges(of: node, before: child).filter { surelyTakes($0.pieces, text, required) }
      .map(
        \.child)
  }

  /// The ways that are no literal text and more specific than that to `child`.
  func placeholderEdges(of node: Int, before child: Int) -> [Edge] {
    guard let edge = edge(to: child) else { return nodes[node].placeholderEdges }
    if edge.isLiteral { return [] }
    return nodes[node].placeholderEdges.filter { $0.rank.isMoreSpecific(than: edge.rank) }
  }

  /// Whether it is plain to see that no other pattern takes all of its links; most are so.
  ///
  /// Where a segment is of a type that has no end of values, literal text takes some of them only.
  func hasNoRivals(_ pattern: PatternPath) -> Bool {
    let ends = nodes[pattern.node].ends
    guard pattern.rest == nil, let first = ends.specificities.first,
      ends.specificities[pattern.end] == first
    else { return false }
    return zip(pattern.path, pattern.path.dropFirst()).allSatisfy { node, child in
      guard let edge = edges[child], !edge.isLiteral else { return true }
      guard edge.pieces.count == 1, case .parameter(let type) = edge.pieces[0] else { return false }
      return nodes[node].placeholderEdges.first?.child == child
        && (type.hasNoEnd || nodes[node].literals.isEmpty)
    }
  }

  private func literalChild(of node: Int, for text: String) -> [Int] {
    nodes[node].literals[Array(model.folded(text).utf8)].map { [$0] } ?? []
  }

  /// Whether a text that `required` take goes the way of the pieces, as far as that is certain: of a
  /// declared type nothing is known but that it takes what it takes.
  private func surelyTakes(
    _ pieces: [MatchTree.MixedPiece], _ text: String, _ required: [[MatchTree.MixedPiece]]
  ) -> Bool {
    isKnown(pieces, required) && takes(pieces, text)
  }

  func isKnown(_ pieces: [MatchTree.MixedPiece], _ required: [[MatchTree.MixedPiece]]) -> Bool {
    !pieces.contains { $0.isExternal } || required.contains(pieces)
  }

  /// Whether a segment of this text goes the way of the pieces.
  ///
  /// What nothing is known of, a declared type, is taken to take any text.
  func takes(_ pieces: [MatchTree.MixedPiece], _ text: String) -> Bool {
    switch pieces[0] {
    case .literal(let literal) where pieces.count == 1: return model.isSame(literal, text)
    case .parameter(let type) where pieces.count == 1:
      return !text.isEmpty && model.reads(text, as: type, inPath: true)
    default:
      guard pieces.mayTake(text, isCaseless: model.isCaseless) else { return false }
      return model.split(text, pieces)?
        .allSatisfy { model.reads($0.text, as: $0.type, inPath: true) } ?? false
    }
  }
}

extension OverlapTree.Edge {
  var isLiteral: Bool {
    if case .literal = pieces[0] { pieces.count == 1 } else { false }
  }
}

extension ValueType {
  /// Whether it has more values than can be written down, as far as that is known.
  fileprivate var hasNoEnd: Bool {
    switch kind {
    case .string, .openEnumeration, .int, .uint, .double, .uuid, .date, .url: bounds == nil
    case .bool, .enumeration, .external: false
    }
  }
}

extension MatchTree.MixedPiece {
  fileprivate var isExternal: Bool {
    if case .parameter(let type) = self, case .external = type.kind { true } else { false }
  }
}

extension [MatchTree.MixedPiece] {
  /// Whether the text begins and ends as the pieces do; cheap, for there may be many.
  fileprivate func mayTake(_ text: String, isCaseless: Bool) -> Bool {
    if isCaseless { return true }
    if case .literal(let start)? = first, !text.utf8.starts(with: start.utf8) { return false }
    if case .literal(let end)? = last, !text.utf8.reversed().starts(with: end.utf8.reversed()) {
      return false
    }
    return true
  }
}
