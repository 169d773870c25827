import RoutegenSource

/// The block of `payload`.
extension Parser {
  // Payload : `payload` ( Key | `{` Entry* `}` )
  mutating func parsePayload(_ keyword: Token) -> DeclarationSyntax? {
    if rejectPayloadExample() { return nil }
    guard at(.leftBrace) else {
      guard let key = expectText("a key or '{'", note: "write 'payload type'") else { return nil }
      return .payload(PayloadSyntax(entries: [.type(key: key)], span: keyword.span))
    }
    let brace = current
    advance()
    var entries: [PayloadEntrySyntax] = []
    while true {
      skipLineBreaks()
      if eat(.rightBrace) { break }
      if rejectEntryInQuotes() { continue }
      if at(.endOfFile) || at(.slash) && !isClosedBeforeNextBlock() {
        report(.unclosedBlock(brace.span, endedBy: lastWritten.span))
        break
      }
      if let entry = parseEntry() { entries.append(entry) }
    }
    return .payload(PayloadSyntax(entries: entries, span: keyword.span))
  }

  /// Whether a line begins with `}` before another block opens.
  private mutating func isClosedBeforeNextBlock() -> Bool {
    if position < payloadClosedUntil { return true }
    for (index, token) in zip(rest.indices, rest).dropLast() {
      let next = tokens[index + 1].kind
      if token.kind == .newline, next == .rightBrace {
        payloadClosedUntil = index
        return true
      }
      if token.kind == .leftBrace, next.endsLine { return false }
    }
    return false
  }

  // Entry : `type` Key | `link` Key | When | `else` Pattern
  private mutating func parseEntry() -> PayloadEntrySyntax? {
    let start = position
    defer { precondition(position > start, "the parser made no progress") }
    guard let entry = parseEntryContents() else {
      skipDeclaration()
      return nil
    }
    if !atLineEnd {
      if !rejectValue(of: entry) { reportExpected("the end of the line") }
      skipDeclaration()
    }
    return entry
  }

  private mutating func parseEntryContents() -> PayloadEntrySyntax? {
    guard at(.word) else {
      reportExpected(
        "'type', 'link', 'when' or 'else'",
        note: "a payload is declared by its keys: 'payload type' if the key 'type' has the path")
      return nil
    }
    let word = current
    advance()
    if at(.colon), ["type", "link", "when", "else"].contains(text(of: word)) {
      skipMark(after: text(of: word))
    }
    switch text(of: word) {
    case "type": return expectText("a key", note: "write 'type screen'").map { .type(key: $0) }
    case "link": return expectText("a key", note: "write 'link url'").map { .link(key: $0) }
    case "when": return parseWhen()
    case "else":
      return rejectCondition(after: word) || rejectCondition(of: word)
        ? nil : parsePattern().map { .otherwise(pattern: $0) }
    case let other:
      if !word.isBroken { report(.unknownEntry(other, at: word.span)) }
      return nil
    }
  }

  // When : `when` Key ( `=` Text )? Pattern
  private mutating func parseWhen() -> PayloadEntrySyntax? {
    let note = "write 'when chat /chats/{chat}'"
    guard let key = expectText("a key", note: note) else { return nil }
    if rejectArrow(after: key) { return nil }
    guard eatEquals(after: key) else {
      if rejectForeignComparison(of: key) { return nil }
      return parsePattern().map { .when(key: key, value: nil, pattern: $0) }
    }
    guard let value = parseValue(of: key) else { return nil }
    return parsePattern().map { .when(key: key, value: value, pattern: $0) }
  }
}

extension Diagnostic {
  fileprivate static func unknownEntry(_ word: String, at span: Span) -> Diagnostic {
    let problem = Diagnostic(
      .unknownDirective, "no line of 'payload' begins with '\(word)'", at: span)
    let synonyms = [
      "default": "else", "otherwise": "else", "fallback": "else", "case": "when", "if": "when",
      "key": "type", "path": "type", "url": "link", "deeplink": "link",
    ]
    if let same = synonyms[word.lowercased()] {
      return problem.propose("change it to '\(same)'", replace: span, with: same)
    }
    return problem.suggest(
      word, at: span, among: ["type", "link", "when", "else"], called: "words")
  }
}
