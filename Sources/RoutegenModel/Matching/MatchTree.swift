/// Every pattern of a route set as trees of path segments, in the order of matching.
///
/// The order does not depend on the order of lines in the file, except among candidates that are an
/// error anyway. These are the rules of "Which route a link is" in the language:
///
/// 0. One tree for each host and scheme that has a block, and one for what stands outside of blocks.
/// 1. At a node: literals, then literals with parameters, then types by their precedence, then `…`.
/// 2. At the end of the path: more literal query items, then more required query parameters.
package struct MatchTree: Sendable {
  /// Every node; the first is the root of what stands outside of blocks.
  package private(set) var nodes: [Node] = [Node()]

  /// The roots of the blocks, in the order of trying.
  package private(set) var scopes: [(origin: OriginConstraint, root: Int)] = []

  /// The root of each block, while the tree is built.
  private var roots: [OriginConstraint: Int] = [:]

  /// Where each segment leads, while the tree is built.
  private var children: [Edge: Int] = [:]

  package struct Node: Sendable {
    /// Children for literal text, sorted by it.
    package var literals: [(text: String, child: Int)] = []

    /// Children for literal text with parameters; the one with most literal text first.
    package var mixedSegments: [(pieces: [MixedPiece], child: Int)] = []

    /// Children for one parameter, the most specific type first.
    package var parameters: [(type: ValueType, child: Int)] = []

    /// The child for the rest of the path.
    package var rest: Int?

    /// What a path that ends here may be, the most specific first.
    package var candidates: [Candidate] = []
  }

  /// A piece of a segment, without saying which parameter it is.
  package enum MixedPiece: Hashable, Sendable {
    case literal(String)
    case parameter(ValueType)
  }

  package init(_ model: RouteModel) {
    let hasTypeRule = model.payloads.contains { if case .type = $0 { true } else { false } }
    for (candidate, origins) in model.candidates {
      insert(candidate, along: candidate.pattern.segments, in: origins, model)
    }
    for route in model.routes where hasTypeRule {
      guard let template = Candidate(templateOf: route) else { continue }
      let literals = route.pattern.segments.filter {
        if case .literal = $0 { true } else { false }
      }
      insert(template, along: literals, in: [], model)
    }
    scopes.sort { $0.origin.precedence < $1.origin.precedence }
    for index in nodes.indices { nodes[index].sort(model) }
    children = [:]
    roots = [:]
  }

  private mutating func insert(
    _ candidate: Candidate, along segments: [Segment], in origins: [OriginConstraint],
    _ model: RouteModel
  ) {
    for root in origins.isEmpty ? [0] : origins.map({ self.root(of: $0) }) {
      var node = root
      for segment in segments { node = child(of: node, for: segment, model) }
      nodes[node].candidates.append(candidate)
    }
  }

  /// The root of a block's tree, which the first pattern of the block makes.
  private mutating func root(of origin: OriginConstraint) -> Int {
    if let known = roots[origin] { return known }
    roots[origin] = nodes.count
    scopes.append((origin, nodes.count))
    nodes.append(Node())
    return nodes.count - 1
  }

  private mutating func child(of node: Int, for segment: Segment, _ model: RouteModel) -> Int {
    let edge = Edge(node: node, segment, model)
    if let known = children[edge] { return known }
    let new = nodes.count
    nodes.append(Node())
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

  /// How a node is left by one segment.
  private struct Edge: Hashable {
    let node: Int
    let pieces: [MixedPiece]
    let isRest: Bool

    /// What text is compared by: bytes, not characters that look alike.
    let bytes: [UInt8]

    init(node: Int, _ segment: Segment, _ model: RouteModel) {
      self.node = node
      isRest = if case .rest = segment { true } else { false }
      switch segment {
      case .literal(let text): (pieces, bytes) = ([], Array(model.folded(text).utf8))
      case .mixed(let affix): (pieces, bytes) = (affix.map { $0.inTree(model) }, [])
      case .parameter(_, let type): (pieces, bytes) = ([.parameter(type)], [])
      case .rest: (pieces, bytes) = ([], [])
      }
    }
  }
}

extension RouteModel {
  /// Every pattern with where it leads and the origins of its block, in the order of the file.
  package var candidates: [(candidate: Candidate, origins: [OriginConstraint])] {
    let ofRoutes = routes.flatMap { route in
      [(Candidate(route.pattern, constants: [:], to: route), route.origins)]
        + route.aliases.map {
          (Candidate($0.pattern, constants: $0.constants, to: route), route.origins)
        }
    }
    return ofRoutes.map { ($0.0, $0.1) }
      + exceptions.map { (Candidate($0), $0.origins) }
      + envelopes.map { (Candidate($0), $0.origins) }
  }
}

extension MatchTree.Node {
  /// The child for literal text.
  fileprivate func child(for text: String) -> Int? {
    var (low, high) = (0, literals.count)
    while low < high {
      let middle = (low + high) / 2
      if literals[middle].text.utf8.lexicographicallyPrecedes(text.utf8) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < literals.count, literals[low].text.utf8.elementsEqual(text.utf8) else { return nil }
    return literals[low].child
  }

  fileprivate mutating func sort(_ model: RouteModel) {
    literals = literals.sorted(by: { Array($0.text.utf8) }, { $0.lexicographicallyPrecedes($1) })
    mixedSegments = mixedSegments.sorted(by: { EdgeRank($0.pieces, model) }, <)
    parameters = parameters.sorted(by: { EdgeRank([.parameter($0.type)], model) }, <)
    if candidates.count > 1 { candidates.sort { $0.isBefore($1, in: model) } }
  }
}

extension Array {
  /// In the order of keys, each of which is made once.
  func sorted<Key>(
    by key: (Element) -> Key, _ isBefore: (Key, Key) -> Bool
  ) -> [Element] {
    guard count > 1 else { return self }
    return map { (key($0), $0) }.sorted { isBefore($0.0, $1.0) }.map(\.1)
  }
}

extension Candidate {
  /// Whether it is tried before the other at the end of their path.
  func isBefore(_ other: Candidate, in model: RouteModel) -> Bool {
    let (left, right) = (specificity, other.specificity)
    guard left == right else { return left > right }
    // A payload's path lacks its parameters, so candidates of different paths meet here.
    let (mine, others) = (pathRank(in: model), other.pathRank(in: model))
    if mine != others { return mine.lexicographicallyPrecedes(others) }
    // Only a link that names a key twice can be both. Which it is must not hang on their lines.
    return pattern.text.utf8.lexicographicallyPrecedes(other.pattern.text.utf8)
  }

  private func pathRank(in model: RouteModel) -> [EdgeRank] {
    pattern.segments.map { EdgeRank($0, model) }
  }
}

extension Piece {
  func inTree(_ model: RouteModel) -> MatchTree.MixedPiece {
    switch self {
    case .literal(let text): .literal(model.folded(text))
    case .parameter(_, let type): .parameter(type)
    }
  }
}

extension MatchTree {
  /// Whether another pattern could take a link that `route` prints for some values, so that the
  /// printer has to look.
  package func needsReadBack(_ route: Route, _ model: RouteModel) -> Bool {
    // Which block a link belongs to hangs on the scheme and host that it is printed for.
    guard scopes.isEmpty else { return true }
    var node = 0
    var segments = route.pattern.segments[...]
    var patience = Self.patience
    while let segment = segments.popFirst() {
      let current = nodes[node]
      switch segment {
      case .literal(let text):
        guard let next = current.child(for: model.folded(text)) else { return true }
        node = next
      case .parameter(_, let type):
        guard current.mixedSegments.isEmpty,
          let place = current.parameters.firstIndex(where: { $0.type == type })
        else { return true }
        let earlier = current.children(for: type, before: place, model)
        if earlier.contains(where: { mayTake(segments, $0, model, &patience) }) { return true }
        node = current.parameters[place].child
      case .mixed, .rest: return true
      }
    }
    let hasList = route.parameters.contains { $0.form == .list || $0.form == .dictionary }
    let namesExpiry = route.pattern.query.contains { $0.key == model.expiryKey }
    return hasList || namesExpiry || nodes[node].candidates.filter { !$0.isForPayloads }.count > 1
  }

  /// How many nodes are looked at for one route; who needs more is taken to need the look.
  private static let patience = 100

  /// Whether a pattern below the node could take what the segments print.
  private func mayTake(
    _ segments: ArraySlice<Segment>, _ node: Int, _ model: RouteModel, _ patience: inout Int
  ) -> Bool {
    patience -= 1
    let current = nodes[node]
    guard let segment = segments.first else {
      return patience < 0 || current.candidates.contains { !$0.isForPayloads }
    }
    guard patience >= 0, current.rest == nil, current.mixedSegments.isEmpty else { return true }
    let children: [Int]
    switch segment {
    case .literal(let text):
      children =
        [current.child(for: model.folded(text))].compactMap(\.self)
        + current.parameters.map(\.child)
    case .parameter(_, let type):
      children = current.children(for: type, before: current.parameters.count, model)
    case .mixed, .rest: return true
    }
    return children.contains { mayTake(segments.dropFirst(), $0, model, &patience) }
  }
}

extension MatchTree.Node {
  /// The children that may take a segment which a value of the type prints, of the parameters only
  /// those before a place.
  fileprivate func children(
    for type: ValueType, before place: Int, _ model: RouteModel
  ) -> [Int] {
    literals.filter { model.mayPrint(type, $0.text) }.map(\.child)
      + parameters[..<place].filter { !type.kind.isNeverRead(as: $0.type.kind) }.map(\.child)
  }
}

extension RouteModel {
  /// Whether a value of the type may print as the literal text.
  fileprivate func mayPrint(_ type: ValueType, _ literal: String) -> Bool {
    switch type.kind {
    case .int, .uint, .double, .bool, .uuid, .enumeration:
      canonicalText(of: literal, as: type) != nil
    case .string, .date, .url, .openEnumeration, .external: true
    }
  }
}

extension ValueType.Kind {
  /// Whether no value of this type prints as a text that reads as one of the other: UUIDs are not
  /// numbers.
  fileprivate func isNeverRead(as other: Self) -> Bool {
    self == .uuid && other.isNumeric || isNumeric && other == .uuid
  }

  /// A truth value may be `1` or `0`.
  private var isNumeric: Bool {
    switch self {
    case .int, .uint, .double, .bool: true
    case .string, .uuid, .date, .url, .enumeration, .openEnumeration, .external: false
    }
  }
}
