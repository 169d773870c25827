extension ItemSearch {
  /// The ways to write the fragment that all of the patterns accept as one text.
  func fragmentShapes() throws(SearchBudget.Exceeded) -> [FragmentShape] {
    let forms = patterns.compactMap { $0.constraints.form(of: $0.constraints.fragment) }
    let rivalForms = rivals.compactMap { $0.constraints.form(of: $0.constraints.fragment) }
    let keys = fragmentKeys
    let model = patterns[0].constraints.part.model
    var shapes = [FragmentShape(raw: nil, model)]
    if forms.isEmpty && rivalForms.isEmpty && keys.isEmpty || !mayHaveFragment {
      return shapes.filter { shape in patterns.allSatisfy { $0.acceptsFragment(shape.whole) } }
    }
    if !forms.isEmpty || !rivalForms.isEmpty {
      let texts = try wholeTexts(forms.isEmpty ? [anyText] : forms, rivalForms, keys)
      shapes += texts.map { FragmentShape(raw: $0.percentEncoded, model) }
      for text in texts where text.utf8.contains(UInt8(ascii: "=")) {
        let marks = text.utf8.contains(UInt8(ascii: "+")) ? ["", "+"] : [""]
        shapes += marks.map {
          FragmentShape(raw: text.percentEncoded(keeping: "-._~:@=&" + $0), model)
        }
      }
    }
    if !keys.isEmpty {
      let isRead = !forms.isEmpty || !rivalForms.isEmpty
      let beginnings: [String?] = isRead ? WitnessLink.Items.beginningsOfFragment.map { $0 } : [nil]
      shapes += beginnings.map { FragmentShape(beginning: $0) }
    }
    shapes.append(FragmentShape(raw: "", model))
    return shapes.filter { shape in patterns.allSatisfy { $0.acceptsFragment(shape.whole) } }
  }

  /// Whether a link may have a fragment.
  private var mayHaveFragment: Bool {
    guard let namingPatterns else { return true }
    return namingPatterns.contains {
      $0.constraints.fragment != nil || $0.constraints.items.contains { $0.key.isInFragment }
    }
  }

  /// The keys of items in fragments, sorted.
  private var fragmentKeys: [String] {
    let constraints = (patterns + rivals).map(\.constraints)
    return Set(
      constraints.flatMap { $0.items.map(\.key) }.filter(\.isInFragment).map(\.text)
    ).sorted()
  }

  /// The texts of a whole fragment that make a difference to the rivals.
  private func wholeTexts(
    _ forms: [TextForm], _ rivalForms: [TextForm], _ keys: [String]
  ) throws(SearchBudget.Exceeded) -> [String] {
    try MinimalWitnesses(
      required: forms, rivals: rivalForms.enumerated().map { ($0, $1) },
      accepting: { text in
        Set(rivalForms.indices.filter { rivalForms[$0].accepts(text) })
          .union(keys.contains { forms[0].model.isSame($0, text) } ? [-1] : [])
      }, budget: budget
    ).witnesses().map(\.text) + keys + forms.flatMap { $0.allTexts(limit: 0) ?? [] }
  }

  /// Whether a rival is certain to accept the fragment as one text; its items are not looked at.
  func accepts(_ rival: ItemReader, _ shape: FragmentShape) -> Bool {
    let isKnown = shape.whole.map { text in knows(rival) { $0.unknownFragmentForm(of: text) } }
    return isKnown != false && rival.acceptsFragment(shape.whole)
  }
}
