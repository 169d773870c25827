/// Searches for a query and a fragment that all of the patterns accept, and none of their rivals.
///
/// Keys are independent of one another: for each key a link has no value, one, or several. Of a choice only the set of
/// rivals that reject it matters, so few choices are left for a key, mostly one. The search combines them until every
/// rival rejects one of them.
struct ItemSearch {
  /// The patterns that must accept the items.
  let patterns: [ItemReader]

  /// The patterns that must not accept them all.
  private(set) var rivals: [ItemReader]

  /// Whether no item has a key that only rivals name.
  private(set) var omitsOtherKeys = false
  let allowsRepeats: Bool

  /// Whether plus signs are escaped.
  let escapesPlus: Bool

  /// The patterns that name the keys that a link may have; `nil` for all.
  let namingPatterns: ArraySlice<ItemReader>?

  /// The candidates at the ends of all paths that the link's path is, of the parts of the patterns.
  let terminals: [TerminalIndex]
  let budget: SearchBudget
  private let segments: [String]

  /// The items of the first choices, and the rival that accepts them.
  private(set) var counterexample: (items: WitnessLink.Items, winner: Candidate)?

  /// - Parameters:
  ///   - patterns: The patterns, and whether each may accept empty texts as required values.
  ///   - rivals: The nodes of other paths that the link's path leads to and that are tried before.
  ///   - segments: The path.
  init(
    tree: OverlapTree, patterns allPatterns: [(path: PatternPath, allowsEmpty: Bool)],
    rivals: [Int], after segments: [String], _ limits: LinkLimits
  ) {
    let ends = Set(allPatterns.map(\.path.terminal))
    let patterns = limits.comparesPathsAlone ? Array(allPatterns.prefix(1)) : allPatterns
    // A key that may be repeated here may be malformed to another model.
    terminals = ends.union(rivals).map { tree.nodes[$0] }
      .filter { node in ends.contains { tree.nodes[$0].part === node.part } }
      .map(\.terminals)
    (allowsRepeats, escapesPlus) = (limits.allowsRepeats, limits.escapesPlus)
    budget = tree.budget
    self.segments = segments
    let readers = allPatterns.filter { !$0.path.isBeginning }.map { path, allowsEmpty in
      ItemReader(
        constraints: tree.nodes[path.terminal].terminals.constraints[path.index],
        refusesEmpty: !allowsEmpty)
    }
    self.patterns = Array(readers.prefix(patterns.count))
    namingPatterns =
      switch limits.naming {
      case .anyPattern: nil
      case .firstPattern: readers.prefix(1)
      case .patterns: readers[...]
      }
    let first = self.patterns[0].constraints
    let tried =
      patterns.flatMap { path, allowsEmpty in
        tree.nodes[path.terminal].terminals.rivals(of: path.index, allowsEmpty: allowsEmpty)
      }
      + rivals.flatMap { node in
        let terminals = tree.nodes[node].terminals
        return terminals.compatible(with: first).map {
          ItemReader(constraints: terminals.constraints[$0], refusesEmpty: false)
        }
      }
    self.rivals = tried.filter { $0.constraints.reads(segments) }
  }

  /// Returns items that every pattern accepts and every rival refuses; `nil` if no such items exist.
  ///
  /// Most rivals require a key that the patterns do not name. So links without such keys are searched
  /// first, and these rivals are not looked at.
  mutating func run() throws(SearchBudget.Exceeded) -> WitnessLink.Items? {
    guard patterns.allSatisfy({ $0.constraints.reads(segments) }) else { return nil }
    let keys = patterns.dropFirst().reduce(patterns[0].constraints.keys) {
      $0.union($1.constraints.keys)
    }
    var search = self
    search.rivals = rivals.filter { keys.mayInclude(required: $0.constraints.keys) }
    try budget.spend(rivals.count / 16)
    if search.rivals.count < rivals.count {
      search.omitsOtherKeys = true
      if let items = try search.runWithAllRivals() { return items }
    }
    return try runWithAllRivals()
  }

  private mutating func runWithAllRivals() throws(SearchBudget.Exceeded) -> WitnessLink.Items? {
    try budget.spend(rivals.reduce(1) { $0 + $1.constraints.items.count + 1 })
    for shape in try fragmentShapes() {
      let keys = try keys(shape)
      guard !keys.contains(where: { $0.choices.isEmpty }) else { continue }
      let rejected = self.rivals(where: { !accepts($0, shape) })
      if let items = try combine(keys[...], rejected) { return shape.items(items) }
      remember(shape, keys, rejected)
    }
    return nil
  }

  // MARK: Combining choices

  /// One choice for each key so that, with `rejected`, every rival rejects one of them.
  private func combine(
    _ keys: ArraySlice<KeyChoices>, _ rejected: RivalSet
  ) throws(SearchBudget.Exceeded) -> [ItemKey: [String]]? {
    try budget.spend(keys.count + rejected.count / 16 + 1)
    guard let (key, choices) = keys.first else {
      return rejected.count == rivals.count ? [:] : nil
    }
    let possible = keys.reduce(into: rejected) { possible, key in
      for choice in key.choices { possible.formUnion(choice.rejecting) }
    }
    guard possible.count == rivals.count else { return nil }
    for choice in choices {
      if var found = try combine(keys.dropFirst(), rejected.union(choice.rejecting)) {
        found[key] = choice.texts
        return found
      }
    }
    return nil
  }

  /// Keeps the items of the first choices as a counterexample.
  private mutating func remember(
    _ shape: FragmentShape, _ keys: [KeyChoices], _ rejected: RivalSet
  ) {
    guard counterexample == nil else { return }
    var items: [ItemKey: [String]] = [:]
    var rejected = rejected
    for (key, choices) in keys {
      items[key] = choices[0].texts
      rejected.formUnion(choices[0].rejecting)
    }
    let winners = rivals.indices.filter { !rejected.contains($0) }.map { rivals[$0].constraints }
    guard let winner = winners.min(by: { $0.isTriedBefore($1) }) else { return }
    counterexample = (shape.items(items), winner.candidate)
  }
}

extension TerminalIndex {
  /// The patterns of the same path that win over one of them.
  ///
  /// - Parameter allowsEmpty: Whether the pattern accepts empty texts as required values; a pattern
  ///   that needs no empty text is then tried before it, however specific.
  fileprivate func rivals(of index: Int, allowsEmpty: Bool) -> [ItemReader] {
    compatible(with: constraints[index]).compactMap { other in
      let isBefore = specificities[other] > specificities[index]
      guard isBefore || (allowsEmpty && other != index) else { return nil }
      return ItemReader(
        constraints: constraints[other], refusesEmpty: !(isBefore && allowsEmpty))
    }
  }
}

extension ItemConstraints {
  /// Whether the pattern is tried before another one, of whatever path.
  fileprivate func isTriedBefore(_ other: ItemConstraints) -> Bool {
    let model = part.model
    let rank = candidate.pathRank(in: model)
    let otherRank = other.candidate.pathRank(in: other.part.model)
    return rank == otherRank
      ? candidate.isBefore(other.candidate, in: model)
      : rank.lexicographicallyPrecedes(otherRank)
  }
}
