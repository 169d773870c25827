import RoutegenSource

/// Routes and groups.
extension Parser {
  /// The first words of lines that continue the route before them.
  static let continuations: Set<String> = ["as", "also", "example", "nomatch"]

  /// The parts of a route after its pattern.
  struct Tail {
    var pattern: Span?
    var name: NameSyntax?
    var aliases: [AliasSyntax] = []
    var examples: [ExampleSyntax] = []
    var block: [DeclarationSyntax]?
    var closingBrace: Span?
    var mount: NameSyntax?
    var isBroken = false
  }

  // Route : Attribute* Pattern ( `as` Name | `mount` Name | Block | Alias | Example )*
  //
  // A route with a mistake is parsed to its end, because it may contain others.
  mutating func parseRoute(
    _ documentation: [String], _ attributes: [AttributeSyntax]
  ) -> DeclarationSyntax? {
    if rejectHashWord() || rejectHashComment() { return nil }
    let start = current
    let pattern = parsePattern()
    eatBraceOnNextLine()
    var tail = Tail()
    tail.pattern = pattern?.span
    while true {
      if parseTailPart(&tail) { continue }
      if atLineEnd { break }
      if rejectForeignBlock() {
        tail.isBroken = true
      } else if !rejectHashComment() {
        rejectRestOfLine(after: start)
      }
    }
    guard let pattern, !tail.isBroken else { return nil }
    return .route(
      RouteSyntax(
        documentation: documentation, attributes: attributes, pattern: pattern, name: tail.name,
        aliases: tail.aliases, examples: tail.examples, block: tail.block,
        closingBrace: tail.closingBrace, mount: tail.mount))
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
    let isBlank = file.bytes[gap.start..<gap.end].allSatisfy { $0.isBlank || $0.isLineEnd }
    report(.braceOnNextLine(at: current.span, isBlank ? gap : nil))
  }

  private mutating func parseBlock(into tail: inout Tail) {
    if isTouching, next.kind.endsLine, previous.kind != .slash {
      report(.blockTouchesPattern(current, after: previous))
    }
    if tail.block != nil { report(.secondBlock(at: current.span)) }
    let isDouble = rejectDoubleBlock()
    let mistakes = problems.errorCount
    let block = parseBlock()
    tail.closingBrace = closingBrace
    if isDouble { eatSecondBrace() }

    // A block whose declarations were all omitted is not reported as empty as well.
    if block.isEmpty, problems.errorCount > mistakes { tail.isBroken = true }
    tail.block = tail.block ?? []
    tail.block?.append(contentsOf: block)
  }

  private mutating func rejectHashComment() -> Bool {
    guard at(.hash), !isTouching, !isTouchedByNext else { return false }
    report(.hashComment(at: current.span, isCertain: isProse(restOfLine.dropFirst())))
    skipLine()
    return true
  }
}

extension Diagnostic {
  /// - Parameter gap: The white space to remove; `nil` if there is a comment, which must stay.
  fileprivate static func braceOnNextLine(at brace: Span, _ gap: Span?) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "the '{' of a block belongs on the line of its pattern", at: brace)
    return gap.map { problem.fix("join the lines", replace: $0, with: " ") } ?? problem
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
    return problem.correct(
      "add a space", replace: brace.span.startPoint, with: " ",
      isCertain: token.kind == .word || token.kind == .rightBrace)
  }

  fileprivate static func hashComment(at span: Span, isCertain: Bool) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'#' begins neither a fragment nor a comment here", at: span)
      .note("a fragment touches the pattern, and a comment begins with '//'")
      .correct("write '//'", replace: span, with: "//", isCertain: isCertain)
  }
}
