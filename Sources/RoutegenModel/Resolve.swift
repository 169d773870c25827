package import RoutegenSource
package import RoutegenSyntax

/// What the file means.
///
/// A declaration with a mistake in it is left out of the model, so that later stages stay quiet
/// about it.
package func resolve(_ syntax: FileSyntax, into bag: inout DiagnosticBag) -> RouteModel {
  var resolver = Resolver(syntax, isIncomplete: bag.hasErrors)
  resolver.resolveFile(syntax)
  for problem in resolver.problems { bag.report(problem) }
  return resolver.model
}

/// Builds the model, declaration by declaration: first what routes refer to, then the routes.
struct Resolver {
  var model: RouteModel
  var problems: [Diagnostic] = []

  /// Where a directive that may stand once was seen first.
  private var first: [String: Span] = [:]

  /// Where each enum and type was declared, by name.
  private var declaredTypes: [String: Span] = [:]

  /// The enums and types that cannot be had, because their declaration has a mistake.
  private(set) var brokenTypes: Set<String> = []

  /// Where each scheme and host was declared.
  private var declaredOrigins: [String: Span] = [:]

  /// Whether the parser left something out, so that what is missing may be there in the text.
  private let isIncomplete: Bool

  init(_ syntax: FileSyntax, isIncomplete: Bool) {
    self.isIncomplete = isIncomplete
    let blank = syntax.file.bytes.prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    model = RouteModel(
      nameSpan: Span(file: syntax.file.id, start: blank.endIndex, end: blank.endIndex))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    problems.append(diagnostic)
  }

  mutating func resolveFile(_ syntax: FileSyntax) {
    // First of all, because it decides which values of an enum are the same.
    model.isCaseless = syntax.declarations.contains {
      if case .caseless = $0 { true } else { false }
    }
    for declaration in syntax.declarations { resolveDirective(declaration) }
    switch (first["routes"], syntax.declarations.first) {
    case (nil, _): report(.missingRoutesName(at: model.nameSpan))
    case (_, .routes?): break
    default: report(.lateRoutesName(at: model.nameSpan))
    }

    let routes = syntax.declarations.compactMap(\.route)
    model.members = members(of: routes, in: Scope())
    // A route with a mistake in it is not in the model, and a payload may name it.
    guard !isIncomplete, problems.isEmpty else { return }
    for case .payload(let payload) in syntax.declarations { resolvePayload(payload) }
  }

  private mutating func resolveDirective(_ declaration: DeclarationSyntax) {
    switch declaration {
    case .routes(let routes): resolveName(routes)
    case .access(let name):
      if once("access", name.span) { model.access = Access(rawValue: name.text) ?? .public }
    case .importModule(let module): resolveImport(module)
    case .schemes(let names): for name in names { resolveScheme(name) }
    case .hosts(let names): for name in names { resolveHost(name) }
    case .payload(let payload): _ = once("payload", payload.span)
    case .expires(let key):
      if once("expires", key.span) { model.expiryKey = key.text }
    case .caseless(let span): _ = once("caseless", span)
    case .enumeration(let enumeration): resolveEnumeration(enumeration)
    case .type(let name):
      if declareType(name) {
        model.externalTypes.append(name.text)
        model.externalTypeSpans.append(name.span)
      }
    case .route: break
    }
  }

  private mutating func resolveName(_ routes: RoutesSyntax) {
    guard once("routes", routes.name.span) else { return }
    model.nameSpan = routes.name.span
    model.documentation = routes.documentation
    if !Names.isIdentifier(routes.name.text) {
      report(.invalidName(routes.name))
    } else if Names.reservedTypes.contains(routes.name.text) {
      report(.reservedType(routes.name))
    } else {
      model.name = routes.name.text
    }
  }

  /// `Module`, or `Module.Submodule`.
  private mutating func resolveImport(_ module: NameSyntax) {
    let parts = module.text.split(separator: ".", omittingEmptySubsequences: false)
    if !parts.allSatisfy({ Names.isIdentifier(String($0.drop { $0 == "_" })) }) {
      report(.invalidName(module))
    } else if !model.imports.contains(module.text) {
      model.imports.append(module.text)
      model.importSpans.append(module.span)
    }
  }

  private mutating func resolveScheme(_ name: NameSyntax) {
    let scheme = name.text.lowercased()
    let isScheme =
      scheme.utf8.first.map { (0x61...0x7A).contains($0) } ?? false
      && scheme.utf8.allSatisfy {
        (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || "+-.".utf8.contains($0)
      }
    switch scheme {
    case "http":
      model.acceptsHTTP = true
      model.httpSpan = name.span
    case "https": report(.httpsScheme(name))
    case _ where !isScheme: report(.invalidScheme(name))
    default:
      if declare(scheme, name, called: "scheme") { model.schemes.append(scheme) }
    }
  }

  private mutating func resolveHost(_ name: NameSyntax) {
    guard let host = HostPattern(name.text) else { return report(.invalidHost(name)) }
    if declare(host.description, name, called: "host") { model.hosts.append(host) }
  }

  /// Whether this is the first scheme or host of the name; if not, that is reported.
  private mutating func declare(
    _ origin: String, _ name: NameSyntax, called noun: String
  ) -> Bool {
    if let original = declaredOrigins["\(noun) \(origin)"] {
      report(.repeated(name, called: noun, first: original))
      return false
    }
    declaredOrigins["\(noun) \(origin)"] = name.span
    return true
  }

  private mutating func resolveEnumeration(_ syntax: EnumSyntax) {
    guard declareType(syntax.name) else { return }
    var values: [Enumeration.Value] = []
    var firstOfName: [String: Span] = [:]
    var firstOfText: [String: Span] = [:]
    for value in syntax.values {
      let text = (value.text ?? value.name).text
      let name = enumCaseName(of: value)
      if let first = name.flatMap({ firstOfName[$0] }) {
        report(.repeatedValue(value.name, in: syntax.name, first: first))
        continue
      }
      if let first = firstOfText[model.folded(text)] {
        report(.repeatedText(text, of: value, in: syntax.name, first: first))
        continue
      }
      // One whose name is a mistake stays, so that nobody misses its text.
      values.append(Enumeration.Value(caseName: name ?? text, text: text))
      firstOfName[name ?? text] = value.name.span
      firstOfText[model.folded(text)] = value.name.span
    }
    if syntax.values.isEmpty { report(.emptyEnum(syntax.name)) }
    model.enumerations.append(
      Enumeration(
        name: syntax.name.text, nameSpan: syntax.name.span, documentation: syntax.documentation,
        values: values))
  }

  /// `FR` stays as it is, `top-sites` becomes `topSites`; `nil` if that cannot be a name.
  private mutating func enumCaseName(of value: EnumValueSyntax) -> String? {
    let text = value.name.text
    let name = Names.isIdentifier(text) ? text : Names.caseName(of: [text]) ?? ""
    if !Names.isIdentifier(name) {
      report(.invalidValueName(value, proposing: "value\(name)"))
    } else if Names.reservedValues.contains(name) {
      report(.reservedValueName(value, proposing: "\(name)Value"))
    } else {
      return name
    }
    return nil
  }

  /// Whether a type of this name may be declared; if not, the reason is reported.
  private mutating func declareType(_ name: NameSyntax) -> Bool {
    if !Names.isIdentifier(name.text) {
      report(.invalidName(name))
    } else if Names.reservedTypes.contains(name.text) || isBuiltIn(name.text) {
      report(.reservedType(name))
    } else if name.text == model.name {
      report(.repeated(name, called: "type", first: model.nameSpan))
    } else if let original = declaredTypes[name.text] {
      report(.repeated(name, called: "type", first: original))
    } else {
      declaredTypes[name.text] = name.span
      return true
    }
    brokenTypes.insert(name.text)
    return false
  }

  private func isBuiltIn(_ name: String) -> Bool {
    ValueType.builtIn.contains { $0.name == name }
  }

  func isDeclaredType(_ name: String) -> Bool { declaredTypes[name] != nil || name == model.name }

  private mutating func once(_ directive: String, _ span: Span) -> Bool {
    if let original = first[directive] {
      report(.repeatedDirective(directive, at: span, first: original))
      return false
    }
    first[directive] = span
    return true
  }
}

extension HostPattern {
  /// `example.com` or `*.example.com`; `nil` for anything else.
  fileprivate init?(_ text: some StringProtocol) {
    let text = text.lowercased()
    isWildcard = text.hasPrefix("*.")
    domain = String(text.dropFirst(isWildcard ? 2 : 0))
    let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
    let isHost = labels.allSatisfy { label in
      !label.isEmpty
        && label.utf8.allSatisfy {
          (0x61...0x7A).contains($0) || (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-")
        }
    }
    guard isHost else { return nil }
  }

  /// The host of `https://example.com:8080/path`.
  fileprivate init?(ofLink text: String) {
    let schemeEnd = ["https://", "http://"].first { text.lowercased().hasPrefix($0) }
    let rest = text.dropFirst(schemeEnd?.count ?? 0)
    self.init(rest.prefix { !":/?#".contains($0) })
  }
}

extension EnumValueSyntax {
  /// The diagnostic with another name to write for the same text.
  fileprivate func proposing(_ proposal: String, _ diagnostic: Diagnostic) -> Diagnostic {
    let written = text == nil ? "\(proposal) = \"\(name.text)\"" : proposal
    return diagnostic.fix("change it to '\(written)'", replace: name.span, with: written)
  }
}

extension DeclarationSyntax {
  /// The route, if this declares one.
  var route: RouteSyntax? {
    if case .route(let route) = self { route } else { nil }
  }
}

extension Diagnostic {
  fileprivate static func missingRoutesName(at span: Span) -> Diagnostic {
    Diagnostic(.missingRoutesName, "the file does not say what its routes are called", at: span)
      .note("a file begins with a line like 'routes AppRoutes', which names the generated enum")
  }

  fileprivate static func lateRoutesName(at span: Span) -> Diagnostic {
    Diagnostic(.missingRoutesName, "the line that names the routes comes first in a file", at: span)
  }

  static func invalidName(_ name: NameSyntax) -> Diagnostic {
    if name.text.hasPrefix("_") {
      return Diagnostic(
        .invalidName, "'\(name.text)' begins with '_', as only names of generated code do",
        at: name.span)
    }
    return Diagnostic(.invalidName, "'\(name.text)' cannot be a name in Swift", at: name.span)
      .note("a name begins with a letter and goes on with letters, digits and '_'")
  }

  fileprivate static func reservedType(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.reservedName, "the type name '\(name.text)' is taken", at: name.span)
      .note("generated code or the language itself needs it; choose another name")
  }

  fileprivate static func httpsScheme(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidScheme, "https links are declared by their host", at: name.span)
      .note("write 'host example.com'; 'scheme' is for the app's own schemes")
  }

  fileprivate static func invalidScheme(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidScheme, "'\(name.text)' cannot be a URL scheme", at: name.span)
      .note("a scheme is a letter followed by letters, digits, '+', '-' and '.' (RFC 3986, 3.1)")
  }

  fileprivate static func invalidHost(_ name: NameSyntax) -> Diagnostic {
    let problem = Diagnostic(.invalidHost, "'\(name.text)' is not a host", at: name.span)
      .note(
        "a host is a domain like 'example.com' or '*.example.com', without scheme, port or path")
    guard let host = HostPattern(ofLink: name.text)?.description else { return problem }
    return problem.fix("change it to '\(host)'", replace: name.span, with: host)
  }

  fileprivate static func repeated(
    _ name: NameSyntax, called noun: String, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDeclaration, "there is already a \(noun) called '\(name.text)'", at: name.span
    )
    .also(first, "the first one is here")
  }

  fileprivate static func repeatedDirective(
    _ directive: String, at span: Span, first: Span
  ) -> Diagnostic {
    Diagnostic(.duplicateDeclaration, "a file has one '\(directive)'", at: span)
      .also(first, "the first one is here")
  }

  fileprivate static func invalidValueName(
    _ value: EnumValueSyntax, proposing name: String
  ) -> Diagnostic {
    Names.isIdentifier(name)
      ? value.proposing(name, .invalidName(value.name)) : .invalidName(value.name)
  }

  fileprivate static func reservedValueName(
    _ value: EnumValueSyntax, proposing name: String
  ) -> Diagnostic {
    value.proposing(
      name,
      Diagnostic(
        .reservedName, "the name '\(value.name.text)' is one that Swift or generated code needs",
        at: value.name.span))
  }

  fileprivate static func repeatedValue(
    _ value: NameSyntax, in name: NameSyntax, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .duplicateValue, "the enum '\(name.text)' already has the value '\(value.text)'",
      at: value.span
    )
    .also(first, "the first one is here")
  }

  fileprivate static func repeatedText(
    _ text: String, of value: EnumValueSyntax, in name: NameSyntax, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .duplicateValue, "two values of the enum '\(name.text)' stand for the text '\(text)'",
      at: (value.text ?? value.name).span
    )
    .also(first, "the first one is here")
  }

  fileprivate static func emptyEnum(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.duplicateValue, "the enum '\(name.text)' has no values", at: name.span)
  }
}
