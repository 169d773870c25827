/// Query items of a group, which every route of the group has.
extension PatternResolver {
  /// Returns the items, each of which can be missing in a link.
  func groupItems(_ syntax: PatternSyntax, in scope: EnclosingScope) -> Resolved<[GroupItem]> {
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
    let resolved = items(written, at: .query, after: scope.items)
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
    let own = "write an item that links must contain in the pattern of each route that needs it"
    guard case .parameter(let placeholder) = value, !placeholder.isUnnamed else {
      return Diagnostic(
        .invalidPattern, "a group cannot have items that links must contain", at: span, note: own)
    }
    let (name, type) = (placeholder.name, placeholder.type)
    if placeholder.isRest || type?.dictionaryValue != nil {
      return Diagnostic(
        .invalidPattern, "a group cannot have a parameter that contains other items of the link",
        at: span, note: "write it in the pattern of the route that needs it")
    }
    if type?.isOptional == true || type?.isList == true || placeholder.defaultValue != nil {
      return nil
    }
    return Diagnostic(
      .invalidPattern,
      "an item of a group can be missing, so '\(name.text)' must be optional or have a default",
      at: placeholder.span, note: own
    )
    .propose(
      "make it optional", replace: (type?.span ?? name.span).endPoint,
      with: type == nil ? ": String?" : "?")
  }
}

/// A query item of a group: every route of the group has it.
struct GroupItem {
  let item: QueryItem
  let span: Span

  /// As people write it: `{ref: String?}`.
  let text: String
}
