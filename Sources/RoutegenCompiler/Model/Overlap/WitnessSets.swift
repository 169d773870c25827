/// The search for texts of the minimal sets of rivals, by regular languages.
///
/// The rivals that matter are found one after another: a text without any restriction shows which rivals
/// accept it, and the next one must avoid these. If no text avoids all rivals that were seen, every
/// text has one of them, so the search goes on with each of them as accepted.
struct WitnessSets {
  let witnesses: MinimalWitnesses

  /// The rivals that accept every text.
  let inevitable: Set<Int>

  /// A text for each minimal set, and some more.
  private(set) var found: [Witness] = []
  private var visited: Set<Set<Int>> = []
  private var languages: [Int: RegularLanguage] = [:]

  init(_ witnesses: MinimalWitnesses, inevitable: Set<Int>) {
    (self.witnesses, self.inevitable) = (witnesses, inevitable)
  }

  /// Collects the texts that each of the rivals in `accepted` accepts.
  mutating func collect(accepting accepted: Set<Int> = []) throws(SearchBudget.Exceeded) {
    let known = accepted.union(inevitable)
    guard visited.insert(accepted).inserted,
      !found.contains(where: { $0.rivals.isSubset(of: known) })
    else { return }
    var avoided: Set<Int> = []
    var texts: [String] = []
    var language = RegularLanguage.of(
      allOf: [witnesses.requiredLanguage] + accepted.sorted().compactMap { languages[$0] })
    while let text = try language.shortest(witnesses.budget) {
      let witness = try witnesses.witness(text)
      let others = witness.rivals.subtracting(known)
      if others.isEmpty { return found.append(witness) }
      var sets = [language]
      for rival in others.sorted() {
        guard let set = languageOfForm(rival) else { continue }
        avoided.insert(rival)
        sets.append(set.negated)
      }
      if sets.count == 1 {
        // Literal text is avoided, unless nothing remains without it.
        texts.append(text)
        sets.append(witnesses.languageOfLiteral(text).negated)
      }
      language = .of(allOf: sets)
    }
    for text in texts { found.append(try witnesses.witness(text)) }
    for rival in avoided.sorted() { try collect(accepting: accepted.union([rival])) }
  }

  /// The texts of a rival with placeholders; `nil` for literal text.
  private mutating func languageOfForm(_ rival: Int) -> RegularLanguage? {
    if let known = languages[rival] { return known }
    let form = witnesses.rivals.first { $0.id == rival }?.form
    languages[rival] = form?.language
    return languages[rival]
  }
}
