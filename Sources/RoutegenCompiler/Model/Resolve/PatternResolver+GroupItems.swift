/// Query items of a group, which every route of the group has.
extension PatternResolver {
  /// Returns the items, each of which can be missing in a link.
  func groupItems(
    _ syntax: PatternSyntax, in scope: EnclosingScope, binding binder: inout ParameterBinder
  ) -> Resolved<[GroupItem]> {
    var isFailed =
      syntax.fragment != nil
      && !bag.refuse(
        .invalidPattern, "a group cannot have a fragment: it belongs to the routes in the group",
        at: syntax.span,
        note: "a fragment that is written like a path can begin in a group: '/inbox#/mails {'")
    for text in syntax.query.flatMap(\.unlinkableText) {
      bag.report(.unlinkable(text))
      isFailed = true
    }
    let written = syntax.query.filter { item in
      guard let problem = item.problemInGroup else { return true }
      if case .parameter(let placeholder) = item.value {
        binder.declareBroken(placeholder.name.text)
      }
      return bag.refuse(problem)
    }
    isFailed = isFailed || written.count < syntax.query.count
    let resolved = items(written, at: .query, after: scope.items, binding: &binder)
    guard let items = resolved.value, !isFailed else { return .failed }
    return .value(
      zip(items, written).map { item, syntax in
        GroupItem(
          item: item, span: syntax.span, text: model.text(of: syntax, in: binder.parameters))
      })
  }
}

extension ItemSyntax {
  /// The reason why the item belongs to a route and not to a group, if it does.
  fileprivate var problemInGroup: Diagnostic? {
    guard case .parameter(let placeholder) = value else { return .literalOfGroup(self) }
    if placeholder.isUnnamed { return .literalOfGroup(self) }
    if placeholder.isRest { return .openItemOfGroup(self) }
    if placeholder.type?.dictionaryValue != nil { return .openItemOfGroup(self) }
    let type = placeholder.type
    let mayBeAbsent =
      type?.isOptional == true || type?.isList == true || placeholder.defaultValue != nil
    return mayBeAbsent ? nil : .requiredItemOfGroup(placeholder)
  }
}

extension Diagnostic {
  fileprivate static func literalOfGroup(_ item: ItemSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "a group cannot have items that links must contain", at: item.span,
      note: "write an item that links must contain in the pattern of each route that needs it")
  }

  fileprivate static func openItemOfGroup(_ item: ItemSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "a group cannot have a parameter that contains other items of the link",
      at: item.span,
      note: "write it in the pattern of the route that needs it")
  }

  fileprivate static func requiredItemOfGroup(_ placeholder: ParameterSyntax) -> Diagnostic {
    let name = placeholder.name
    let problem = Diagnostic(
      .invalidPattern,
      "an item of a group can be missing, so '\(name.text)' must be optional or have a default",
      at: placeholder.span,
      note: "write an item that links must contain in the pattern of each route that needs it")
    let span = placeholder.type?.span ?? name.span
    let end = span.endPoint
    let mark = placeholder.type == nil ? ": String?" : "?"
    return problem.propose("make it optional", replace: end, with: mark)
  }
}

/// A query item of a group: every route of the group has it.
struct GroupItem {
  let item: QueryItem
  let span: Span

  /// As people write it: `{ref: String?}`.
  let text: String
}
