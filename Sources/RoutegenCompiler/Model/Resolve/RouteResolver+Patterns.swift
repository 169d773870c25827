/// Other patterns of a route, and patterns without one.
extension RouteResolver {
  /// Returns whether a route or group may have other patterns; reports each that it may not have.
  func allowsAliases(
    _ syntax: RouteSyntax, _ attributes: Resolved<Attributes>, in scope: EnclosingScope,
    into bag: inout DiagnosticBag
  ) -> Bool {
    guard scope.attributes.isUnlinked || attributes.value?.isUnlinked == true else { return true }
    for alias in syntax.aliases {
      bag.report(
        Diagnostic(
          .invalidAttribute, "no link opens an '@unlinked' route, so it has no 'also'",
          at: alias.pattern.span,
          note: "without '@unlinked', links open the route"))
    }
    return syntax.aliases.isEmpty
  }

  mutating func alias(
    _ syntax: AliasSyntax, in scope: EnclosingScope, of route: ParameterBinder,
    into bag: inout DiagnosticBag
  ) -> Resolved<Alias> {
    // A pattern with an origin is complete: it continues no group.
    let scope = syntax.origin == nil ? scope : EnclosingScope()
    guard isOfSize(syntax.pattern, in: scope, into: &bag) else { return .failed }
    var binder = ParameterBinder.referring(to: route, in: scope)
    let resolved = patterns.pattern(syntax.pattern, in: scope, binding: &binder, into: &bag)
    let values = constants(syntax.values, binding: &binder, into: &bag)
    let origin = origin(of: syntax, into: &bag)
    guard let pattern = resolved.value, let constants = values.value, !origin.isFailed else {
      return .failed
    }
    for parameter in binder.missing { bag.report(.unsupplied(parameter, by: syntax)) }
    guard binder.missing.isEmpty else { return .failed }
    return .value(
      Alias(
        pattern: pattern, origin: origin.value ?? nil,
        hasAuthority: syntax.origin?.hasAuthority == true, constants: constants))
  }

  /// The texts after `with` of each shortcut and activity, by slot.
  func triggerConstants(
    of syntax: RouteSyntax, for route: ParameterBinder, into bag: inout DiagnosticBag
  ) -> Resolved<[Span: [Int: String]]> {
    var constants: [Span: [Int: String]] = [:]
    var isFailed = false
    for attribute in syntax.attributes where attribute.isTrigger && !attribute.values.isEmpty {
      // The parameters of groups have no values yet, as they have in a pattern.
      var binder = ParameterBinder.referring(to: route, in: EnclosingScope())
      let values = self.constants(attribute.values, binding: &binder, into: &bag)
      constants[attribute.span] = values.value
      isFailed = isFailed || values.isFailed
    }
    return isFailed ? .failed : .value(constants)
  }

  /// The texts after `with`, by slot.
  private func constants(
    _ syntax: [AssignmentSyntax], binding binder: inout ParameterBinder,
    into bag: inout DiagnosticBag
  ) -> Resolved<[Int: String]> {
    var constants: [Int: String] = [:]
    var isFailed = false
    for assignment in syntax {
      if let slot = slot(of: assignment.name, in: &binder, into: &bag).value,
        let text = constant(assignment.value, for: binder.parameters[slot], into: &bag).value
      {
        constants[slot] = text
      } else {
        isFailed = true
      }
    }
    return isFailed ? .failed : .value(constants)
  }

  private func slot(
    of name: NameSyntax, in binder: inout ParameterBinder, into bag: inout DiagnosticBag
  ) -> Resolved<Int> {
    guard let slot = binder.slot(of: name.text) else {
      if binder.broken.contains(name.text) { return .failed }
      return bag.fail(.unknownParameter(name, among: binder.unusedNames))
    }
    return binder.use(slot) ? .value(slot) : bag.fail(.givenTwice(name))
  }

  /// The text of a value that the file has, as links carry it.
  private func constant(
    _ value: NameSyntax, for parameter: Parameter, into bag: inout DiagnosticBag
  ) -> Resolved<String> {
    let model = declarations.model
    var values: [String] = []
    if parameter.form == .single || parameter.form == .optional {
      if let text = model.canonicalText(of: value.text, as: parameter.type) { return .value(text) }
      values = bag.proposals(model.writtenValues(of: parameter.type.kind))
    }
    return bag.fail(
      .invalidConstant(value, for: parameter, type: model.typeText(of: parameter), among: values))
  }

  /// A pattern after `except` or `unwrap`, and those that the `also` of groups make of it; their placeholders
  /// have no slots.
  mutating func unrouted(
    _ syntax: PatternSyntax, in scope: EnclosingScope, into bag: inout DiagnosticBag
  ) -> Resolved<[Alias]> {
    guard isOfSize(syntax, in: scope, into: &bag) else { return .failed }
    let outer = scope.withoutSlots
    var binder = ParameterBinder.discarding
    return patterns.pattern(syntax, in: outer, binding: &binder, into: &bag).map {
      outer.patterns([Alias(pattern: $0)] + patterns.shorter($0, syntax, []))
    }
  }

  mutating func exceptions(
    _ syntax: ExceptionSyntax, in scope: EnclosingScope, into bag: inout DiagnosticBag
  ) -> Resolved<[ExceptionPattern]> {
    let pattern = syntax.pattern
    if !pattern.hasPath, scope.isBlock { return bag.fail(.exceptionInBlock(pattern)) }
    return unrouted(pattern, in: scope, into: &bag).map { patterns in
      patterns.map {
        ExceptionPattern(
          pattern: $0.pattern, origins: pattern.hasPath ? scope.origins(of: $0) : [.everywhere])
      }
    }
  }

  mutating func envelopes(
    _ syntax: EnvelopeSyntax, in scope: EnclosingScope, into bag: inout DiagnosticBag
  ) -> Resolved<[Envelope]> {
    let resolved = unrouted(syntax.pattern, in: scope, into: &bag)
    for item in syntax.pattern.query where item.key?.text.hasSuffix("...") == true {
      return bag.fail(.itemAfterRest(item.span))
    }
    guard let patterns = resolved.value, !scope.isBroken else { return .failed }
    if let key = syntax.key,
      patterns[0].pattern.query.contains(where: { declarations.model.isSame($0.key, key.text) })
    {
      return bag.fail(.repeatedEnvelopeKey(key))
    }
    return .value(
      patterns.map {
        Envelope(
          pattern: $0.pattern, origins: scope.origins(of: $0), key: syntax.key?.text,
          isRest: syntax.isRest)
      })
  }
}

extension Diagnostic {
  fileprivate static func unsupplied(_ parameter: Parameter, by alias: AliasSyntax) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "this pattern has no value for '\(parameter.name)'", at: alias.pattern.span
    )
    .also(parameter.span, "the route declares it here")
    .note("add '{\(parameter.name)}' to the pattern, or 'with \(parameter.name) = …' after it")
  }

  fileprivate static func invalidConstant(
    _ value: NameSyntax, for parameter: Parameter, type: String, among values: [String]
  ) -> Diagnostic {
    let problem = Diagnostic(
      .aliasParameters, "'\(value.text)' is not a value of '\(parameter.name)', which is '\(type)'",
      at: value.span
    )
    .also(parameter.span, "the route declares it here")
    if let name = value.text.withoutType(type), values.contains(name) {
      return problem.fix("change it to '\(name)'", replace: value.span, with: name)
    }
    return problem.suggest(value.text, at: value.span, among: values, called: "values")
  }

  fileprivate static func exceptionInBlock(_ pattern: PatternSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern,
      "an 'except' without a path is for all links, so it cannot be in a block", at: pattern.span
    )
    .propose(
      "write '/{_...?}' for any path in the block",
      replace: Span(file: pattern.span.file, start: pattern.span.start, end: pattern.span.start),
      with: "/{_...?}"
    )
    .note("outside of blocks, it comes before all routes")
  }

  fileprivate static func repeatedEnvelopeKey(_ key: NameSyntax) -> Diagnostic {
    Diagnostic(
      .invalidEnvelope,
      "'\(key.text)' contains the link to open, so the pattern names it only at its end",
      at: key.span,
      note: "remove the '\(key.text)' before it")
  }
}
