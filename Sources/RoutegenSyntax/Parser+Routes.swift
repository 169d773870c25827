import RoutegenSource

/// Routes and groups.
extension Parser {
  /// The first words of lines that continue the route before them.
  static let continuations: Set<String> = ["as", "also", "example", "nomatch"]

  /// The parts of a route after its pattern.
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
  // A route with a mistake is parsed to its end, because it may contain others.
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

  /// Parses the next part after the pattern; returns `false` if there is none.
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
    case "also": if let alias = parseAlias() { tail.aliases.append(alias) }
    case "example", "nomatch":
      if let example = parseExample() { tail.examples.append(example) }
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
  fileprivate static func secondName(_ name: NameSyntax, first: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the route already has a name", at: name.span)
      .also(first, "the first one is here")
  }

  fileprivate static func secondMount(_ name: NameSyntax, first: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a pattern mounts only one route set", at: name.span)
      .also(first, "the first one is here")
  }

  fileprivate static func nameAfterBlock(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the name of a group is written before its block", at: span)
  }

  fileprivate static func secondBlock(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the group already has a block", at: span)
  }

  fileprivate static func blockTouchesPattern(_ brace: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "a '{' that opens a block is written after a space", at: brace
    )
    .note("a '{' that touches the pattern begins a placeholder")
    .fix("add a space", replace: brace.startPoint, with: " ")
  }

  fileprivate static func hashComment(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'#' begins neither a fragment nor a comment here", at: span)
      .note("a fragment touches the pattern, and a comment begins with '//'")
  }
}
