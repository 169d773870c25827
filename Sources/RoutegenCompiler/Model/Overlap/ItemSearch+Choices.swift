extension ItemSearch {
  /// The values of a key that a link may have, and the rivals that reject them.
  struct Choice {
    let texts: [String]
    let rejecting: RivalSet
  }

  typealias KeyChoices = (key: ItemKey, choices: [Choice])

  /// The choices of every key that a pattern or a rival names, for one way to write the fragment.
  func keys(_ shape: FragmentShape) throws(SearchBudget.Exceeded) -> [KeyChoices] {
    let constraints = (patterns + (omitsOtherKeys ? [] : rivals)).map(\.constraints)
    let keys = Set(constraints.flatMap { $0.items.map(\.key) }).sorted()
    var choices: [KeyChoices] = []
    for key in keys {
      let written = key.isInFragment ? shape.items.map { [$0[key] ?? []] } : nil
      let texts = if let written { written } else { try texts(of: key) }
      let accepted = texts.filter { texts in patterns.allSatisfy { $0.accepts(texts, at: key) } }
      choices.append((key, try best(accepted, key)))
    }
    return choices
  }

  /// The choices that are rejected by most rivals: none whose rivals all reject another one, too.
  private func best(
    _ texts: [[String]], _ key: ItemKey
  ) throws(SearchBudget.Exceeded) -> [Choice] {
    var kept: [Choice] = []
    for texts in texts {
      try budget.spend((rivals.count + kept.count / 4) / 8 + 1)
      let choice = Choice(texts: texts, rejecting: rivals(where: { !accepts($0, texts, key) }))
      if kept.contains(where: { choice.rejecting.isSubset(of: $0.rejecting) }) { continue }
      kept.removeAll { $0.rejecting.isSubset(of: choice.rejecting) }
      kept.append(choice)
    }
    return kept
  }

  /// All values of a key that make a difference to the rivals.
  private func texts(of key: ItemKey) throws(SearchBudget.Exceeded) -> [[String]] {
    guard isNamed(key) else { return [[]] }
    let hasPlus = hasPlus(key)
    let literals = patterns.compactMap { $0.literal(at: key) }
    if let literal = literals.first, !hasPlus { return [[literal]] }
    let forms = patterns.compactMap { $0.form(at: key, hasPlus: hasPlus) }
    let values = try values(of: forms, key, hasPlus)
    if allowsRepeats, literals.isEmpty, !terminals.contains(where: { $0.isSingle(key) }) {
      return try lists(of: values, forms, key)
    }
    return [[]] + values.map { [$0] } + [[""]]
  }

  /// Whether a plus sign that is not escaped may be one to some of the patterns and rivals, and a space to
  /// others.
  private func hasPlus(_ key: ItemKey) -> Bool {
    let readers = [patterns, rivals].joined()
    guard !escapesPlus, readers.contains(where: { $0.constraints.hasPlus }) else { return false }
    let readings = readers.compactMap { reader in
      reader.constraints.constraint(at: key)
        .flatMap { $0.mayDependOnPlus ? $0.plus(reader.constraints.part.model) : nil }
    }
    return Set(readings).count > 1
  }

  /// Lists of values for a key of which every pattern reads all values.
  ///
  /// A rival rejects a list if it rejects one of its values, so the most rivals reject the list of all
  /// values. One value for each rival that is rejected is enough.
  private func lists(
    of values: [String], _ forms: [TextForm], _ key: ItemKey
  ) throws(SearchBudget.Exceeded) -> [[String]] {
    var list: [String] = []
    var rejecting = RivalSet(of: rivals.count)
    for value in values where patterns.allSatisfy({ $0.accepts([value], at: key) }) {
      try budget.spend(rivals.count / 8 + 1)
      let more = rivals(where: { !accepts($0, [value], key) })
      if !more.isSubset(of: rejecting) { list.append(value) }
      rejecting.formUnion(more)
    }
    // To a rival of another model, a key that is there with two values may be malformed.
    let repeated = namingPatterns == nil ? [] : differentValues(values, forms, key)
    return [[]] + values.map { [$0] } + repeated + [list, [""]]
  }

  /// Two different values of a key that every pattern reads: to a rival of another model, the link may be
  /// malformed.
  private func differentValues(
    _ values: [String], _ forms: [TextForm], _ key: ItemKey
  ) -> [[String]] {
    let texts = values + forms.flatMap { $0.samples + ($0.allTexts(limit: 3) ?? []) } + [""]
    let read = texts.filter { text in patterns.allSatisfy { $0.accepts([text], at: key) } }
    guard let first = read.first else { return [] }
    return read.first { ![first, $0].areSameTexts }.map { [[first, $0]] } ?? []
  }

  /// Single values of a key, one for each minimal set of rivals that accept it.
  private func values(
    of forms: [TextForm], _ key: ItemKey, _ hasPlus: Bool
  ) throws(SearchBudget.Exceeded) -> [String] {
    let named = rivals.indices.filter { rivals[$0].constraints.constraint(at: key) != nil }
    let rivalForms = named.compactMap { rival in
      rivals[rival].form(at: key, hasPlus: hasPlus).map { (rival, $0) }
    }
    return try MinimalWitnesses(
      required: forms.isEmpty ? [anyText] : forms, rivals: rivalForms,
      accepting: { text in
        Set(named.filter { accepts(rivals[$0], [text], key) })
      }, budget: budget
    ).witnesses().map(\.text)
  }

  /// The form of every text.
  var anyText: TextForm { TextForm(item: ValueType(.string), in: patterns[0].constraints.part) }

  /// Whether a link may have the key.
  private func isNamed(_ key: ItemKey) -> Bool {
    guard let namingPatterns else { return true }
    return namingPatterns.map(\.constraints).contains {
      $0.constraint(at: key) != nil
        || (key.isInFragment ? $0.fragment != nil : $0.readsAllItems)
    }
  }

  /// The rivals for which the condition is true.
  func rivals(where condition: (ItemReader) -> Bool) -> RivalSet {
    var set = RivalSet(of: rivals.count)
    for (index, rival) in rivals.enumerated() where condition(rival) { set.insert(index) }
    return set
  }

  /// Whether a rival is certain to accept the values of a key.
  private func accepts(_ rival: ItemReader, _ texts: [String], _ key: ItemKey) -> Bool {
    (texts.isEmpty || knows(rival) { $0.unknownForm(of: texts, at: key) })
      && rival.accepts(texts, at: key)
  }

  /// Whether a form of a rival has values that are known: those of a pattern, if its own are not.
  func knows(_ rival: ItemReader, _ unknownForm: (ItemReader) -> TextForm?) -> Bool {
    guard let form = unknownForm(rival) else { return true }
    return patterns.contains { unknownForm($0)?.hasSameTexts(as: form) == true }
  }
}
