/// Resolves the declarations that patterns and attributes can name.
func resolveDeclarations(of file: ParsedFile, into bag: SharedBag) -> Declarations {
  var resolver = DeclarationResolver(file.syntax, bag)
  for declaration in file.syntax.declarations { resolver.resolve(declaration) }
  resolver.resolveForms(file.syntax)
  resolver.checkName(file.syntax)
  return resolver.declarations
}

/// Reads the lines of a file that are not routes, from the first to the last.
struct DeclarationResolver {
  var model: RouteModel
  var types: [String: Declarations.DeclaredType] = [:]
  var brokenTypes: Set<String> = []
  let file: SourceFile
  let bag: SharedBag

  /// The first scheme, host or requirement of each name, by its kind and name.
  private var names: [String: Span] = [:]

  /// The first occurrence of each directive that a file has at most once.
  private var directives: [String: Span] = [:]

  init(_ syntax: FileSyntax, _ bag: SharedBag) {
    self.bag = bag
    file = syntax.file
    let blank = syntax.file.bytes.prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    model = RouteModel(
      nameSpan: Span(file: syntax.file.id, start: blank.endIndex, end: blank.endIndex))
    // `caseless` decides which values of an enum are the same, wherever the line is.
    model.isCaseless = syntax.declarations.contains {
      if case .caseless = $0 { true } else { false }
    }
    // A block may name `http`, too; the line `scheme http` overrides this.
    model.httpSpan = syntax.httpInBlock
  }

  var declarations: Declarations {
    Declarations(model: model, types: types, brokenTypes: brokenTypes, bag: bag)
  }

  mutating func resolve(_ declaration: DeclarationSyntax) {
    switch declaration {
    case .routes(let routes): resolveName(routes)
    case .access(let name):
      if once("access", name.span) {
        model.access = Access(rawValue: name.text) ?? .public
      }
    case .handlers(let name):
      if once("handlers", name.span) {
        model.handlers = Handlers(rawValue: name.text) ?? .required
      }
    case .importModule(let module): resolveImport(module)
    case .schemes(let names): for name in names { resolveScheme(name) }
    case .hosts(let names): for name in names { resolveHost(name) }
    case .requirements(let names): for name in names { resolveRequirement(name) }
    case .plusLiteral(let span):
      if once("plus literal", span) { model.plusIsLiteral = true }
    case .payload(let payload): _ = once("payload", payload.span)
    case .expires(let key):
      if once("expires", key.span) { model.expiryKey = key.text }
    case .caseless(let span): _ = once("caseless", span)
    case .enumeration(let enumeration): resolveEnumeration(enumeration)
    case .type(let type): resolveType(type)
    case .route, .exception, .envelope, .origins, .variant: break
    }
  }

  /// Returns whether this is the first line of a directive that a file has at most once; reports it
  /// if not.
  private mutating func once(_ directive: String, _ span: Span) -> Bool {
    if let original = directives[directive] {
      let problem = Diagnostic(
        .duplicateDeclaration, "the file already has a line '\(directive)'", at: span
      )
      .also(original, "the first one is here")
      bag.report(problem.removing(span, in: file))
      return false
    }
    directives[directive] = span
    return true
  }

  /// Returns whether a line above declares the same; reports it if so.
  ///
  /// - Parameter text: What is declared, in its only spelling.
  private mutating func isRepeated(
    _ name: NameSyntax, _ text: String, called noun: String
  ) -> Bool {
    guard let original = names["\(noun) \(text)"] else {
      names["\(noun) \(text)"] = name.span
      return false
    }
    let problem = Diagnostic.repeated(name, called: noun, first: original)
    bag.report(problem.removing(name.span, in: file))
    return true
  }

  private mutating func resolveName(_ routes: RoutesSyntax) {
    guard once("routes", routes.name.span) else { return }
    model.nameSpan = routes.name.span
    model.documentation = routes.documentation
    if !Names.isIdentifier(routes.name.text) {
      bag.report(.invalidTypeName(routes.name))
    } else if Names.reservedTypes.contains(routes.name.text) {
      bag.report(.reservedType(routes.name))
    } else {
      model.name = routes.name.text
    }
  }

  /// Reports that the file has no line `routes`, or that it is not the first.
  mutating func checkName(_ syntax: FileSyntax) {
    guard syntax.isReadable else { return }
    guard directives["routes"] != nil else {
      // The first line, which is not read, may be meant as the name.
      let isFirst = bag.contents.sorted.contains {
        $0.code.rawValue.hasPrefix("RG1") && $0.span.start <= model.nameSpan.end
      }
      if isFirst { return }
      return bag.report(
        .missingRoutesName, "the file does not name its route set", at: model.nameSpan,
        note: "a file begins with a line like 'routes App', which names the generated enum")
    }
    if case .routes? = syntax.declarations.first { return }
    bag.report(
      .missingRoutesName, "'routes' must be the first declaration of the file", at: model.nameSpan)
  }

  /// `Module`, or `Module.Submodule`.
  private mutating func resolveImport(_ module: NameSyntax) {
    let parts = module.text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.allSatisfy({ Names.isIdentifier(String($0.drop { $0 == "_" })) }) else {
      return bag.report(.invalidName(module))
    }
    if model.imports.contains(module.text) { return }
    model.imports.append(module.text)
    model.importSpans.append(module.span)
  }

  private mutating func resolveScheme(_ name: NameSyntax) {
    guard let scheme = WrittenScheme(name.text), scheme.isOfApp || scheme.isOfWeb else {
      return bag.report(.invalidScheme(name))
    }
    if scheme.name == "http" {
      model.acceptsHTTP = true
      model.httpSpan = name.span
    } else if scheme.name == "https" {
      bag.report(.httpsScheme(name))
    } else {
      let bare = NameSyntax(text: scheme.name, span: name.span)
      if !isRepeated(bare, scheme.name, called: "scheme") { model.schemes.append(scheme.name) }
    }
  }

  /// Notes the form with which the links of each scheme are printed, wherever the file names it.
  mutating func resolveForms(_ syntax: FileSyntax) {
    var first: [String: NameSyntax] = [:]
    for (name, isOfBlock) in syntax.schemes {
      // A name that the file has twice is reported.
      guard let scheme = WrittenScheme(name.text), scheme.isOfApp, let form = scheme.form,
        isOfBlock || names["scheme \(scheme.name)"] == name.span
      else { continue }
      if let original = first[scheme.name], model.form(of: scheme.name) != form {
        bag.report(
          Diagnostic(
            .invalidScheme, "the links of a scheme are printed in one form, and here are two",
            at: name.span
          )
          .also(original.span, "the first one is '\(original.text)'")
          .change(name.span, to: original.text))
      } else {
        first[scheme.name] = name
        model.schemeForms[scheme.name] = form
      }
    }
  }

  private mutating func resolveHost(_ name: NameSyntax) {
    guard let host = HostPattern(declared: name.text) else {
      return bag.report(.invalidHost(name))
    }
    if !isRepeated(name, host.description, called: "host") { model.declare(host) }
  }

  private mutating func resolveRequirement(_ name: NameSyntax) {
    if !Names.isIdentifier(name.text) {
      bag.report(.invalidName(name))
    } else if Names.reservedValues.contains(name.text) {
      bag.report(
        .reservedName, "the name '\(name.text)' is reserved for Swift or generated code",
        at: name.span, note: "choose another name")
    } else if !isRepeated(name, name.text, called: "requirement") {
      model.requirements.append(name.text)
    }
  }
}

extension FileSyntax {
  /// The first `http` of a block of schemes.
  fileprivate var httpInBlock: Span? {
    for case .origins(let block) in declarations where block.kind == .schemes {
      if let name = block.names.first(where: { $0.text.lowercased() == "http" }) {
        return name.span
      }
    }
    return nil
  }
}

extension FileSyntax {
  /// The schemes of the file and of its blocks.
  fileprivate var schemes: [(name: NameSyntax, isOfBlock: Bool)] {
    declarations.flatMap { declaration -> [(name: NameSyntax, isOfBlock: Bool)] in
      switch declaration {
      case .schemes(let names): names.map { ($0, false) }
      case .origins(let block) where block.kind == .schemes: block.names.map { ($0, true) }
      case _: []
      }
    }
  }
}
