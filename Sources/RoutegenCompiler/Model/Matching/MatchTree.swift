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
    package var mixedSegments: [(pieces: [Piece], child: Int)] = []

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
    node.parameters = parameters.sorted(
      by: { EdgeRank([.parameter(slot: nil, $0.type)], model) }, <)
    if candidates.count > 1 { node.candidates.sort { $0.isBefore($1, in: model) } }
    return node
  }
}

extension MatchTree {
  /// A candidate, and its place in the tree.
  package struct Entry {
    package let candidate: Candidate

    /// The segments that lead to the candidate.
    package let path: [Segment]

    /// The origins of the trees; empty for the tree of the patterns outside of blocks.
    package let origins: [OriginConstraint]

    /// The candidates of a model in the order of the file, then those of paths that payloads name.
    ///
    /// - Parameter withPrintedPatterns: Whether the candidates of printed links are among them, for routes
    ///   that are printed with another pattern than they are matched with.
    package static func all(of model: RouteModel, withPrintedPatterns: Bool) -> [Entry] {
      var entries = model.candidates.map {
        Entry(candidate: $0.candidate, path: $0.candidate.pattern.segments, origins: $0.origins)
      }
      let routes = model.linkedRoutes
      if model.hasTypeRule { entries += routes.compactMap(Entry.init(templateOf:)) }
      for route in routes where withPrintedPatterns && !route.unnamedTexts.isEmpty {
        let printed = route.printedPatterns.flatMap { pattern in
          route.placed(Alias(pattern: pattern)) { Candidate(printed: $0, given: $1, of: route) }
        }
        entries += printed.map {
          Entry(candidate: $0.candidate, path: $0.candidate.pattern.segments, origins: $0.origins)
        }
      }
      return entries
    }
  }
}

extension MatchTree.Entry {
  private init?(templateOf route: Route) {
    guard let template = Candidate(templateOf: route) else { return nil }
    candidate = template
    path = route.pattern.segments.filter { $0.literal != nil }
    origins = []
  }
}

extension MatchTree {
  /// The greatest number of bytes after the place of a late split, so that hostile links cost little.
  static let longestRest = 1_024
}

extension RouteModel {
  /// The index of the literal text after the last text or list, if nothing but numbers, `Bool`, `UUID`, enums and
  /// types of texts follows: the `-` of `{slug}-{id: Int}`, which the slug may contain, too; `nil` for any other
  /// segment.
  package func lateSplit(of pieces: [Piece]) -> Int? {
    for index in pieces.indices.reversed() {
      guard let type = pieces[index].type else { continue }
      switch type.kind {
      case .date, .url: return nil
      case .external where !knowsTexts(of: type): return nil
      case .string, .text, .openEnumeration: break
      case .int, .uint, .double, .bool, .uuid, .enumeration, .external:
        if type.separator == nil { continue }
      }
      let hasMore = pieces.dropFirst(index + 1).contains { $0.type != nil }
      return hasMore ? index + 1 : nil
    }
    return nil
  }
}

extension Piece {
  /// The piece as the match tree has it: without its slot, or folded.
  func inTree(_ model: RouteModel) -> Piece {
    literal.map { .literal(model.folded($0)) } ?? withoutSlot
  }
}
