import RoutegenSource
import RoutegenSyntax

/// Where in a pattern a parameter stands: what it may be depends on it.
enum Place {
  /// A segment of its own.
  case segment

  /// Between literal text of a segment.
  case affix
  case query
  case fragment
}

/// The parameters that a pattern's holes stand for.
struct Holes {
  var parameters: [Parameter]

  /// Whether a hole of an unknown name is a new parameter, as in a route, or a mistake, as in `also`.
  let mayDeclare: Bool

  /// The slots that have a hole in this pattern.
  var used: Set<Int> = []

  /// The names of the parameters that cannot be had, because their declaration has a mistake.
  var broken: Set<String> = []
}

extension Resolver {
  /// The slot of the parameter that `syntax` is a hole for; `nil` if there is a mistake.
  mutating func slot(of syntax: ParameterSyntax, at place: Place, in holes: inout Holes) -> Int? {
    guard holes.mayDeclare else { return existingSlot(of: syntax, at: place, in: &holes) }
    if let original = holes.parameters.first(where: { $0.name == syntax.name.text }) {
      report(.duplicateParameter(syntax.name, first: original.span))
      return nil
    }
    guard let parameter = parameter(syntax, at: place) else {
      holes.broken.insert(syntax.name.text)
      return nil
    }
    holes.parameters.append(parameter)
    holes.used.insert(holes.parameters.count - 1)
    return holes.parameters.count - 1
  }

  private mutating func existingSlot(
    of syntax: ParameterSyntax, at place: Place, in holes: inout Holes
  ) -> Int? {
    let name = syntax.name.text
    guard let slot = holes.parameters.firstIndex(where: { $0.name == name }) else {
      if !holes.broken.contains(name) {
        report(.unknownParameter(syntax.name, among: holes.parameters.map(\.name)))
      }
      return nil
    }
    guard holes.used.insert(slot).inserted else {
      report(.givenTwice(syntax.name))
      return nil
    }
    let known = holes.parameters[slot]
    guard let problem = disagreement(of: syntax, with: known, at: place) else { return slot }
    report(problem)
    return nil
  }

  /// What a hole of another pattern says that the route itself does not.
  private mutating func disagreement(
    of syntax: ParameterSyntax, with known: Parameter, at place: Place
  ) -> Diagnostic? {
    var type = known.type
    if let written = syntax.type {
      guard let kind = kind(of: written) else { return nil }
      type = ValueType(kind, bounds: known.type.bounds)
    }
    if let range = syntax.range { type.bounds = bounds(range, of: type.kind) }
    if type != known.type { return .otherType(syntax, known) }

    let isInPath = place == .segment || place == .affix
    let isList = syntax.type.map(\.isList) ?? (known.form == .list)
    if (known.form == .list && isInPath) || (known.form == .rest) != syntax.isRest
      || isList != (known.form == .list)
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

  /// What the hole declares; `nil` if there is a mistake, which is then reported.
  private mutating func parameter(_ syntax: ParameterSyntax, at place: Place) -> Parameter? {
    guard Names.isIdentifier(syntax.name.text) else {
      report(.invalidParameterName(syntax.name, at: place))
      return nil
    }
    guard let kind = syntax.type.map({ kind(of: $0) }) ?? .some(.string) else { return nil }
    let form = form(of: syntax)
    if let problem = misplaced(syntax, form, kind, at: place) {
      report(problem)
      return nil
    }
    var type = ValueType(kind)
    if let range = syntax.range {
      guard let bounds = bounds(range, of: kind) else {
        report(kind.isNumber ? .invalidRange(range, of: syntax) : .rangeOfNoNumber(range))
        return nil
      }
      type.bounds = bounds
    }
    var defaultText: String?
    if form == .optional, syntax.defaultValue?.text == "nil" {
      report(.defaultOfNil(syntax))
      return nil
    }
    if let value = syntax.defaultValue {
      guard kind.mayHaveDefault, let text = model.canonicalText(of: value.text, as: type) else {
        let problem = Diagnostic.invalidDefault(
          value, of: syntax, among: model.writtenValues(of: kind), isNumber: kind.isNumber)
        report(kind.mayHaveDefault ? problem : .defaultOfType(value, of: syntax))
        return nil
      }
      defaultText = text
    }
    let isMarkNeedless = form == .optional && defaultText != nil
    return Parameter(
      name: syntax.name.text, type: type, form: isMarkNeedless ? .single : form,
      defaultValue: defaultText, span: syntax.span,
      needlessMark: isMarkNeedless ? syntax.type?.markSpan : nil)
  }

  private func form(of syntax: ParameterSyntax) -> Parameter.Form {
    if syntax.isRest { return .rest }
    guard let type = syntax.type else { return .single }
    return type.isList ? .list : type.isOptional ? .optional : .single
  }

  /// The reason why a parameter of this form cannot stand here.
  private func misplaced(
    _ syntax: ParameterSyntax, _ form: Parameter.Form, _ kind: ValueType.Kind, at place: Place
  ) -> Diagnostic? {
    let isInPath = place == .segment || place == .affix
    switch form {
    case .rest where place != .segment: return .misplacedRest(syntax)
    case .rest where kind != .string: return .typedRest(syntax)
    case .optional where isInPath, .list where isInPath: return .absentSegment(syntax)
    case .list where place == .fragment: return .listInFragment(syntax)
    case .list where syntax.type?.isOptional == true || syntax.defaultValue != nil:
      return .listWithDefault(syntax)
    default:
      return isInPath && syntax.defaultValue != nil ? .absentSegment(syntax) : nil
    }
  }

  private mutating func kind(of type: TypeSyntax) -> ValueType.Kind? {
    let name = type.name.text
    if let builtIn = ValueType.builtIn.first(where: { $0.name == name }) { return builtIn.kind }
    if let index = model.enumerations.firstIndex(where: { $0.name == name }) {
      return .enumeration(index)
    }
    if let index = model.externalTypes.firstIndex(of: name) { return .external(index) }
    if brokenTypes.contains(name) { return nil }
    let known =
      ValueType.builtIn.map(\.name) + model.enumerations.map(\.name) + model.externalTypes
    report(.unknownType(type.name, among: known))
    return nil
  }

  private func bounds(_ range: RangeSyntax, of kind: ValueType.Kind) -> Bounds? {
    func number<Number: LosslessStringConvertible>(
      _ name: NameSyntax?, or missing: Number, allowsFraction: Bool = false
    ) -> Number? {
      guard let name else { return missing }
      guard RouteModel.isCanonicalNumber(name.text, allowsFraction: allowsFraction) else {
        return nil
      }
      return Number(name.text)
    }
    switch kind {
    case .int:
      guard let low = number(range.lower, or: Int.min), let high = number(range.upper, or: Int.max),
        low <= high
      else { return nil }
      return .int(low, high)
    case .uint:
      guard let low = number(range.lower, or: UInt.min),
        let high = number(range.upper, or: UInt.max), low <= high
      else { return nil }
      return .uint(low, high)
    case .double:
      let greatest = Double.greatestFiniteMagnitude
      guard let low = number(range.lower, or: -greatest, allowsFraction: true),
        let high = number(range.upper, or: greatest, allowsFraction: true), low <= high
      else { return nil }
      return .double(low, high)
    default: return nil
    }
  }
}

extension TypeSyntax {
  /// What follows the name of `Int?`.
  fileprivate var markSpan: Span {
    Span(file: span.file, start: name.span.end, end: span.end)
  }
}

extension ValueType.Kind {
  fileprivate var isNumber: Bool { self == .int || self == .uint || self == .double }

  /// Whether a value of the type can be written as a literal of Swift.
  fileprivate var mayHaveDefault: Bool {
    switch self {
    case .string, .int, .uint, .double, .bool, .enumeration: true
    case .uuid, .date, .url, .external: false
    }
  }
}

extension Diagnostic {
  fileprivate static func duplicateParameter(_ name: NameSyntax, first: Span) -> Diagnostic {
    Diagnostic(
      .duplicateParameter, "there is already a parameter called '\(name.text)'", at: name.span
    )
    .also(first, "the first one is here")
  }

  fileprivate static func invalidParameterName(
    _ name: NameSyntax, at place: Place
  ) -> Diagnostic {
    let problem = Diagnostic.invalidName(name)
    guard let proposal = Names.proposal(for: name.text) else { return problem }
    switch place {
    case .segment, .affix:
      return problem.fix("change it to '\(proposal)'", replace: name.span, with: proposal)
    case .query, .fragment:
      return problem.note("the key may be another: '\(name.text)={\(proposal)}'")
    }
  }

  fileprivate static func unknownParameter(
    _ name: NameSyntax, among names: [String]
  ) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "the route has no parameter called '\(name.text)'", at: name.span
    )
    .suggest(name.text, at: name.span, among: names, called: "parameters")
  }

  fileprivate static func otherType(_ hole: ParameterSyntax, _ known: Parameter) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "'\(known.name)' has another type in the route itself",
      at: hole.range?.span ?? hole.type?.span ?? hole.span
    )
    .also(known.span, "the route declares it here")
  }

  fileprivate static func otherDefault(_ hole: ParameterSyntax, _ known: Parameter) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "whether '\(known.name)' may be missing is for the route itself to say",
      at: hole.defaultValue?.span ?? hole.type?.span ?? hole.span
    )
    .also(known.span, "the route declares it here")
    .note("'with \(known.name) = …' after this pattern gives it a value")
  }

  fileprivate static func otherForm(_ hole: ParameterSyntax, _ known: Parameter) -> Diagnostic {
    Diagnostic(
      .aliasParameters, "'\(known.name)' takes another number of values in the route itself",
      at: hole.span
    )
    .also(known.span, "the route declares it here")
  }

  fileprivate static func unknownType(_ name: NameSyntax, among known: [String]) -> Diagnostic {
    let problem = Diagnostic(
      .unknownType, "no parameter type is called '\(name.text)'", at: name.span
    )
    .suggest(name.text, at: name.span, among: known, called: "types")
    return problem.fixIts.isEmpty
      ? problem.note(
        "'enum \(name.text) { … }' declares a list of values, 'type \(name.text)' a Swift type")
      : problem
  }

  fileprivate static func misplacedRest(_ hole: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .misplacedRest, "'...' takes the rest of the path, so it is the whole last segment",
      at: hole.span)
  }

  fileprivate static func typedRest(_ hole: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .invalidParameterType, "the rest of a path is a list of texts",
      at: hole.type?.span ?? hole.span
    )
    .fix(
      "make it '{\(hole.name.text): String...}'", replace: hole.span,
      with: "{\(hole.name.text): String...}")
  }

  fileprivate static func absentSegment(_ hole: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .invalidParameterType,
      "a path has each of its segments once, so '\(hole.name.text)' cannot be missing or a list",
      at: hole.span
    )
    .note("what may be missing belongs in the query: '?{\(hole.name.text): …}'")
  }

  fileprivate static func listInFragment(_ hole: ParameterSyntax) -> Diagnostic {
    Diagnostic(.invalidParameterType, "a fragment holds no lists", at: hole.span)
  }

  fileprivate static func listWithDefault(_ hole: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .invalidParameterType, "a list is empty where its key is missing and needs no '?' or default",
      at: hole.span)
  }

  fileprivate static func invalidRange(
    _ range: RangeSyntax, of hole: ParameterSyntax
  ) -> Diagnostic {
    let type = hole.type?.name.text ?? "String"
    return Diagnostic(
      .invalidRange, "the range does not go from a value of '\(type)' to a greater one",
      at: range.span
    )
    .note("write 'in 1...50': the least value, '...', the greatest")
  }

  fileprivate static func rangeOfNoNumber(_ range: RangeSyntax) -> Diagnostic {
    Diagnostic(.invalidRange, "only numbers have a range", at: range.span)
  }

  fileprivate static func defaultOfNil(_ hole: ParameterSyntax) -> Diagnostic {
    let end = hole.defaultValue?.span ?? hole.span
    let start = hole.range?.span.end ?? hole.type?.span.end ?? end.start
    return Diagnostic(
      .invalidDefault, "an optional parameter is 'nil' where it is missing, without a default",
      at: end
    )
    .fix(
      "remove the default", replace: Span(file: end.file, start: start, end: end.end), with: "")
  }

  fileprivate static func defaultOfType(
    _ value: NameSyntax, of hole: ParameterSyntax
  ) -> Diagnostic {
    let type = hole.type?.name.text ?? "String"
    return Diagnostic(
      .invalidDefault, "a parameter of type '\(type)' has no default", at: value.span
    )
    .note("with '\(type)?' it may be missing")
  }

  fileprivate static func invalidDefault(
    _ value: NameSyntax, of hole: ParameterSyntax, among values: [String], isNumber: Bool
  ) -> Diagnostic {
    let type = hole.type?.name.text ?? "String"
    let range = hole.range == nil ? "" : " in its range"
    let problem = Diagnostic(
      .invalidDefault, "the default '\(value.text)' is not a value of '\(type)'\(range)",
      at: value.span)
    if value.text.contains(" in ") {
      return problem.note("the range stands before the default: '{limit: Int in 1...50 = 20}'")
    }
    return isNumber && hole.range == nil
      ? problem.note("numbers are written as links have them, such as '7' and '-7'")
      : problem.suggest(value.text, at: value.span, among: values, called: "values")
  }
}
