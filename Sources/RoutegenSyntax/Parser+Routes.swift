import RoutegenSource

/// Routes and groups.
extension Parser {
  /// The first words of lines that continue the route before them.
  static let continuations: Set<String> = ["as", "also", "example", "nomatch"]

  /// The parts of a route after its pattern.
  private struct Tail {
    var pattern: Span?
    var name: NameSyntax?
    var aliases: [AliasSyntax] = []
    var examples: [ExampleSyntax] = []
    var block: [DeclarationSyntax]?
    var mount: NameSyntax?
    var isBroken = false
  }

  // Route : Attribute* Pattern ( `as` Name | `mount` Name | Block | Alias | Example )*
  //
  // A route with a mistake is parsed to its end, because it may contain others.
  mutating func parseRoute(
    _ documentation: [String], _ attributes: [AttributeSyntax]
  ) -> DeclarationSyntax? {
    if rejectHashComment() { return nil }
    let start = current
    let pattern = parsePattern()
    eatBraceOnNextLine()
    var tail = Tail()
    tail.pattern = pattern?.span
    while true {
      if parseTailPart(&tail) { continue }
      if atLineEnd { break }
      if !rejectHashComment() { rejectRestOfLine(after: start) }
    }
    guard let pattern, !tail.isBroken else { return nil }
    return .route(
      RouteSyntax(
        documentation: documentation, attributes: attributes, pattern: pattern, name: tail.name,
        aliases: tail.aliases, examples: tail.examples, block: tail.block, mount: tail.mount))
  }

  /// Parses the next part after the pattern; returns `false` if there is none.
  private mutating func parseTailPart(_ tail: inout Tail) -> Bool {
    if at(.leftBrace) {
      parseBlock(into: &tail)
      return true
    }
    if at(.word) || eatLineBreak(before: { $0.isTailWord($1) }),
      parseTailPart(text(of: current), &tail)
    {
      return true
    }
    guard let word = rejectMisspelledWord() else { return false }
    // What follows is not reported as well, as it is if the guess is wrong.
    let known = problems
    _ = parseTailPart(word, &tail)
    if problems.count > known.count { problems = known }
    if word == "mount" { tail.isBroken = true }
    return true
  }

  /// Parses the part that begins with the current word, which is or means `word`.
  private mutating func parseTailPart(_ word: String, _ tail: inout Tail) -> Bool {
    switch word {
    case "as": parseName(into: &tail)
    case "mount": parseMount(into: &tail)
    case "also": if let alias = parseAlias() { tail.aliases.append(alias) }
    case "example", "nomatch":
      if let example = parseExample(word) { tail.examples.append(example) }
    default: return false
    }
    return true
  }

  private func isTailWord(_ token: Token) -> Bool {
    token.kind == .word && Self.continuations.contains(text(of: token))
  }

  // Name : `as` Name
  private mutating func parseName(into tail: inout Tail) {
    let keyword = current
    advance()
    skipMark(after: "as")
    if rejectTitle() { return }
    guard let name = expectName("a name", note: "write 'as home', or remove 'as'") else {
      tail.isBroken = true
      skipLine()
      return
    }
    if let first = tail.name {
      report(.secondName(name, first: first))
    } else if tail.block != nil {
      let pattern = tail.pattern.map { file.text(of: $0) } ?? "…"
      report(.nameAfterBlock(name, of: pattern, at: keyword.span.union(name.span)))
    }
    tail.name = tail.name ?? name
  }

  // Mount : `mount` Name
  private mutating func parseMount(into tail: inout Tail) {
    advance()
    let note = "write 'mount Shop' for a file that begins with 'routes Shop'"
    guard let name = expectName("the name of a route set", note: note) else {
      tail.isBroken = true
      skipLine()
      return
    }
    if let first = tail.mount { report(.secondMount(name, first: first.span)) }
    tail.mount = tail.mount ?? name
  }

  // Group : Pattern LineBreak Block
  //
  // The brace belongs to the line before.
  private mutating func eatBraceOnNextLine() {
    guard at(.newline), position > 0 else { return }
    let end = previous.span.endPoint
    guard let brace = rest.firstIndex(where: { !$0.kind.endsLine || $0.kind == .endOfFile }),
      tokens[brace].kind == .leftBrace, tokens[brace + 1].kind.endsLine
    else { return }
    restart(at: brace)
    let gap = Span(file: file.id, start: end.start, end: current.span.start)
    report(.braceOnNextLine(at: current.span, gap))
  }

  private mutating func parseBlock(into tail: inout Tail) {
    if isTouching, next.kind.endsLine, previous.kind != .slash {
      report(.blockTouchesPattern(current, after: previous))
    }
    if tail.block != nil { report(.secondBlock(at: current.span)) }
    let mistakes = problems.count
    let block = parseBlock()

    // A block whose declarations were all omitted is not reported as empty as well.
    if block.isEmpty, problems.count > mistakes { tail.isBroken = true }
    tail.block = tail.block ?? []
    tail.block?.append(contentsOf: block)
  }

  private mutating func rejectHashComment() -> Bool {
    guard at(.hash), !isTouching, !isTouchedByNext else { return false }
    report(.hashComment(at: current.span))
    skipLine()
    return true
  }
}

extension Diagnostic {
  fileprivate static func secondName(_ name: NameSyntax, first: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "a route can have only one name, and it is already called '\(first.text)'",
      at: name.span
    )
    .also(first.span, "the first name is here")
    .note("keep 'as \(first.text)' or 'as \(name.text)'")
  }

  fileprivate static func secondMount(_ name: NameSyntax, first: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a pattern can mount only one route set", at: name.span)
      .also(first, "the first one is here")
  }

  fileprivate static func nameAfterBlock(
    _ name: NameSyntax, of pattern: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the name of a group belongs before its block", at: span)
      .note("write '\(pattern) as \(name.text) {'")
  }

  fileprivate static func braceOnNextLine(at brace: Span, _ gap: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the '{' of a block belongs on the line of its pattern", at: brace)
      .fix("join the lines", replace: gap, with: " ")
  }

  fileprivate static func secondBlock(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the group already has a block", at: span)
  }

  static func blockTouchesPattern(
    _ brace: Token, after token: Token
  ) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "a '{' that opens a block needs a space before it", at: brace.span
    )
    .note("a '{' that touches the pattern begins a placeholder")
    // After a slash, a placeholder may be what is unfinished.
    return token.kind == .word || token.kind == .rightBrace
      ? problem.fix("add a space", replace: brace.span.startPoint, with: " ")
      : problem.propose("add a space", replace: brace.span.startPoint, with: " ")
  }

  fileprivate static func hashComment(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'#' begins neither a fragment nor a comment here", at: span)
      .note("a fragment touches the pattern, and a comment begins with '//'")
      .fix("write '//'", replace: span, with: "//")
  }
}
