/// Builds the nodes of a match tree; their children and candidates are in no order yet.
struct MatchTreeBuilder {
  private(set) var nodes = [MatchTree.Node()]
  private(set) var scopes: [(origin: OriginConstraint, root: Int)] = []
  private let model: RouteModel

  /// The root of each block.
  private var roots: [OriginConstraint: Int] = [:]

  /// The child to which each edge leads.
  private var children: [Edge: Int] = [:]

  init(_ model: RouteModel) {
    self.model = model
  }

  /// Inserts a candidate into the tree of each origin, or into the first tree if there is no origin.
  mutating func insert(
    _ candidate: Candidate, along segments: [Segment], in origins: [OriginConstraint]
  ) {
    for root in origins.isEmpty ? [0] : origins.map({ self.root(of: $0) }) {
      var node = root
      for segment in segments { node = child(of: node, for: segment) }
      nodes[node].candidates.append(candidate)
    }
  }

  /// Adds the trees of origins.
  mutating func insertRoots(of origins: [OriginConstraint]) {
    for origin in origins { _ = root(of: origin) }
  }

  /// The root of a block's tree, which the first pattern of the block adds.
  private mutating func root(of origin: OriginConstraint) -> Int {
    if let known = roots[origin] { return known }
    roots[origin] = nodes.count
    scopes.append((origin, nodes.count))
    nodes.append(MatchTree.Node())
    return nodes.count - 1
  }

  private mutating func child(of node: Int, for segment: Segment) -> Int {
    let edge = Edge(node: node, segment, model)
    if let known = children[edge] { return known }
    let new = nodes.count
    nodes.append(MatchTree.Node())
    children[edge] = new
    switch segment {
    case .literal(let text): nodes[node].literals.append((model.folded(text), new))
    case .mixed: nodes[node].mixedSegments.append((edge.pieces, new))
    case .parameter(_, let type): nodes[node].parameters.append((type, new))
    case .rest: nodes[node].rest = new
    }
    return new
  }

  /// An edge from a node by one segment.
  private struct Edge: Hashable {
    let node: Int
    let pieces: [MatchTree.MixedPiece]
    let isRest: Bool

    /// The bytes of literal text: characters that look alike are different segments.
    let bytes: [UInt8]

    init(node: Int, _ segment: Segment, _ model: RouteModel) {
      self.node = node
      isRest = if case .rest = segment { true } else { false }
      switch segment {
      case .literal(let text): (pieces, bytes) = ([], Array(model.folded(text).utf8))
      case .mixed(let mixed): (pieces, bytes) = (mixed.map { $0.inTree(model) }, [])
      case .parameter(_, let type): (pieces, bytes) = ([.parameter(type)], [])
      case .rest: (pieces, bytes) = ([], [])
      }
    }
  }
}
