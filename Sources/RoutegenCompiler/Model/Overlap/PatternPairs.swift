/// Chooses the pairs of patterns that a link may match both, so that ``LinkSearch`` is asked about few.
package struct PatternPairs {
  let tree: OverlapTree

  /// Whether some text has the forms of two edges, by the edges' children.
  private var meetings: [[Int]: Bool] = [:]

  package init(_ tree: OverlapTree) {
    self.tree = tree
  }

  /// The patterns that a link may match and of which neither is more specific than `pattern`.
  ///
  /// Either they end at one node with items of one rank, or the first segments in which they differ
  /// have one rank. Only a cheap look is taken at the texts of segments; ``meet(_:_:)`` is exact.
  func patterns(equalTo pattern: PatternPath) -> [PatternPath] {
    var found = patternsOfOnePath(pattern)
    for depth in pattern.nodes.indices.dropLast() {
      guard let edge = tree.edges[pattern.nodes[depth + 1]], !edge.isLiteral else { continue }
      for other in tree.nodes[pattern.nodes[depth]].placeholderEdges
      where other.child != edge.child && !other.rank.isMoreSpecific(than: edge.rank)
        && !edge.rank.isMoreSpecific(than: other.rank) && edge.form.mayMeet(other.form)
      {
        let path = Array(pattern.nodes[...depth]) + [other.child]
        collect(below: path, meeting: pattern, into: &found)
      }
    }
    return found
  }

  /// The patterns below a root, of whatever part and rank, that a link may match as well as `pattern`.
  ///
  /// Only a cheap look is taken at the texts of segments; ``meet(_:_:)`` is exact.
  package func patterns(meeting pattern: PatternPath, below root: Int) -> [PatternPath] {
    var found: [PatternPath] = []
    collect(below: [root], meeting: pattern, into: &found)
    return found
  }

  private func patternsOfOnePath(_ pattern: PatternPath) -> [PatternPath] {
    let terminals = tree.nodes[pattern.terminal].terminals
    let specificity = terminals.specificities[pattern.index]
    return terminals.compatible(with: terminals.constraints[pattern.index])
      .filter { $0 != pattern.index && terminals.specificities[$0] == specificity }
      .map { PatternPath(nodes: pattern.nodes, rest: pattern.rest, index: $0) }
  }

  // MARK: Paths that may be alike

  /// Collects the patterns below the last node of `path` whose paths can be as long as one of the
  /// pattern's, with segments that can be equal.
  private func collect(
    below path: [Int], meeting pattern: PatternPath, into found: inout [PatternPath]
  ) {
    let depth = path.count - 1
    if pattern.mayEnd(at: depth) { found += tree.patterns(endingAt: path) }
    if pattern.rest == nil, depth == pattern.nodes.count - 1 { return }
    found += tree.patterns(withRestAfter: path)
    for child in children(of: tree.nodes[path[depth]], meeting: pattern.child(at: depth)) {
      collect(below: path + [child], meeting: pattern, into: &found)
    }
  }

  /// The children of a node to which a segment may lead that leads the pattern to `child`; all if the
  /// segment belongs to the rest of its path.
  private func children(of node: OverlapTree.Node, meeting child: Int?) -> [Int] {
    guard let child, let edge = tree.edges[child] else { return node.children }
    let placeholders = node.placeholderEdges.filter { edge.form.mayMeet($0.form) }.map(\.child)
    if let literal = edge.form.literal {
      return (node.literals[literal.utf8Key].map { [$0] } ?? []) + placeholders
    }
    return node.literals.filter { edge.form.accepts($0.key.text) }
      .map(\.value) + placeholders
  }

  /// Whether each segment of two patterns has a text that both allow for; the last one is not looked at,
  /// because ``LinkSearch`` does that once for each pair as well.
  mutating func meet(
    _ left: PatternPath, _ right: PatternPath
  ) throws(SearchBudget.Exceeded) -> Bool {
    for (node, other) in zip(left.nodes.dropFirst(), right.nodes.dropFirst()) where node != other {
      guard let edge = tree.edges[node], let otherEdge = tree.edges[other] else { continue }
      if edge.isLiteral || otherEdge.isLiteral { continue }
      if tree.nodes[node].children.isEmpty, tree.nodes[other].children.isEmpty { continue }
      if try !meet(edge, otherEdge) { return false }
    }
    return true
  }

  /// Whether some text has the forms of both edges.
  private mutating func meet(
    _ left: OverlapTree.Edge, _ right: OverlapTree.Edge
  ) throws(SearchBudget.Exceeded) -> Bool {
    guard left.form.mayMeet(right.form) else { return false }
    let pair = [min(left.child, right.child), max(left.child, right.child)]
    if let known = meetings[pair] { return known }
    let witnesses = try MinimalWitnesses(
      required: [left.form, right.form], rivals: [], accepting: { _ in [] }, budget: tree.budget
    ).witnesses()
    meetings[pair] = !witnesses.isEmpty
    return !witnesses.isEmpty
  }
}
