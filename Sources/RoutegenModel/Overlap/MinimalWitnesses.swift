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

  /// The literal texts that a text should not be; asked for only if it is necessary.
  let literals: () -> [String]

  /// All rivals that accept a text, those of literal text included.
  let accepting: (String) -> Set<Int>

  func witnesses() -> [Witness] {
    let inevitable = Set(rivals.filter { coversAll($0.form) }.map(\.id))
    for text in required.flatMap(\.samples) where hasAllForms(text) {
      let witness = witness(text)
      if witness.rivals.isSubset(of: inevitable) { return [witness] }
    }
    guard let all = finiteTexts else { return minimal(combinations()) }
    return minimal(all.filter(hasAllForms).map(witness))
  }

  private func witness(_ text: String) -> Witness {
    Witness(text: text, rivals: accepting(text))
  }

  private func hasAllForms(_ text: String) -> Bool {
    required.allSatisfy { $0.accepts(text) && !($0.isInPath && text.hasDotSegment) }
  }

  /// Whether the form obviously accepts every text of the required forms.
  private func coversAll(_ form: TextForm) -> Bool {
    guard let type = form.type else { return false }
    return type.kind.isText || required.contains(form)
  }

  /// Every text that the required forms allow for, and some more, if there are few.
  private var finiteTexts: [String]? {
    for form in required {
      if let texts = form.allTexts(limit: 30_000) { return texts }
    }
    return nil
  }

  // MARK: Sets of texts

  /// A text of each combination of rivals that some text has.
  ///
  /// Literal texts are single texts, so they are avoided unless nothing remains without them.
  private func combinations() -> [Witness] {
    let literals = literals().filter(hasAllForms)
    let isNoLiteral = RegularLanguage.of(
      anyOf: literals.map { RegularLanguage($0, isCaseless: required[0].model.isCaseless) }
    ).negated
    let unsure = rivals.filter { !coversAll($0.form) }
    var found: [Witness] = []
    func split(_ language: RegularLanguage, _ index: Int) {
      guard language.shortest != nil else { return }
      guard index < unsure.count else {
        if let text = RegularLanguage.of(allOf: [language, isNoLiteral]).shortest {
          found.append(witness(text))
        } else {
          found += literals.map(witness)
        }
        return
      }
      let rival = unsure[index].form.language
      split(.of(allOf: [language, rival.negated]), index + 1)
      split(.of(allOf: [language, rival]), index + 1)
    }
    split(requiredLanguage, 0)
    return found
  }

  private var requiredLanguage: RegularLanguage {
    .of(
      allOf: required.map(\.language)
        + (required[0].isInPath ? [RegularLanguage.dotSegments.negated] : []))
  }

  /// The witnesses whose set of rivals includes no other's.
  private func minimal(_ witnesses: [Witness]) -> [Witness] {
    var kept: [Witness] = []
    for witness in witnesses.sorted(by: { $0.rivals.count < $1.rivals.count })
    where !kept.contains(where: { $0.rivals.isSubset(of: witness.rivals) }) {
      kept.append(witness)
    }
    return kept
  }
}

extension String {
  /// Whether a segment of this text makes a link malformed.
  fileprivate var hasDotSegment: Bool {
    utf8.contains(UInt8(ascii: "."))
      && split(separator: "/", omittingEmptySubsequences: false).contains {
        $0 == "." || $0 == ".."
      }
  }
}
