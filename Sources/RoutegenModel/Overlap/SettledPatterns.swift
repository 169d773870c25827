import RoutegenSource

/// Tells which patterns of mounted route sets need not be looked at again.
///
/// What the patterns of a set make of each other was decided in its own file. Where nothing else
/// stands below the place that it is mounted at, and nothing on the way there takes links before it,
/// all is as it was.
struct SettledPatterns {
  private let model: RouteModel
  private let tree: OverlapTree

  /// For each node the route sets of the patterns below it, those of this file as -1.
  private var owners: [Set<Int>]

  init(_ tree: OverlapTree, _ model: RouteModel) {
    self.model = model
    self.tree = tree
    owners = Array(repeating: [], count: tree.nodes.count)
    guard !model.mounts.isEmpty else { return }
    // A node comes before those below it.
    for index in tree.nodes.indices.reversed() {
      let node = tree.nodes[index]
      for constraints in node.ends.constraints {
        owners[index].formUnion(owner(of: constraints.candidate))
      }
      for child in Array(node.literals.values) + node.placeholderEdges.map(\.child)
        + (node.rest.map { [$0] } ?? [])
      {
        owners[index].formUnion(owners[child])
      }
    }
  }

  /// None for an exception or an envelope of a mounted set, which is where the set's routes are.
  private func owner(of candidate: Candidate) -> [Int] {
    if candidate.pattern.span.file == model.nameSpan.file { return [-1] }
    return candidate.route.flatMap(mount).map { [$0] } ?? []
  }

  /// The place of the mounted set that has the route.
  private func mount(of route: Int) -> Int? {
    var (low, high) = (0, model.mounts.count)
    while low < high {
      let middle = (low + high) / 2
      if model.mounts[middle].firstRoute <= route { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  func contains(_ pattern: PatternPath) -> Bool {
    guard let entries = tree.entries[pattern.path[0]], entries.contains(where: \.earlier.isEmpty)
    else {
      return false
    }
    for (place, node) in pattern.path.enumerated() {
      if place > 0, !isOnlyWay(to: node, from: pattern.path[place - 1]) { return false }
      if owners[node].count == 1, let mount = owners[node].first, mount >= 0 {
        return model.mounts[mount].model.isCaseless || !model.isCaseless
      }
    }
    return false
  }

  /// Whether no other way from `parent` is as specific.
  private func isOnlyWay(to child: Int, from parent: Int) -> Bool {
    let node = tree.nodes[parent]
    if tree.edges[child]?.isLiteral == true { return true }
    return node.literals.isEmpty && node.placeholderEdges.count == 1
  }
}
