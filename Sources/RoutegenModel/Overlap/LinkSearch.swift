/// A pattern on its way through the tree.
struct PatternPath {
  /// The nodes of its path, from the root; the last for the rest of the path not among them.
  let path: [Int]

  /// The node behind the rest of the path.
  let rest: Int?

  /// Its place among those that end at the node.
  let end: Int

  var node: Int { rest ?? path[path.count - 1] }
}

/// A link that all of some patterns take, and no pattern that is more specific than one of them.
///
/// The search is exact. It goes through the path from the left. A text matters only by the more
/// specific ways that it goes too (``MinimalWitnesses``), so all that has to be known of a path is where
/// it leads in the tree by ways more specific than those of the patterns: the rivals. From the same
/// place with the same rivals nothing else can follow, so no place is looked at twice. Where the
/// path ends, ``ItemSearch`` looks for a query and a fragment that all of the patterns take and
/// none of the rivals that end there too.
struct LinkSearch {
  let tree: OverlapTree
  let patterns: [PatternPath]

  /// Whether a key may be there twice.
  let allowsRepeats: Bool
  private let entry: LinkPrefix
  private var known: Set<State> = []

  /// The first link that some rival takes, and the rivals that were in the way.
  private(set) var lost: [Counterexample] = []

  struct Counterexample {
    let link: WitnessLink
    let taker: Candidate
  }

  private struct State: Hashable {
    let depth: Int
    let rivals: Set<Int>
    let rests: Set<Int>
  }

  /// - Parameter entry: How the link begins.
  init(_ tree: OverlapTree, _ patterns: [PatternPath], from entry: LinkPrefix, allowsRepeats: Bool)
  {
    (self.tree, self.patterns, self.entry) = (tree, patterns, entry)
    self.allowsRepeats = allowsRepeats
  }

  mutating func run() -> WitnessLink? {
    extend([], State(depth: 0, rivals: Set(entry.earlier), rests: []))
  }

  /// - Parameter state: Where the path leads; `rests` are rivals that take whatever follows.
  private mutating func extend(_ path: [String], _ state: State) -> WitnessLink? {
    guard known.insert(state).inserted else { return nil }
    if patterns.allSatisfy({ $0.mayEnd(at: state.depth) }) {
      return end(path, state)
    }
    guard !patterns.contains(where: { $0.rest == nil && $0.mayEnd(at: state.depth) }) else {
      return nil
    }
    let wanted = patterns.compactMap { $0.child(at: state.depth) }
      .compactMap { tree.edges[$0]?.pieces }
    for text in texts(wanted, state) {
      let found = extend(path + [text.text], next(state, text))
      if let found { return found }
    }
    // An empty segment belongs to the rest of a path only.
    return wanted.isEmpty
      ? extend(path + [""], next(state, Witness(text: "", takers: []))) : nil
  }

  private func next(_ state: State, _ text: Witness) -> State {
    let rests = state.rivals.compactMap { tree.nodes[$0].rest }
    return State(
      depth: state.depth + 1, rivals: text.takers, rests: state.rests.union(rests))
  }

  /// Texts for the next segment, with the rivals that they lead to.
  private func texts(_ wanted: [[MatchTree.MixedPiece]], _ state: State) -> [Witness] {
    let wanted = wanted.isEmpty ? [[.parameter(ValueType(.string))]] : wanted
    let own = patterns.compactMap { pattern in
      pattern.isOnItsWay(at: state.depth)
        ? (node: pattern.path[state.depth], child: pattern.child(at: state.depth) ?? -1) : nil
    }
    var placeholderEdges = state.rivals.flatMap { tree.nodes[$0].placeholderEdges }
    for (node, child) in own { placeholderEdges += tree.placeholderEdges(of: node, before: child) }
    var nodes = state.rivals
    for (node, child) in own where !(tree.edge(to: child)?.isLiteral ?? false) {
      nodes.insert(node)
    }
    return MinimalWitnesses(
      model: tree.model, required: wanted.map { MinimalWitnesses.Required(pieces: $0) },
      others: placeholderEdges.filter { tree.isKnown($0.pieces, wanted) }
        .map { ($0.child, MinimalWitnesses.Required(pieces: $0.pieces)) },
      literals: {
        nodes.flatMap { tree.nodes[$0].literals.keys.map { String(decoding: $0, as: UTF8.self) } }
          .sorted()
      },
      takers: { text in
        var takers = Set(state.rivals.flatMap { tree.children(of: $0, for: text, wanted) })
        for (node, child) in own {
          takers.formUnion(tree.children(of: node, before: child, for: text, wanted))
        }
        return takers
      }
    ).texts()
  }

  private mutating func end(_ path: [String], _ state: State) -> WitnessLink? {
    let rivals = state.rivals.union(state.rests).sorted()
    // Patterns of one path are asked together whether they can do without empty texts.
    let isOnePath = Set(patterns.map(\.node)).count == 1
    let modes =
      patterns.count == 1 || isOnePath
      ? [Array(repeating: false, count: patterns.count)]
      : [[false, false], [true, false], [false, true], [true, true]]
    for allowsEmpty in modes {
      var search = ItemSearch(
        tree: tree, patterns: zip(patterns, allowsEmpty).map { ($0, $1) }, rivals: rivals,
        allowsRepeats: allowsRepeats)
      if let items = search.run() {
        return WitnessLink(prefix: entry.prefix, path: path, items: items)
      }
      if lost.count < 3, let (items, taker) = search.lost {
        lost.append(
          Counterexample(
            link: WitnessLink(prefix: entry.prefix, path: path, items: items), taker: taker))
      }
    }
    return nil
  }
}

extension PatternPath {
  /// Whether a path of so many segments can be all of its path.
  fileprivate func mayEnd(at depth: Int) -> Bool {
    rest == nil ? depth == path.count - 1 : depth >= path.count
  }

  /// Whether the next segment is one that more specific ways may take.
  fileprivate func isOnItsWay(at depth: Int) -> Bool {
    depth < path.count - 1 || (rest != nil && depth == path.count - 1)
  }

  /// The node that the next segment leads to; `nil` if it is of the rest of the path.
  fileprivate func child(at depth: Int) -> Int? {
    depth + 1 < path.count ? path[depth + 1] : nil
  }
}

extension OverlapTree {
  func edge(to child: Int) -> Edge? { edges.indices.contains(child) ? edges[child] : nil }
}
