/// The match trees of one or more models in one list of nodes, prepared for asking which edges accept
/// a text.
///
/// It is a class because it is built once and shared by every search.
package final class OverlapTree {
  private(set) var nodes: [Node] = []

  /// The edge that leads to each node; `nil` for a root and for the rest of a path.
  private(set) var edges: [Edge?] = []
  private(set) var parts: [Part] = []
  private let numbers = KeyNumbers()

  /// The work that may be done for questions about the patterns.
  package let budget: SearchBudget

  /// One model of the forest.
  ///
  /// Whatever is read in a model refers to its part: copying a model is slow.
  final class Part {
    let model: RouteModel

    /// The roots of the model's trees: that of the patterns outside of blocks, then those of blocks.
    let roots: [Int]

    let scopes: LinkScopes

    /// How links begin that are looked up in the tree of each root.
    let prefixes: [Int: [LinkPrefix]]

    /// The numbers of keys, which all parts share.
    private let numbers: KeyNumbers

    func number(of key: ItemKey) -> Int { numbers.number(of: key) }

    fileprivate init(
      _ model: RouteModel, _ tree: MatchTree, firstNode: Int, _ numbers: KeyNumbers
    ) {
      (self.model, self.numbers) = (model, numbers)
      roots = [firstNode] + tree.scopes.map { $0.root + firstNode }
      scopes = LinkScopes(
        tree.scopes.map { ($0.origin, $0.root + firstNode) } + [(nil, firstNode)])
      prefixes = model.linkPrefixes(scopes)
    }

    /// Those in which a path alone is looked up: exceptions for all links, and patterns outside of blocks.
    var rootsOfPaths: [Int] {
      scopes.all.filter { $0.origin == .everywhere || $0.origin == nil }.map(\.root)
    }

    /// The roots of the trees in which links of an origin are looked up, in match order.
    func roots(scheme: String, host: String) -> [Int] {
      scopes.roots(of: model, scheme: scheme, host: host)
    }
  }

  /// An edge of one segment.
  struct Edge {
    let form: TextForm
    let rank: EdgeRank
    let child: Int

    var isLiteral: Bool { form.isLiteral }
  }

  struct Node {
    let part: Part

    /// The children for literal text, folded.
    var literals: [String.UTF8Key: Int] = [:]

    /// Mixed segments, then single parameters, in match order.
    var placeholderEdges: [Edge] = []

    /// The child for the rest of the path.
    var rest: Int?
    let terminals: TerminalIndex

    /// The children by one segment, without that for the rest of the path.
    var children: [Int] { literals.values.sorted() + placeholderEdges.map(\.child) }
  }

  init(_ models: [RouteModel], budget: SearchBudget = SearchBudget()) {
    self.budget = budget
    for model in models {
      append(model, MatchTree(model, MatchTree.Entry.all(of: model, withPrintedPatterns: true)))
    }
  }

  /// - Parameter trees: The models, each with its match tree.
  package init(_ trees: [(model: RouteModel, tree: MatchTree)], budget: SearchBudget) {
    self.budget = budget
    for (model, tree) in trees { append(model, tree) }
  }

  private func append(_ model: RouteModel, _ tree: MatchTree) {
    let first = nodes.count
    let part = Part(model, tree, firstNode: first, numbers)
    parts.append(part)
    edges += Array(repeating: nil, count: tree.nodes.count)
    let noTerminals = TerminalIndex([], part)
    for source in tree.nodes {
      var node = Node(
        part: part, rest: source.rest.map { $0 + first },
        terminals: source.candidates.isEmpty
          ? noTerminals : TerminalIndex(source.candidates, part))
      for (text, child) in source.literals {
        node.literals[text.utf8Key] = child + first
        edges[child + first] = Edge([.literal(text)], to: child + first, part)
      }
      node.placeholderEdges =
        source.mixedSegments.map { Edge($0.pieces, to: $0.child + first, part) }
        + source.parameters.map {
          Edge([.parameter(slot: nil, $0.type)], to: $0.child + first, part)
        }
      for edge in node.placeholderEdges { edges[edge.child] = edge }
      nodes.append(node)
    }
  }

  /// The model in which the patterns of a node are read.
  func model(of node: Int) -> RouteModel { nodes[node].part.model }

  /// How links begin that are looked up in the pattern's tree.
  func prefixes(of pattern: PatternPath) -> [LinkPrefix] {
    nodes[pattern.root].part.prefixes[pattern.root] ?? []
  }
}

extension OverlapTree.Edge {
  fileprivate init(_ pieces: [Piece], to child: Int, _ part: OverlapTree.Part) {
    form = TextForm(segment: pieces, in: part)
    rank = EdgeRank(pieces, part.model)
    self.child = child
  }
}
