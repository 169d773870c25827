/// The parameter that a placeholder declares: its type, form, bounds and default.
extension PatternResolver {
  func parameter(
    _ syntax: ParameterSyntax, at position: PlaceholderPosition, into bag: inout DiagnosticBag
  ) -> Resolved<Parameter> {
    guard syntax.isUnnamed || Names.isIdentifier(syntax.name.text) else {
      return bag.fail(.invalidParameterName(of: syntax, at: position))
    }
    if Names.modules.contains(syntax.name.text) {
      return bag.fail(.reservedParameter(of: syntax, at: position))
    }
    guard let kind = kind(of: syntax, into: &bag).value else { return .failed }
    let form = syntax.form(at: position)
    if let problem = syntax.misplacement(of: form, kind, at: position)
      ?? needlessPlus(of: syntax, kind, at: position)
      ?? needlessMark(of: syntax, kind, at: position)
    {
      return bag.fail(problem)
    }
    guard case .value(let bounds) = bounds(of: syntax, kind, into: &bag) else { return .failed }
    var type = ValueType(kind, bounds: bounds, saysPlusLiteral: syntax.plusLiteral != nil)
    if let separator = syntax.separator {
      if let problem = problem(of: separator, type, at: position) { return bag.fail(problem) }
      type.separator = separator.text
    }
    let resolved = defaultText(of: syntax, form, type, into: &bag)
    guard case .value(let defaultText) = resolved else { return .failed }
    let isMarkNeedless = form == .optional && defaultText != nil
    var parameter = Parameter(
      name: syntax.name.text, type: type, form: isMarkNeedless ? .single : form,
      defaultValue: defaultText, isFilledList: form == .list && syntax.type?.filledListMark != nil,
      ignoresUnreadable: syntax.elseWord != nil, span: syntax.span)
    if isMarkNeedless { parameter.needlessMark = syntax.type?.markSpan }
    return .value(parameter)
  }

  private func kind(
    of syntax: ParameterSyntax, into bag: inout DiagnosticBag
  ) -> Resolved<ValueType.Kind> {
    guard let type = syntax.type else { return .value(.string) }
    if !declarations.isKnown(type.name.text), let problem = exchangedType(of: syntax, type.name) {
      return bag.fail(problem)
    }
    return declarations.kind(of: type.name, into: &bag)
  }

  /// The mistake of a placeholder whose name or default is a type: `{Int: id}`, `{sort: newest = Sort}`.
  private func exchangedType(of syntax: ParameterSyntax, _ type: NameSyntax) -> Diagnostic? {
    let others = [syntax.name] + [syntax.defaultValue].compactMap(\.self)
    guard let other = others.first(where: { declarations.isKnown($0.text) }) else { return nil }
    guard syntax.range == nil, syntax.plusLiteral == nil, syntax.otherKeys.isEmpty,
      syntax.separator == nil, Names.isIdentifier(type.text)
    else { return nil }
    let isName = other.span.start < type.span.start
    let mark = isName ? ":" : syntax.elseWord == nil ? " =" : " else"
    let text = isName ? "\(type.text)\(mark) \(other.text)" : "\(other.text)\(mark) \(type.text)"
    return Diagnostic(
      .unknownType, "'\(other.text)' is a type, and '\(type.text)' is written in its place",
      at: type.span
    )
    .propose("change it to '\(text)'", replace: other.span.union(type.span), with: text)
  }

  /// The range or the hosts after `in`.
  private func bounds(
    of syntax: ParameterSyntax, _ kind: ValueType.Kind, into bag: inout DiagnosticBag
  ) -> Resolved<Bounds?> {
    if !syntax.hosts.isEmpty {
      guard kind == .url else { return bag.fail(.hostsOfNoURL(syntax)) }
      guard let hosts = hosts(of: syntax, into: &bag).value else { return .failed }
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
  func hosts(of syntax: ParameterSyntax, into bag: inout DiagnosticBag) -> Resolved<Bounds> {
    var hosts: [HostPattern] = []
    var seen: Set<HostPattern> = []
    for name in syntax.hosts {
      guard let host = HostPattern(name.text) else {
        // A URL with another scheme has no host that could be compared.
        let isLink = name.text.contains("://") && !name.text.hasPrefix("http")
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
    of syntax: ParameterSyntax, _ form: Parameter.Form, _ type: ValueType,
    into bag: inout DiagnosticBag
  ) -> Resolved<String?> {
    guard let value = syntax.defaultValue else { return .value(nil) }
    if let word = syntax.elseWord {
      if let problem = syntax.problem(ofElse: word, form, type.kind) { return bag.fail(problem) }
      if form == .optional, value.text.isNil, value.isUnquoted { return .value(nil) }
    }
    if form == .optional, value.text.isNil, value.isUnquoted {
      return bag.fail(.defaultOfNil(syntax, isCertain: !type.kind.hasListedValues))
    }
    guard type.kind.mayHaveDefault || syntax.isUnnamed else {
      return bag.fail(.defaultOfType(value, of: syntax))
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

extension ParameterSyntax {
  /// Returns the form of the parameter, which depends on its position: in a query, `...` is one
  /// value, the rest of the link.
  func form(at position: PlaceholderPosition) -> Parameter.Form {
    if isRest, position != .query { return restMark == nil ? .rest : .optionalRest }
    guard let type else { return .single }
    if separator != nil {
      return type.filledListMark == nil && !position.isInPath ? .optional : .single
    }
    if type.dictionaryValue != nil { return type.hasListValues ? .listDictionary : .dictionary }
    return type.isList ? .list : type.isOptional ? .optional : .single
  }

  /// Returns the reason why a parameter of this form and type cannot be at this position.
  fileprivate func misplacement(
    of form: Parameter.Form, _ kind: ValueType.Kind, at position: PlaceholderPosition
  ) -> Diagnostic? {
    if separator != nil {
      if position != .query, !position.isInPath { return .joinedElsewhere(self) }
      if type?.isOptional == true || defaultValue != nil {
        return .listWithDefault(self, isInPath: position.isInPath)
      }
    }
    if isRest, position == .query { return isRestOfLink(kind) ? nil : .restOfNoURL(self) }
    if form.isRest {
      if position != .segment { return .misplacedRest(self, at: position) }
      if kind != .string || type?.isDecorated == true { return .typedRest(self) }
      if let defaultValue, !isUnnamed { return .defaultOfRest(defaultValue, of: self) }
    }
    if position == .segment, form == .list, defaultValue == nil { return .listInPath(self) }
    if position.isInPath, kind == .text { return .textInPath(self) }
    if position.isInPath { return misplacementInPath(of: form, at: position) }
    switch form {
    case .list, .dictionary, .listDictionary:
      if position == .fragment { return .listInFragment(self) }
      if form.isDictionary, !isTextDictionary { return .otherDictionary(self) }
      if form.isDictionary, let mark = type?.filledListMark ?? type?.filledMark {
        return .filledDictionary(mark)
      }
      return type?.isOptional == true || defaultValue != nil ? .listWithDefault(self) : nil
    case .single, .optional, .rest, .optionalRest: return nil
    }
  }

  /// Returns the reason why a path cannot contain a parameter of this form.
  private func misplacementInPath(
    of form: Parameter.Form, at position: PlaceholderPosition
  ) -> Diagnostic? {
    if form == .list || form.isDictionary { return .severalInPath(self) }
    if let elseWord, !isUnnamed { return .elseInPath(self, elseWord) }
    let mayBeAbsent = form == .optional || defaultValue != nil && !isUnnamed
    return position == .mixed && mayBeAbsent ? .absentPiece(self) : nil
  }

  /// What is wrong with `else`: the value is discarded, every text is a value, or the type has no `nil`.
  fileprivate func problem(
    ofElse word: Span, _ form: Parameter.Form, _ kind: ValueType.Kind
  ) -> Diagnostic? {
    if isUnnamed {
      return Diagnostic(
        .invalidDefault, "the value of '{_}' is discarded, so it needs no 'else'", at: word
      )
      .propose("change it to '='", replace: word, with: "=")
    }
    if kind.isText { return .elseOfText(self, word) }
    guard defaultValue?.text.isNil == true, form == .single, let type else { return nil }
    return .nilOfRequired(type, at: defaultValue?.span ?? word)
  }

  /// Whether `...` in a query belongs to one URL that is required.
  private func isRestOfLink(_ kind: ValueType.Kind) -> Bool {
    let isSingle = type.map { !$0.isOptional && !$0.isList && $0.dictionaryValue == nil } ?? false
    return kind == .url && isSingle && defaultValue == nil && restMark == nil
  }

  /// Whether the type is `[String: String]` or `[String: [String]]`.
  private var isTextDictionary: Bool {
    type?.name.text == "String" && type?.dictionaryValue?.text == "String"
  }
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
  fileprivate var isNumber: Bool { self == .int || self == .uint || self == .double }

  /// Whether Swift has a literal for a value of the type.
  fileprivate var mayHaveDefault: Bool {
    switch self {
    case .string, .text, .int, .uint, .double, .bool, .enumeration, .openEnumeration: true
    case .uuid, .date, .url, .external: false
    }
  }
}

extension TypeSyntax {
  /// Whether the type is more than a name.
  fileprivate var isDecorated: Bool {
    isOptional || isList || dictionaryValue != nil || filledMark != nil
  }

  /// The text after the name in `Int?`.
  fileprivate var markSpan: Span {
    Span(file: span.file, start: name.span.end, end: span.end)
  }
}
