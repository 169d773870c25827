import RoutegenSource

/// Lines of `payload` in the form of other languages.
extension Parser {
  /// Reports `else if user /home`; returns whether it is here.
  mutating func rejectCondition(after word: Token) -> Bool {
    guard at(.word), !current.isBroken, ["if", "when"].contains(text(of: current)) else {
      return false
    }
    let whole = word.span.union(current.span)
    report(.conditionOfElse(at: whole))
    return true
  }

  /// Reports `when chat -> /chats/{chat}`; returns whether it is here.
  mutating func rejectArrow(after key: NameSyntax) -> Bool {
    guard at(word: "->") || at(word: "=>"), next.kind == .slash else { return false }
    let gap = Span(file: file.id, start: key.span.end, end: next.span.start)
    report(.markAfterKey(text(of: current), at: current.span, gap))
    return true
  }

  /// Reports a JSON object in the place of the lines, and skips it to its end.
  mutating func rejectEntryInQuotes() -> Bool {
    guard at(.string), !current.isBroken, next.kind == .colon || next.kind.endsLine else {
      return false
    }
    report(.entryInQuotes(at: current.span))
    while !at(.rightBrace), !at(.endOfFile) { advance() }
    return true
  }

  /// Reports `payload {"type": "recipe"}`, an example of a payload.
  mutating func rejectPayloadExample() -> Bool {
    let line = restOfLine
    guard line.count > 3, line[0].kind == .leftBrace, line[1].kind == .string, !line[1].isBroken,
      line[2].kind == .colon
    else { return false }
    report(.payloadExample(at: line.reduce(current.span) { $0.union($1.span) }))
    return true
  }
}

extension Diagnostic {
  fileprivate static func conditionOfElse(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'else' cannot have a condition", at: span)
      .propose("change it to 'when'", replace: span, with: "when")
  }

  fileprivate static func markAfterKey(_ mark: String, at span: Span, _ gap: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the key and the pattern are written without '\(mark)'", at: span)
      .fix("remove it", replace: gap, with: " ")
  }

  fileprivate static func entryInQuotes(at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "a line of 'payload' begins with 'type', 'link', 'when' or 'else'", at: span
    )
    .note("a payload is declared by its keys: 'type type' if the key 'type' has the path")
  }

  fileprivate static func payloadExample(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a payload is not declared by an example", at: span)
      .note("write 'payload type' if the key 'type' has the path of the route")
  }
}
