extension ItemSearch {
  /// The values of a key that a link may have, and the rivals that reject them.
  struct Choice {
    let texts: [String]
    let rejecting: Set<Int>
  }

  typealias KeyChoices = (key: ItemKey, choices: [Choice])

  /// The choices of every key that a pattern or a rival names, for one way to write the fragment.
  func keys(_ shape: FragmentShape) -> [KeyChoices] {
    let constraints = (patterns + rivals).map(\.constraints)
    return Set(constraints.flatMap { $0.items.map(\.key) }).sorted().map { key in
      let written = key.isInFragment ? shape.items.map { [$0[key] ?? []] } : nil
      let texts = (written ?? texts(of: key)).filter { texts in
        patterns.allSatisfy { $0.accepts(texts, at: key) }
      }
      return (key, best(texts, key))
    }
  }

  /// The choices that are rejected by most rivals: none whose rivals all reject another one, too.
  private func best(_ texts: [[String]], _ key: ItemKey) -> [Choice] {
    let choices = texts.map { texts in
      Choice(
        texts: texts,
        rejecting: Set(rivals.indices.filter { !accepts(rivals[$0], texts, key) }))
    }
    var kept: [Choice] = []
    for choice in choices
    where !kept.contains(where: { choice.rejecting.isSubset(of: $0.rejecting) }) {
      kept.removeAll { $0.rejecting.isSubset(of: choice.rejecting) }
      kept.append(choice)
    }
    return kept
  }

  /// All values of a key that make a difference to the rivals.
  private func texts(of key: ItemKey) -> [[String]] {
    var literals: [String] = []
    var forms: [TextForm] = []
    for pattern in patterns {
      let constraint = pattern.constraints.constraint(at: key)
      if case .literal(let text)? = constraint { literals.append(text) }
      if let form = pattern.constraints.form(of: constraint) { forms.append(form) }
    }
    let values = values(of: forms, key)
    let mayRepeat = allowsRepeats && !terminals.contains { $0.isSingle(key) }
    guard mayRepeat, values.count < 12 else {
      return literals.isEmpty ? [[]] + values.map { [$0] } + [[""]] : [[literals[0]]]
    }
    let subsets = values.reduce([literals]) { subsets, value in
      subsets + subsets.map { $0 + [value] }
    }
    return subsets + [[""]]
  }

  /// Single values of a key, one for each minimal set of rivals that accept it.
  private func values(of forms: [TextForm], _ key: ItemKey) -> [String] {
    let anyText = TextForm(item: ValueType(.string), in: patterns[0].constraints.part)
    var literals: [String] = []
    var rivalForms: [(Int, TextForm)] = []
    for (index, rival) in rivals.enumerated() {
      let constraint = rival.constraints.constraint(at: key)
      if case .literal(let text)? = constraint { literals.append(text) }
      if let form = rival.constraints.form(of: constraint) { rivalForms.append((index, form)) }
    }
    return MinimalWitnesses(
      required: forms.isEmpty ? [anyText] : forms, rivals: rivalForms, literals: { literals },
      accepting: { text in
        Set(
          rivals.indices.filter {
            rivals[$0].constraints.constraint(at: key) != nil && accepts(rivals[$0], [text], key)
          })
      }
    ).witnesses().map(\.text)
  }

  /// Whether a rival is certain to accept the values of a key.
  private func accepts(_ rival: ItemReader, _ texts: [String], _ key: ItemKey) -> Bool {
    if !texts.isEmpty, let form = rival.unknownForm(at: key),
      !patterns.contains(where: { $0.unknownForm(at: key) == form })
    {
      return false
    }
    return rival.accepts(texts, at: key)
  }
}
