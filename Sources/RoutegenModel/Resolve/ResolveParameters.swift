import RoutegenSource
import RoutegenSyntax

/// What a placeholder declares: its type, its form, its bounds and its default.
extension Resolver {
  /// What the placeholder declares; `nil` if there is a mistake, which is then reported.
  mutating func parameter(_ syntax: ParameterSyntax, at place: PlaceholderPosition) -> Parameter? {
    guard syntax.isUnnamed || Names.isIdentifier(syntax.name.text) else {
      report(.invalidParameterName(syntax.name, at: place))
      return nil
    }
    guard let kind = syntax.type.map({ kind(of: $0) }) ?? .some(.string) else { return nil }
    let form = form(of: syntax, at: place)
    if let problem = misplaced(syntax, form, kind, at: place) {
      report(problem)
      return nil
    }
    var type = ValueType(kind)
    if !syntax.hosts.isEmpty {
      guard let hosts = hosts(of: syntax, kind) else { return nil }
      type.bounds = hosts
    }
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
          value, of: syntax, among: choices(model.writtenValues(of: kind)),
          isNumber: kind.isNumber)
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

  func form(of syntax: ParameterSyntax, at place: PlaceholderPosition) -> Parameter.Form {
    // In a query it is the rest of the link, which is one value.
    if syntax.isRest, place != .query { return .rest }
    guard let type = syntax.type else { return .single }
    if type.dictionaryValue != nil { return .dictionary }
    return type.isList ? .list : type.isOptional ? .optional : .single
  }

  /// The reason why a parameter of this form cannot stand here.
  private func misplaced(
    _ syntax: ParameterSyntax, _ form: Parameter.Form, _ kind: ValueType.Kind,
    at place: PlaceholderPosition
  ) -> Diagnostic? {
    let isInPath = place == .segment || place == .mixed
    if syntax.isRest, place == .query { return misplacedRestOfLink(syntax, kind) }
    switch form {
    case .rest where place != .segment: return .misplacedRest(syntax)
    case .rest where kind != .string: return .typedRest(syntax)
    case .optional where isInPath, .list where isInPath, .dictionary where isInPath:
      return .absentSegment(syntax)
    case .dictionary: return misplacedDictionary(syntax, at: place)
    case .list where place == .fragment: return .listInFragment(syntax)
    case .list where syntax.type?.isOptional == true || syntax.defaultValue != nil:
      return .listWithDefault(syntax)
    default:
      return isInPath && syntax.defaultValue != nil ? .absentSegment(syntax) : nil
    }
  }

  private func misplacedRestOfLink(
    _ syntax: ParameterSyntax, _ kind: ValueType.Kind
  ) -> Diagnostic? {
    let isSingle = syntax.type.map { !$0.isOptional && !$0.isList && $0.dictionaryValue == nil }
    if kind == .url, isSingle == true, syntax.defaultValue == nil { return nil }
    return .restOfNoURL(syntax)
  }

  private func misplacedDictionary(_ syntax: ParameterSyntax, at place: PlaceholderPosition)
    -> Diagnostic?
  {
    guard let type = syntax.type, let value = type.dictionaryValue else { return nil }
    if place == .fragment { return .listInFragment(syntax) }
    if type.name.text != "String" || value.text != "String" { return .otherDictionary(syntax) }
    return type.isOptional || syntax.defaultValue != nil ? .listWithDefault(syntax) : nil
  }

  /// The hosts after `in`; `nil` if there is a mistake, which is then reported.
  mutating func hosts(of syntax: ParameterSyntax, _ kind: ValueType.Kind = .url) -> Bounds? {
    guard kind == .url else {
      report(.hostsOfNoURL(syntax))
      return nil
    }
    var hosts: [HostPattern] = []
    var seen: Set<HostPattern> = []
    for name in syntax.hosts {
      guard let host = HostPattern(name.text) else {
        report(.invalidHost(name))
        return nil
      }
      if seen.insert(host).inserted { hosts.append(host) }
    }
    return .hosts(hosts)
  }

  mutating func kind(of type: TypeSyntax) -> ValueType.Kind? {
    let name = type.name.text
    if let builtIn = ValueType.builtIn.first(where: { $0.name == name }) { return builtIn.kind }
    if let declared = declaredKinds[name] { return declared }
    if brokenTypes.contains(name) { return nil }
    let known = choices(knownTypes)
    report(.unknownType(type.name, among: known))
    return nil
  }

  private var knownTypes: [String] {
    ValueType.builtIn.map(\.name) + model.enumerations.filter { !$0.isMounted }.map(\.name)
      + model.externalTypes.filter { $0.mounted == nil }.map(\.name)
  }

  func bounds(_ range: RangeSyntax, of kind: ValueType.Kind) -> Bounds? {
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

extension ValueType.Kind {
  fileprivate var isNumber: Bool { self == .int || self == .uint || self == .double }

  /// Whether a value of the type can be written as a literal of Swift.
  fileprivate var mayHaveDefault: Bool {
    switch self {
    case .string, .int, .uint, .double, .bool, .enumeration, .openEnumeration: true
    case .uuid, .date, .url, .external: false
    }
  }
}

extension TypeSyntax {
  /// What follows the name of `Int?`.
  fileprivate var markSpan: Span {
    Span(file: span.file, start: name.span.end, end: span.end)
  }
}

extension Diagnostic {
  fileprivate static func invalidParameterName(
    _ name: NameSyntax, at place: PlaceholderPosition
  ) -> Diagnostic {
    let problem = Diagnostic.invalidName(name)
    guard let proposal = Names.proposal(for: name.text) else { return problem }
    switch place {
    case .segment, .mixed:
      return problem.propose("change it to '\(proposal)'", replace: name.span, with: proposal)
    case .query, .fragment:
      return problem.note("the key may be another: '\(name.text)={\(proposal)}'")
    }
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

  fileprivate static func misplacedRest(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .misplacedRest, "'...' takes the rest of the path, so it is the whole last segment",
      at: placeholder.span)
  }

  fileprivate static func typedRest(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .invalidParameterType, "the rest of a path is a list of texts",
      at: placeholder.type?.span ?? placeholder.span
    )
    .propose(
      "make it '{\(placeholder.name.text): String...}'", replace: placeholder.span,
      with: "{\(placeholder.name.text): String...}")
  }

  fileprivate static func absentSegment(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .invalidParameterType,
      "a path has each of its segments once, so '\(placeholder.name.text)' cannot be missing or a list",
      at: placeholder.span
    )
    .note("what may be missing belongs in the query: '?{\(placeholder.name.text): …}'")
  }

  fileprivate static func listInFragment(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(.invalidParameterType, "a fragment holds no lists", at: placeholder.span)
      .note("a query does: '?{\(placeholder.name.text): …}'")
  }

  fileprivate static func listWithDefault(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .invalidParameterType,
      "a list is empty where a link has no value for it, so it needs no '?' or default",
      at: placeholder.span)
  }

  fileprivate static func invalidRange(
    _ range: RangeSyntax, of placeholder: ParameterSyntax
  ) -> Diagnostic {
    let type = placeholder.type?.name.text ?? "String"
    return Diagnostic(
      .invalidRange, "the range does not go from one '\(type)' up to another",
      at: range.span
    )
    .note("write 'in 1...50': the least value, '...', the greatest")
  }

  fileprivate static func rangeOfNoNumber(_ range: RangeSyntax) -> Diagnostic {
    Diagnostic(.invalidRange, "only numbers have a range", at: range.span)
  }

  fileprivate static func defaultOfNil(_ placeholder: ParameterSyntax) -> Diagnostic {
    let end = placeholder.defaultValue?.span ?? placeholder.span
    let start = placeholder.range?.span.end ?? placeholder.type?.span.end ?? end.start
    return Diagnostic(
      .invalidDefault, "an optional parameter is 'nil' where it is missing, without a default",
      at: end
    )
    .fix(
      "remove the default", replace: Span(file: end.file, start: start, end: end.end), with: "")
  }

  fileprivate static func defaultOfType(
    _ value: NameSyntax, of placeholder: ParameterSyntax
  ) -> Diagnostic {
    let type = placeholder.type?.name.text ?? "String"
    return Diagnostic(
      .invalidDefault, "a parameter of type '\(type)' cannot have a default", at: value.span
    )
    .note("with '\(type)?' it may be missing")
  }

  fileprivate static func invalidDefault(
    _ value: NameSyntax, of placeholder: ParameterSyntax, among values: [String], isNumber: Bool
  ) -> Diagnostic {
    let type = placeholder.type?.name.text ?? "String"
    let range =
      placeholder.range.map { " in \($0.lower?.text ?? "")...\($0.upper?.text ?? "")" } ?? ""
    let problem = Diagnostic(
      .invalidDefault, "the default '\(value.text)' is not a value of '\(type)\(range)'",
      at: value.span)
    if value.text.contains(" in ") {
      return problem.note("the range stands before the default: '{limit: Int in 1...50 = 20}'")
    }
    return isNumber && placeholder.range == nil
      ? problem.note("numbers are written as links have them, such as '7' and '-7'")
      : problem.suggest(value.text, at: value.span, among: values, called: "values")
  }

  fileprivate static func restOfNoURL(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .misplacedRest, "in a query, '...' is for a URL that takes the rest of the link",
      at: placeholder.span
    )
    .note("write '?\(placeholder.name.text)={\(placeholder.name.text): URL...}' as the last item")
  }

  fileprivate static func otherDictionary(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .invalidParameterType, "the keys and values of a dictionary are texts",
      at: placeholder.type?.span ?? placeholder.span
    )
    .propose(
      "make it '[String: String]'", replace: placeholder.type?.span ?? placeholder.span,
      with: "[String: String]")
  }

  fileprivate static func hostsOfNoURL(_ placeholder: ParameterSyntax) -> Diagnostic {
    Diagnostic(
      .invalidRange, "only a 'URL' has hosts behind 'in', and '\(placeholder.name.text)' is none",
      at: placeholder.hosts[0].span
    )
    .note("write '{\(placeholder.name.text): URL in example.com}', or a range like 'in 1...50'")
  }
}
