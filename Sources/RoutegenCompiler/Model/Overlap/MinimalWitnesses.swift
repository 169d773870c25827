/// Finds texts that have all of the required forms and as few rivals as possible.
///
/// Of a text only the set of rivals that accept it matters. If that set is part of another text's
/// set, the first text is at least as good: it allows for every continuation that the other allows
/// for. So one text for each minimal set is enough.
struct MinimalWitnesses {
  /// The forms that every text must have.
  let required: [TextForm]

  /// The forms with placeholders that a text should not have.
  let rivals: [(id: Int, form: TextForm)]

  /// All rivals that accept a text, those of literal text included.
  let accepting: (String) -> Set<Int>
  let budget: SearchBudget

  func witnesses() throws(SearchBudget.Exceeded) -> [Witness] {
    try budget.spend(rivals.count)
    let inevitable = Set(rivals.filter { coversAll($0.form) }.map(\.id))
    for text in required.flatMap(\.samples) where hasAllForms(text) {
      let witness = try witness(text)
      if witness.rivals.isSubset(of: inevitable) { return [witness] }
    }
    if let texts = finiteTexts { return try witnesses(of: texts, inevitable) }
    var sets = WitnessSets(self, inevitable: inevitable)
    try sets.collect()
    return try minimal(sets.found)
  }

  func witness(_ text: String) throws(SearchBudget.Exceeded) -> Witness {
    try budget.spend(rivals.count + 1)
    return Witness(text: text, rivals: accepting(text))
  }

  private func hasAllForms(_ text: String) -> Bool {
    required.allSatisfy { $0.accepts(text) && !($0.isInPath && text.hasDotSegment) }
  }

  /// Whether the form obviously accepts every text of the required forms.
  private func coversAll(_ form: TextForm) -> Bool {
    guard let type = form.type else { return false }
    return type.isText
      && (type.bounds == nil || form.acceptsEmpty || required.contains { !$0.accepts("") })
      || required.contains {
        $0.hasSameTexts(as: form) && (form.acceptsEmpty || !$0.acceptsEmpty)
      }
  }

  // MARK: Sets of texts

  /// Every text that the required forms allow for, and some more, if there are few.
  private var finiteTexts: [String]? {
    for form in required {
      if let texts = form.allTexts(limit: 30_000) { return texts }
    }
    return nil
  }

  private func witnesses(
    of texts: [String], _ inevitable: Set<Int>
  ) throws(SearchBudget.Exceeded) -> [Witness] {
    var sets: Set<Set<Int>> = []
    var found: [Witness] = []
    for text in texts {
      try budget.spend(required.count)
      guard hasAllForms(text) else { continue }
      let witness = try witness(text)
      if witness.rivals.isSubset(of: inevitable) { return [witness] }
      if sets.insert(witness.rivals).inserted { found.append(witness) }
    }
    return try minimal(found)
  }

  /// The texts that all of the required forms allow for.
  var requiredLanguage: RegularLanguage {
    .of(
      allOf: required.map(\.language)
        + (required[0].isInPath ? [RegularLanguage.dotSegments.negated] : []))
  }

  /// The literal text of a rival as the required forms read it.
  func languageOfLiteral(_ text: String) -> RegularLanguage {
    RegularLanguage(text, isCaseless: required[0].model.isCaseless)
  }

  /// The witnesses whose set of rivals includes no other's.
  private func minimal(_ witnesses: [Witness]) throws(SearchBudget.Exceeded) -> [Witness] {
    var kept: [Witness] = []
    for witness in witnesses.sorted(by: { $0.rivals.count < $1.rivals.count }) {
      try budget.spend(kept.count / 16)
      if kept.contains(where: { $0.rivals.isSubset(of: witness.rivals) }) { continue }
      kept.append(witness)
    }
    return kept
  }
}
