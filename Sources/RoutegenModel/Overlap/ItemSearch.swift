/// A query and a fragment that all of some patterns take, and none of their rivals.
///
/// Each key is by itself: what a link says of it is nothing, one text, or several. Of all that the
/// patterns can read, only what the rivals make of it matters, so a key has few choices, mostly one:
/// that which fails most rivals. A set of choices that fails every rival is looked for among them.
struct ItemSearch {
  let tree: OverlapTree
  let rivals: [Rival]
  let own: [(constraints: ItemConstraints, allowsEmpty: Bool)]
  let allowsRepeats: Bool
  private let nodes: Set<Int>

  /// What the first choice is, and the rival that takes it.
  private(set) var lost: (items: WitnessLink.Items, taker: Candidate)?

  /// A pattern that is not to take the link.
  struct Rival {
    let constraints: ItemConstraints

    /// Whether an empty text is no value of `String` that it needs.
    ///
    /// Among the patterns of one path such a text is the second choice.
    let isStrict: Bool
  }

  private var model: RouteModel { tree.model }

  init(
    tree: OverlapTree, patterns: [(PatternPath, allowsEmpty: Bool)], rivals: [Int],
    allowsRepeats: Bool
  ) {
    self.tree = tree
    self.allowsRepeats = allowsRepeats
    nodes = Set(patterns.map(\.0.node)).union(rivals)
    own = patterns.map { (tree.nodes[$0.0.node].ends.constraints[$0.0.end], $0.1) }
    var found: [Rival] = []
    for (pattern, allowsEmpty) in patterns {
      let ends = tree.nodes[pattern.node].ends
      let mine = ends.specificities[pattern.end]
      for index in ends.compatible(with: ends.constraints[pattern.end], tree.model) {
        let isBefore = ends.specificities[index] > mine
        if isBefore || (allowsEmpty && index != pattern.end) {
          found.append(
            Rival(constraints: ends.constraints[index], isStrict: !(isBefore && allowsEmpty)))
        }
      }
    }
    for node in rivals {
      let ends = tree.nodes[node].ends
      for index in ends.compatible(with: own[0].constraints, tree.model) {
        found.append(Rival(constraints: ends.constraints[index], isStrict: false))
      }
    }
    self.rivals = found
  }

  mutating func run() -> WitnessLink.Items? {
    for shape in shapes {
      let choices = choices(shape)
      guard !choices.contains(where: { $0.choices.isEmpty }) else { continue }
      let failed = Set(rivals.indices.filter { !takes(rivals[$0], shape) })
      if let items = cover(choices[...], failed) { return shape.items(items, model) }
      remember(shape, choices, failed)
    }
    return nil
  }

  // MARK: Choices

  /// What a link may say of a key, and the rivals that this fails.
  private struct Choice {
    let texts: [String]
    let failed: Set<Int>
  }

  private typealias Choices = (place: ItemKey, choices: [Choice])

  private func choices(_ shape: FragmentShape) -> [Choices] {
    let constraints = own.map(\.constraints) + rivals.map(\.constraints)
    return Set(constraints.flatMap { $0.items.map(\.place) }).sorted().map { place in
      let fixed = place.isInFragment ? shape.items.map { [$0[place] ?? []] } : nil
      return (place, best((fixed ?? texts(of: place)).filter { isRead($0, at: place) }, place))
    }
  }

  private func best(_ texts: [[String]], _ place: ItemKey) -> [Choice] {
    let choices = texts.map { texts in
      Choice(texts: texts, failed: Set(rivals.indices.filter { !takes(rivals[$0], texts, place) }))
    }
    var kept: [Choice] = []
    for choice in choices where !kept.contains(where: { choice.failed.isSubset(of: $0.failed) }) {
      kept.removeAll { $0.failed.isSubset(of: choice.failed) }
      kept.append(choice)
    }
    return kept
  }

  /// All that makes a difference to the rivals.
  private func texts(of place: ItemKey) -> [[String]] {
    var fixed: [String] = []
    var types: [ValueType] = []
    for case let constraint? in own.map({ $0.constraints.constraint(at: place) }) {
      if case .literal(let text) = constraint { fixed.append(text) }
      if let type = constraint.type { types.append(type) }
    }
    let values = values(of: types, place)
    let mayRepeat = allowsRepeats && !nodes.contains { tree.nodes[$0].ends.isSingle(place) }
    guard mayRepeat, values.count < 12 else {
      return fixed.isEmpty ? [[]] + values.map { [$0] } + [[""]] : [[fixed[0]]]
    }
    let subsets = values.reduce([fixed]) { subsets, value in subsets + subsets.map { $0 + [value] }
    }
    return subsets + [[""]]
  }

  private func values(of types: [ValueType], _ place: ItemKey) -> [String] {
    let types = types.isEmpty ? [ValueType(.string)] : types
    var literals: [String] = []
    var others: [(Int, MinimalWitnesses.Required)] = []
    for (index, rival) in rivals.enumerated() {
      let constraint = rival.constraints.constraint(at: place)
      if case .literal(let text)? = constraint { literals.append(text) }
      if let type = constraint?.type {
        others.append(
          (index, MinimalWitnesses.Required(pieces: [.parameter(type)], isInPath: false)))
      }
    }
    return MinimalWitnesses(
      model: model,
      required: types.map { MinimalWitnesses.Required(pieces: [.parameter($0)], isInPath: false) },
      others: others, literals: { literals },
      takers: { text in
        Set(
          rivals.indices.filter {
            rivals[$0].constraints.constraint(at: place) != nil && takes(rivals[$0], [text], place)
          })
      }
    ).texts().map(\.text)
  }

  // MARK: Reading

  /// Whether all of the patterns can read it.
  private func isRead(_ texts: [String], at place: ItemKey) -> Bool {
    own.allSatisfy { constraints, allowsEmpty in
      constraints.constraint(at: place).map { model.takes(texts, $0, isStrict: !allowsEmpty) }
        ?? true
    }
  }

  private func takes(_ rival: Rival, _ texts: [String], _ place: ItemKey) -> Bool {
    guard let constraint = rival.constraints.constraint(at: place) else { return true }
    if !texts.isEmpty, let type = constraint.unknownType,
      !own.contains(where: { $0.constraints.constraint(at: place)?.unknownType == type })
    {
      return false
    }
    return model.takes(texts, constraint, isStrict: rival.isStrict)
  }

  /// Whether it takes the fragment, leaving out the items of one.
  private func takes(_ rival: Rival, _ shape: FragmentShape) -> Bool {
    guard let constraint = rival.constraints.fragment else { return true }
    if shape.whole != nil, let type = constraint.unknownType,
      !own.contains(where: { $0.constraints.fragment?.unknownType == type })
    {
      return false
    }
    return model.takes(shape.whole.map { [$0] } ?? [], constraint, isStrict: rival.isStrict)
  }

  // MARK: Fragments

  private var shapes: [FragmentShape] {
    let constraints = own.map(\.constraints) + rivals.map(\.constraints)
    let types = own.compactMap(\.constraints.fragment?.type)
    let rivalTypes = rivals.compactMap(\.constraints.fragment?.type)
    let keys = Set(
      constraints.flatMap { $0.items.map(\.place) }.filter(\.isInFragment)
        .map { String(decoding: $0.key, as: UTF8.self) }
    ).sorted()
    var shapes = [FragmentShape(raw: nil, model)]
    if types.isEmpty, rivalTypes.isEmpty, keys.isEmpty { return shapes }
    if !types.isEmpty {
      let texts = wholeTexts(types, rivalTypes, keys)
      shapes += texts.map { FragmentShape(raw: $0.percentEncoded, model) }
      shapes += texts.filter { $0.utf8.contains(UInt8(ascii: "=")) }
        .map { FragmentShape(raw: $0.percentEncoded(keeping: "=&"), model) }
    }
    if !keys.isEmpty {
      let isPlain = types.isEmpty && rivalTypes.isEmpty
      if isPlain {
        shapes.append(FragmentShape(beginning: nil))
      } else {
        shapes.append(FragmentShape(beginning: "~"))
        shapes.append(FragmentShape(beginning: "https://example.com/?"))
      }
    }
    shapes.append(FragmentShape(raw: "", model))
    return shapes.filter { shape in
      own.allSatisfy { constraints, allowsEmpty in
        guard let constraint = constraints.fragment else { return true }
        return model.takes(shape.whole.map { [$0] } ?? [], constraint, isStrict: !allowsEmpty)
      }
    }
  }

  private func wholeTexts(
    _ types: [ValueType], _ rivalTypes: [ValueType], _ keys: [String]
  ) -> [String] {
    MinimalWitnesses(
      model: model,
      required: types.map { MinimalWitnesses.Required(pieces: [.parameter($0)], isInPath: false) },
      others: rivalTypes.enumerated().map {
        ($0, MinimalWitnesses.Required(pieces: [.parameter($1)], isInPath: false))
      },
      literals: { keys },
      takers: { text in
        Set(rivalTypes.indices.filter { model.reads(text, as: rivalTypes[$0], inPath: false) })
          .union(keys.contains { model.isSame($0, text) } ? [-1] : [])
      }
    ).texts().map(\.text) + keys
      + types.flatMap { model.allTexts(of: $0, inPath: false, limit: 0) ?? [] }
  }

  // MARK: Covering

  /// Choices that fail all rivals.
  private func cover(
    _ choices: ArraySlice<Choices>, _ failed: Set<Int>
  ) -> [ItemKey: [String]]? {
    guard let (place, first) = choices.first else {
      return failed.count == rivals.count ? [:] : nil
    }
    let possible = choices.reduce(into: failed) { possible, choices in
      for choice in choices.choices { possible.formUnion(choice.failed) }
    }
    guard possible.count == rivals.count else { return nil }
    for choice in first {
      if var found = cover(choices.dropFirst(), failed.union(choice.failed)) {
        found[place] = choice.texts
        return found
      }
    }
    return nil
  }

  private mutating func remember(
    _ shape: FragmentShape, _ choices: [Choices], _ failed: Set<Int>
  ) {
    guard lost == nil else { return }
    var items: [ItemKey: [String]] = [:]
    var failed = failed
    for (place, choices) in choices {
      items[place] = choices[0].texts
      failed.formUnion(choices[0].failed)
    }
    let takers = rivals.indices.filter { !failed.contains($0) }.map {
      rivals[$0].constraints.candidate
    }
    guard let taker = takers.min(by: { $0.isMatchedBefore($1, model) }) else { return }
    lost = (shape.items(items, model), taker)
  }
}

extension Candidate {
  /// Whether it is tried before another pattern, of whatever path.
  fileprivate func isMatchedBefore(_ other: Candidate, _ model: RouteModel) -> Bool {
    let mine = pattern.segments.map { EdgeRank($0, model) }
    let others = other.pattern.segments.map { EdgeRank($0, model) }
    return mine == others ? isBefore(other, in: model) : mine.lexicographicallyPrecedes(others)
  }
}

extension ItemConstraint {
  /// The declared type that it wants, of whose values nothing is known.
  fileprivate var unknownType: ValueType? {
    if let type, case .external = type.kind { type } else { nil }
  }
}

extension RouteModel {
  /// Whether the values of a key are what is wanted of it.
  fileprivate func takes(_ texts: [String], _ constraint: ItemConstraint, isStrict: Bool) -> Bool {
    switch constraint {
    case .literal(let text): return texts.contains { isSame($0, text) }
    case .list(let type): return texts.allSatisfy { reads($0, as: type, inPath: false) }
    case .any: return !texts.isEmpty
    case .link: return texts.count == 1 && texts[0] != ""
    case .single(let type, let isRequired):
      guard let text = texts.first else { return !isRequired }
      let isEmpty = isStrict && isRequired && text.isEmpty && type.kind.isText
      return texts.count == 1 && !isEmpty && reads(text, as: type, inPath: false)
    }
  }
}
