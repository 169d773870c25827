extension RouteResolver {
  mutating func attributes(of syntax: RouteSyntax) -> Resolved<Attributes> {
    var attributes = Attributes()
    var first: [String: Span] = [:]
    var isFailed = false
    for attribute in syntax.attributes {
      let kind = attribute.kind
      if let original = first[attribute.name.text], kind?.isTrigger != true {
        bag.report(
          Diagnostic(.invalidAttribute, "'@\(attribute.name.text)' is repeated", at: attribute.span)
            .also(original, "the first one is here"))
        isFailed = true
        continue
      }
      first[attribute.name.text] = attribute.span
      if kind?.isTrigger == true, syntax.isGroup {
        bag.report(
          .invalidAttribute, "'@\(attribute.name.text)' belongs to a route, and this is a group",
          at: attribute.span, note: "write it above the route in the block that it opens")
        isFailed = true
      } else if !apply(attribute, to: &attributes) {
        isFailed = true
      }
    }
    return isFailed ? .failed : .value(attributes)
  }

  /// Adds an attribute to those of a declaration; returns `false` after reporting a mistake.
  private mutating func apply(_ syntax: AttributeSyntax, to attributes: inout Attributes) -> Bool {
    guard let kind = syntax.kind else {
      return bag.refuse(.unknownAttribute(syntax))
    }
    let texts = syntax.arguments.map(\.text)
    guard kind.argumentCounts.contains(texts.count), !texts.contains(where: \.isBlankArgument)
    else { return bag.refuse(.attributeArguments(syntax, kind)) }
    if !syntax.values.isEmpty, !kind.isTrigger {
      return bag.refuse(
        .invalidAttribute, "'@\(syntax.name.text)' has no values after 'with'",
        at: syntax.values[0].name.span,
        note: "'with' follows '@shortcut', '@activity' or the pattern of an 'also'")
    }
    if kind.isTrigger,
      let problem = Diagnostic.wildcard(in: syntax.arguments[0], isShortcut: kind == .shortcut)
    {
      return bag.refuse(problem)
    }
    switch kind {
    case .deprecated:
      attributes.deprecation = texts.first ?? ""
      attributes.deprecationSpan = syntax.span
      return setEnd(syntax.labeledArguments, of: &attributes)
    case .internal: attributes.isInternal = true
    case .unlinked: attributes.isUnlinked = true
    case .requires: return require(syntax.arguments, in: &attributes)
    case .callback: attributes.callback = syntax.span
    case .shortcut:
      guard isFirst(syntax) else { return false }
      attributes.shortcuts.append(TriggerAttribute(type: texts[0], span: syntax.span))
    case .activity:
      guard isFirst(syntax) else { return false }
      attributes.activities.append(TriggerAttribute(type: texts[0], span: syntax.span))
    }
    return true
  }

  private func require(_ names: [NameSyntax], in attributes: inout Attributes) -> Bool {
    let requirements = declarations.model.requirements
    let unknown = names.filter { !requirements.contains($0.text) }
    for name in unknown {
      let known = bag.proposals(requirements)
      bag.report(
        Diagnostic(
          .unknownRequirement, "the file declares no requirement '\(name.text)'", at: name.span
        )
        .suggest(name.text, at: name.span, among: known, called: "requirements")
        .note(known.isEmpty ? "'require \(name.text)' at the top of the file declares it" : nil))
    }
    for name in names.map(\.text) where !attributes.requirements.contains(name) {
      attributes.requirements.append(name)
    }
    return unknown.isEmpty
  }

  /// Returns whether no other route has the shortcut or activity; reports it if one has.
  private mutating func isFirst(_ syntax: AttributeSyntax) -> Bool {
    let text = syntax.arguments[0]
    let trigger = "\(syntax.name.text) \(text.text)"
    if let original = triggers[trigger] {
      return bag.refuse(.repeated(text, called: syntax.name.text, first: original))
    }
    triggers[trigger] = text.span
    return true
  }

  /// Returns whether shortcuts and activities can open a route with these parameters; reports each
  /// that cannot.
  ///
  /// Their payload has at most one text for a parameter, and the rest of a path may be several. A rest
  /// that may be empty is empty.
  func allowsTriggers(_ syntax: [AttributeSyntax], of parameters: [Parameter]) -> Bool {
    guard let rest = parameters.first(where: { $0.form == .rest }) else { return true }
    let triggers = syntax.filter(\.isTrigger)
    for attribute in triggers {
      bag.report(
        Diagnostic(
          .invalidAttribute,
          "'@\(attribute.name.text)' has no value for '\(rest.name)', which is the rest of a path",
          at: attribute.span
        )
        .also(rest.span, "it needs one segment or more"))
    }
    return triggers.isEmpty
  }
}

extension AttributeSyntax {
  /// Whether the attribute names a shortcut or an activity that opens the route.
  var isTrigger: Bool { kind?.isTrigger == true }
}

extension String {
  /// Whether the text of an attribute names nothing; `*.` is a wildcard without a name.
  fileprivate var isBlankArgument: Bool { isEmpty || self == "*." }
}

extension Diagnostic {
  fileprivate static func unknownAttribute(_ attribute: AttributeSyntax) -> Diagnostic {
    let name = attribute.name
    let text = Span(file: name.span.file, start: name.span.start + 1, end: name.span.end)
    let problem = Diagnostic(
      .invalidAttribute, "no attribute is called '@\(name.text)'", at: name.span)
    let known = AttributeKind.allCases.map(\.rawValue)
    if known.contains(name.text.lowercased()) {
      let same = name.text.lowercased()
      return problem.change(text, to: same, isCertain: true)
    }
    if let note = ForeignAttribute.note(on: name.text) {
      return problem.note(note).change(text, to: ForeignAttribute.replacement(of: name.text))
    }
    return problem.suggest(
      name.text, at: text, among: known, called: "attributes")
  }

  fileprivate static func attributeArguments(
    _ attribute: AttributeSyntax, _ kind: AttributeKind
  ) -> Diagnostic {
    let problem = Diagnostic(
      .invalidAttribute, "'@\(kind.rawValue)' \(kind.arguments)", at: attribute.span)
    if kind == .deprecated, let date = attribute.arguments.last, CalendarDate(date.text) != nil {
      return problem.change(date.span, to: "until: \(date.text)")
    }
    guard kind.argumentCounts == 0...0 else { return problem }
    let span = attribute.span
    let arguments = Span(
      file: span.file, start: span.start + 1 + kind.rawValue.utf8.count, end: span.end)
    return problem.propose("remove the parentheses", replace: arguments, with: "")
  }
}
