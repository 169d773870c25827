/// The parameter that a placeholder declares: its type, form, bounds and default.
extension PatternResolver {
  func parameter(
    _ syntax: ParameterSyntax, at position: PlaceholderPosition
  ) -> Resolved<Parameter> {
    guard syntax.isUnnamed || Names.isIdentifier(syntax.name.text) else {
      let problem = Diagnostic.invalidName(syntax.name)
      let name = Names.proposal(for: syntax.name.text)
      return bag.fail(name.map { problem.proposing($0, for: syntax, at: position) } ?? problem)
    }
    if Names.modules.contains(syntax.name.text) {
      return bag.fail(
        Diagnostic(
          .reservedName, "the name '\(syntax.name.text)' is reserved for Swift or generated code",
          at: syntax.name.span
        )
        .proposing(syntax.name.text.lowercased(), for: syntax, at: position))
    }
    guard let kind = kind(of: syntax).value else { return .failed }
    let form = syntax.form(at: position)
    if let problem = syntax.misplacement(of: form, kind, at: position)
      ?? needlessMark(of: syntax, kind, at: position)
    {
      return bag.fail(problem)
    }
    guard case .value(let bounds) = bounds(of: syntax, kind) else { return .failed }
    var type = ValueType(
      kind, bounds: bounds,
      saysPlusLiteral: model.declaredType(kind)?.plusIsLiteral ?? false)
    if let separator = syntax.separator {
      if let problem = problem(of: separator, type, at: position) { return bag.fail(problem) }
      type.separator = separator.text
    }
    let resolved = defaultText(of: syntax, form, type)
    guard case .value(let defaultText) = resolved else { return .failed }
    let isMarkNeedless = form == .optional && defaultText != nil
    var parameter = Parameter(
      name: syntax.name.text, type: type, form: isMarkNeedless ? .single : form,
      defaultValue: defaultText, isFilledList: form == .list && syntax.type?.filledListMark != nil,
      ignoresUnreadable: syntax.elseWord != nil, span: syntax.span)
    if isMarkNeedless { parameter.needlessMark = syntax.type?.markSpan }
    return .value(parameter)
  }

  private func kind(of syntax: ParameterSyntax) -> Resolved<ValueType.Kind> {
    guard let type = syntax.type else { return .value(.string) }
    if !declarations.isKnown(type.name.text), let problem = exchangedType(of: syntax, type.name) {
      return bag.fail(problem)
    }
    return declarations.kind(of: type.name)
  }

  /// The mistake of a placeholder whose name or default is a type: `{Int: id}`, `{sort: newest = Sort}`.
  private func exchangedType(of syntax: ParameterSyntax, _ type: NameSyntax) -> Diagnostic? {
    let others = [syntax.name] + [syntax.defaultValue].compactMap(\.self)
    guard let other = others.first(where: { declarations.isKnown($0.text) }) else { return nil }
    guard syntax.range == nil, syntax.otherKeys.isEmpty,
      syntax.separator == nil, Names.isIdentifier(type.text)
    else { return nil }
    let isName = other.span.start < type.span.start
    let mark = isName ? ":" : syntax.elseWord == nil ? " =" : " else"
    let text = isName ? "\(type.text)\(mark) \(other.text)" : "\(other.text)\(mark) \(type.text)"
    return Diagnostic(
      .unknownType, "'\(other.text)' is a type, and '\(type.text)' is written in its place",
      at: type.span
    )
    .change(other.span.union(type.span), to: text)
  }

  /// The range or the hosts after `in`.
  private func bounds(of syntax: ParameterSyntax, _ kind: ValueType.Kind) -> Resolved<Bounds?> {
    if !syntax.hosts.isEmpty {
      guard kind == .url else { return bag.fail(.hostsOfNoURL(syntax)) }
      guard let hosts = hosts(of: syntax).value else { return .failed }
      if syntax.range == nil { return .value(hosts) }
    }
    guard let range = syntax.range else {
      return .value(syntax.type?.filledMark == nil ? nil : .filled)
    }
    if let bounds = Bounds(range, of: kind) { return .value(bounds) }
    guard kind.isNumber else { return bag.fail(.rangeOfNoNumber(range, of: syntax)) }
    return bag.fail(
      range.isPadded
        ? .invalidPadding(range, of: syntax, kind) : .invalidRange(range, of: syntax))
  }

  /// The hosts of a URL, after `in`.
  func hosts(of syntax: ParameterSyntax) -> Resolved<Bounds> {
    var hosts: [HostPattern] = []
    var seen: Set<HostPattern> = []
    for name in syntax.hosts {
      guard let host = HostPattern(name.text) else {
        // A URL with another scheme has no host that could be compared.
        let isLink = name.text.contains("://") && !name.text.hasPrefix("http")
        if let host = HostPattern(declared: name.text), name.text.contains("/") {
          let problem = Diagnostic(
            .invalidHost, "'\(name.text)' is not a host", at: name.span,
            note: "a 'URL' may have any path on its hosts")
          return bag.fail(problem.change(name.span, to: host.description))
        }
        return bag.fail(
          HostPattern(declared: name.text) == nil
            ? .invalidHost(name).offering { _ in !isLink }
            : Diagnostic(
              .invalidHost, "a 'URL' has the default port, so '\(name.text)' is not a host of it",
              at: name.span))
      }
      if seen.insert(host).inserted { hosts.append(host) }
    }
    return .value(.hosts(hosts))
  }

  /// The default as links carry it; `nil` if there is none.
  private func defaultText(
    of syntax: ParameterSyntax, _ form: Parameter.Form, _ type: ValueType
  ) -> Resolved<String?> {
    guard let value = syntax.defaultValue else { return .value(nil) }
    if let word = syntax.elseWord {
      if let problem = syntax.problem(ofElse: word, form, type.kind) { return bag.fail(problem) }
      if form == .optional, value.text.isNil, value.isUnquoted { return .value(nil) }
    }
    if form == .optional, value.text.isNil, value.isUnquoted {
      let start = syntax.range?.span.end ?? syntax.type?.span.end ?? value.span.start
      return bag.fail(
        Diagnostic(
          .invalidDefault, "an optional parameter is 'nil' where it is missing, without a default",
          at: value.span
        )
        .correct(
          "remove the default",
          replace: Span(file: value.span.file, start: start, end: value.span.end), with: "",
          isCertain: !type.kind.hasListedValues))
    }
    guard type.kind.mayHaveDefault || syntax.isUnnamed else {
      let type = typeName(of: syntax)
      return bag.fail(
        .invalidDefault, "a parameter of type '\(type)' cannot have a default", at: value.span,
        note: "with '\(type)?' it may be missing")
    }
    let values = bag.proposals(model.writtenValues(of: type.kind))
    // An open enum has every text as a value, but '.newest' is Swift's form of a value's name.
    let isName =
      value.isUnquoted && values.contains(value.text.withoutType(typeName(of: syntax)) ?? "")
    if !isName, let text = model.canonicalText(of: value.text, as: type) { return .value(text) }
    return bag.fail(
      .invalidDefault(value, of: syntax, among: values, isNumber: type.kind.isNumber))
  }
}

extension PatternResolver {
  private func typeName(of syntax: ParameterSyntax) -> String { syntax.type?.name.text ?? "String" }
}

extension NameSyntax {
  /// Whether the text is written without quotation marks.
  fileprivate var isUnquoted: Bool { span.end - span.start == text.utf8.count }
}

extension Bounds {
  /// The bounds of a range; `nil` if it does not go from one value of the type up to another.
  init?(_ range: RangeSyntax, of kind: ValueType.Kind) {
    switch kind {
    case .int where range.isPadded, .uint where range.isPadded:
      guard let low = range.lower, let high = range.upper,
        let padded = PaddedRange(low.text, high.text)
      else { return nil }
      self = .padded(padded)
    case .int:
      guard let low = range.lower.number(or: Int.min), let high = range.upper.number(or: Int.max),
        low <= high
      else { return nil }
      self = .int(low, high)
    case .uint:
      guard let low = range.lower.number(or: UInt.min),
        let high = range.upper.number(or: UInt.max), low <= high
      else { return nil }
      self = .uint(low, high)
    case .double:
      let greatest = Double.greatestFiniteMagnitude
      guard let low = range.lower.number(or: -greatest, allowsFraction: true),
        let high = range.upper.number(or: greatest, allowsFraction: true), low <= high
      else { return nil }
      self = .double(low, high)
    case .string, .text, .bool, .uuid, .date, .url, .enumeration, .openEnumeration, .external:
      return nil
    }
  }
}

extension NameSyntax? {
  /// Returns the number that is written, or `missing` if there is none; `nil` for other text.
  fileprivate func number<Number: LosslessStringConvertible>(
    or missing: Number, allowsFraction: Bool = false
  ) -> Number? {
    guard let text = self?.text else { return missing }
    return RouteModel.isCanonicalNumber(text, allowsFraction: allowsFraction) ? Number(text) : nil
  }
}

extension ValueType.Kind {
  var isNumber: Bool { self == .int || self == .uint || self == .double }

  /// Whether Swift has a literal for a value of the type.
  fileprivate var mayHaveDefault: Bool {
    switch self {
    case .string, .text, .int, .uint, .double, .bool, .enumeration, .openEnumeration: true
    case .uuid, .date, .url, .external: false
    }
  }
}

extension TypeSyntax {
  /// The text after the name in `Int?`.
  fileprivate var markSpan: Span {
    Span(file: span.file, start: name.span.end, end: span.end)
  }
}
