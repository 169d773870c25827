extension ItemSearch {
  /// The values of each key of a group that a link may have, and the rivals that reject them.
  struct Choice {
    let texts: [[String]]
    let rejecting: RivalSet
  }

  /// Keys that belong together, mostly one, with the choices.
  typealias KeyChoices = (keys: [ItemKey], choices: [Choice])

  /// The choices of every key that a pattern or a rival names, for one way to write the fragment.
  func keys(_ shape: FragmentShape) throws(SearchBudget.Exceeded) -> [KeyChoices] {
    let constraints = (patterns + (omitsOtherKeys ? [] : rivals)).map(\.constraints)
    let ties = terminals.flatMap(\.ties)
    let keys = Set(constraints.flatMap { $0.items.map(\.key) }).sorted()
    let allTies = ties + rivals.flatMap(\.constraints.ties)
    try budget.spend(keys.count * allTies.count / 16)
    var choices: [KeyChoices] = []
    for group in keys.groups(by: allTies) {
      let written = group[0].isInFragment ? shape.items.map { [[$0[group[0]] ?? []]] } : nil
      let texts = if let written { written } else { try texts(ofGroup: group, ties) }
      let accepted = texts.filter { texts in patterns.allSatisfy { $0.accepts(texts, at: group) } }
      choices.append((group, try best(accepted, group)))
    }
    return choices
  }

  /// The values of keys that belong together: those of any of the keys, which are one where a link must not have
  /// different ones.
  private func texts(
    ofGroup group: [ItemKey], _ ties: [[ItemKey]]
  ) throws(SearchBudget.Exceeded) -> [[[String]]] {
    guard group.count > 1 else { return try texts(of: group).map { [$0] } }
    let named = group.filter(isNamed)
    try budget.spend((1 << min(named.count, 30)) * (ties.count + rivals.count + 4) / 4)
    var found: [[[String]]] = []
    var known: [[[ItemKey]]: [[String]]] = [:]
    for set in 0..<(1 << named.count) {
      let present = named.indices.filter { set >> $0 & 1 == 1 }.map { named[$0] }
      var choices: [[ItemKey: [String]]] = [[:]]
      for tied in present.groups(by: ties) {
        // Of keys with one value, only the items that they belong to matter.
        let items = (patterns + rivals).map { $0.keysOfItems(among: tied).sorted() }
        let isSingle = tied.allSatisfy { key in terminals.contains { $0.isSingle(key) } }
        let texts =
          if isSingle, let known = known[items] {
            known
          } else {
            try texts(of: tied).filter { !$0.isEmpty } + otherTexts(of: tied)
          }
        if isSingle { known[items] = texts }
        try budget.spend(choices.count * texts.count)
        choices = choices.flatMap { choice in
          texts.map { texts in tied.reduce(into: choice) { $0[$1] = texts } }
        }
      }
      found += choices.map { choice in group.map { choice[$0] ?? [] } }
    }
    return found
  }

  /// Values that differ from those of other keys, because to a rival of another model, the link may then be
  /// malformed.
  private func otherTexts(of keys: [ItemKey]) -> [[String]] {
    guard namingPatterns != nil else { return [] }
    let forms = patterns.flatMap { $0.forms(at: keys, hasPlus: false) }
    return (forms.isEmpty ? [anyText] : forms).flatMap { $0.samples.prefix(3) }.map { [$0] }
  }

  /// The choices that are rejected by most rivals: none whose rivals all reject another one, too.
  private func best(
    _ texts: [[[String]]], _ keys: [ItemKey]
  ) throws(SearchBudget.Exceeded) -> [Choice] {
    var kept: [Choice] = []
    for texts in texts {
      try budget.spend((rivals.count + kept.count / 4) / 8 + 1)
      let choice = Choice(texts: texts, rejecting: rivals(where: { !accepts($0, texts, keys) }))
      if kept.contains(where: { choice.rejecting.isSubset(of: $0.rejecting) }) { continue }
      kept.removeAll { $0.rejecting.isSubset(of: choice.rejecting) }
      kept.append(choice)
    }
    return kept
  }

  /// All values that make a difference to the rivals, of a key or of several that have one value.
  private func texts(of keys: [ItemKey]) throws(SearchBudget.Exceeded) -> [[String]] {
    guard keys.allSatisfy(isNamed) else { return [[]] }
    let hasPlus = hasPlus(keys)
    let literals = patterns.flatMap { pattern in keys.compactMap(pattern.literal) }
    if let literal = literals.first, !hasPlus { return [[literal]] }
    let forms = patterns.flatMap { $0.forms(at: keys, hasPlus: hasPlus) }
    let values = try values(of: forms, keys, hasPlus)
    if allowsRepeats, literals.isEmpty, keys.count == 1,
      !terminals.contains(where: { $0.isSingle(keys[0]) })
    {
      return try lists(of: values, forms, keys[0])
    }
    return [[]] + values.map { [$0] } + [[""]]
  }

  /// Whether a plus sign that is not escaped may be one to some of the patterns and rivals, and a space to
  /// others.
  private func hasPlus(_ keys: [ItemKey]) -> Bool {
    let readers = [patterns, rivals].joined()
    guard !escapesPlus, readers.contains(where: { $0.constraints.hasPlus }) else { return false }
    let readings = readers.flatMap { reader in
      keys.compactMap(reader.constraints.constraint).filter(\.mayDependOnPlus)
        .map { $0.plus(reader.constraints.part.model) }
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
      let more = rivals(where: { !accepts($0, [[value]], [key]) })
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

  /// Single values of keys, one for each minimal set of rivals' items that accept it.
  private func values(
    of forms: [TextForm], _ keys: [ItemKey], _ hasPlus: Bool
  ) throws(SearchBudget.Exceeded) -> [String] {
    let items = rivals.indices.flatMap { rival in
      rivals[rival].keysOfItems(among: keys).map { (rival, $0) }
    }
    let rivalForms = items.enumerated().compactMap { id, item in
      rivals[item.0].form(at: item.1, hasPlus: hasPlus).map { (id, $0) }
    }
    return try MinimalWitnesses(
      required: forms.isEmpty ? [anyText] : forms, rivals: rivalForms,
      accepting: { text in
        Set(items.indices.filter { accepts(rivals[items[$0].0], [[text]], [items[$0].1]) })
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

  /// Whether a rival is certain to accept the values of keys.
  private func accepts(_ rival: ItemReader, _ texts: [[String]], _ keys: [ItemKey]) -> Bool {
    for (key, values) in zip(keys, texts)
    where rival.constraints.hasUnknownTypes && !values.isEmpty {
      if let form = rival.unknownForm(of: values, at: key),
        !patterns.contains(where: { pattern in
          zip(keys, texts).contains {
            $1 == values && pattern.unknownForm(of: $1, at: $0)?.hasSameTexts(as: form) == true
          }
        })
      {
        return false
      }
    }
    return rival.accepts(texts, at: keys)
  }
}

extension [ItemKey] {
  /// The keys in groups, in which keys are together that are in one of the sets.
  fileprivate func groups(by sets: [[ItemKey]]) -> [[ItemKey]] {
    var groups = map { [$0] }
    for set in sets {
      let joined = groups.filter { $0.contains(where: set.contains) }
      guard joined.count > 1, let first = groups.firstIndex(of: joined[0]) else { continue }
      groups[first] = joined.flatMap { $0 }.sorted()
      groups.removeAll(where: joined.dropFirst().contains)
    }
    return groups
  }
}
