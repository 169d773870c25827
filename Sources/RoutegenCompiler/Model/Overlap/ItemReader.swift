/// A pattern as the reader of a query and a fragment.
struct ItemReader {
  let constraints: ItemConstraints

  /// Whether an empty text is refused as a required `String`.
  ///
  /// Among the patterns of one path, a match with such a text is the second choice.
  let refusesEmpty: Bool

  /// Whether the pattern accepts the values of a key.
  func accepts(_ texts: [String], at key: ItemKey) -> Bool {
    constraints.constraint(at: key).map { accepts(texts, $0) } ?? true
  }

  /// Whether the values satisfy a constraint of the pattern.
  func accepts(_ texts: [String], _ constraint: ItemConstraint) -> Bool {
    let model = constraints.part.model
    func isAccepted(_ text: String, _ type: ValueType) -> Bool {
      text.isEmpty && constraint.acceptsEmptyText || model.reads(text, as: type, inPath: false)
    }
    var texts = texts
    if texts.contains(where: { $0.hasPlus }) {
      texts = texts.map { $0.reading(plusAs: constraint.plus(model)) }
    }
    switch constraint {
    case .literal(let text): return texts.contains { model.isSame($0, text) }
    case .list(let type, let isRequired):
      let values = texts.filter { !$0.isEmpty || model.reads($0, as: type, inPath: false) }
      return values.allSatisfy { model.reads($0, as: type, inPath: false) }
        && !(isRequired && values.isEmpty)
    case .any: return !texts.isEmpty
    case .link: return texts.areSameTexts && !texts.isEmpty && texts[0] != ""
    case .single(let type, let isRequired):
      guard let text = texts.first else { return !isRequired }
      let isRefused = refusesEmpty && isRequired && text.isEmpty && type.isText
      return texts.areSameTexts && !isRefused && isAccepted(text, type)
    }
  }

  /// Whether the pattern accepts a fragment as one text; `nil` for a link without a fragment.
  func acceptsFragment(_ text: String?) -> Bool {
    constraints.fragment.map { accepts(text.map { [$0] } ?? [], $0) } ?? true
  }

  /// The form of the values of a key if it is a declared Swift type, so that nothing is known of them; `nil`
  /// if the pattern accepts the texts in any case.
  func unknownForm(of texts: [String], at key: ItemKey) -> TextForm? {
    guard constraints.hasUnknownTypes else { return nil }
    return unknownForm(of: texts, constraints.constraint(at: key))
  }

  /// The same for the fragment as one text.
  func unknownFragmentForm(of text: String) -> TextForm? {
    unknownForm(of: [text], constraints.fragment)
  }

  private func unknownForm(of texts: [String], _ constraint: ItemConstraint?) -> TextForm? {
    if constraint?.acceptsEmptyText == true, texts.allSatisfy(\.isEmpty) { return nil }
    return constraints.form(of: constraint).flatMap { $0.isUnknown ? $0 : nil }
  }

  // MARK: Single constraints

  /// The literal text of a key.
  func literal(at key: ItemKey) -> String? {
    if case .literal(let text)? = constraints.constraint(at: key) { text } else { nil }
  }

  /// The form of the values of a key; none for literal text, unless they have plus signs.
  func form(at key: ItemKey, hasPlus: Bool) -> TextForm? {
    constraints.constraint(at: key).flatMap {
      hasPlus ? constraints.formWithPlus(of: $0) : constraints.form(of: $0)
    }
  }
}
