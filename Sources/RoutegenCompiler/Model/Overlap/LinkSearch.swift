/// Searches for a link that all of the patterns match, and no pattern that is tried before one of them.
///
/// The search is exact. It extends the path segment by segment. The only fact about a path that
/// matters is where it leads by edges that are tried before those of the patterns: these nodes are the
/// rivals. So for each segment one text per minimal set of rivals is enough (``MinimalWitnesses``), and
/// no state is visited twice. At the end of the path, ``ItemSearch`` looks for a query and a fragment
/// that all of the patterns accept, and none of the rivals that end there, too.
struct LinkSearch {
  let tree: OverlapTree

  /// One pattern, or two that a link should match both.
  let patterns: [PatternPath]

  /// The beginning of the link, with the trees that it is looked up in first.
  let prefix: LinkPrefix

  let limits: LinkLimits

  /// The first links for which some rival was inevitable; three at most.
  private(set) var counterexamples: [Counterexample] = []
  private var visited: Set<State> = []

  private struct State: Hashable {
    let depth: Int

    /// The nodes to which the path leads by edges that are tried before.
    let rivals: Set<Int>

    /// The nodes after the rest of a path, which accept whatever follows.
    let rests: Set<Int>
  }

  init(
    _ tree: OverlapTree, _ patterns: [PatternPath], after prefix: LinkPrefix,
    _ limits: LinkLimits
  ) {
    (self.tree, self.patterns, self.prefix) = (tree, patterns, prefix)
    self.limits = limits
  }

  mutating func run() throws(SearchBudget.Exceeded) -> WitnessLink? {
    try extend([], State(depth: 0, rivals: Set(prefix.earlierRoots), rests: []))
  }

  /// Searches for a link whose path begins with the segments in `path`, which lead to `state`.
  private mutating func extend(
    _ path: [String], _ state: State
  ) throws(SearchBudget.Exceeded) -> WitnessLink? {
    try tree.budget.spend(state.rivals.count + state.depth + 1)
    guard visited.insert(state).inserted else { return nil }
    if patterns.allSatisfy({ $0.mayEnd(at: state.depth) }) {
      if let link = try end(path, state) { return link }
      return try endAfterEmptySegment(path, state)
    }
    guard !patterns.contains(where: { $0.rest == nil && $0.mayEnd(at: state.depth) }) else {
      return nil
    }
    if let links = links(from: state.depth) { return try extend(path, state, through: links) }
    let required = patterns.compactMap { $0.child(at: state.depth) }
      .compactMap { tree.edges[$0]?.form }
    // The rest of a path ends before the fragment.
    if required.contains(where: \.isFragmentMark), required.count < patterns.count { return nil }
    let isFirst = state.depth == 0
    let isEmpty = isFirst && prefix.firstSegment == .empty
    for witness in isEmpty ? [] : try witnesses(required, state) {
      let found = try extend(path + [witness.text], next(state, witness))
      if let found { return found }
    }
    // Only the rest of a path accepts an empty segment.
    guard required.isEmpty, !isFirst || prefix.firstSegment != .nonEmpty else { return nil }
    return try extend(path + [""], next(state, Witness(text: "", rivals: [])))
  }

  /// The URLs that both patterns read, if the rest of the link of one of them begins at the depth.
  private func links(from depth: Int) -> [String]? {
    let readers = patterns.filter { !$0.isBeginning && $0.rest != nil }.map {
      (
        start: $0.nodes.count - 1,
        constraints: tree.nodes[$0.terminal].terminals.constraints[$0.index]
      )
    }
    .filter { $0.constraints.link != nil }
    guard readers.contains(where: { $0.start == depth }) else { return nil }
    let samples = readers.flatMap { reader in
      reader.constraints.link.map { reader.constraints.part.model.samples(of: $0, inPath: false) }
        ?? []
    }
    let links = samples.flatMap { [$0, $0.replacing("https:", with: "http:")] }
    return links.filter { link in
      let path = Array(repeating: "", count: depth) + link.pathParts
      return readers.allSatisfy { $0.start != depth || $0.constraints.reads(path) }
    }
  }

  /// Searches for a link that ends with one of these URLs, whose second segment is empty, so that only the rest of
  /// a path accepts it.
  private mutating func extend(
    _ path: [String], _ state: State, through links: [String]
  ) throws(SearchBudget.Exceeded) -> WitnessLink? {
    if path.isEmpty, prefix.firstSegment == .empty { return nil }
    for link in links {
      var (parts, next) = (link.pathParts, state)
      for (index, text) in parts.enumerated() {
        let required = patterns.compactMap { $0.child(at: next.depth) }
          .compactMap { tree.edges[$0]?.form }
        guard required.allSatisfy({ $0.accepts(text) }), !text.isEmpty || required.isEmpty else {
          parts = []
          break
        }
        let rivals = index == 0 ? rivals(of: text, required, next) : []
        next = self.next(next, Witness(text: text, rivals: rivals))
      }
      guard !parts.isEmpty, patterns.allSatisfy({ $0.mayEnd(at: next.depth) }) else { continue }
      if let found = try end(path + parts, next) { return found }
    }
    return nil
  }

  /// Searches after an empty segment, which only the rest of a path accepts, where it must not be the
  /// first one.
  private mutating func endAfterEmptySegment(
    _ path: [String], _ state: State
  ) throws(SearchBudget.Exceeded) -> WitnessLink? {
    guard prefix.firstSegment == .nonEmpty, path.count == 1, path[0] != "",
      patterns.allSatisfy({ $0.rest != nil })
    else { return nil }
    return try end(path + [""], next(state, Witness(text: "", rivals: [])))
  }

  private func next(_ state: State, _ witness: Witness) -> State {
    let rests = state.rests.union(state.rivals.compactMap { tree.nodes[$0].rest })
    return State(
      depth: state.depth + 1, rivals: witness.rivals,
      rests: witness.text.isFragmentMark ? [] : rests)
  }

  /// Texts for the next segment, with the rivals to which they lead.
  private func witnesses(
    _ forms: [TextForm], _ state: State
  ) throws(SearchBudget.Exceeded) -> [Witness] {
    let anyText = TextForm(
      segment: [.parameter(slot: nil, ValueType(.string))], in: tree.nodes[patterns[0].root].part)
    let required = forms.isEmpty ? [anyText] : forms
    let branches = branches(at: state.depth)
    let edges =
      state.rivals.flatMap { tree.nodes[$0].placeholderEdges }
      + branches.flatMap { tree.placeholderEdges(of: $0.node, before: $0.child) }
    return try MinimalWitnesses(
      required: required,
      rivals: edges.filter { tree.isKnown($0.form, required) }.map { ($0.child, $0.form) },
      accepting: { rivals(of: $0, required, state) }, budget: tree.budget
    ).witnesses()
  }

  /// The nodes to which a text leads by edges that are tried before those of the patterns.
  private func rivals(of text: String, _ required: [TextForm], _ state: State) -> Set<Int> {
    Set(
      state.rivals.flatMap { tree.children(of: $0, for: text, required) }
        + branches(at: state.depth).flatMap {
          tree.children(of: $0.node, before: $0.child, for: text, required)
        })
  }

  /// A node of a pattern, and the child to which the next segment leads the pattern.
  private typealias Branch = (node: Int, child: Int?)

  private func branches(at depth: Int) -> [Branch] {
    patterns.filter { $0.mayBranch(at: depth) }.map { ($0.nodes[depth], $0.child(at: depth)) }
  }

  /// Searches for a query and a fragment after a whole path.
  private mutating func end(
    _ path: [String], _ state: State
  ) throws(SearchBudget.Exceeded) -> WitnessLink? {
    let rivals = state.rivals.union(state.rests).sorted()
    for allowsEmpty in emptyTextChoices {
      var search = ItemSearch(
        tree: tree, patterns: zip(patterns, allowsEmpty).map { ($0, $1) }, rivals: rivals,
        after: path, limits)
      if let items = try search.run() {
        return WitnessLink(prefix: prefix.text, path: path, items: items)
      }
      if counterexamples.count < 3, let (items, winner) = search.counterexample {
        counterexamples.append(
          Counterexample(
            link: WitnessLink(prefix: prefix.text, path: path, items: items), winner: winner))
      }
    }
    return nil
  }

  /// For each pattern whether it is matched by the second choice, in which empty texts are values.
  ///
  /// Patterns of one path are tried together first without empty texts, then with them.
  private var emptyTextChoices: [[Bool]] {
    if patterns.count == 1 { return limits.allowsEmptyTexts ? [[false], [true]] : [[false]] }
    let isOnePath = patterns[0].terminal == patterns[1].terminal
    return isOnePath
      ? [[false, false]] : [[false, false], [true, false], [false, true], [true, true]]
  }
}

extension String {
  /// The segments of a URL that is a part of a path.
  fileprivate var pathParts: [String] {
    split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  }
}
