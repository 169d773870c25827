import RoutegenSource

/// Two patterns that a link satisfies equally well, and no other better.
struct Overlap {
  /// The later of the two in the file.
  let pattern: Candidate
  let other: Candidate
  let link: WitnessLink
}

/// A pattern that no link reaches.
struct Shadow {
  let pattern: Candidate

  /// Links that one would think it takes, and what takes them; three at the most.
  let lost: [LinkSearch.Counterexample]
}

/// Finds the patterns that no link reaches, and those that nothing but their spelling or their
/// place in the file would decide between.
///
/// Both are one question (``LinkSearch``): is there a link that this pattern takes, or these two,
/// and that none takes that is more specific? Two are only asked about where neither is more
/// specific: they end at one node with items of one rank, or differ first in segments of one rank.
struct OverlapFinder {
  private let model: RouteModel
  private let tree: OverlapTree
  private var patterns: [PatternPath] = []

  /// Whether some text goes both ways, by their children.
  private var meetings: [[Int]: Bool] = [:]

  init(_ model: RouteModel) {
    self.model = model
    tree = OverlapTree(MatchTree(model), model)
    for root in tree.roots { collect(root, path: [root]) }
    let settled = SettledPatterns(tree, model)
    patterns = patterns.filter { !settled.contains($0) }
      .sorted(by: { candidate($0).pattern.span }, <)
  }

  /// The patterns that no link reaches, in the order of the file.
  func shadows() -> [Shadow] {
    var shadows: [Shadow] = []
    var reached: Set<PatternID> = []
    for pattern in patterns {
      let candidate = candidate(pattern)
      // A pattern in a block of two hosts is there twice, and one of them is enough.
      let id = PatternID(candidate)
      if reached.contains(id) { continue }
      if let lost = lost(pattern) {
        shadows.append(Shadow(pattern: candidate, lost: lost))
      } else {
        reached.insert(id)
      }
    }
    var reported = reached
    return shadows.filter { reported.insert(PatternID($0.pattern)).inserted }
  }

  /// What the links are of a pattern that no link reaches; `nil` if one does.
  private func lost(_ pattern: PatternPath) -> [LinkSearch.Counterexample]? {
    let entries = tree.entries[pattern.path[0]] ?? []
    if tree.hasNoRivals(pattern), entries.contains(where: \.earlier.isEmpty) { return nil }
    var lost: [LinkSearch.Counterexample] = []
    for entry in entries {
      var search = LinkSearch(tree, [pattern], from: entry, allowsRepeats: true)
      if search.run() != nil { return nil }
      lost += search.lost
    }
    return Array(lost.prefix(3))
  }

  /// Each pattern with the first before it that a link may satisfy equally well.
  ///
  /// Of a link that names a key twice, for which the spelling decides, this does not speak.
  mutating func overlaps() -> [Overlap] {
    var reported: Set<PatternID> = []
    return patterns.compactMap { pattern in
      let id = PatternID(candidate(pattern))
      guard !reported.contains(id), let overlap = overlap(of: pattern) else { return nil }
      reported.insert(id)
      return overlap
    }
  }

  private mutating func overlap(of pattern: PatternPath) -> Overlap? {
    for other in equals(to: pattern).filter({ isBefore($0, pattern) }).sorted(by: isBefore) {
      // Two routes of one name are the mistake that `DuplicateCases` tells of.
      if haveOneName(candidate(pattern), candidate(other)) { continue }
      for entry in tree.entries[pattern.path[0]] ?? [] {
        var search = LinkSearch(tree, [other, pattern], from: entry, allowsRepeats: false)
        guard let link = search.run() else { continue }
        return Overlap(pattern: candidate(pattern), other: candidate(other), link: link)
      }
    }
    return nil
  }

  private mutating func collect(_ root: Int, path: [Int]) {
    var open = [(node: root, path: path)]
    while let (node, path) = open.popLast() {
      for end in tree.nodes[node].ends.constraints.indices {
        patterns.append(PatternPath(path: path, rest: nil, end: end))
      }
      if let rest = tree.nodes[node].rest {
        for end in tree.nodes[rest].ends.constraints.indices {
          patterns.append(PatternPath(path: path, rest: rest, end: end))
        }
      }
      let children =
        tree.nodes[node].literals.values + tree.nodes[node].placeholderEdges.map(\.child)
      for child in children { open.append((child, path + [child])) }
    }
  }

  private func isBefore(_ left: PatternPath, _ right: PatternPath) -> Bool {
    candidate(left).pattern.span < candidate(right).pattern.span
  }

  private func candidate(_ pattern: PatternPath) -> Candidate {
    tree.nodes[pattern.node].ends.constraints[pattern.end].candidate
  }

  private func haveOneName(_ left: Candidate, _ right: Candidate) -> Bool {
    guard let left = left.route, let right = right.route else { return false }
    return left != right && model.routes[left].qualifiedName == model.routes[right].qualifiedName
  }

  // MARK: Patterns of one rank

  /// Those that a link may satisfy equally well, as far as the tree tells.
  private mutating func equals(to pattern: PatternPath) -> [PatternPath] {
    let ends = tree.nodes[pattern.node].ends
    let mine = ends.specificities[pattern.end]
    var found = ends.compatible(with: ends.constraints[pattern.end], model)
      .filter { $0 != pattern.end && ends.specificities[$0] == mine }
      .map { PatternPath(path: pattern.path, rest: pattern.rest, end: $0) }
    for depth in pattern.path.indices.dropLast() {
      guard let edge = tree.edges[pattern.path[depth + 1]], !edge.isLiteral else { continue }
      for other in tree.nodes[pattern.path[depth]].placeholderEdges
      where other.child != edge.child && !other.rank.isMoreSpecific(than: edge.rank)
        && !edge.rank.isMoreSpecific(than: other.rank) && meet(edge, other)
      {
        collect(beside: pattern, Array(pattern.path[...depth]) + [other.child], into: &found)
      }
    }
    return found
  }

  /// Those below the last node of `path` whose paths may be as long as that of the pattern, with
  /// segments that may be alike.
  private mutating func collect(
    beside pattern: PatternPath, _ path: [Int], into found: inout [PatternPath]
  ) {
    let node = tree.nodes[path[path.count - 1]]
    let depth = path.count - 1
    let isAtRest = pattern.rest != nil && depth >= pattern.path.count
    if pattern.rest == nil ? depth == pattern.path.count - 1 : isAtRest {
      found += node.ends.constraints.indices.map { PatternPath(path: path, rest: nil, end: $0) }
    }
    if pattern.rest == nil, depth == pattern.path.count - 1 { return }
    if let rest = node.rest {
      found += tree.nodes[rest].ends.constraints.indices.map {
        PatternPath(path: path, rest: rest, end: $0)
      }
    }
    for child in children(of: node, beside: pattern, depth) {
      collect(beside: pattern, path + [child], into: &found)
    }
  }

  private mutating func children(
    of node: OverlapTree.Node, beside pattern: PatternPath, _ depth: Int
  ) -> [Int] {
    guard depth + 1 < pattern.path.count, let edge = tree.edges[pattern.path[depth + 1]] else {
      return Array(node.literals.values) + node.placeholderEdges.map(\.child)
    }
    let placeholderEdges = node.placeholderEdges.filter { meet(edge, $0) }.map(\.child)
    if edge.isLiteral, case .literal(let text) = edge.pieces[0] {
      return (node.literals[Array(text.utf8)].map { [$0] } ?? []) + placeholderEdges
    }
    return node.literals.filter {
      tree.takes(edge.pieces, String(decoding: $0.key, as: UTF8.self))
    }.map(\.value) + placeholderEdges
  }

  /// Whether some text goes both ways.
  private mutating func meet(_ left: OverlapTree.Edge, _ right: OverlapTree.Edge) -> Bool {
    guard left.pieces.mayMeet(right.pieces, isCaseless: model.isCaseless) else { return false }
    let pair = [min(left.child, right.child), max(left.child, right.child)]
    if let known = meetings[pair] { return known }
    let texts = MinimalWitnesses(
      model: model, required: [left, right].map { MinimalWitnesses.Required(pieces: $0.pieces) },
      others: [], literals: { [] }, takers: { _ in [] }
    ).texts()
    meetings[pair] = !texts.isEmpty
    return !texts.isEmpty
  }
}

/// Tells patterns apart: a mounted one may be there more than once, at other paths.
private struct PatternID: Hashable {
  let target: Candidate.Target
  let span: Span
  let text: String

  init(_ candidate: Candidate) {
    (target, span, text) = (candidate.target, candidate.pattern.span, candidate.pattern.text)
  }
}

extension [MatchTree.MixedPiece] {
  /// Whether their literal text at the beginning and at the end goes together; cheap, for there may
  /// be many.
  fileprivate func mayMeet(_ other: [MatchTree.MixedPiece], isCaseless: Bool) -> Bool {
    if case .literal(let left)? = first, case .literal(let right)? = other.first,
      !zip(left.utf8, right.utf8).allSatisfy({ $0 == $1 })
    {
      return false
    }
    if case .literal(let left)? = last, case .literal(let right)? = other.last,
      !zip(left.utf8.reversed(), right.utf8.reversed()).allSatisfy({ $0 == $1 })
    {
      return false
    }
    return true
  }
}
