/// The way of a pattern through the tree, from the root of a block to the node at which it ends.
package struct PatternPath: Hashable {
  /// The root, then a node for each segment except the rest of the path.
  let nodes: [Int]

  /// The node after the rest of the path; `nil` if the pattern has none.
  let rest: Int?

  /// The pattern's index among those that end at ``terminal``, in match order.
  let index: Int

  /// The index of the beginning of a pattern, at which none ends.
  private static let noIndex = -1

  /// Whether it is the beginning of a pattern, which a search may compare as a path alone.
  var isBeginning: Bool { index == Self.noIndex }

  package var root: Int { nodes[0] }

  /// The way after the first segment; for a path that is all rest, the same.
  package var withoutFirstSegment: PatternPath {
    nodes.count > 1
      ? PatternPath(nodes: Array(nodes.dropFirst()), rest: rest, index: index) : self
  }

  /// The node at which the pattern ends.
  var terminal: Int { rest ?? nodes[nodes.count - 1] }
}

extension PatternPath {
  init(beginning nodes: [Int]) {
    self.init(nodes: nodes, rest: nil, index: Self.noIndex)
  }

  /// Whether a path of `depth` segments can be a whole path of the pattern.
  func mayEnd(at depth: Int) -> Bool {
    rest == nil ? depth == nodes.count - 1 : depth >= nodes.count
  }

  /// Whether more specific edges may lead the segment at `depth` away from the pattern.
  ///
  /// A pattern is compared by its beginning if the rest of it is a fragment, and then it is tried before all others.
  func mayBranch(at depth: Int) -> Bool {
    !isBeginning && (depth < nodes.count - 1 || (rest != nil && depth == nodes.count - 1))
  }

  /// The node to which the segment at `depth` leads; `nil` if it belongs to the rest of the path.
  func child(at depth: Int) -> Int? {
    depth + 1 < nodes.count ? nodes[depth + 1] : nil
  }
}

extension OverlapTree {
  /// The candidate that is matched at the end of the path.
  package func candidate(of pattern: PatternPath) -> Candidate {
    nodes[pattern.terminal].terminals.constraints[pattern.index].candidate
  }

  /// The patterns that end at the last node of `path`.
  ///
  /// - Parameter printed: Whether these are the patterns of printed links, which match nothing.
  func patterns(endingAt path: [Int], printed: Bool = false) -> [PatternPath] {
    nodes[path[path.count - 1]].terminals.indices(printed: printed).map {
      PatternPath(nodes: path, rest: nil, index: $0)
    }
  }

  /// The patterns that end with the rest of the path after the last node of `path`.
  func patterns(withRestAfter path: [Int], printed: Bool = false) -> [PatternPath] {
    guard let rest = nodes[path[path.count - 1]].rest else { return [] }
    return nodes[rest].terminals.indices(printed: printed).map {
      PatternPath(nodes: path, rest: rest, index: $0)
    }
  }

  /// Every pattern below a root.
  func patterns(below root: Int, printed: Bool = false) -> [PatternPath] {
    var found: [PatternPath] = []
    var paths = [[root]]
    while let path = paths.popLast() {
      found += patterns(endingAt: path, printed: printed)
      found += patterns(withRestAfter: path, printed: printed)
      for child in nodes[path[path.count - 1]].children { paths.append(path + [child]) }
    }
    return found
  }
}
