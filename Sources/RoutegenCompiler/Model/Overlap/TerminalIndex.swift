/// The patterns that end at one node, indexed by the literal items that they require.
struct TerminalIndex {
  /// In match order; after them, those of printed links, which match nothing.
  let constraints: [ItemConstraints]

  /// The number of patterns that links match.
  let count: Int
  let specificities: [(Int, Int, Int, Int)]

  /// For each pattern the first one that is as specific.
  let firstOfRank: [Int]

  /// The keys that each pattern names.
  let keys: [KeyBits]

  /// The patterns with literal items, each by the rarest one: by key, then by text.
  private var byLiteral: [ItemKey: [[UInt8]: [Int]]] = [:]

  /// The patterns without literal items.
  private var withoutLiterals: [Int] = []

  /// The keys that a link must not have with different values, because a pattern reads one of them.
  private var singleKeys: Set<ItemKey> = []

  /// The patterns that read every item that they do not name.
  private var dictionaries: [ItemConstraints] = []

  /// The key of the expiry date, which belongs to no pattern.
  private let expiryKey: ItemKey?

  init(_ candidates: [Candidate], _ part: OverlapTree.Part) {
    let matched = candidates.filter { !$0.isForPayloads && !$0.isForPrinting }
    let candidates = matched + candidates.filter(\.isForPrinting)
    count = matched.count
    constraints = candidates.map { ItemConstraints($0, part) }
    keys = constraints.map(\.keys)
    specificities = candidates.map(\.specificity)
    var first = 0
    let ranks = specificities
    firstOfRank = ranks.indices.map { index in
      if ranks[index] != ranks[first] { first = index }
      return first
    }
    expiryKey = part.model.expiryKey.map { ItemKey($0, isInFragment: false, part.model) }
    for (key, constraint) in constraints.prefix(count).flatMap(\.items) where !constraint.isList {
      singleKeys.insert(key)
    }
    dictionaries = constraints.prefix(count).filter(\.hasDictionary)
    indexLiterals()
  }

  private mutating func indexLiterals() {
    let literals = constraints.prefix(count).map(\.literals)
    var counts: [ItemKey: [[UInt8]: Int]] = [:]
    if count > 1 {
      for (key, text) in literals.joined() { counts[key, default: [:]][text, default: 0] += 1 }
    }
    for (index, items) in literals.enumerated() {
      let rarest = items.min { counts[$0.0]?[$0.1] ?? 1 < counts[$1.0]?[$1.1] ?? 1 }
      if let (key, text) = rarest {
        byLiteral[key, default: [:]][text, default: []].append(index)
      } else {
        withoutLiterals.append(index)
      }
    }
  }

  /// The indices of the patterns that links match, or of those of printed links.
  func indices(printed: Bool) -> Range<Int> {
    printed ? count..<constraints.count : 0..<count
  }

  /// Whether a link must not have different values of the key.
  func isSingle(_ key: ItemKey) -> Bool {
    if singleKeys.contains(key) { return true }
    return !key.isInFragment && key != expiryKey
      && dictionaries.contains { $0.constraint(at: key) == nil }
  }

  /// The patterns that do not require another text of a key than `constraints` does, in match order.
  func compatible(with constraints: ItemConstraints) -> [Int] {
    var found = withoutLiterals
    for (key, texts) in byLiteral {
      if case .literal(let text)? = constraints.constraint(at: key) {
        found += texts[Array(constraints.part.model.folded(text).utf8)] ?? []
      } else {
        for indices in texts.values { found += indices }
      }
    }
    return found.sorted()
  }
}

extension ItemConstraints {
  /// The items of which the pattern requires a text, folded.
  fileprivate var literals: [(ItemKey, [UInt8])] {
    items.compactMap { key, constraint in
      if case .literal(let text) = constraint {
        (key, Array(part.model.folded(text).utf8))
      } else {
        nil
      }
    }
  }
}
