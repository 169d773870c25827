/// Decides which patterns of mounted route sets need no check, because the result of the set's own file
/// is still valid.
///
/// It is valid if all patterns below the node at which the set is mounted are the set's, and if no edge
/// on the way to that node is as specific as the one that leads there.
struct SettledPatterns {
  private let tree: OverlapTree
  private let part: OverlapTree.Part

  /// For each node the mounts that own the patterns below it; -1 is the file itself.
  private var owners: [Set<Int>]

  init(_ tree: OverlapTree, _ part: OverlapTree.Part) {
    self.part = part
    self.tree = tree
    owners = Array(repeating: [], count: tree.nodes.count)
    guard !part.model.mounts.isEmpty else { return }
    // A node's index is less than those of the nodes below it.
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      for constraints in node.terminals.constraints {
        owners[index].formUnion(owner(of: constraints.candidate))
      }
      for child in node.children + (node.rest.map { [$0] } ?? []) {
        owners[index].formUnion(owners[child])
      }
    }
  }

  /// The owner of a pattern; empty for an exception or an envelope of a mounted set, which is always
  /// among the set's routes.
  private func owner(of candidate: Candidate) -> [Int] {
    if candidate.pattern.span.file == part.model.nameSpan.file { return [-1] }
    return candidate.route.flatMap(part.model.mountIndex).map { [$0] } ?? []
  }

  func contains(_ pattern: PatternPath) -> Bool {
    guard tree.prefixes(of: pattern).contains(where: \.earlierRoots.isEmpty) else { return false }
    for (depth, node) in pattern.nodes.enumerated() {
      if depth > 0, !isOnlyEdge(to: node, from: pattern.nodes[depth - 1]) { return false }
      if owners[node].count == 1, let mount = owners[node].first, mount >= 0 {
        return part.model.mounts[mount].model.isCaseless || !part.model.isCaseless
      }
    }
    return false
  }

  /// Whether no other edge from `parent` can lead a link away from `child`.
  private func isOnlyEdge(to child: Int, from parent: Int) -> Bool {
    let node = tree.nodes[parent]
    return tree.isLiteral(child) || (node.literals.isEmpty && node.placeholderEdges.count == 1)
  }
}
