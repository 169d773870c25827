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
    // A word alone on a line is a pattern; one that nearly begins a declaration has a name after it.
    let isAlone =
      next.kind.endsLine
      || next.kind == .leftBrace && tokens[min(position + 2, tokens.count - 1)].kind.endsLine
    if !isKnown, isAlone, Directive(closestTo: word) == nil { return true }
    return !isKnown && (depth > 0 || isTouched && next.kind == .leftBrace)
  }

  // Directive : the word of a `Directive`, and its production
  mutating func parseDirective(_ documentation: [String]) -> DeclarationSyntax? {
    let keyword = current
    let word = text(of: keyword)
    guard !Self.continuations.contains(word) else {
      report(nameBeforePattern ?? .continuesNothing(word, at: keyword.span))
      return nil
    }
    guard let directive = Directive(closestTo: word) else {
      if !keyword.isBroken { report(.unknownDirective(word, at: keyword.span)) }
      return nil
    }
    if directive.rawValue != word {
      report(.unknownDirective(word, at: keyword.span))
      // What follows is not reported as well, as it is if the guess is wrong.
      if directive.rawValue != word.lowercased() { return parseGuessed(directive, documentation) }
    } else if depth > 0, !directive.isAllowedInBlocks {
      report(.misplacedDirective(word, at: keyword.span))
    }
    guard let declaration = parseDirective(directive, documentation) else { return nil }
    if depth == 0 || directive.isAllowedInBlocks { return declaration }
    if directive.declaresType { misplacedTypes.append(declaration) }
    return nil
  }

  /// Parses a line whose first word is misspelled, and reports nothing else about it.
  private mutating func parseGuessed(
    _ directive: Directive, _ documentation: [String]
  ) -> DeclarationSyntax? {
    let known = problems
    let start = position
    let declaration = parseDirective(directive, documentation)
    if problems.count > known.count {
      problems = known
      restart(at: start)
      return nil
    }
    return depth == 0 || directive.isAllowedInBlocks ? declaration : nil
  }

  private mutating func parseDirective(
    _ directive: Directive, _ documentation: [String]
  ) -> DeclarationSyntax? {
    let keyword = current
    advance()
    if directive.hasName { skipMark(after: directive.rawValue) }
    switch directive {
    case .routes: return parseRoutesName(documentation, keyword)
    case .access: return parseAccess()
    case .handlers: return parseHandlers()
    case .import:
      return expectName("the name of a module", note: "write 'import Colors'")
        .map { .importModule($0) }
    case .scheme: return parseOrigins("a scheme", .schemes)
    case .host: return parseOrigins("a host", .hosts)
    case .payload: return parsePayload(keyword)
    case .expires: return parseExpires()
    case .caseless: return .caseless(keyword.span)
    case .plus: return parsePlusLiteral().map { .plusLiteral($0) }
    case .require:
      return parseList("a requirement", note: "write 'require login'").map { .requirements($0) }
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
    let name = expectName(
      "the name of the routes", note: "write 'routes App' for an enum called 'App'")
    if name == nil { skipLine() }
    rejectBlockOfFile()
    let standIn = NameSyntax(text: "Unnamed", span: keyword.span)
    return .routes(RoutesSyntax(documentation: documentation, name: name ?? standIn))
  }

  // Expires : `expires` Key
  private mutating func parseExpires() -> DeclarationSyntax? {
    guard let key = expectText("the key of the expiry date") else { return nil }
    if let problem = reportDateAsKey(key) {
      report(problem)
      return nil
    }
    return .expires(key)
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

  // PlusLiteral : `plus` `literal`
  mutating func parsePlusLiteral() -> Span? {
    let keyword = previous
    guard eat(word: "literal") else {
      reportExpected(
        "'literal'", note: "with 'plus literal', a '+' in a query is a plus and not a space")
      return nil
    }
    return span(from: keyword)
  }

  // Origins : ( `host` | `scheme` ) List Block?
  private mutating func parseOrigins(
    _ noun: String, _ kind: OriginsSyntax.Kind
  ) -> DeclarationSyntax? {
    let example = kind == .hosts ? "host example.com" : "scheme myapp"
    if rejectForeignOrigins(kind) || rejectListBelow(example) { return nil }
    guard let names = parseList(noun, note: "write '\(example)'") else { return nil }
    guard at(.leftBrace) else { return kind == .hosts ? .hosts(names) : .schemes(names) }
    if isTouching, next.kind.endsLine {
      report(.blockTouchesPattern(current, after: previous))
    }
    let block = parseBlock()
    return .origins(
      OriginsSyntax(kind: kind, names: names, block: block, closingBrace: closingBrace))
  }
}

extension Diagnostic {
  fileprivate static func continuesNothing(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "'\(word)' continues a route, but no route precedes it", at: span
    )
    .note("write it on a line below the route, and not below a group")
  }

  fileprivate static func unknownDirective(_ word: String, at span: Span) -> Diagnostic {
    let problem = Diagnostic(.unknownDirective, "no declaration begins with '\(word)'", at: span)
    let lowercased = word.lowercased()
    if Directive(rawValue: lowercased) != nil {
      return problem.fix("change it to '\(lowercased)'", replace: span, with: lowercased)
    }
    if let guess = closest(to: word, among: Directive.words + Parser.continuations.sorted()) {
      return problem.propose("change it to '\(guess)'", replace: span, with: guess)
    }
    if closest(to: word, among: ["begins"]) != nil {
      return problem.note("'begins' follows the name of a type: 'type UserID begins \"@\"'")
    }
    return problem.note(
      "a route begins with '/', and other lines with a word such as 'host', 'enum' or 'except'")
  }

  fileprivate static func misplacedDirective(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'\(word)' belongs at the top level of the file", at: span)
      .note("a block contains routes, 'except' and 'unwrap'")
  }

  fileprivate static func unknownAccess(_ level: NameSyntax) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "'\(level.text)' is not an access level", at: level.span)
    if ["private", "fileprivate"].contains(level.text) {
      return problem.note(
        "the generated code is a file of its own, so its least level is 'internal'"
      )
      .propose("change it to 'internal'", replace: level.span, with: "internal")
    }
    return
      problem
      .suggest(
        level.text, at: level.span, among: ["public", "package", "internal"], called: "levels")
  }

  fileprivate static func unknownHandlers(_ choice: NameSyntax) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'\(choice.text)' is not a choice of handlers", at: choice.span)
      .suggest(choice.text, at: choice.span, among: ["optional", "none"], called: "choices")
  }
}
