/// Placeholders of an `also`, which refer to parameters of the route.
extension PatternResolver {
  /// Returns the slot of the parameter of that name, if the placeholder agrees with it.
  func existingSlot(
    of syntax: ParameterSyntax, at position: PlaceholderPosition,
    in binder: inout ParameterBinder, into bag: inout DiagnosticBag
  ) -> Resolved<Int> {
    let name = syntax.name.text
    guard let slot = binder.slot(of: name) else {
      if binder.broken.contains(name) { return .failed }
      let others = binder.unusedNames
      return bag.fail(
        .unknownParameter(
          syntax.name, among: others.isEmpty && syntax.type == nil ? ["_"] : others))
    }
    guard binder.use(slot) else {
      return bag.fail(.givenTwice(syntax.name, isOfGroup: binder.isOfGroup(slot)))
    }
    let known = binder.parameters[slot]
    guard agrees(syntax, with: known, at: position, into: &bag) else { return .failed }
    if !position.isInPath, known.isOptionalValue, syntax.requiresValue {
      binder.change(slot, .required)
    }
    if syntax.plusLiteral != nil {
      let problem = needlessPlus(of: syntax, known.type.kind, at: position)
      if let problem { return bag.fail(problem) }
      binder.change(slot, .plusLiteral)
    }
    if known.form == .list, syntax.type?.filledListMark != nil {
      binder.change(slot, .required)
    }
    if syntax.type?.filledMark != nil {
      let problem = needlessMark(of: syntax, known.type.kind, at: position)
      if let problem { return bag.fail(problem) }
      binder.change(slot, .filled)
    }
    return .value(slot)
  }

  /// Returns whether a placeholder of another pattern says of a parameter only what the route says, or
  /// that it is required; reports the difference if not.
  private func agrees(
    _ syntax: ParameterSyntax, with known: Parameter, at position: PlaceholderPosition,
    into bag: inout DiagnosticBag
  ) -> Bool {
    var type = known.type
    var isValid = true
    if let written = syntax.type {
      guard let kind = declarations.kind(of: written.name, into: &bag).value else { return false }
      type = known.type.with(kind)
      if known.isJoined { type.separator = syntax.separator?.text }
    }
    if let range = syntax.range { type.bounds = Bounds(range, of: type.kind) }
    if !syntax.hosts.isEmpty {
      type.bounds = hosts(of: syntax, into: &bag).value
      isValid = type.bounds != nil
    }
    guard let problem = difference(of: syntax, type, from: known, at: position) else {
      return isValid
    }
    return bag.refuse(problem)
  }

  private func difference(
    of syntax: ParameterSyntax, _ type: ValueType, from known: Parameter,
    at position: PlaceholderPosition
  ) -> Diagnostic? {
    if type != known.type {
      return .otherType(syntax, known, model.typeName(known.type.kind), at: position)
    }
    let form =
      syntax.type == nil && !syntax.isRest ? known.form : syntax.form(at: position)
    let isMisplaced =
      position.isInPath && (known.form == .list || known.form.isDictionary)
    if known.form.takesSeveral || form.takesSeveral,
      !form.isLike(known.form) || isMisplaced || known.form.isRest != syntax.isRest
    {
      return .otherForm(syntax, known)
    }
    let mayBeMissing =
      syntax.type?.isOptional == true || syntax.defaultValue != nil
      || syntax.separator != nil && syntax.type?.filledListMark == nil
    let isNil = syntax.elseWord != nil && syntax.defaultValue?.text.isNil == true
    let text = syntax.defaultValue.map {
      isNil ? nil : model.canonicalText(of: $0.text, as: type)
    }
    let isOther = syntax.defaultValue != nil && (syntax.elseWord != nil) != known.ignoresUnreadable
    if syntax.restMark != nil, known.form == .rest { return .emptyRest(syntax, known) }
    if mayBeMissing, !known.mayBeAbsent { return .requiredInRoute(syntax, known) }
    if isOther || text.map({ $0 != known.defaultValue }) == true {
      return .otherDefault(syntax, known)
    }
    if mayBeMissing, position.isInPath { return .optionalInPath(syntax) }
    return nil
  }
}

extension ParameterSyntax {
  /// Whether the type is written as that of a required parameter.
  fileprivate var requiresValue: Bool {
    if separator != nil { return type?.filledListMark != nil }
    return type?.isOptional == false && defaultValue == nil
  }
}

extension Parameter.Form {
  /// Whether a parameter of the form has any number of texts.
  fileprivate var takesSeveral: Bool {
    switch self {
    case .single, .optional: false
    case .list, .dictionary, .listDictionary, .rest, .optionalRest: true
    }
  }

  /// Whether both are the same, except that a rest may be empty in one of them.
  fileprivate func isLike(_ other: Parameter.Form) -> Bool {
    self == other || isRest && other.isRest
  }
}

extension Diagnostic {
  /// A name in another pattern that the route does not have.
  ///
  /// - Parameter names: The parameters that have no value yet, or `_` if only any text can be meant.
  static func unknownParameter(_ name: NameSyntax, among names: [String]) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "the route has no parameter called '\(name.text)'", at: name.span
    )
    .suggest(name.text, at: name.span, among: names, called: "parameters")
  }

  /// - Parameter isOfGroup: Whether the pattern of a group around the route has the parameter.
  static func givenTwice(_ name: NameSyntax, isOfGroup: Bool = false) -> Diagnostic {
    let problem = Diagnostic(
      .aliasParameters, "'\(name.text)' already has a value here", at: name.span)
    if !isOfGroup { return problem }
    return problem.note(
      "this line continues the pattern of the group, which has it; another pattern of the whole group is among "
        + "the first lines of its block")
  }

  /// - Parameter type: The name of the parameter's type.
  fileprivate static func otherType(
    _ placeholder: ParameterSyntax, _ known: Parameter, _ type: String,
    at position: PlaceholderPosition
  ) -> Diagnostic {
    let form = known.isJoined ? "[\(type)]+\(known.type.separatorText)" : type
    let required =
      known.isOptionalValue && !position.isInPath
      ? "; '{\(known.name): \(form)}' makes the item required" : ""
    return Diagnostic(
      .aliasParameters, "the route declares '\(known.name)' with another type or range",
      at: placeholder.range?.span ?? placeholder.type?.span ?? placeholder.span
    )
    .also(known.span, "the route declares it here")
    .note("an 'also' needs no types: '{\(known.name)}' is enough\(required)")
  }

  fileprivate static func requiredInRoute(_ placeholder: ParameterSyntax, _ known: Parameter)
    -> Diagnostic
  {
    Diagnostic(
      .aliasParameters, "the route requires '\(known.name)', so an 'also' requires it too",
      at: placeholder.defaultValue?.span ?? placeholder.type?.span ?? placeholder.span
    )
    .also(known.span, "the route declares it here")
    .note("'with \(known.name) = …' after this pattern gives it a value")
  }

  fileprivate static func otherDefault(_ placeholder: ParameterSyntax, _ known: Parameter)
    -> Diagnostic
  {
    Diagnostic(
      .aliasParameters, "the route decides the default of '\(known.name)', not an 'also'",
      at: placeholder.defaultValue?.span ?? placeholder.span
    )
    .also(known.span, "the route declares it here")
    .note("'with \(known.name) = …' after this pattern gives it a value")
  }

  /// A segment that an `also` writes as optional.
  fileprivate static func optionalInPath(_ placeholder: ParameterSyntax) -> Diagnostic {
    let name = placeholder.name.text
    return Diagnostic(
      .aliasParameters, "an 'also' has each of its segments, so '\(name)' cannot be missing here",
      at: placeholder.span,
      note: "for the path without it, write another 'also'"
    )
    .fix("write '{\(name)}'", replace: placeholder.span, with: "{\(name)}")
  }

  fileprivate static func emptyRest(_ placeholder: ParameterSyntax, _ known: Parameter)
    -> Diagnostic
  {
    Diagnostic(
      .aliasParameters, "'\(known.name)' has at least one segment in the route, so it has one here",
      at: placeholder.span
    )
    .also(known.span, "the route declares it here")
    .propose(
      "make it '{\(known.name)...}'", replace: placeholder.span, with: "{\(known.name)...}")
  }

  fileprivate static func otherForm(_ placeholder: ParameterSyntax, _ known: Parameter)
    -> Diagnostic
  {
    let form =
      switch known.form {
      case .single, .optional: "one value"
      case .list: "a list"
      case .dictionary: "a dictionary"
      case .listDictionary: "a dictionary of lists"
      case .rest, .optionalRest: "the rest of the path"
      }
    return Diagnostic(
      .aliasParameters, "'\(known.name)' is \(form) in the route, and something else here",
      at: placeholder.span
    )
    .also(known.span, "the route declares it here")
  }
}
