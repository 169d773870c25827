import RoutegenSource
import RoutegenSyntax

/// What stands above a route or group, and the requirements that it may name.
extension Resolver {
  private static let knownAttributes = [
    "deprecated", "internal", "requires", "shortcut", "activity",
  ]

  mutating func resolveRequirement(_ name: NameSyntax) {
    if !Names.isIdentifier(name.text) {
      report(.invalidName(name))
    } else if Names.reservedValues.contains(name.text) {
      report(.reservedRequirement(name))
    } else if let original = declaredRequirements[name.text] {
      report(.repeated(name, called: "requirement", first: original))
    } else {
      declaredRequirements[name.text] = name.span
      model.requirements.append(name.text)
    }
  }

  /// - Parameter isLeaf: Whether they stand above a route and not above a group.
  mutating func attributes(_ syntax: [AttributeSyntax], isLeaf: Bool) -> Attributes {
    var attributes = Attributes()
    var first: [String: Span] = [:]
    for attribute in syntax {
      if let original = first[attribute.name.text],
        !["shortcut", "activity"].contains(attribute.name.text)
      {
        report(.repeatedAttribute(attribute, first: original))
        continue
      }
      first[attribute.name.text] = attribute.span
      apply(attribute, to: &attributes, isLeaf: isLeaf)
    }
    return attributes
  }

  private mutating func apply(
    _ attribute: AttributeSyntax, to attributes: inout Attributes, isLeaf: Bool
  ) {
    let texts = attribute.arguments
    switch attribute.name.text {
    case "deprecated":
      guard expect(0...1, attribute) else { return }
      model.hasDeprecations = true
      attributes.deprecation = texts.first?.text ?? ""
      attributes.deprecationSpan = attribute.span
    case "internal":
      if expect(0...0, attribute) { attributes.isInternal = true }
    case "requires":
      guard expect(1...Int.max, attribute) else { return }
      for name in texts { require(name, in: &attributes) }
    case "shortcut", "activity":
      guard isLeaf else { return report(.attributeOfGroup(attribute)) }
      guard expect(1...1, attribute), isFirstTrigger(attribute) else { return }
      if attribute.name.text == "shortcut" {
        attributes.shortcuts.append(texts[0].text)
      } else {
        attributes.activities.append(texts[0].text)
      }
    default: report(.unknownAttribute(attribute, among: Self.knownAttributes))
    }
  }

  private mutating func require(_ name: NameSyntax, in attributes: inout Attributes) {
    guard declaredRequirements[name.text] != nil else {
      let known = choices(model.requirements)
      return report(.unknownRequirement(name, among: known))
    }
    if !attributes.requirements.contains(name.text) { attributes.requirements.append(name.text) }
  }

  private mutating func expect(_ counts: ClosedRange<Int>, _ attribute: AttributeSyntax) -> Bool {
    let isRight = counts.contains(attribute.arguments.count)
    let isEmpty = attribute.arguments.contains { $0.text.isEmpty || $0.text == "*." }
    if !isRight || isEmpty { report(.attributeArguments(attribute)) }
    return isRight && !isEmpty
  }

  /// A shortcut or an activity gives a parameter one text at most, and the rest of a path is more.
  mutating func checkTriggers(_ attributes: [AttributeSyntax], of parameters: [Parameter]) {
    guard let rest = parameters.first(where: { $0.form == .rest }) else { return }
    for attribute in attributes where ["shortcut", "activity"].contains(attribute.name.text) {
      report(.triggerWithRest(attribute, rest))
    }
  }

  /// Whether no other route has the shortcut or activity.
  private mutating func isFirstTrigger(_ attribute: AttributeSyntax) -> Bool {
    let trigger = "\(attribute.name.text) \(attribute.arguments[0].text)"
    if let original = declaredTriggers[trigger] {
      report(.repeated(attribute.arguments[0], called: attribute.name.text, first: original))
      return false
    }
    declaredTriggers[trigger] = attribute.arguments[0].span
    return true
  }
}

extension AttributeSyntax {
  /// What stands in its parentheses.
  fileprivate var form: String {
    switch name.text {
    case "deprecated": "has one text or none, as in '@deprecated(\"use /new\")'"
    case "internal": "has no parentheses"
    case "requires": "names what is required, as in '@requires(login)'"
    case "shortcut": "has one text, as in '@shortcut(\"com.example.search\")'"
    default: "has one text, as in '@activity(\"com.example.view\")'"
    }
  }
}

extension Diagnostic {
  fileprivate static func reservedRequirement(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .reservedName, "the name '\(name.text)' is one that Swift or generated code needs",
      at: name.span
    )
    .note("choose another name")
  }

  fileprivate static func unknownAttribute(
    _ attribute: AttributeSyntax, among known: [String]
  ) -> Diagnostic {
    let name = attribute.name
    let text = Span(file: name.span.file, start: name.span.start + 1, end: name.span.end)
    return Diagnostic(.invalidAttribute, "no attribute is called '@\(name.text)'", at: name.span)
      .suggest(name.text, at: text, among: known, called: "attributes")
  }

  fileprivate static func repeatedAttribute(
    _ attribute: AttributeSyntax, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .invalidAttribute, "'@\(attribute.name.text)' stands here twice", at: attribute.span
    )
    .also(first, "the first one is here")
  }

  fileprivate static func attributeArguments(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      .invalidAttribute, "'@\(attribute.name.text)' \(attribute.form)",
      at: attribute.span)
  }

  fileprivate static func attributeOfGroup(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      .invalidAttribute, "'@\(attribute.name.text)' belongs to a route, and this is a group",
      at: attribute.span
    )
    .note("write it above the route in the block that it opens")
  }

  fileprivate static func triggerWithRest(
    _ attribute: AttributeSyntax, _ rest: Parameter
  ) -> Diagnostic {
    Diagnostic(
      .invalidAttribute,
      "'@\(attribute.name.text)' has no value for '\(rest.name)', which is the rest of a path",
      at: attribute.span
    )
    .also(rest.span, "it needs one segment or more")
  }

  fileprivate static func unknownRequirement(
    _ name: NameSyntax, among known: [String]
  ) -> Diagnostic {
    let problem = Diagnostic(
      .unknownRequirement, "the file declares no requirement '\(name.text)'", at: name.span
    )
    .suggest(name.text, at: name.span, among: known, called: "requirements")
    return known.isEmpty
      ? problem.note("'require \(name.text)' at the top of the file declares it") : problem
  }
}
