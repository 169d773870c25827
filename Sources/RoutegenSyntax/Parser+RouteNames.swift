import RoutegenSource

/// The names of routes and groups, and of the route sets that they mount.
extension Parser {
  // Name : `as` Name
  mutating func parseName(into tail: inout Tail) {
    let keyword = current
    advance()
    skipMark(after: "as")
    if rejectTitle() { return }
    rejectKeywordOfName()
    if let name = nameInBackticks() {
      tail.name = tail.name ?? name
      return
    }
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
  mutating func parseMount(into tail: inout Tail) {
    advance()
    if at(.leftBrace) {
      report(.mountOfBlock(previous.span.union(current.span), previous))
      return
    }
    let note = "write 'mount Shop' for a file that begins with 'routes Shop'"
    guard let name = expectName("the name of a route set", note: note) else {
      tail.isBroken = true
      skipLine()
      return
    }
    if let first = tail.mount { report(.secondMount(name, first: first.span)) }
    tail.mount = tail.mount ?? name
  }

  // `` as `in` ``
  private mutating func nameInBackticks() -> NameSyntax? {
    guard at(.word), !current.isBroken else { return nil }
    let name = text(of: current).dropFirst().dropLast()
    guard text(of: current) == "`\(name)`", name.isIdentifier else { return nil }
    let span = current.span
    report(.backticksOfName(String(name), at: span))
    advance()
    return NameSyntax(text: String(name), span: span)
  }

  // `as case start`
  private mutating func rejectKeywordOfName() {
    guard at(.word), next.kind == .word,
      ["case", "let", "func", "static"].contains(text(of: current))
    else { return }
    let gap = Span(file: file.id, start: current.span.start, end: next.span.start)
    report(.keywordOfName(text(of: current), at: current.span, gap))
    advance()
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

  fileprivate static func keywordOfName(
    _ word: String, at span: Span, _ gap: Span
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a name is written without '\(word)'", at: span)
      .fix("remove '\(word)'", replace: gap, with: "")
  }

  fileprivate static func backticksOfName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a name is written without backticks", at: span)
      .fix("change it to '\(name)'", replace: span, with: name)
  }

  fileprivate static func mountOfBlock(_ span: Span, _ word: Token) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'mount' is followed by the name of a route set", at: span)
      .note("a group is written without 'mount': '/shop { … }'")
      .propose("remove 'mount'", replace: word.span, with: "")
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
}
