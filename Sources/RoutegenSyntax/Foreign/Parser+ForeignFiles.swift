import RoutegenSource

/// Lines of files in other languages.
extension Parser {
  /// Reports a line of XML, Markdown or JSON, and what belongs to it.
  mutating func parseForeignFile() -> ForeignLine? {
    let word = text(of: current)
    if at(.word), word.hasPrefix("```") {
      if !hasFence { report(.fence(at: current.span)) }
      hasFence.toggle()
      skipLine()
      return .parsed(nil)
    }
    if at(.word), word == "\"\"\"" {
      report(.documentationInQuotes(at: current.span))
      skipToClosingQuotes()
      return .parsed(nil)
    }
    if at(.word), word.hasPrefix("<"), word.dropFirst().first?.isLetter == true {
      report(.markup(at: current.span))
      skipLine()
      return .parsed(nil)
    }
    if at(.string), next.kind == .colon, position + 2 < tokens.count,
      tokens[position + 2].kind == .leftBrace, word.hasPrefix("\"/")
    {
      let pattern = String(word.dropFirst().dropLast())
      report(.quotedGroup(pattern, current.span.union(tokens[position + 2].span)))
      skipDeclaration()
      return .parsed(nil)
    }
    return nil
  }

  /// Skips lines up to the one with the `"""` that closes a text.
  private mutating func skipToClosingQuotes() {
    let close = rest.dropFirst().firstIndex { $0.kind == .word && text(of: $0) == "\"\"\"" }
    if let close { restart(at: close) }
    skipLine()
  }

  /// Reports `{ "/": "/buy/*" }` at the top level, and skips it.
  mutating func rejectJSONObject() -> Bool {
    guard at(.leftBrace), depth == 0, next.kind == .string || next.kind.endsLine else {
      return false
    }
    report(.jsonObject(at: current.span))
    var open = 0
    repeat {
      if at(.leftBrace) { open += 1 }
      if at(.rightBrace) { open -= 1 }
      advance()
    } while open > 0 && !at(.endOfFile)
    if !current.kind.endsLine { skipLine() }
    return true
  }

  // `get "/users/:id"`, `path("users/")`, `func user(id: Int)`, `namespace :admin {`
  mutating func parseCall() -> ForeignLine? {
    let line = restOfLine
    guard at(.word), line.count > 1 else { return nil }
    if ["case", "func"].contains(text(of: current)), let pattern = pattern(ofFunction: line) {
      report(.declaredRoute(with: pattern, at: line.reduce(current.span) { $0.union($1.span) }))
      skipLine()
      return .parsed(nil)
    }
    guard case .prefix? = ForeignDeclaration(text(of: current)) else { return nil }
    if line[1].kind == .colon, line.count > 2, line[2].kind == .word,
      line[1].span.end == line[2].span.start
    {
      let name = text(of: line[2])
      report(.declaredRoute(with: "/\(name)", at: current.span.union(line[2].span)))
      skipDeclaration()
      return .parsed(nil)
    }
    let isCall = line[1].kind == .leftParenthesis && line.count > 2
    let argument = isCall ? line[2] : line[1]
    guard argument.kind == .string else { return nil }
    let path = text(of: argument).dropFirst().dropLast()
    let pattern = path.hasPrefix("/") ? String(path) : "/\(path)"
    report(.declaredRoute(with: pattern, at: line.reduce(current.span) { $0.union($1.span) }))
    skipDeclaration()
    return .parsed(nil)
  }

  /// `/user/{id: Int}` for `func user(id: Int)`.
  private func pattern(ofFunction line: [Token]) -> String? {
    guard line.count > 3, line[1].kind == .word, line[2].kind == .leftParenthesis,
      let close = line.last, close.kind == .rightParenthesis
    else { return nil }
    let inner = Span(file: file.id, start: line[2].span.end, end: close.span.start)
    let parameters = file.text(of: inner).split(separator: ",").map { "{\($0[...].trimmed)}" }
    return (["/\(text(of: line[1]))"] + parameters).joined(separator: "/")
  }

  /// Reports `public enum`, and continues at the `enum`.
  mutating func skipModifier() {
    let modifiers = [
      "public", "private", "internal", "fileprivate", "package", "final", "indirect",
    ]
    guard at(.word), modifiers.contains(text(of: current)), next.kind == .word,
      ["enum", "open", "type"].contains(text(of: next))
    else { return }
    let gap = Span(file: file.id, start: current.span.start, end: next.span.start)
    report(.modifier(text(of: current), of: text(of: next), at: current.span, gap))
    advance()
  }
}

extension Diagnostic {
  fileprivate static func fence(at span: Span) -> Diagnostic {
    Diagnostic(.unknownDirective, "a file has no fences, which belong to Markdown", at: span)
      .note("remove both lines that begin with '```'")
  }

  fileprivate static func documentationInQuotes(at span: Span) -> Diagnostic {
    Diagnostic(.unknownDirective, "documentation is written after '///', on each line", at: span)
      .note("write '/// The home page.' on the line above a route")
  }

  fileprivate static func markup(at span: Span) -> Diagnostic {
    Diagnostic(.unknownDirective, "this is a line of XML, and not of routes", at: span)
      .note("write the path alone, such as '/users/{id}', and a host as 'host example.com'")
  }

  fileprivate static func jsonObject(at span: Span) -> Diagnostic {
    Diagnostic(.unknownDirective, "this is JSON, and not a list of routes", at: span)
      .note("write each path on a line, such as '/buy/{path...}', and a host as 'host example.com'")
  }

  fileprivate static func quotedGroup(_ pattern: String, _ span: Span) -> Diagnostic {
    Diagnostic(
      .unknownDirective, "a pattern is written without quotation marks, and a block without ':'",
      at: span
    )
    .propose("change it to '\(pattern) {'", replace: span, with: "\(pattern) {")
  }

  fileprivate static func declaredRoute(with pattern: String, at span: Span) -> Diagnostic {
    Diagnostic(.unknownDirective, "a route is written as its pattern", at: span)
      .propose("change it to '\(pattern)'", replace: span, with: pattern)
  }

  fileprivate static func modifier(
    _ word: String, of declaration: String, at span: Span, _ gap: Span
  ) -> Diagnostic {
    Diagnostic(.unknownDirective, "'\(declaration)' has no '\(word)' before it", at: span)
      .note("a line 'access public' at the top of the file makes all generated code public")
      .propose("remove '\(word)'", replace: gap, with: "")
  }
}
