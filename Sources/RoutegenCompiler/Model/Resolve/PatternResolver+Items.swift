/// Items of a query, and of a fragment that is written like a query.
extension PatternResolver {
  /// - Parameter outer: The items of the groups around the pattern.
  func items(
    _ syntax: [ItemSyntax], at position: PlaceholderPosition, after outer: [GroupItem] = []
  ) -> Resolved<[QueryItem]> {
    var list = ItemList()
    var isFailed = false
    for written in syntax {
      guard let item = item(written, at: position).value else {
        isFailed = true
        continue
      }
      let isDictionary = item.slot.map { binder.parameters[$0].form.isDictionary } ?? false
      let ofGroup = isDictionary ? nil : outer.first { item.names(aKeyOf: $0.item, model) }
      if let problem = ofGroup.map({ .keyOfGroup(written, $0) })
        ?? list.add(item, isDictionary ? [] : item.keys.map(model.folded), written)
      {
        bag.report(problem)
        isFailed = true
      }
    }
    return isFailed ? .failed : .value(list.items)
  }

  private func item(_ syntax: ItemSyntax, at position: PlaceholderPosition) -> Resolved<QueryItem> {
    switch syntax.value {
    case .mixed(let pieces):
      guard let key = syntax.key else { return bag.fail(.itemWithoutKey(syntax)) }
      return mixed(pieces, in: syntax.span, after: key).map {
        QueryItem(key: key.text, value: .mixed($0))
      }
    case .literal(let text):
      return .value(QueryItem(key: syntax.key?.text ?? text.text, value: .literal(text.text)))
    case .parameter(let written):
      let resolved = placeholder(written, at: position)
      guard let placeholder = resolved.value else { return .failed }
      if syntax.key == nil, written.isUnnamed { return bag.fail(.missingKey(written)) }
      if syntax.key != nil, placeholder.form.isDictionary {
        return bag.fail(
          .invalidParameterType,
          "a dictionary contains every item that nothing else names, so it cannot have a key",
          at: written.span,
          note: "write '{\(written.name.text): \(written.dictionaryText)}' alone")
      }
      let key = syntax.key?.text ?? written.name.text
      guard let slot = placeholder.slot else {
        binder.addPrinted(placeholder.printed, asValueOf: key, at: position)
        return .value(QueryItem(key: key, value: .any))
      }
      let isRest = written.isRest && position == .query
      return .value(
        QueryItem(
          key: key, otherKeys: written.otherKeys.map(\.text),
          value: isRest ? .restOfLink(slot: slot) : .parameter(slot: slot)))
    }
  }
}

/// The items of a query up to some point, and what can no longer follow them.
private struct ItemList {
  private(set) var items: [QueryItem] = []
  private var keys: [String: Span] = [:]
  private var dictionary: Span?

  /// Adds an item; returns the mistake if it cannot follow the others.
  ///
  /// - Parameter itemKeys: The keys in the form in which keys are compared; none for a dictionary.
  mutating func add(
    _ item: QueryItem, _ itemKeys: [String], _ syntax: ItemSyntax
  ) -> Diagnostic? {
    if itemKeys.isEmpty {
      if let first = dictionary {
        return Diagnostic(
          .invalidParameterType,
          "another dictionary already contains every item that nothing else names", at: syntax.span
        )
        .also(first, "it is here")
      }
      dictionary = syntax.span
      items.append(item)
      return nil
    }
    for (index, key) in itemKeys.enumerated() {
      let place = index == 0 ? nil : syntax.parameter?.otherKeys[index - 1].span
      if let original = keys.updateValue(place ?? syntax.span, forKey: key) {
        return Diagnostic(
          .duplicateKey, "the pattern already names the key '\(item.keys[index])'",
          at: place ?? syntax.span,
          note: "remove one of the two items, or give it another key: 'other={name}'"
        )
        .also(original, "the first one is here")
      }
    }
    defer { items.append(item) }
    if case .restOfLink? = items.last?.value { return .itemAfterRest(syntax.span) }
    return nil
  }
}

extension PatternResolver {
  /// The text of an item or a fragment, around or between placeholders.
  func mixed(
    _ syntax: [PieceSyntax], in span: Span, after key: NameSyntax? = nil
  ) -> Resolved<[Piece]> {
    let isDiscarded = binder.purpose == .discards
    guard !isDiscarded, !syntax.contains(where: { $0.parameter?.isUnnamed == true }) else {
      let text = key.map { "\($0.text)={_}" }
      return bag.fail(
        .unnamedPlaceholder, "a part of a value is kept, so it has a name in a route", at: span,
        note: text.map { "'\($0)' is an item of any value" })
    }
    return pieces(syntax, at: .part, or: "a key and '&' to make them two items")
  }
}

extension Diagnostic {
  fileprivate static func itemWithoutKey(_ item: ItemSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "text around a placeholder is the value of a key, or the whole fragment",
      at: item.span, note: "write '#key=…', or the text without another item")
  }

  static func itemAfterRest(_ span: Span) -> Diagnostic {
    Diagnostic(.misplacedRest, "'...' is the rest of the link, so no item can follow", at: span)
  }

  /// An item that all routes of a group have.
  fileprivate static func keyOfGroup(_ item: ItemSyntax, _ group: GroupItem) -> Diagnostic {
    let key = group.item.key
    let problem = Diagnostic(
      .duplicateKey, "the group already has the item '\(key)', for all of its routes", at: item.span
    )
    .also(group.span, "it is here")
    guard case .literal(let text) = item.value, !text.text.isEmpty else {
      return problem.note("remove it: the value is in the parameter of the group")
    }
    return problem.note(
      "without it, the pattern also matches '\(key)=\(text.text)', "
        + "and the parameter of the group is '\(text.text)'"
    )
    .note("a route for this text alone belongs outside of the group, with the whole pattern")
  }
}
