import RoutegenSource

/// Routes, groups and the patterns that lead to them as well.
extension Parser {
  /// The words that a line begins with which goes on with the route before it.
  static let continuations: Set<String> = ["as", "also", "example", "nomatch"]

  /// What follows the pattern of a route.
  private struct Tail {
    var name: NameSyntax?
    var aliases: [AliasSyntax] = []
    var examples: [ExampleSyntax] = []
    var block: [DeclarationSyntax]?
    var mount: NameSyntax?
    var isBroken = false
  }

  // Route : Attribute* Pattern ( `as` Name | `mount` Name | Block | Alias | Example )*
  //
  // A route that cannot be used is read to its end, because there may be other mistakes in it.
  mutating func parseRoute(
    _ documentation: [String], _ attributes: [AttributeSyntax]
  ) -> DeclarationSyntax? {
    if rejectHashComment() { return nil }
    let pattern = parsePattern()
    var tail = Tail()
    while true {
      if parseTailPart(&tail) { continue }
      if atLineEnd { break }
      if !rejectHashComment() {
        reportExpected("the end of the line", note: "white space ends a pattern")
        skipLine()
      }
    }
    guard let pattern, !tail.isBroken else { return nil }
    return .route(
      RouteSyntax(
        documentation: documentation, attributes: attributes, pattern: pattern, name: tail.name,
        aliases: tail.aliases, examples: tail.examples, block: tail.block, mount: tail.mount))
  }

  /// Whether there was one more part.
  private mutating func parseTailPart(_ tail: inout Tail) -> Bool {
    if at(.leftBrace) {
      parseBlock(into: &tail)
      return true
    }
    if at(word: "mount") {
      parseMount(into: &tail)
      return true
    }
    guard at(.word) || eatLineBreak(before: { $0.isTailWord($1) }) else { return false }
    switch text(of: current) {
    case "as": parseName(into: &tail)
    case "also": parseAlias(into: &tail)
    case "example", "nomatch": parseExample(into: &tail)
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
    guard let name = expectName("a name") else {
      tail.isBroken = true
      skipLine()
      return
    }
    if let first = tail.name {
      report(.secondName(name, first: first.span))
    } else if tail.block != nil {
      report(.nameAfterBlock(at: keyword.span.union(name.span)))
    }
    tail.name = tail.name ?? name
  }

  // Alias : `also` Pattern ( `with` Assignment ( `,` Assignment )* )?
  private mutating func parseAlias(into tail: inout Tail) {
    advance()
    let pattern = parsePattern()
    var values: [AssignmentSyntax] = []
    if eat(word: "with") {
      repeat {
        guard let value = parseAssignment() else { return skipLine() }
        values.append(value)
      } while eat(.comma)
    }
    if let pattern { tail.aliases.append(AliasSyntax(pattern: pattern, values: values)) }
  }

  // Example : ( `example` | `nomatch` ) Link ( `->` Values )?
  //
  // A link holds every kind of token, so it is taken as it stands up to the end of the line.
  private mutating func parseExample(into tail: inout Tail) {
    let opens = text(of: current) == "example"
    advance()
    let start = current
    while !atLineEnd { advance() }
    guard current != start else { return reportExpected("a link") }
    let whole = span(from: start)
    let arrow = file.bytes[whole.start..<whole.end].firstRange(of: " -> ")
    let link = Span(
      file: whole.file, start: whole.start, end: arrow?.lowerBound ?? whole.end)
    let expected = arrow.map { Span(file: whole.file, start: $0.upperBound, end: whole.end) }
    tail.examples.append(
      ExampleSyntax(
        opens: opens, link: NameSyntax(text: file.text(of: link), span: link),
        expected: expected.map { NameSyntax(text: file.text(of: $0), span: $0) }))
  }

  // Assignment : Name `=` Value
  private mutating func parseAssignment() -> AssignmentSyntax? {
    guard let name = expectName("the name of a parameter"), expect(.equals),
      let value = parseValueText()
    else { return nil }
    return AssignmentSyntax(name: name, value: value)
  }

  // ValueText : String | touching tokens other than `,` and braces
  private mutating func parseValueText() -> NameSyntax? {
    if at(.string) { return parseString() }
    return expectRun("a value", before: [.comma, .leftBrace, .rightBrace])
  }

  // Mount : `mount` Name
  private mutating func parseMount(into tail: inout Tail) {
    advance()
    guard let name = expectName("the name of a route set") else {
      tail.isBroken = true
      skipLine()
      return
    }
    if let first = tail.mount { report(.secondMount(name, first: first.span)) }
    tail.mount = tail.mount ?? name
  }

  private mutating func parseBlock(into tail: inout Tail) {
    if isTouching, next.kind.endsLine { report(.blockTouchesPattern(current.span)) }
    if tail.block != nil { report(.secondBlock(at: current.span)) }
    let mistakes = problems.count
    let block = parseBlock()

    // Nothing is left of a block of mistakes. That the group is empty would be one more.
    if block.isEmpty, problems.count > mistakes { tail.isBroken = true }
    tail.block = tail.block ?? []
    tail.block?.append(contentsOf: block)
  }

  // Block : `{` Declaration* `}`
  mutating func parseBlock() -> [DeclarationSyntax] {
    let brace = current
    guard depth < Self.deepestBlock else {
      report(.nestedTooDeep(at: brace.span))
      skipBlock()
      return []
    }
    advance()
    depth += 1
    defer { depth -= 1 }
    var declarations: [DeclarationSyntax] = []
    while true {
      skipBlankLines()
      if at(.rightBrace) { break }
      if at(.endOfFile) {
        report(.unclosedBlock(brace.span, endedBy: lastWritten.span))
        break
      }
      let start = position
      if let declaration = parseDeclaration() { declarations.append(declaration) }
      precondition(position > start, "the parser made no progress")
    }
    _ = takeDocumentation()
    _ = eat(.rightBrace)
    return declarations
  }

  /// Skips the block whose brace this is, without going down into the blocks in it.
  private mutating func skipBlock() {
    var open = 0
    repeat {
      if at(.leftBrace) { open += 1 }
      if at(.rightBrace) { open -= 1 }
      advance()
    } while open > 0 && !at(.endOfFile)
  }

  private mutating func rejectHashComment() -> Bool {
    guard at(.hash), !isTouching, !isTouchedByNext else { return false }
    report(.hashComment(at: current.span))
    skipLine()
    return true
  }
}

extension ArraySlice<UInt8> {
  /// Where `text` stands first.
  fileprivate func firstRange(of text: String) -> Range<Int>? {
    let start = indices.first { self[$0...].starts(with: text.utf8) }
    return start.map { $0..<$0 + text.utf8.count }
  }
}

extension Diagnostic {
  fileprivate static func secondName(_ name: NameSyntax, first: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the route already has a name", at: name.span)
      .also(first, "the first one is here")
  }

  fileprivate static func secondMount(_ name: NameSyntax, first: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a pattern mounts one route set", at: name.span)
      .also(first, "the first one is here")
  }

  fileprivate static func nameAfterBlock(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the name of a group stands before its block", at: span)
  }

  fileprivate static func secondBlock(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the group already has a block", at: span)
  }

  fileprivate static func blockTouchesPattern(_ brace: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "a '{' that opens a block stands after a space", at: brace
    )
    .note("a '{' that touches the pattern begins a parameter")
    .fix("add a space", replace: brace.startPoint, with: " ")
  }

  fileprivate static func nestedTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, "blocks nest at most \(Parser.deepestBlock) deep", at: span)
  }

  fileprivate static func hashComment(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'#' begins neither a fragment nor a comment here", at: span)
      .note("a fragment touches the pattern, and a comment begins with '//'")
  }
}
