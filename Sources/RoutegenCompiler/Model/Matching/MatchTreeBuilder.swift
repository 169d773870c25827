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
    let edge = Edge(node: node, step: Step(segment, model))
    if let known = children[edge] { return known }
    let new = nodes.count
    nodes.append(MatchTree.Node())
    children[edge] = new
    switch segment {
    case .literal(let text): nodes[node].literals.append((model.folded(text), new))
    case .mixed(let pieces):
      nodes[node].mixedSegments.append((pieces.map { $0.inTree(model) }, new))
    case .parameter(_, let type): nodes[node].parameters.append((type, new))
    case .rest: nodes[node].rest = new
    }
    return new
  }

  /// An edge from a node by one segment.
  private struct Edge: Hashable {
    let node: Int
    let step: Step
  }

  /// A segment without the slots of its parameters.
  private enum Step: Hashable {
    /// Literal text, folded. Its bytes are compared: characters that look alike are different segments.
    case literal(String.UTF8Key)
    case mixed([Piece])
    case parameter(ValueType)
    case rest

    init(_ segment: Segment, _ model: RouteModel) {
      switch segment {
      case .literal(let text): self = .literal(model.folded(text).utf8Key)
      case .mixed(let pieces): self = .mixed(pieces.map { $0.inTree(model) })
      case .parameter(_, let type): self = .parameter(type)
      case .rest: self = .rest
      }
    }
  }
}
