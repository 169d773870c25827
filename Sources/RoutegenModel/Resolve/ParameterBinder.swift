import RoutegenSource
import RoutegenSyntax

/// Where in a pattern a parameter stands: what it may be depends on it.
enum PlaceholderPosition {
  /// A segment of its own.
  case segment

  /// Between literal text of a segment.
  case mixed
  case query
  case fragment
}

/// Binds the placeholders of a pattern to parameters.
struct ParameterBinder {
  var parameters: [Parameter]
  let purpose: Purpose

  /// The slots that have a placeholder in this pattern.
  var used: Set<Int> = []

  /// The names of the parameters that cannot be had, because their declaration has a mistake.
  var broken: Set<String> = []

  /// What a placeholder of the pattern does.
  enum Purpose {
    /// It declares a parameter, as in a route.
    case declares

    /// It stands for one that the route declares, as in `also`.
    case refers

    /// It is not kept, as in `except`.
    case forgets
  }
}

/// What a placeholder is.
struct Placeholder {
  /// The parameter that it stands for; `nil` if the text is not kept.
  let slot: Int?
  let type: ValueType
  let form: Parameter.Form
}

extension Resolver {
  /// What `syntax` is a placeholder for; `nil` if there is a mistake, which is then reported.
  mutating func placeholder(
    _ syntax: ParameterSyntax, at place: PlaceholderPosition, in binder: inout ParameterBinder
  ) -> Placeholder? {
    if syntax.isUnnamed, binder.purpose == .declares {
      report(.unnamedPlaceholder(syntax))
      return nil
    }
    if syntax.isUnnamed || binder.purpose == .forgets { return forgotten(syntax, at: place) }
    let slot =
      binder.purpose == .declares
      ? newSlot(of: syntax, at: place, in: &binder)
      : existingSlot(of: syntax, at: place, in: &binder)
    return slot.map {
      Placeholder(slot: $0, type: binder.parameters[$0].type, form: binder.parameters[$0].form)
    }
  }

  /// A placeholder whose text is looked at and not kept.
  private mutating func forgotten(_ syntax: ParameterSyntax, at place: PlaceholderPosition)
    -> Placeholder?
  {
    let isInPath = place == .segment || place == .mixed
    if let type = syntax.type, !isInPath {
      report(.typedForgotten(type, syntax))
      return nil
    }
    return parameter(syntax, at: place).map { Placeholder(slot: nil, type: $0.type, form: $0.form) }
  }

  private mutating func newSlot(
    of syntax: ParameterSyntax, at place: PlaceholderPosition, in binder: inout ParameterBinder
  ) -> Int? {
    if let original = binder.parameters.first(where: { $0.name == syntax.name.text }) {
      report(.duplicateParameter(syntax.name, first: original.span))
      return nil
    }
    guard let parameter = parameter(syntax, at: place) else {
      binder.broken.insert(syntax.name.text)
      return nil
    }
    binder.parameters.append(parameter)
    binder.used.insert(binder.parameters.count - 1)
    return binder.parameters.count - 1
  }

  private mutating func existingSlot(
    of syntax: ParameterSyntax, at place: PlaceholderPosition, in binder: inout ParameterBinder
  ) -> Int? {
    let name = syntax.name.text
    guard let slot = binder.parameters.firstIndex(where: { $0.name == name }) else {
      if !binder.broken.contains(name) {
        report(.unknownParameter(syntax.name, among: binder.parameters.map(\.name)))
      }
      return nil
    }
    guard binder.used.insert(slot).inserted else {
      report(.givenTwice(syntax.name))
      return nil
    }
    let known = binder.parameters[slot]
    guard let problem = disagreement(of: syntax, with: known, at: place) else { return slot }
    report(problem)
    return nil
  }

  /// What a placeholder of another pattern says that the route itself does not.
  private mutating func disagreement(
    of syntax: ParameterSyntax, with known: Parameter, at place: PlaceholderPosition
  ) -> Diagnostic? {
    var type = known.type
    if let written = syntax.type {
      guard let kind = kind(of: written) else { return nil }
      type = ValueType(kind, bounds: known.type.bounds)
    }
    if let range = syntax.range { type.bounds = bounds(range, of: type.kind) }
    if !syntax.hosts.isEmpty { type.bounds = hosts(of: syntax) }
    if type != known.type { return .otherType(syntax, known) }

    let isInPath = place == .segment || place == .mixed
    let written =
      syntax.type == nil && !syntax.isRest ? known.form : form(of: syntax, at: place)
    let takesMany: (Parameter.Form) -> Bool = { $0 == .list || $0 == .dictionary || $0 == .rest }
    let isMisplaced = known.form == .list && isInPath || known.form == .dictionary && isInPath
    if takesMany(known.form) || takesMany(written),
      written != known.form || isMisplaced
        || (known.form == .rest) != syntax.isRest
    {
      return .otherForm(syntax, known)
    }
    let mayBeMissing = syntax.type?.isOptional == true || syntax.defaultValue != nil
    let text = syntax.defaultValue.map { model.canonicalText(of: $0.text, as: type) }
    if mayBeMissing && !known.mayBeAbsent || text.map({ $0 != known.defaultValue }) == true {
      return .otherDefault(syntax, known)
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func duplicateParameter(_ name: NameSyntax, first: Span) -> Diagnostic {
    Diagnostic(
      .duplicateParameter, "there is already a parameter called '\(name.text)'", at: name.span
    )
    .also(first, "the first one is here")
  }

  fileprivate static func unknownParameter(
    _ name: NameSyntax, among names: [String]
  ) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "the route has no parameter called '\(name.text)'", at: name.span
    )
    .suggest(name.text, at: name.span, among: names, called: "parameters")
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
      "whether '\(known.name)' may be missing is said by the route, not by an 'also'",
      at: placeholder.defaultValue?.span ?? placeholder.type?.span ?? placeholder.span
    )
    .also(known.span, "the route declares it here")
    .note("'with \(known.name) = …' after this pattern gives it a value")
  }

  fileprivate static func otherForm(_ placeholder: ParameterSyntax, _ known: Parameter)
    -> Diagnostic
  {
    let form =
      switch known.form {
      case .single, .optional: "one value"
      case .list: "a list"
      case .dictionary: "a dictionary"
      case .rest: "the rest of the path"
      }
    return Diagnostic(
      .aliasParameters, "'\(known.name)' is \(form) in the route, and something else here",
      at: placeholder.span
    )
    .also(known.span, "the route declares it here")
  }

  fileprivate static func unnamedPlaceholder(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .unnamedPlaceholder, "a route prints its link too, so each of its parameters needs a name",
      at: placeholder.span
    )
    .note("'{_}' is for 'also', 'except' and 'unwrap', which are never printed")
  }

  fileprivate static func typedForgotten(_ type: TypeSyntax, _ placeholder: ParameterSyntax)
    -> Diagnostic
  {
    Diagnostic(
      .unnamedPlaceholder, "a value that is not kept has no type here: any value will do",
      at: type.span)
  }
}
