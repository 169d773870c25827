import RoutegenSource

/// Enums in the form of other languages.
extension Parser {
  /// Reports `case`, `;` or `|` between the values of an enum; returns the values that are meant.
  ///
  /// The current token is at the place of a value, after `brace` or a separator.
  mutating func parseForeignValues(_ brace: Token) -> [EnumValueSyntax]? {
    let place: Token
    if at(word: "case"), next.kind == .word {
      place = current
    } else if let mark = foreignSeparator {
      place = mark
    } else {
      return nil
    }
    let following = rest.prefix(10 * Self.longestForeign)
    guard let end = following.first(where: { $0.kind == .rightBrace }) else { return nil }
    let body =
      tokens[..<position].suffix(10 * Self.longestForeign)
      .filter { $0.span.start > brace.span.start }
      + following.filter { $0.span.start < end.span.start }
    let values = body.filter { $0.kind == .word }.compactMap(bareValue)
    let isPlain = body.allSatisfy { [.word, .comma, .newline].contains($0.kind) }
    report(
      .foreignValues(
        text(of: place), at: place.span, brace.span.union(end.span),
        with: isPlain ? values.map(\.text).joined(separator: ", ") : nil))
    skip(to: end.span.end)
    return values.map { EnumValueSyntax(name: $0, text: nil) }
  }

  /// A `;` or `|` that separates values: the current word, its last character, or the next word.
  private var foreignSeparator: Token? {
    guard at(.word), !current.isBroken else { return nil }
    for token in [current, next] where token.kind == .word {
      let text = text(of: token)
      if [";", "|"].contains(text) { return token }
    }
    guard text(of: current).hasSuffix(";") else { return nil }
    let span = current.span
    return Token(kind: .word, span: Span(file: span.file, start: span.end - 1, end: span.end))
  }

  /// The value that a word is, without separators; `nil` for `case`.
  private func bareValue(_ token: Token) -> NameSyntax? {
    let text = text(of: token).filter { !";|.".contains($0) }
    return text.isEmpty || text == "case" ? nil : NameSyntax(text: text, span: token.span)
  }

  /// Reports `.newest` as a value, and returns its name.
  mutating func rejectDottedValue() -> NameSyntax? {
    guard at(.word), !current.isBroken, text(of: current).hasPrefix("."),
      text(of: current).dropFirst().isIdentifier
    else { return nil }
    let span = current.span
    let name = String(text(of: current).dropFirst())
    report(.dottedValue(name, at: span))
    advance()
    return NameSyntax(text: name, span: span)
  }

  /// Reports `newest: "new"`, and continues as after `=`.
  mutating func eatEqualsOfValue() -> Bool {
    if eat(.equals) { return true }
    guard at(.colon), next.kind == .string || next.kind == .word else { return false }
    report(.colonOfValue(at: current.span, touches: isTouching))
    advance()
    return true
  }

  /// Reports `enum Name: String`, and continues at the `{`.
  mutating func skipRawType() {
    guard at(.colon), !current.isBroken else { return }
    let line = restOfLine
    guard let brace = line.first(where: { $0.kind == .leftBrace }) else { return }
    let isOpen = line.prefix { $0.kind != .leftBrace }.contains { text(of: $0) == "open" }
    report(.rawType(from: previous, current, to: brace, isOpen: isOpen))
    skip(to: brace.span.start)
  }

  /// Reports `enum Name = a, b` and `enum Name (a, b)`; returns the values.
  mutating func parseEnumWithoutBraces() -> [EnumValueSyntax]? {
    let isOpened = at(.equals) || at(.leftParenthesis) || at(.leftBracket) || at(.colon)
    guard isOpened, !current.isBroken else {
      return nil
    }
    let opening = current
    let line = restOfLine
    let values = line.filter { $0.kind == .word }.compactMap(bareValue)
    guard !values.isEmpty else { return nil }
    report(
      .enumWithoutBraces(
        opening, line.reduce(opening.span) { $0.union($1.span) },
        with: "{ \(values.map(\.text).joined(separator: ", ")) }"))
    skipLine()
    return values.map { EnumValueSyntax(name: $0, text: nil) }
  }
}

extension Diagnostic {
  fileprivate static func foreignValues(
    _ text: String, at span: Span, _ braces: Span, with values: String?
  ) -> Diagnostic {
    let message =
      text == "case"
      ? "the values of an enum are written without 'case'"
      : "the values of an enum are separated by ',', and not by '\(text)'"
    let problem = Diagnostic(.unexpectedToken, message, at: span)
    return values.map { problem.propose("write '{ \($0) }'", replace: braces, with: "{ \($0) }") }
      ?? problem
  }

  fileprivate static func dottedValue(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the name of a value is written without '.'", at: span)
      .fix("change it to '\(name)'", replace: span, with: name)
  }

  fileprivate static func colonOfValue(at span: Span, touches: Bool) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the text of a value is written after '='", at: span)
      .fix("write '='", replace: span, with: touches ? " =" : "=")
  }

  fileprivate static func rawType(
    from name: Token, _ colon: Token, to brace: Token, isOpen: Bool
  ) -> Diagnostic {
    let gap = Span(file: colon.span.file, start: name.span.end, end: brace.span.start)
    let problem = Diagnostic(
      .unexpectedToken, "the values of an enum are always texts", at: colon.span)
    return isOpen
      ? problem.propose("remove it", replace: gap, with: " ")
        .note("an enum that accepts other values begins with 'open enum'")
      : problem.fix("remove the type", replace: gap, with: " ")
  }

  fileprivate static func enumWithoutBraces(
    _ opening: Token, _ whole: Span, with text: String
  ) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "the values of an enum are written between braces", at: opening.span)
    return opening.kind == .leftParenthesis
      ? problem.fix("write '\(text)'", replace: whole, with: text)
      : problem.propose("write '\(text)'", replace: whole, with: text)
  }
}
