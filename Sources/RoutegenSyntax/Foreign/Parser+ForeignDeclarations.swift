import RoutegenSource

/// Lines that begin as in other tools.
extension Parser {
  /// The result of a line in a foreign form.
  enum ForeignLine {
    /// The declaration that is meant; `nil` if it is left out.
    case parsed(DeclarationSyntax?)
    case unknown
  }

  /// Reports a line that begins with a word of another tool, and parses what it means.
  mutating func parseForeignLine(_ documentation: [String]) -> ForeignLine {
    guard !current.isBroken else { return .unknown }
    if let line = parseForeignFile() ?? parseCall() ?? parseJSON() ?? parseForeignName()
      ?? parseWholeLink() ?? parseXMLComment()
    {
      return line
    }
    if let line = parseNumberedLine(documentation) ?? parseTableRow() {
      return line
    }
    guard let foreign = ForeignDeclaration(text(of: current)) else { return .unknown }
    switch foreign {
    case .prefix(let isSame) where next.kind == .slash && !isTouchedByNext:
      report(.needlessWord(text(of: current), before: next, isSame: isSame, at: current.span))
      advance()
      return .parsed(parseRoute(documentation, []))
    case .attribute where next.kind != .leftBrace && !next.kind.endsLine && !isTouchedByNext:
      report(.attributeWithoutSign(text(of: current), at: current.span))
      skipLine()
      return .parsed(nil)
    case .mount where depth == 0 || restOfLine.count > 1: return parseForeignMount()
    case .redirect where next.kind == .slash: return parseRedirect()
    case .include:
      report(.include(at: current.span))
      skipLine()
      return .parsed(nil)
    case .type(let keyword) where next.kind == .word: return parseForeignType(keyword)
    case .synonym(let directive)
    where next.kind == .word || next.kind.endsLine
      || next.kind == .slash && !isTouchedByNext:
      report(.synonym(text(of: current), directive.rawValue, at: current.span))
      skipDeclaration()
      return .parsed(nil)
    case .alias where next.kind == .slash:
      report(.synonym(text(of: current), "also", at: current.span))
      skipLine()
      return .parsed(nil)
    case .comment where !isTouchedByNext:
      report(.otherComment(at: current.span, isCertain: isProse(restOfLine.dropFirst())))
      skipLine()
      return .parsed(nil)
    case .prefix, .named, .mount, .redirect, .type, .synonym, .alias, .attribute, .comment:
      return .unknown
    }
  }

  // `home = /start`, `home: /start`, `case home = /start`, `"/start": "home"`
  private mutating func parseForeignName() -> ForeignLine? {
    var line = restOfLine
    let start = current
    if case .named? = ForeignDeclaration(text(of: current)) { line.removeFirst() }
    guard line.count > 2, line[0].kind == .word, text(of: line[0])[...].isIdentifier,
      line[1].kind == .equals || line[1].kind == .colon,
      line[2].kind == .slash || line[2].kind == .string && text(of: line[2]).hasPrefix("\"/"),
      line[1].span.end < line[2].span.start, Directive(rawValue: text(of: line[0])) == nil
    else { return nil }
    let whole = line.reduce(start.span) { $0.union($1.span) }
    let pattern = Span(file: file.id, start: line[2].span.start, end: whole.end)
    report(
      .nameFirst(
        at: start.span.union(line[0].span), whole,
        with: "\(file.text(of: pattern).filter { $0 != "\"" }) as \(text(of: line[0]))"))
    skipLine()
    return .parsed(nil)
  }

  // `"/start": "home"`
  private mutating func parseJSON() -> ForeignLine? {
    let line = restOfLine
    guard line.count > 2, line[0].kind == .string, line[1].kind == .colon,
      line[2].kind == .string, text(of: line[0]).hasPrefix("\"/")
    else { return nil }
    let texts = [line[0], line[2]].map { text(of: $0).filter { $0 != "\"" } }
    report(
      .nameFirst(
        at: line[0].span, line[0].span.union(line[2].span), with: "\(texts[0]) as \(texts[1])"))
    skipLine()
    return .parsed(nil)
  }

  // `https://example.com/home`, `myapp://user/{id}`
  private mutating func parseWholeLink() -> ForeignLine? {
    let line = restOfLine
    guard line.count > 3, line[1].kind == .colon, line[2].kind == .slash, line[3].kind == .slash,
      line[0].span.end == line[1].span.start, line[2].span.end == line[3].span.start
    else { return nil }
    let start = current.span.start
    var end = start
    while end < file.bytes.count, !file.bytes[end].isBlank, !file.bytes[end].isLineEnd { end += 1 }
    let whole = Span(file: file.id, start: start, end: end)
    report(.wholeLink(file.text(of: whole), at: whole))
    skipDeclaration()
    return .parsed(nil)
  }

  // `<!-- home -->`
  private mutating func parseXMLComment() -> ForeignLine? {
    guard text(of: current).hasPrefix("<!--") else { return nil }
    let span = restOfLine.reduce(current.span) { $0.union($1.span) }
    let written = file.text(of: span)
    let text = written.replacing("<!--", with: "").replacing("-->", with: "")
    report(
      .xmlComment(
        String(text[...].trimmed), at: span, isWholeLine: written[...].trimmed.hasSuffix("-->")))
    skipLine()
    return .parsed(nil)
  }
}

extension Diagnostic {
  static func needlessWord(
    _ word: String, before slash: Token, isSame: Bool, at span: Span
  ) -> Diagnostic {
    let gap = Span(file: span.file, start: span.start, end: slash.span.start)
    let problem = Diagnostic(
      .unknownDirective, "a route begins with its pattern, and not with '\(word)'", at: span)
    return problem.correct(
      "remove '\(word)'", replace: gap, with: "", isCertain: isSame)
  }

  fileprivate static func nameFirst(
    at span: Span, _ whole: Span, with text: String
  ) -> Diagnostic {
    Diagnostic(.unknownDirective, "the name of a route follows its pattern, after 'as'", at: span)
      .propose("change it to '\(text)'", replace: whole, with: text)
  }

  fileprivate static func wholeLink(_ link: String, at whole: Span) -> Diagnostic {
    let end = link.firstIndex(of: ":").map { link.index($0, offsetBy: 3) } ?? link.endIndex
    let scheme = link[..<end].dropLast(3)
    let isWeb = ["http", "https"].contains(scheme.lowercased())
    let host = link[end...].prefix { !"/?#{".contains($0) }
    let prefix = isWeb ? link[..<end] + host : link[..<end]
    let rest = link.dropFirst(prefix.count)
    let pattern = rest.hasPrefix("/") ? String(rest) : "/\(rest)"
    // In the text, a byte that is not UTF-8 is a character of three bytes.
    let span = Span(
      file: whole.file, start: whole.start,
      end: min(whole.start + prefix.utf8.count, whole.end))
    let declaration = isWeb ? "host \(host)" : "scheme \(scheme)"
    return Diagnostic(.unknownDirective, "a pattern is written without scheme and host", at: span)
      .note("a line '\(declaration)' declares the \(isWeb ? "host" : "scheme") for all routes")
      .propose("change it to '\(pattern)'", replace: whole, with: pattern)
  }

  fileprivate static func synonym(
    _ word: String, _ directive: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(.unknownDirective, "'\(word)' is called '\(directive)' here", at: span)
      .propose("change it to '\(directive)'", replace: span, with: directive)
  }

  fileprivate static func otherComment(at span: Span, isCertain: Bool) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a comment begins with '//'", at: span)
      .correct("write '//'", replace: span, with: "//", isCertain: isCertain)
  }

  fileprivate static func xmlComment(
    _ text: String, at span: Span, isWholeLine: Bool
  ) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "a comment begins with '//' and ends with its line", at: span)
    return isWholeLine
      ? problem.fix("write '//' instead", replace: span, with: "// \(text)") : problem
  }

  fileprivate static func attributeWithoutSign(_ word: String, at span: Span) -> Diagnostic {
    let text = word == "internal" ? "@internal" : "@\(word)(…)"
    return Diagnostic(.unknownDirective, "an attribute begins with '@'", at: span)
      .note("write '\(text)' on the line above its route")
  }

  fileprivate static func include(at span: Span) -> Diagnostic {
    Diagnostic(.unknownDirective, "a file cannot include another", at: span)
      .note("'/shop mount Shop' continues a pattern with the route set 'Shop' of another file")
  }
}
