/// Placeholders of an `also`, which refer to parameters of the route.
extension PatternResolver {
  /// Returns the slot of the parameter of that name, if the placeholder agrees with it.
  func existingSlot(of syntax: ParameterSyntax, at position: PlaceholderPosition) -> Resolved<Int> {
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
    guard agrees(syntax, with: known, at: position) else { return .failed }
    if !position.isInPath, known.isOptionalValue, syntax.requiresValue {
      binder.change(slot, .required)
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
    _ syntax: ParameterSyntax, with known: Parameter, at position: PlaceholderPosition
  ) -> Bool {
    var type = known.type
    var isValid = true
    if let written = syntax.type {
      guard let kind = declarations.kind(of: written.name).value else { return false }
      type = known.type.with(kind)
      if known.isJoined { type.separator = syntax.separator?.text }
    }
    if let range = syntax.range { type.bounds = Bounds(range, of: type.kind) }
    if !syntax.hosts.isEmpty {
      type.bounds = hosts(of: syntax).value
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
    let name = known.name
    func problem(_ message: String, at place: Span? = nil) -> Diagnostic {
      Diagnostic(.aliasParameters, message, at: place ?? syntax.span)
        .also(known.span, "the route declares it here")
    }
    if type != known.type {
      let text = model.typeName(known.type.kind)
      let form = known.isJoined ? "[\(text)]+\(known.type.separatorText)" : text
      let isOptional = known.isOptionalValue && !position.isInPath
      let required = isOptional ? "; '{\(name): \(form)}' makes the item required" : ""
      return problem(
        "the route declares '\(name)' with another type or range",
        at: syntax.range?.span ?? syntax.type?.span
      )
      .note("an 'also' needs no types: '{\(name)}' is enough\(required)")
    }
    let isURL = known.type.kind == .url && syntax.restMark == nil
    let form =
      syntax.type == nil && (!syntax.isRest || isURL) ? known.form : syntax.form(at: position)
    let isMisplaced = position.isInPath && (known.form == .list || known.form.isDictionary)
    if known.form.takesSeveral || form.takesSeveral,
      !form.isLike(known.form) || isMisplaced || known.form.isRest != syntax.isRest
    {
      return problem("'\(name)' is \(known.form.noun) in the route, and something else here")
    }
    let mayBeMissing =
      syntax.type?.isOptional == true || syntax.defaultValue != nil
      || syntax.separator != nil && syntax.type?.filledListMark == nil
    let isNil = syntax.elseWord != nil && syntax.defaultValue?.text.isNil == true
    let text = syntax.defaultValue.map {
      isNil ? nil : model.canonicalText(of: $0.text, as: type)
    }
    let isOther = syntax.defaultValue != nil && (syntax.elseWord != nil) != known.ignoresUnreadable
    if syntax.restMark != nil, known.form == .rest {
      return problem("'\(name)' has at least one segment in the route, so it has one here")
        .propose("make it '{\(name)...}'", replace: syntax.span, with: "{\(name)...}")
    }
    let constant = "'with \(name) = …' after this pattern gives it a value"
    if mayBeMissing, !known.mayBeAbsent {
      return problem(
        "the route requires '\(name)', so an 'also' requires it too",
        at: syntax.defaultValue?.span ?? syntax.type?.span
      )
      .note(constant)
    }
    if isOther || text.map({ $0 != known.defaultValue }) == true {
      return problem(
        "the route decides the default of '\(name)', not an 'also'", at: syntax.defaultValue?.span
      )
      .note(constant)
    }
    guard mayBeMissing, position.isInPath else { return nil }
    return Diagnostic(
      .aliasParameters, "an 'also' has each of its segments, so '\(name)' cannot be missing here",
      at: syntax.span, note: "for the path without it, write another 'also'"
    )
    .fix("write '{\(name)}'", replace: syntax.span, with: "{\(name)}")
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
  fileprivate var takesSeveral: Bool { self != .single && self != .optional }

  fileprivate var noun: String {
    switch self {
    case .single, .optional: "one value"
    case .list: "a list"
    case .dictionary: "a dictionary"
    case .listDictionary: "a dictionary of lists"
    case .rest, .optionalRest: "the rest of the path"
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
    let reason =
      "this line continues the pattern of the group, which has it; another pattern of the whole group is among "
      + "the first lines of its block"
    return Diagnostic(
      .aliasParameters, "'\(name.text)' already has a value here", at: name.span,
      note: isOfGroup ? reason : nil)
  }
}
