import RoutegenSource

/// What follows a route on its line, and belongs elsewhere or is written otherwise.
extension Parser {
  /// Reports text after a route; a line in another form is reported with the form here.
  mutating func rejectRestOfLine(after start: Token) {
    if let problem = foreignRestOfLine(after: start) {
      report(problem)
    } else {
      reportExpected("the end of the line", note: "white space ends a pattern")
    }
    skipLine()
  }

  private func foreignRestOfLine(after start: Token) -> Diagnostic? {
    guard !current.isBroken else { return nil }
    let recognizers: [(borrowing Parser, Token) -> Diagnostic?] = [
      { parser, _ in parser.defaultBehind }, { $0.redirectArrow($1) },
      { parser, _ in parser.assignedPattern }, { $0.secondAlias($1) },
      { parser, _ in parser.spacedMark }, { parser, _ in parser.otherNameMark },
      { $0.attributeBehind($1) }, { $0.secondRoute($1) },
      { parser, _ in parser.commentOfOtherLanguage }, { parser, _ in parser.parametersOfName },
      { parser, _ in parser.wordBehind }, { parser, _ in parser.textBehind },
    ]
    for recognizer in recognizers {
      if let problem = recognizer(self, start) { return problem }
    }
    return nil
  }

  /// The rest of the line, from the current token.
  var restOfLine: [Token] {
    Array(rest.prefix(Self.longestForeign).prefix { !$0.kind.endsLine })
  }

  /// The number of tokens in which a form of another tool is looked for.
  ///
  /// A line may have many mistakes, so without a limit, the cost would grow with its square.
  static let longestForeign = 200

  /// The span of tokens that follow each other.
  func span(of tokens: some Collection<Token>) -> Span {
    tokens.reduce(current.span) { $0.union($1.span) }
  }

  func isName(_ token: Token) -> Bool {
    token.kind == .word && text(of: token)[...].isIdentifier
  }

  // `/home -> start`, `/home = start`, `/home : start`
  private var otherNameMark: Diagnostic? {
    let line = restOfLine
    let isArrow = at(word: "->") || at(word: "=>") || at(word: "-->")
    let isSplit = at(.equals) && next.kind == .word && text(of: next) == ">"
    let count = isSplit ? 2 : 1
    guard isArrow || isSplit || at(.equals) || at(.colon), line.count > count else { return nil }
    let name = line[count]
    guard isName(name) || name.kind == .string else { return nil }
    let written = text(of: name).filter { $0 != "\"" && $0 != " " }
    let text = written.prefix(1).lowercased() + written.dropFirst()
    return .nameWithoutAs(text, mark: span(of: line.prefix(count)), span(of: line[..<(count + 1)]))
  }

  // `/debug @internal`
  private func attributeBehind(_ start: Token) -> Diagnostic? {
    guard at(.word), text(of: current).hasPrefix("@") else { return nil }
    let attribute = file.text(of: span(of: restOfLine))
    let route = Span(file: file.id, start: start.span.start, end: previous.span.end)
    let both = "\(attribute)\n\(indentation(of: start))\(file.text(of: route))"
    return .attributeBehind(
      current.span, replacing: route.union(span(of: restOfLine)), with: both)
  }

  // `/home /start`, `/home; /start`
  private func secondRoute(_ start: Token) -> Diagnostic? {
    guard at(.slash), previous.kind != .newline, isTouchedByNext || next.kind.endsLine else {
      return nil
    }
    let hasMark = ";,".utf8.contains(file.bytes[previous.span.end - 1])
    let gap = Span(
      file: file.id, start: previous.span.end - (hasMark ? 1 : 0), end: current.span.start)
    let place = hasMark ? gap.union(current.span) : current.span
    return .secondRoute(
      at: place, gap: gap, indentation: indentation(of: start))
  }

  // `/home -- comment`, `/home # comment`, `/home <!-- comment -->`
  private var commentOfOtherLanguage: Diagnostic? {
    guard at(word: "--") || at(word: ";") || at(word: "'"), !isTouching, restOfLine.count > 1 else {
      return nil
    }
    return .comment(at: current.span, isCertain: isProse(restOfLine.dropFirst()))
  }

  // `as user(id)`
  private var parametersOfName: Diagnostic? {
    guard at(.leftParenthesis), isTouching, isName(previous),
      let close = restOfLine.firstIndex(where: { $0.kind == .rightParenthesis })
    else { return nil }
    return .parametersOfName(at: span(of: restOfLine[...close]))
  }

  // `/home start`, `/account requires login`, `/a with b = c`, `/home as start,`
  private var wordBehind: Diagnostic? {
    let line = restOfLine
    if at(.comma) || at(word: ";"), line.count == 1 {
      return .separator(text(of: current), at: current.span)
    }
    guard isName(current) else { return nil }
    let word = text(of: current)
    if word == "name", line.count == 3, line[1].kind == .equals, isName(line[2]) {
      return .nameWithoutAs(text(of: line[2]), mark: span(of: line), span(of: line))
    }
    if ["requires", "require", "auth", "needs"].contains(word) {
      let names = line.dropFirst().map { text(of: $0) }.joined()
      return .requirementBehind(names, at: current.span)
    }
    if isLikeBegins(word), line.count == 2, line[1].kind == .string {
      return .beginsBehind(word, at: current.span)
    }
    if word == "with" { return .withBehind(at: current.span) }
    guard line.count == 1 else { return nil }
    if ["GET", "POST", "PUT", "DELETE", "PATCH", "HEAD"].contains(word) {
      return .method(word, at: current.span)
    }
    return .nameWithoutAs(word, mark: current.span, current.span)
  }

  // `/home "The start page"`
  private var textBehind: Diagnostic? {
    guard at(.string), restOfLine.count == 1 else { return nil }
    return .textBehind(text(of: current).filter { $0 != "\"" }, at: current.span)
  }
}

extension Diagnostic {
  fileprivate static func nameWithoutAs(
    _ name: String, mark: Span, _ whole: Span
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the name of a route is written after 'as'", at: mark)
      .propose("write 'as \(name)'", replace: whole, with: "as \(name)")
      .note("white space ends a pattern; in a pattern, a space is written '%20'")
  }

  fileprivate static func method(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a route cannot have a method such as '\(word)'", at: span)
      .propose("remove it", replace: span, with: "")
  }

  fileprivate static func attributeBehind(
    _ attribute: Span, replacing whole: Span, with text: String
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "an attribute belongs on the line above its route", at: attribute
    )
    .propose("move it above", replace: whole, with: text)
  }

  fileprivate static func secondRoute(
    at span: Span, gap: Span, indentation: String
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "each route has a line of its own", at: span)
      .propose("begin a new line", replace: gap, with: "\n\(indentation)")
  }

  fileprivate static func comment(at span: Span, isCertain: Bool) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a comment begins with '//'", at: span)
      .correct("write '//'", replace: span, with: "//", isCertain: isCertain)
  }

  fileprivate static func parametersOfName(at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "the parameters are already in the pattern, and cannot be repeated",
      at: span
    )
    .fix("remove them", replace: span, with: "")
  }

  fileprivate static func separator(_ mark: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "unexpected '\(mark)' at the end of the line", at: span)
      .fix("remove it", replace: span, with: "")
  }

  fileprivate static func requirementBehind(_ names: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a requirement is an attribute above the route", at: span)
      .note("write '@requires(\(names))' on the line above")
  }

  fileprivate static func withBehind(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'with' gives values to the parameters of an 'also'", at: span)
      .note("a value that a parameter has without an item is its default: '{tab: Tab = news}'")
  }

  fileprivate static func beginsBehind(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a pattern cannot have '\(word)'", at: span)
      .note("'begins' follows the name of a type: 'type UserID begins \"@\"'")
  }

  fileprivate static func textBehind(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "expected the end of the line, found a text", at: span)
      .note("documentation is written on the line above, after '///': '/// \(text)'")
  }
}
