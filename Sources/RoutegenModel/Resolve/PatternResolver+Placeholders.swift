import RoutegenSource
import RoutegenSyntax

/// A placeholder of a pattern, bound to its parameter.
struct Placeholder {
  /// The slot of the parameter; `nil` if the text is not kept.
  let slot: Int?
  let type: ValueType
  let form: Parameter.Form

  /// The text that is printed for a placeholder of a route without a name.
  var printed: String?
}

extension PatternResolver {
  func placeholder(
    _ syntax: ParameterSyntax, at position: PlaceholderPosition,
    binding binder: inout ParameterBinder, into bag: inout DiagnosticBag
  ) -> Resolved<Placeholder> {
    let slot: Resolved<Int>
    switch binder.purpose {
    case .declares where syntax.isUnnamed: return printed(syntax, at: position, into: &bag)
    case .declares: slot = newSlot(of: syntax, at: position, in: &binder, into: &bag)
    case .refers where !syntax.isUnnamed:
      slot = existingSlot(of: syntax, at: position, in: &binder, into: &bag)
    case .refers, .discards:
      if let text = syntax.defaultValue { return bag.fail(.unprintedDefault(text, of: syntax)) }
      return discarded(syntax, at: position, into: &bag)
    }
    return slot.map {
      Placeholder(slot: $0, type: binder.parameters[$0].type, form: binder.parameters[$0].form)
    }
  }

  private func newSlot(
    of syntax: ParameterSyntax, at position: PlaceholderPosition,
    in binder: inout ParameterBinder, into bag: inout DiagnosticBag
  ) -> Resolved<Int> {
    if let original = binder.slot(of: syntax.name.text) {
      return bag.fail(
        .duplicateParameter(syntax.name, first: binder.parameters[original].span))
    }
    if position == .segment, let path = binder.pathBeforeOptional {
      bag.report(.optionalSegment(syntax, after: path))
      binder.declareBroken(syntax.name.text)
      return .failed
    }
    switch parameter(syntax, at: position, into: &bag) {
    case .value(let parameter): return .value(binder.declare(parameter))
    case .failed:
      binder.declareBroken(syntax.name.text)
      return .failed
    }
  }

  private func existingSlot(
    of syntax: ParameterSyntax, at position: PlaceholderPosition,
    in binder: inout ParameterBinder, into bag: inout DiagnosticBag
  ) -> Resolved<Int> {
    let name = syntax.name.text
    guard let slot = binder.slot(of: name) else {
      if binder.broken.contains(name) { return .failed }
      return bag.fail(.unknownParameter(syntax.name, among: binder.parameters.map(\.name)))
    }
    guard binder.use(slot) else { return bag.fail(.givenTwice(syntax.name)) }
    return agrees(syntax, with: binder.parameters[slot], at: position, into: &bag)
      ? .value(slot) : .failed
  }

  /// Returns whether a placeholder of another pattern says of a parameter only what the route says;
  /// reports the difference if not.
  private func agrees(
    _ syntax: ParameterSyntax, with known: Parameter, at position: PlaceholderPosition,
    into bag: inout DiagnosticBag
  ) -> Bool {
    var type = known.type
    var isValid = true
    if let written = syntax.type {
      guard let kind = declarations.kind(of: written.name, into: &bag).value else { return false }
      type = ValueType(kind, bounds: known.type.bounds)
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
    if type != known.type { return .otherType(syntax, known) }
    let form =
      syntax.type == nil && !syntax.isRest ? known.form : syntax.form(at: position)
    let isMisplaced =
      position.isInPath && (known.form == .list || known.form.isDictionary)
    if known.form.takesSeveral || form.takesSeveral,
      !form.isLike(known.form) || isMisplaced || known.form.isRest != syntax.isRest
    {
      return .otherForm(syntax, known)
    }
    let mayBeMissing = syntax.type?.isOptional == true || syntax.defaultValue != nil
    let text = syntax.defaultValue.map { model.canonicalText(of: $0.text, as: type) }
    if syntax.restMark != nil, known.form == .rest { return .emptyRest(syntax, known) }
    if mayBeMissing && !known.mayBeAbsent || text.map({ $0 != known.defaultValue }) == true {
      return .otherDefault(syntax, known)
    }
    return nil
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
  fileprivate static func duplicateParameter(_ name: NameSyntax, first: Span) -> Diagnostic {
    Diagnostic(
      .duplicateParameter, "there is already a parameter called '\(name.text)'", at: name.span
    )
    .also(first, "the first one is here")
  }

  /// A name in another pattern that the route does not have.
  static func unknownParameter(_ name: NameSyntax, among names: [String]) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "the route has no parameter called '\(name.text)'", at: name.span
    )
    .suggest(name.text, at: name.span, among: names, called: "parameters")
  }

  static func givenTwice(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "'\(name.text)' already has a value here", at: name.span)
  }

  fileprivate static func otherType(_ placeholder: ParameterSyntax, _ known: Parameter)
    -> Diagnostic
  {
    Diagnostic(
      .aliasParameters, "the route declares '\(known.name)' with another type or range",
      at: placeholder.range?.span ?? placeholder.type?.span ?? placeholder.span
    )
    .also(known.span, "the route declares it here")
    .note("an 'also' needs no types: '{\(known.name)}' is enough")
  }

  fileprivate static func otherDefault(_ placeholder: ParameterSyntax, _ known: Parameter)
    -> Diagnostic
  {
    Diagnostic(
      .aliasParameters,
      "the route decides whether '\(known.name)' may be missing, not an 'also'",
      at: placeholder.defaultValue?.span ?? placeholder.type?.span ?? placeholder.span
    )
    .also(known.span, "the route declares it here")
    .note("'with \(known.name) = …' after this pattern gives it a value")
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
