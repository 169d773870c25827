import RoutegenSource

/// The text with which a line of `payload` compares the value of its key, and its mistakes.
extension Parser {
  /// Consumes the `=` after the key of a `when`; reports a `==` or a `:` in its place.
  mutating func eatEquals(after key: NameSyntax) -> Bool {
    let mark = current
    if eat(.equals) {
      if at(.equals), isTouching {
        advance()
        report(.comparison("==", at: span(from: mark), isCertain: true))
      }
      return true
    }
    guard at(.colon), [.word, .string, .slash].contains(next.kind) else { return false }
    // Without a space, the ':' may be part of the key.
    let gap = Span(file: file.id, start: key.span.end, end: next.span.start)
    report(
      .comparison(
        ":", at: mark.span, replacing: gap, with: " = ",
        isCertain: !isTouchedByNext && next.kind != .slash))
    advance()
    return true
  }

  /// Parses the text after the `=` of a `when`; returns `nil` after reporting a mistake in it.
  mutating func parseValue(of key: NameSyntax) -> NameSyntax? {
    guard at(.string) || at(.word) else {
      reportExpected(
        "the text of '\(key.text)'", note: "write 'when \(key.written) = TEXT PATTERN'")
      return nil
    }
    if rejectUnquotedValue() || rejectApostrophes() { return nil }
    guard let value = expectText("the text of '\(key.text)'") else { return nil }
    if at(.comma) || at(.string) || at(.word) && !isPatternWithoutSlash {
      if !current.isBroken { report(.secondValue(of: key, at: current.span)) }
      return nil
    }
    return value
  }

  /// Whether the current word is a pattern that lacks its slash, and not one more text.
  private var isPatternWithoutSlash: Bool {
    isTouchedByNext && (next.kind == .slash || next.kind.beginsPart) || next.kind.endsLine
  }

  /// Reports a text with punctuation, such as `news/sport`, that is not in quotation marks.
  private mutating func rejectUnquotedValue() -> Bool {
    guard at(.word), !current.isBroken, isTouchedByNext, next.kind != .rightBrace else {
      return false
    }
    let start = position
    let word = current
    repeat { advance() } while isTouching && !atLineEnd && !at(.comma)
    let run = span(from: word)
    guard !at(.comma) || position > start + 1 else {
      restart(at: start)
      return false
    }
    report(.unquotedValue(file.text(of: run), at: run, word, hasPattern: at(.slash)))
    return true
  }

  private mutating func rejectApostrophes() -> Bool {
    let text = text(of: current)
    guard at(.word), !current.isBroken, text.count > 2, text.hasPrefix("'"), text.hasSuffix("'")
    else { return false }
    report(.apostrophes(text.dropFirst().dropLast(), at: current.span))
    return true
  }

  /// Reports `when type comment /c`, `when type is comment /c` and `when type != comment /c`.
  mutating func rejectForeignComparison(of key: NameSyntax) -> Bool {
    guard at(.word) || at(.string), !current.isBroken, !isTouching else { return false }
    let word = current
    let isUnequal = ["!", "!=", "<>", "~="].contains(text(of: word))
    if isUnequal, next.kind == .equals || next.kind == .word || next.kind == .string {
      report(.negation(of: key, at: next.kind == .equals ? word.span.union(next.span) : word.span))
      return true
    }
    guard !isTouchedByNext, next.kind != .equals else { return false }
    if at(.word), ["is", "equals", "eq"].contains(text(of: word)),
      next.kind == .word || next.kind == .string
    {
      report(.comparison(text(of: word), at: word.span, isCertain: false))
      return true
    }
    guard next.kind == .slash else { return false }
    report(.missingEquals(of: key, before: word.span))
    return true
  }

  /// Reports a value after the key of a `type` or `link`.
  mutating func rejectValue(of entry: PayloadEntrySyntax) -> Bool {
    guard at(.equals) || at(.colon), !current.isBroken else { return false }
    switch entry {
    case .type(let key): report(.valueWithoutWhen("type", key, at: current.span))
    case .link(let key): report(.valueWithoutWhen("link", key, at: current.span))
    case .when, .otherwise: return false
    }
    return true
  }

  /// Reports `else = comment /c` and `else type = comment /c`.
  mutating func rejectCondition(of word: Token) -> Bool {
    guard at(.equals) || at(.word) && (next.kind == .equals || next.kind == .colon),
      !current.isBroken
    else { return false }
    report(.condition(at: at(.equals) ? current.span : current.span.union(next.span)))
    return true
  }
}

extension NameSyntax {
  /// The text as a file has it, in quotation marks if it is not a word.
  fileprivate var written: String {
    let isWord = text.utf8.allSatisfy { $0 > 0x20 && !"\"\\/?&#{}=,:[]()".utf8.contains($0) }
    return isWord && !text.isEmpty ? text : text.quoted
  }
}

extension StringProtocol {
  /// The text in quotation marks, with a backslash before each `"` and `\`.
  fileprivate var quoted: String {
    "\"" + flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }
}

extension Diagnostic {
  fileprivate static func comparison(
    _ mark: String, at span: Span, replacing whole: Span? = nil, with text: String = "=",
    isCertain: Bool
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "a value is compared with '=', and not with '\(mark)'", at: span
    )
    .correct("change it to '='", replace: whole ?? span, with: text, isCertain: isCertain)
  }

  fileprivate static func missingEquals(of key: NameSyntax, before span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a '=' is missing before the text of '\(key.text)'", at: span)
      .propose("add a '='", replace: span.startPoint, with: "= ")
  }

  fileprivate static func negation(of key: NameSyntax, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a line compares '\(key.text)' with '=' only", at: span)
      .note(
        "'when \(key.written) PATTERN' on a later line decides for all other texts of '\(key.text)'"
      )
  }

  fileprivate static func secondValue(of key: NameSyntax, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a line compares '\(key.text)' with one text", at: span)
      .note("each text has a line of its own; a text with a space is written in quotation marks")
  }

  fileprivate static func unquotedValue(
    _ text: String, at span: Span, _ word: Token, hasPattern: Bool
  ) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "a text with punctuation is written in quotation marks", at: span)
    guard hasPattern else {
      return problem.propose("add a space", replace: word.span.endPoint, with: " ")
        .note("a space ends a text without quotation marks")
    }
    return problem.propose("write \(text.quoted)", replace: span, with: text.quoted)
  }

  fileprivate static func apostrophes(_ text: Substring, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a text is written in double quotation marks", at: span)
      .fix("write \(text.quoted)", replace: span, with: text.quoted)
  }

  fileprivate static func valueWithoutWhen(
    _ word: String, _ key: NameSyntax, at span: Span
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a line '\(word)' has a key and no value", at: span)
      .note("'when \(key.written) = TEXT PATTERN' opens a route for one text of the key")
  }

  fileprivate static func condition(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'else' has no condition", at: span)
      .note("'when KEY = TEXT PATTERN' opens a route for one text of a key")
  }
}
