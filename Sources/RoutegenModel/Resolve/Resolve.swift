package import RoutegenSource
package import RoutegenSyntax

/// What the file means.
///
/// A declaration with a mistake in it is left out of the model, so that later stages stay quiet
/// about it.
///
/// - Parameter sets: The route sets that the file may mount, by name.
package func resolve(
  _ syntax: FileSyntax, mounting sets: [String: MountableSet] = [:],
  into bag: inout DiagnosticBag
) -> RouteModel {
  var resolver = Resolver(syntax, mounting: sets, isIncomplete: bag.hasErrors)
  resolver.resolveFile(syntax)
  bag.report(resolver.problems)
  return resolver.model
}

/// Builds the model, declaration by declaration: first what routes refer to, then the routes.
struct Resolver {
  var model: RouteModel
  var problems = DiagnosticBag()

  /// Where a directive that may stand once was seen first.
  private var first: [String: Span] = [:]

  /// Where each enum and type was declared, by name.
  var declaredTypes: [String: Span] = [:]

  /// What each enum and type of the file is, by name.
  var declaredKinds: [String: ValueType.Kind] = [:]

  /// The enums and types that cannot be had, because their declaration has a mistake.
  var brokenTypes: Set<String> = []

  /// Where each scheme and host was declared.
  var declaredOrigins: [String: Span] = [:]

  /// Where each requirement was declared.
  var declaredRequirements: [String: Span] = [:]

  private var importedModules: Set<String> = []

  /// Which route each shortcut and activity opens.
  var declaredTriggers: [String: Span] = [:]

  /// The route sets that the file may mount.
  let sets: [String: MountableSet]

  /// Whether something was left out, so that what is missing may be there in the text.
  var isIncomplete: Bool

  init(_ syntax: FileSyntax, mounting sets: [String: MountableSet], isIncomplete: Bool) {
    self.sets = sets
    self.isIncomplete = isIncomplete
    let blank = syntax.file.bytes.prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    model = RouteModel(
      nameSpan: Span(file: syntax.file.id, start: blank.endIndex, end: blank.endIndex))
    model.expandedSize = syntax.file.bytes.count
  }

  mutating func report(_ diagnostic: Diagnostic) {
    problems.report(diagnostic)
  }

  /// What a diagnostic proposes one of; nothing if it will not be kept, because there may be as many
  /// names as mistakes.
  func choices(_ names: @autoclosure () -> [String]) -> [String] {
    problems.isFull ? [] : names()
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

    model.members = members(of: syntax.declarations, in: EnclosingScope())
    // A route with a mistake in it is not in the model, and a payload may name it.
    guard !isIncomplete, !problems.hasErrors else { return }
    for case .payload(let payload) in syntax.declarations { resolvePayload(payload) }
  }

  private mutating func resolveDirective(_ declaration: DeclarationSyntax) {
    switch declaration {
    case .routes(let routes): resolveName(routes)
    case .access(let name):
      if once("access", name.span) { model.access = Access(rawValue: name.text) ?? .public }
    case .handlers(let name):
      if once("handlers", name.span) { model.handlers = Handlers(rawValue: name.text) ?? .required }
    case .importModule(let module): resolveImport(module)
    case .schemes(let names): for name in names { resolveScheme(name) }
    case .hosts(let names): for name in names { resolveHost(name) }
    case .requirements(let names): for name in names { resolveRequirement(name) }
    case .plusLiteral(let span): if once("plus literal", span) { model.plusIsLiteral = true }
    case .payload(let payload): _ = once("payload", payload.span)
    case .expires(let key):
      if once("expires", key.span) { model.expiryKey = key.text }
    case .caseless(let span): _ = once("caseless", span)
    case .enumeration(let enumeration): resolveEnumeration(enumeration)
    case .type(let name):
      if declareType(name) {
        declaredKinds[name.text] = .external(model.externalTypes.count)
        model.externalTypes.append(ExternalType(name: name.text, span: name.span))
      }
    case .route, .exception, .envelope, .origins: break
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
    } else if importedModules.insert(module.text).inserted {
      model.imports.append(module.text)
      model.importSpans.append(module.span)
    }
  }

  mutating func once(_ directive: String, _ span: Span) -> Bool {
    if let original = first[directive] {
      report(.repeatedDirective(directive, at: span, first: original))
      return false
    }
    first[directive] = span
    return true
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

  fileprivate static func repeatedDirective(
    _ directive: String, at span: Span, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDeclaration, "a file has one line '\(directive)', and this is another", at: span
    )
    .also(first, "the first one is here")
  }

  static func reservedType(_ name: NameSyntax) -> Diagnostic {
    Diagnostic(.reservedName, "the type name '\(name.text)' is taken", at: name.span)
      .note("generated code or the language itself needs it; choose another name")
  }

  static func repeated(
    _ name: NameSyntax, called noun: String, first: Span
  ) -> Diagnostic {
    Diagnostic(
      .duplicateDeclaration, "there is already a \(noun) called '\(name.text)'", at: name.span
    )
    .also(first, "the first one is here")
  }
}
