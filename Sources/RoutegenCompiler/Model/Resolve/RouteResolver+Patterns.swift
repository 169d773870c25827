/// Other patterns of a route, and patterns without one.
extension RouteResolver {
  /// Returns whether a route or group may have other patterns; reports each that it may not have.
  func allowsAliases(
    _ syntax: RouteSyntax, _ attributes: Resolved<Attributes>, in scope: EnclosingScope
  ) -> Bool {
    guard scope.attributes.isUnlinked || attributes.value?.isUnlinked == true else { return true }
    for alias in syntax.aliases {
      bag.report(
        .invalidAttribute, "no link opens an '@unlinked' route, so it has no 'also'",
        at: alias.pattern.span, note: "without '@unlinked', links open the route")
    }
    return syntax.aliases.isEmpty
  }

  mutating func alias(
    _ syntax: AliasSyntax, in scope: EnclosingScope, of route: ParameterBinder
  ) -> Resolved<Alias> {
    // A pattern with an origin is complete: it continues no group.
    let scope = syntax.origin == nil ? scope : EnclosingScope()
    guard isOfSize(syntax.pattern, in: scope) else { return .failed }
    let patterns = PatternResolver(declarations, .referring(to: route, in: scope))
    let origin = origin(of: syntax)
    let (written, base) = behindBase(syntax, origin.value ?? nil)
    guard let written else { return .failed }
    let resolved = patterns.pattern(written, in: scope)
    let values = patterns.constants(syntax.values)
    let missing = patterns.binder.missing
    guard let pattern = resolved.value, let constants = values.value, !origin.isFailed else {
      return .failed
    }
    for parameter in missing {
      bag.report(
        Diagnostic(
          .aliasParameters, "this pattern has no value for '\(parameter.name)'",
          at: syntax.pattern.span
        )
        .also(parameter.span, "the route declares it here")
        .note("add '{\(parameter.name)}' to the pattern, or 'with \(parameter.name) = …' after it"))
    }
    guard missing.isEmpty else { return .failed }
    return .value(
      Alias(
        pattern: pattern, origin: origin.value ?? nil, base: base,
        hasAuthority: base.isEmpty && syntax.origin?.hasAuthority == true, constants: constants))
  }

  /// The texts after `with` of each shortcut and activity, by slot.
  func triggerConstants(
    of syntax: RouteSyntax, for route: ParameterBinder
  ) -> Resolved<[Span: [Int: String]]> {
    var constants: [Span: [Int: String]] = [:]
    var isFailed = false
    for attribute in syntax.attributes where attribute.isTrigger && !attribute.values.isEmpty {
      // The parameters of groups have no values yet, as they have in a pattern.
      let values = PatternResolver(declarations, .referring(to: route, in: EnclosingScope()))
        .constants(attribute.values)
      constants[attribute.span] = values.value
      isFailed = isFailed || values.isFailed
    }
    return isFailed ? .failed : .value(constants)
  }

  /// A pattern after `except` or `unwrap`, and those that the `also` of groups make of it; their placeholders
  /// have no slots.
  mutating func unrouted(_ syntax: PatternSyntax, in scope: EnclosingScope) -> Resolved<[Alias]> {
    guard isOfSize(syntax, in: scope) else { return .failed }
    let outer = scope.withoutSlots
    let patterns = PatternResolver(declarations)
    return patterns.pattern(syntax, in: outer).map {
      outer.patterns([Alias(pattern: $0)] + patterns.shorter($0, syntax))
    }
  }

  mutating func exceptions(
    _ syntax: ExceptionSyntax, in scope: EnclosingScope
  ) -> Resolved<[ExceptionPattern]> {
    let pattern = syntax.pattern
    if !pattern.hasPath, scope.isBlock {
      return bag.fail(
        Diagnostic(
          .invalidPattern,
          "an 'except' without a path is for all links, so it cannot be in a block",
          at: pattern.span
        )
        .propose(
          "write '/{_...?}' for any path in the block", replace: pattern.span.startPoint,
          with: "/{_...?}"
        )
        .note("outside of blocks, it comes before all routes"))
    }
    return unrouted(pattern, in: scope).map { patterns in
      patterns.map {
        ExceptionPattern(
          pattern: $0.pattern, origins: pattern.hasPath ? scope.origins(of: $0) : [.everywhere])
      }
    }
  }

  mutating func envelopes(
    _ syntax: EnvelopeSyntax, in scope: EnclosingScope
  ) -> Resolved<[Envelope]> {
    let resolved = unrouted(syntax.pattern, in: scope)
    for item in syntax.pattern.query where item.key?.text.hasSuffix("...") == true {
      return bag.fail(.itemAfterRest(item.span))
    }
    guard let patterns = resolved.value, !scope.isBroken else { return .failed }
    if let key = syntax.key,
      patterns[0].pattern.query.contains(where: { declarations.model.isSame($0.key, key.text) })
    {
      return bag.fail(
        .invalidEnvelope,
        "'\(key.text)' contains the link to open, so the pattern names it only at its end",
        at: key.span, note: "remove the '\(key.text)' before it")
    }
    return .value(
      patterns.map {
        Envelope(
          pattern: $0.pattern, origins: scope.origins(of: $0), key: syntax.key?.text,
          isRest: syntax.isRest)
      })
  }
}

extension PatternResolver {
  /// The texts after `with`, by slot.
  func constants(_ syntax: [AssignmentSyntax]) -> Resolved<[Int: String]> {
    var constants: [Int: String] = [:]
    var isFailed = false
    for assignment in syntax {
      if let slot = slot(of: assignment.name).value,
        let text = constant(assignment.value, for: binder.parameters[slot]).value
      {
        constants[slot] = text
      } else {
        isFailed = true
      }
    }
    return isFailed ? .failed : .value(constants)
  }

  private func slot(of name: NameSyntax) -> Resolved<Int> {
    guard let slot = binder.slot(of: name.text) else {
      if binder.broken.contains(name.text) { return .failed }
      return bag.fail(.unknownParameter(name, among: binder.unusedNames))
    }
    return binder.use(slot) ? .value(slot) : bag.fail(.givenTwice(name))
  }

  /// The text of a value that the file has, as links carry it.
  private func constant(_ value: NameSyntax, for parameter: Parameter) -> Resolved<String> {
    var values: [String] = []
    if parameter.form == .single || parameter.form == .optional {
      if let text = model.canonicalText(of: value.text, as: parameter.type) { return .value(text) }
      values = bag.proposals(model.writtenValues(of: parameter.type.kind))
    }
    return bag.fail(
      .invalidConstant(value, for: parameter, type: model.typeText(of: parameter), among: values))
  }
}

extension Diagnostic {
  fileprivate static func invalidConstant(
    _ value: NameSyntax, for parameter: Parameter, type: String, among values: [String]
  ) -> Diagnostic {
    let problem = Diagnostic(
      .aliasParameters, "'\(value.text)' is not a value of '\(parameter.name)', which is '\(type)'",
      at: value.span
    )
    .also(parameter.span, "the route declares it here")
    if let name = value.text.withoutType(type), values.contains(name) {
      return problem.change(value.span, to: name, isCertain: true)
    }
    return problem.suggest(value.text, at: value.span, among: values, called: "values")
  }
}
