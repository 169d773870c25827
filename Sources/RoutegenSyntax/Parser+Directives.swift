import RoutegenSource

/// The lines that begin with a word.
extension Parser {
  /// The words that a declaration begins with, in the order in which a file has them.
  private static let directives = [
    "routes", "access", "handlers", "import", "scheme", "host", "payload", "expires", "caseless",
    "plus", "require", "enum", "open", "type", "except", "unwrap",
  ]

  /// Those of them that a block may hold as well: they are patterns.
  private static let patternDirectives: Set<String> = ["except", "unwrap"]

  /// Whether this is a pattern that lacks its slash, and not a directive.
  var atPatternWithoutSlash: Bool {
    let isTouched = isTouchedByNext
    switch next.kind {
    case .slash, .question, .ampersand, .hash: if isTouched { return true }
    default: break
    }
    let word = text(of: current)
    let isKnown =
      current.isBroken || Self.directives.contains(word) || Self.continuations.contains(word)
    return !isKnown && (depth > 0 || isTouched && next.kind == .leftBrace)
  }

  // Directive : a word of `directives`, and what belongs to it
  mutating func parseDirective(_ documentation: [String]) -> DeclarationSyntax? {
    let keyword = current
    let word = text(of: keyword)
    guard !Self.continuations.contains(word) else {
      report(.continuesNothing(word, at: keyword.span))
      return nil
    }
    guard let directive = knownDirective(word) else {
      if !keyword.isBroken { report(.unknownDirective(word, at: keyword.span, Self.directives)) }
      return nil
    }
    if directive != word {
      report(.unknownDirective(word, at: keyword.span, Self.directives))
    } else if depth > 0, !Self.patternDirectives.contains(word) {
      report(.misplacedDirective(word, at: keyword.span))
    }
    guard let declaration = parseDirective(directive, documentation) else { return nil }
    guard depth > 0 else { return declaration }
    switch declaration {
    case .exception, .envelope: return declaration
    case .enumeration, .type: misplacedTypes.append(declaration)
    default: break
    }
    return nil
  }

  /// The directive that `word` is or is most likely meant to be, so that what follows is read.
  private func knownDirective(_ word: String) -> String? {
    Self.directives.contains(word) ? word : closest(to: word, among: Self.directives)
  }

  private mutating func parseDirective(
    _ directive: String, _ documentation: [String]
  ) -> DeclarationSyntax? {
    let keyword = current
    advance()
    switch directive {
    case "routes": return parseRoutesName(documentation, keyword)
    case "access": return parseAccess()
    case "handlers": return parseHandlers()
    case "import": return expectName("the name of a module").map { .importModule($0) }
    case "scheme": return parseOrigins("a scheme", .schemes)
    case "host": return parseOrigins("a host", .hosts)
    case "payload": return parsePayload(keyword)
    case "expires": return expectText("the key of the expiry date").map { .expires($0) }
    case "caseless": return .caseless(keyword.span)
    case "plus": return parsePlus(keyword)
    case "require": return parseList("a requirement").map { .requirements($0) }
    case "enum": return parseEnumeration(documentation)
    case "open":
      guard eat(word: "enum") else {
        reportExpected("'enum'")
        return nil
      }
      return parseEnumeration(documentation, isOpen: true)
    case "except": return parsePattern().map { .exception(ExceptionSyntax(pattern: $0)) }
    case "unwrap": return parseEnvelope()
    case "type": return expectName("the name of a type").map { .type($0) }
    default: preconditionFailure("'\(directive)' is a directive without a production")
    }
  }

  // Routes : `routes` Name
  private mutating func parseRoutesName(
    _ documentation: [String], _ keyword: Token
  ) -> DeclarationSyntax {
    // The stand-in keeps the resolver from missing the whole line.
    let name = expectName("the name of the routes")
    if name == nil { skipLine() }
    let standIn = NameSyntax(text: "Unnamed", span: keyword.span)
    return .routes(RoutesSyntax(documentation: documentation, name: name ?? standIn))
  }

  // Access : `access` ( `public` | `package` | `internal` )
  private mutating func parseAccess() -> DeclarationSyntax? {
    guard let level = expectName("public, package or internal") else { return nil }
    if !["public", "package", "internal"].contains(level.text) { report(.unknownAccess(level)) }
    return .access(level)
  }

  // Handlers : `handlers` ( `optional` | `none` )
  private mutating func parseHandlers() -> DeclarationSyntax? {
    guard let choice = expectName("optional or none") else { return nil }
    if !["optional", "none"].contains(choice.text) { report(.unknownHandlers(choice)) }
    return .handlers(choice)
  }

  // Plus : `plus` `literal`
  private mutating func parsePlus(_ keyword: Token) -> DeclarationSyntax? {
    guard eat(word: "literal") else {
      reportExpected("'literal'", note: "'plus literal' makes a '+' of a query a plus")
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

  // Envelope : `unwrap` Path ( `?` Item ( `&` Item )* )? `#`?
  //
  // Without `#` the last item is a key alone: that of the link to open.
  private mutating func parseEnvelope() -> DeclarationSyntax? {
    guard let (pattern, hasHash) = parsePatternWithHash() else { return nil }
    if hasHash { return .envelope(EnvelopeSyntax(pattern: pattern, key: nil)) }
    guard case .literal(let value)? = pattern.query.last?.value, value.text.isEmpty,
      let key = pattern.query.last?.key
    else {
      report(.missingEnvelopeKey(pattern.span))
      return nil
    }
    let rest = PatternSyntax(
      segments: pattern.segments, query: pattern.query.dropLast(), fragment: nil,
      span: pattern.span)
    return .envelope(EnvelopeSyntax(pattern: rest, key: key))
  }

  // List : Entry ( `,` Entry )*
  // Entry : touching tokens other than `,` and braces
  mutating func parseList(_ noun: String) -> [NameSyntax]? {
    var names: [NameSyntax] = []
    repeat {
      guard let name = parseEntry(noun) else { return nil }
      names.append(name)
    } while eat(.comma)
    return names
  }

  private mutating func parseEntry(_ noun: String) -> NameSyntax? {
    let start = current
    while !atLineEnd, !at(.comma), !at(.leftBrace), current == start || isTouching {
      if current.isBroken { return nil }
      advance()
    }
    guard current != start else {
      reportExpected(noun)
      return nil
    }
    let span = span(from: start)
    return NameSyntax(text: file.text(of: span), span: span)
  }
}

extension Diagnostic {
  fileprivate static func missingEnvelopeKey(_ pattern: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "this does not say where the link to open stands", at: pattern)
      .note(
        "write 'unwrap /click?url' for the value of 'url', or 'unwrap /click#' for the fragment")
  }

  fileprivate static func continuesNothing(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'\(word)' continues a route, and none stands before it", at: span)
  }

  fileprivate static func unknownDirective(
    _ word: String, at span: Span, _ known: [String]
  ) -> Diagnostic {
    let problem = Diagnostic(.unknownDirective, "no declaration begins with '\(word)'", at: span)
      .suggest(word, at: span, among: known, called: "declarations")
    return problem.fixIts.isEmpty ? problem.note("a route begins with '/'") : problem
  }

  fileprivate static func misplacedDirective(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'\(word)' belongs at the top of the file", at: span)
      .note("a block holds routes, 'except' and 'unwrap'")
  }

  fileprivate static func unknownAccess(_ level: NameSyntax) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'\(level.text)' is not an access level", at: level.span)
      .suggest(
        level.text, at: level.span, among: ["public", "package", "internal"], called: "levels")
  }

  fileprivate static func unknownHandlers(_ choice: NameSyntax) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'\(choice.text)' is no choice of handlers", at: choice.span)
      .suggest(choice.text, at: choice.span, among: ["optional", "none"], called: "choices")
  }
}
