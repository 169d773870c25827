import RoutegenSource

/// The patterns of a route set as trees of path segments, in match order.
///
/// The order of the lines in the file makes no difference, except among candidates that are an error
/// anyway. The order is that of "Which route a link is" in `Documentation/Matching.md`:
///
/// 0. There is a tree for each host and each scheme that has a block, and one for the patterns outside of
///    blocks.
/// 1. At a node: literal segments, mixed ones, types by their precedence, the rest of the path.
/// 2. At the end of the path: more literal items, then more required items of the query, then of the
///    fragment.
package struct MatchTree: Sendable {
  /// The nodes; the first is the root of the patterns outside of blocks.
  package let nodes: [Node]

  /// The roots of the blocks, in the order in which they are tried.
  package let scopes: [(origin: OriginConstraint, root: Int)]

  /// A node: the segments that may follow, and the candidates of a path that ends here.
  package struct Node: Sendable {
    /// The children for literal segments, sorted by their text.
    package var literals: [(text: String, child: Int)] = []

    /// The children for mixed segments, the one with the most literal text first.
    package var mixedSegments: [(pieces: [MixedPiece], child: Int)] = []

    /// The children for single parameters, the most specific type first.
    package var parameters: [(type: ValueType, child: Int)] = []

    /// The child for the rest of the path.
    package var rest: Int?

    /// The most specific candidate first.
    package var candidates: [Candidate] = []
  }

  package init(_ model: RouteModel) {
    self.init(model, Entry.all(of: model, withPrintedPatterns: false))
  }

  /// - Parameters:
  ///   - entries: The candidates of the model.
  ///   - isIncluded: Whether the tree has a candidate. It has the roots of the blocks of all.
  package init(
    _ model: RouteModel, _ entries: [Entry], where isIncluded: (Entry) -> Bool = { _ in true }
  ) {
    var builder = MatchTreeBuilder(model)
    for entry in entries {
      if isIncluded(entry) {
        builder.insert(entry.candidate, along: entry.path, in: entry.origins)
      } else {
        builder.insertRoots(of: entry.origins)
      }
    }
    scopes = builder.scopes.sorted { $0.origin.precedence < $1.origin.precedence }
    nodes = builder.nodes.map { $0.sorted(model) }
  }
}

extension MatchTree.Node {
  /// The child for a literal segment.
  func child(for text: String) -> Int? {
    let key = text.utf8Key
    let index = literals.partitionPoint { $0.text.utf8Key >= key }
    guard index < literals.count, literals[index].text.utf8Key == key else { return nil }
    return literals[index].child
  }

  /// The node with its children and candidates in match order.
  fileprivate func sorted(_ model: RouteModel) -> MatchTree.Node {
    var node = self
    if literals.count > 1 { node.literals.sort { $0.text.utf8Key < $1.text.utf8Key } }
    node.mixedSegments = mixedSegments.sorted(by: { EdgeRank($0.pieces, model) }, <)
    node.parameters = parameters.sorted(by: { EdgeRank([.parameter($0.type)], model) }, <)
    if candidates.count > 1 { node.candidates.sort { $0.isBefore($1, in: model) } }
    return node
  }
}
