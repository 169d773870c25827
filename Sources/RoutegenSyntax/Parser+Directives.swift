import RoutegenSource

/// Declarations that begin with a word.
extension Parser {
  /// Whether the current word is a pattern without its slash, and not a directive.
  var atPatternWithoutSlash: Bool {
    let isTouched = isTouchedByNext
    if isTouched, next.kind == .slash || next.kind.beginsPart { return true }
    let word = text(of: current)
    let isKnown =
      current.isBroken || Directive(rawValue: word) != nil || Self.continuations.contains(word)
    return !isKnown && (depth > 0 || isTouched && next.kind == .leftBrace)
  }

  // Directive : the word of a `Directive`, and its production
  mutating func parseDirective(_ documentation: [String]) -> DeclarationSyntax? {
    let keyword = current
    let word = text(of: keyword)
    guard !Self.continuations.contains(word) else {
      report(.continuesNothing(word, at: keyword.span))
      return nil
    }
    guard let directive = Directive(closestTo: word) else {
      if !keyword.isBroken { report(.unknownDirective(word, at: keyword.span)) }
      return nil
    }
    if directive.rawValue != word {
      report(.unknownDirective(word, at: keyword.span))
    } else if depth > 0, !directive.isAllowedInBlocks {
      report(.misplacedDirective(word, at: keyword.span))
    }
    guard let declaration = parseDirective(directive, documentation) else { return nil }
    if depth == 0 || directive.isAllowedInBlocks { return declaration }
    if directive.declaresType { misplacedTypes.append(declaration) }
    return nil
  }

  private mutating func parseDirective(
    _ directive: Directive, _ documentation: [String]
  ) -> DeclarationSyntax? {
    let keyword = current
    advance()
    switch directive {
    case .routes: return parseRoutesName(documentation, keyword)
    case .access: return parseAccess()
    case .handlers: return parseHandlers()
    case .import: return expectName("the name of a module").map { .importModule($0) }
    case .scheme: return parseOrigins("a scheme", .schemes)
    case .host: return parseOrigins("a host", .hosts)
    case .payload: return parsePayload(keyword)
    case .expires: return expectText("the key of the expiry date").map { .expires($0) }
    case .caseless: return .caseless(keyword.span)
    case .plus: return parsePlus(keyword)
    case .require: return parseList("a requirement").map { .requirements($0) }
    case .enum: return parseEnumeration(documentation)
    case .open: return parseOpenEnumeration(documentation)
    case .type: return parseDeclaredType()
    case .except: return parsePattern().map { .exception(ExceptionSyntax(pattern: $0)) }
    case .unwrap: return parseEnvelope()
    }
  }

  // Routes : `routes` Name
  private mutating func parseRoutesName(
    _ documentation: [String], _ keyword: Token
  ) -> DeclarationSyntax {
    // Without a stand-in, the resolver would report that the whole line is missing.
    let name = expectName("the name of the routes")
    if name == nil { skipLine() }
    let standIn = NameSyntax(text: "Unnamed", span: keyword.span)
    return .routes(RoutesSyntax(documentation: documentation, name: name ?? standIn))
  }

  // Access : `access` ( `public` | `package` | `internal` )
  private mutating func parseAccess() -> DeclarationSyntax? {
    guard let level = expectName("'public', 'package' or 'internal'") else { return nil }
    if !["public", "package", "internal"].contains(level.text) { report(.unknownAccess(level)) }
    return .access(level)
  }

  // Handlers : `handlers` ( `optional` | `none` )
  private mutating func parseHandlers() -> DeclarationSyntax? {
    guard let choice = expectName("'optional' or 'none'") else { return nil }
    if !["optional", "none"].contains(choice.text) { report(.unknownHandlers(choice)) }
    return .handlers(choice)
  }

  // Plus : `plus` `literal`
  private mutating func parsePlus(_ keyword: Token) -> DeclarationSyntax? {
    guard eat(word: "literal") else {
      reportExpected(
        "'literal'", note: "with 'plus literal', a '+' in a query is a plus and not a space")
      return nil
    }
    return .plusLiteral(span(from: keyword))
  }

  // Origins : ( `host` | `scheme` ) List Block?
  private mutating func parseOrigins(
    _ noun: String, _ kind: OriginsSyntax.Kind
  ) -> DeclarationSyntax? {
    guard let names = parseList(noun) else { return nil }
    guard at(.leftBrace) else { return kind == .hosts ? .hosts(names) : .schemes(names) }
    return .origins(OriginsSyntax(kind: kind, names: names, block: parseBlock()))
  }
}

extension Diagnostic {
  fileprivate static func continuesNothing(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "'\(word)' continues a route, but no route precedes it", at: span)
  }

  fileprivate static func unknownDirective(_ word: String, at span: Span) -> Diagnostic {
    let problem = Diagnostic(.unknownDirective, "no declaration begins with '\(word)'", at: span)
      .suggest(word, at: span, among: Directive.words, called: "declarations")
    return problem.fixIts.isEmpty ? problem.note("a route begins with '/'") : problem
  }

  fileprivate static func misplacedDirective(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'\(word)' belongs at the top level of the file", at: span)
      .note("a block contains routes, 'except' and 'unwrap'")
  }

  fileprivate static func unknownAccess(_ level: NameSyntax) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'\(level.text)' is not an access level", at: level.span)
      .suggest(
        level.text, at: level.span, among: ["public", "package", "internal"], called: "levels")
  }

  fileprivate static func unknownHandlers(_ choice: NameSyntax) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'\(choice.text)' is not a choice of handlers", at: choice.span)
      .suggest(choice.text, at: choice.span, among: ["optional", "none"], called: "choices")
  }
}
