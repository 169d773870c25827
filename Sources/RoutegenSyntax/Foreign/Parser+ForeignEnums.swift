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
    let values = body.filter { $0.kind == .word }.compactMap { bareValue($0) }
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
    let text = text(of: token).filter { !";|.\"".contains($0) }
    return text.isEmpty || text == "case" ? nil : NameSyntax(text: text, span: token.span)
  }

  /// Reports `.newest` as a value, and returns its name.
  ///
  /// The text of a value may begin with a dot, as in `.well-known`; beside a `.newest`, it is meant alike.
  mutating func rejectDottedValue() -> NameSyntax? {
    guard at(.word), !current.isBroken, isDottedName(current, allowsHyphens: true) else {
      return nil
    }
    let span = current.span
    let name = String(text(of: current).dropFirst())
    report(.dottedValue(name, at: span, isCertain: hasDottedNames))
    advance()
    return NameSyntax(text: name, span: span)
  }

  private func isDottedName(_ token: Token, allowsHyphens: Bool) -> Bool {
    guard token.kind == .word, file.bytes[token.span.start] == UInt8(ascii: ".") else {
      return false
    }
    let name = text(of: token).dropFirst()
    return name.first != "-" && (allowsHyphens ? name.filter { $0 != "-" } : name)[...].isIdentifier
  }

  /// Whether a value of the enum around the current token is a Swift name with a dot.
  private var hasDottedNames: Bool {
    let isInside: (Token) -> Bool = { ![.leftBrace, .rightBrace].contains($0.kind) }
    return rest.prefix(Self.longestForeign).prefix(while: isInside)
      .contains { isDottedName($0, allowsHyphens: false) }
      || tokens[..<position].suffix(Self.longestForeign).reversed().prefix(while: isInside)
        .contains { isDottedName($0, allowsHyphens: false) }
  }

  /// Reports `newest: "new"`, and continues as after `=`.
  mutating func eatEqualsOfValue() -> Bool {
    if eat(.equals) { return true }
    guard at(.colon), next.kind == .string || next.kind == .word else { return false }
    report(.colonOfValue(at: current.span, touches: isTouching))
    advance()
    return true
  }

  /// Reports `enum Name: String`, and continues at the `{`; returns whether the enum is meant as an
  /// open one.
  mutating func skipRawType(after keyword: Token) -> Bool {
    guard at(.colon), !current.isBroken else { return false }
    let line = restOfLine
    guard let brace = line.first(where: { $0.kind == .leftBrace }) else { return false }
    let isOpen =
      line.count > 2 && line[1].kind == .word && text(of: line[1]) == "open" && line[2] == brace
    if isOpen {
      report(.openAfterName(text(of: previous), keyword.span.union(next.span)))
    } else {
      let isText = next.kind == .word && ForeignType.name(of: text(of: next)) == "String"
      report(.rawType(from: previous, current, to: brace, isCertain: isText))
    }
    skip(to: brace.span.start)
    return isOpen
  }

  /// Reports `open enmu Sort`, and continues after the word.
  mutating func rejectMisspelledEnum() -> Bool {
    guard at(.word), next.kind == .word, !current.isBroken,
      closest(to: text(of: current), among: ["enum"]) != nil
    else { return false }
    report(.misspelledEnum(text(of: current), at: current.span))
    advance()
    return true
  }

  /// Reports `enum Name = a, b` and `enum Name (a, b)`; returns the values.
  mutating func parseEnumWithoutBraces() -> [EnumValueSyntax]? {
    let isOpened = at(.equals) || at(.leftParenthesis) || at(.leftBracket) || at(.colon)
    guard isOpened, !current.isBroken else {
      return nil
    }
    let opening = current
    let line = restOfLine
    let values = line.filter { $0.kind == .word || $0.kind == .string }.compactMap { bareValue($0) }
    guard !values.isEmpty else { return nil }
    let inner = line.dropFirst().dropLast()
    let isList =
      line.last?.kind == .rightParenthesis
      && inner.allSatisfy { $0.kind == .comma || $0.kind == .word }
    report(
      .enumWithoutBraces(
        opening, line.reduce(opening.span) { $0.union($1.span) },
        with: "{ \(values.map(\.text).joined(separator: ", ")) }", isCertain: isList))
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

  fileprivate static func dottedValue(
    _ name: String, at span: Span, isCertain: Bool
  ) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "the name of a value is written without '.'", at: span)
    let noted =
      isCertain ? problem : problem.note("for links that have the '.', write 'name = \".\(name)\"'")
    return noted.correct(
      "change it to '\(name)'", replace: span, with: name, isCertain: isCertain)
  }

  fileprivate static func colonOfValue(at span: Span, touches: Bool) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the text of a value is written after '='", at: span)
      .fix("write '='", replace: span, with: touches ? " =" : "=")
  }

  fileprivate static func rawType(
    from name: Token, _ colon: Token, to brace: Token, isCertain: Bool
  ) -> Diagnostic {
    let gap = Span(file: colon.span.file, start: name.span.end, end: brace.span.start)
    return Diagnostic(.unexpectedToken, "the values of an enum are always texts", at: colon.span)
      .correct("remove the type", replace: gap, with: " ", isCertain: isCertain)
  }

  fileprivate static func misspelledEnum(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "expected 'enum', found '\(word)'", at: span)
      .propose("change it to 'enum'", replace: span, with: "enum")
  }

  fileprivate static func openAfterName(_ name: String, _ whole: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'open' is written before 'enum'", at: whole)
      .fix("change it to 'open enum \(name)'", replace: whole, with: "open enum \(name)")
  }

  fileprivate static func enumWithoutBraces(
    _ opening: Token, _ whole: Span, with text: String, isCertain: Bool
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "the values of an enum are written between braces", at: opening.span
    )
    .correct("write '\(text)'", replace: whole, with: text, isCertain: isCertain)
  }
}
