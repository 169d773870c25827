/// Every pattern of a route set as one tree of path segments, in the order of matching.
///
/// The order does not depend on the order of lines in the file, except among candidates that are an
/// error anyway. This is rule 1 and 2 of "Which route a link is" in the language:
///
/// 1. At a node: literals, then literals with parameters, then types by their precedence, then `…`.
/// 2. At the end of the path: more literal query items, then more required query parameters.
package struct MatchTree: Sendable {
  package private(set) var nodes: [Node] = [Node()]

  /// Where each segment leads, while the tree is built.
  private var children: [Edge: Int] = [:]

  package struct Node: Sendable {
    /// Children for literal text, sorted by it.
    package var literals: [(text: String, child: Int)] = []

    /// Children for literal text with parameters; the one with most literal text first.
    package var affixes: [(pieces: [AffixPiece], child: Int)] = []

    /// Children for one parameter, the most specific type first.
    package var parameters: [(type: ValueType, child: Int)] = []

    /// The child for the rest of the path.
    package var rest: Int?

    /// What a path that ends here may be, the most specific first.
    package var candidates: [Candidate] = []
  }

  /// A piece of a segment, without saying which parameter it is.
  package enum AffixPiece: Hashable, Sendable {
    case literal(String)
    case parameter(ValueType)
  }

  package init(_ model: RouteModel) {
    let hasTypeRule = model.payloads.contains { if case .type = $0 { true } else { false } }
    for route in model.routes {
      insert(
        Candidate(route.pattern, constants: [:], to: route), along: route.pattern.segments, model)
      for alias in route.aliases {
        insert(
          Candidate(alias.pattern, constants: alias.constants, to: route),
          along: alias.pattern.segments, model)
      }
      if hasTypeRule, let template = Candidate(templateOf: route) {
        let literals = route.pattern.segments.filter {
          if case .literal = $0 { true } else { false }
        }
        insert(template, along: literals, model)
      }
    }
    for index in nodes.indices { nodes[index].sort(model) }
    children = [:]
  }

  private mutating func insert(
    _ candidate: Candidate, along segments: [Segment], _ model: RouteModel
  ) {
    var node = 0
    for segment in segments { node = child(of: node, for: segment, model) }
    nodes[node].candidates.append(candidate)
  }

  private mutating func child(of node: Int, for segment: Segment, _ model: RouteModel) -> Int {
    let edge = Edge(node: node, segment, model)
    if let known = children[edge] { return known }
    let new = nodes.count
    nodes.append(Node())
    children[edge] = new
    switch segment {
    case .literal(let text): nodes[node].literals.append((model.folded(text), new))
    case .affix(let pieces): nodes[node].affixes.append((pieces.map { $0.inTree(model) }, new))
    case .parameter(_, let type): nodes[node].parameters.append((type, new))
    case .rest: nodes[node].rest = new
    }
    return new
  }

  /// How a node is left by one segment.
  private struct Edge: Hashable {
    let node: Int
    let pieces: [AffixPiece]
    let isRest: Bool

    /// What text is compared by: bytes, not characters that look alike.
    let bytes: [UInt8]

    init(node: Int, _ segment: Segment, _ model: RouteModel) {
      self.node = node
      isRest = if case .rest = segment { true } else { false }
      switch segment {
      case .literal(let text): (pieces, bytes) = ([], Array(model.folded(text).utf8))
      case .affix(let affix): (pieces, bytes) = (affix.map { $0.inTree(model) }, [])
      case .parameter(_, let type): (pieces, bytes) = ([.parameter(type)], [])
      case .rest: (pieces, bytes) = ([], [])
      }
    }
  }
}

extension MatchTree.Node {
  fileprivate mutating func sort(_ model: RouteModel) {
    literals.sort { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }
    affixes.sort { EdgeRank($0.pieces, model) < EdgeRank($1.pieces, model) }
    parameters.sort {
      EdgeRank([.parameter($0.type)], model) < EdgeRank([.parameter($1.type)], model)
    }
    candidates.sort { $0.isBefore($1, in: model) }
  }
}

extension Candidate {
  /// Whether it is tried before the other at the end of their path.
  func isBefore(_ other: Candidate, in model: RouteModel) -> Bool {
    let (left, right) = (specificity(in: model.routes), other.specificity(in: model.routes))
    guard left == right else { return left > right }
    // A payload's path lacks its parameters, so candidates of different paths meet here.
    let (mine, others) = (pathRank(in: model), other.pathRank(in: model))
    return mine == others ? route < other.route : mine.lexicographicallyPrecedes(others)
  }

  private func pathRank(in model: RouteModel) -> [EdgeRank] {
    pattern.segments.map { EdgeRank($0, model) }
  }
}

extension Piece {
  func inTree(_ model: RouteModel) -> MatchTree.AffixPiece {
    switch self {
    case .literal(let text): .literal(model.folded(text))
    case .parameter(_, let type): .parameter(type)
    }
  }
}

extension MatchTree {
  /// Whether another pattern could take a link that `route` prints for some values, so that the
  /// printer has to look.
  package func mayBeTaken(_ route: Route, _ model: RouteModel) -> Bool {
    var node = 0
    for segment in route.pattern.segments {
      let current = nodes[node]
      switch segment {
      case .literal(let text):
        let folded = model.folded(text)
        guard let next = current.literals.first(where: { $0.text.utf8.elementsEqual(folded.utf8) })
        else { return true }
        node = next.child
      case .parameter(_, let type):
        guard current.literals.isEmpty, current.affixes.isEmpty,
          let next = current.parameters.first, next.type == type
        else { return true }
        node = next.child
      case .affix, .rest: return true
      }
    }
    let hasList = route.parameters.contains { $0.form == .list }
    let namesExpiry = route.pattern.query.contains { $0.key == model.expiryKey }
    return hasList || namesExpiry || nodes[node].candidates.filter { !$0.isForPayloads }.count > 1
  }
}
