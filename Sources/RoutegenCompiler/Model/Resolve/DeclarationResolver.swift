/// Resolves the declarations that patterns and attributes can name.
func resolveDeclarations(of file: ParsedFile, into bag: SharedBag) -> Declarations {
  var resolver = DeclarationResolver(file.syntax, bag)
  for declaration in file.syntax.declarations { resolver.resolve(declaration) }
  resolver.resolveForms(file.syntax)
  resolver.resolveBases(file.syntax)
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
    for (name, kind, isOfBlock) in syntax.originNames where kind == .schemes {
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

  /// Notes the base of each scheme and host, which is written wherever the file names it.
  mutating func resolveBases(_ syntax: FileSyntax) {
    var first: [OriginConstraint: NameSyntax] = [:]
    for (name, kind, isOfBlock) in syntax.originNames {
      guard let (origin, text) = name.originAndBase(kind),
        isOfBlock || names["\(origin.text)"] == name.span
      else { continue }
      guard let base = name.segments(ofBase: text) else {
        bag.report(.invalidBase(name, text, kind))
        continue
      }
      if let original = first[origin], model.bases.base(of: origin) != base {
        let problem = Diagnostic(
          kind == .hosts ? .invalidHost : .invalidScheme,
          "all links of '\(name.origin)' have one base, and here are two", at: name.span)
        bag.report(
          problem.also(original.span, "the first one is '\(original.text)'")
            .change(name.span, to: original.text)
            .note("for links with several, write no base, and a group for each: '/app { … }'"))
      } else {
        first[origin] = first[origin] ?? name
        model.bases.declare(origin, base)
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
  /// The schemes and hosts of the file, then those of its blocks.
  fileprivate var originNames: [(name: NameSyntax, kind: OriginsSyntax.Kind, isOfBlock: Bool)] {
    let names = declarations.flatMap {
      declaration -> [(name: NameSyntax, kind: OriginsSyntax.Kind, isOfBlock: Bool)] in
      switch declaration {
      case .schemes(let names): names.map { ($0, .schemes, false) }
      case .hosts(let names): names.map { ($0, .hosts, false) }
      case .origins(let block): block.names.map { ($0, block.kind, true) }
      case _: []
      }
    }
    return names.filter { !$0.isOfBlock } + names.filter(\.isOfBlock)
  }
}

extension NameSyntax {
  /// What the name declares, and the text of its base; `nil` for what is neither a host nor a scheme of an app.
  fileprivate func originAndBase(
    _ kind: OriginsSyntax.Kind
  ) -> (origin: OriginConstraint, base: String)? {
    switch kind {
    case .hosts:
      guard let host = HostPattern(declared: text) else { return nil }
      let base = text.drop { $0 != "/" }
      return (.host(host), base == "/" ? "/" : String(base.dropFirst()))
    case .schemes:
      guard let scheme = WrittenScheme(text), scheme.isOfApp else { return nil }
      return (.scheme(scheme.name), scheme.base)
    }
  }

  /// The segments of a base, decoded; `nil` for a text that cannot be a base.
  fileprivate func segments(ofBase base: String) -> [String]? {
    guard base.utf8.count <= longestBase, !base.utf8.contains(where: "?#*\\".utf8.contains),
      let parts = try? LinkParts("app:///" + base, isPath: false)
    else { return nil }
    let segments = parts.segments.map { String(decoding: $0, as: UTF8.self) }
    let isWhole = !base.hasSuffix("/") && !segments.contains { $0.isEmpty || $0.contains("/") }
    return isWhole ? segments : nil
  }
}

extension Diagnostic {
  fileprivate static func invalidBase(
    _ name: NameSyntax, _ base: String, _ kind: OriginsSyntax.Kind
  ) -> Diagnostic {
    let segments = base.prefix { !"?#".contains($0) }.split(separator: "/")
      .filter { !$0.contains("*") && ![".", ".."].contains($0) }
    let path = segments.joined(separator: "/")
    let host = name.text.prefix { $0 != "/" }
    let right =
      kind == .hosts
      ? host + (path.isEmpty ? "" : "/" + path) : name.text.dropLast(base.count) + path
    return Diagnostic(
      kind == .hosts ? .invalidHost : .invalidScheme,
      "'\(base)' cannot be the base of links, because \(reason(of: base))", at: name.span,
      note: "a base is the first segments of all links, as in 'example.com/app' and 'app://open'"
    )
    .change(
      name.span, to: right == name.text ? nil : String(right), isCertain: name.text == right + "/")
  }

  /// Why a text is no base, as the end of a sentence.
  private static func reason(of base: String) -> String {
    let segments = base.split(separator: "/", omittingEmptySubsequences: false)
    return if base.contains("?") || base.contains("#") {
      "a base has no query and no fragment"
    } else if base.contains("*") {
      "a base is the same in all links"
    } else if base.hasSuffix("/") {
      "a slash ends no base"
    } else if segments.contains("") {
      "it has an empty segment"
    } else if segments.contains(".") || segments.contains("..") {
      "no link has a segment '.' or '..'"
    } else if base.utf8.count > longestBase {
      "it has more than \(longestBase) bytes"
    } else {
      "no link has these segments"
    }
  }
}

/// The limit on the bytes of a base, which is shorter with a host than what printing leaves for the beginning of a link.
private let longestBase = 200
