import RoutegenSource

/// Placeholders with contents in the form of other tools.
extension Parser {
  /// The contents of the placeholder that a brace opens, up to the `}` on its line.
  ///
  /// Returns `nil` if it is not closed, or if the lexer reported a mistake in it.
  private func contents(of brace: Token, at index: Int) -> Span? {
    var depth = 1
    for token in tokens[(index + 1)...].prefix(Self.longestForeign) {
      if token.kind == .leftBrace { depth += 1 }
      if token.kind == .rightBrace { depth -= 1 }
      if depth == 0 { return Span(file: file.id, start: brace.span.end, end: token.span.start) }
      if token.isBroken || token.kind.endsLine { return nil }
    }
    return nil
  }

  /// The end of a placeholder with other braces in it, such as those of a regular expression; `nil`
  /// without such braces.
  func endOfNested(_ brace: Token, at index: Int) -> Int? {
    guard let contents = contents(of: brace, at: index),
      file.bytes[contents.start..<contents.end].contains(UInt8(ascii: "{"))
    else { return nil }
    return contents.end + 1
  }

  /// Returns the mistake in a placeholder if its contents have the form of another tool.
  func foreignParameter(_ brace: Token, at index: Int) -> Diagnostic? {
    guard !problems.isFull, let contents = contents(of: brace, at: index) else { return nil }
    let text = file.text(of: contents)
    let isInPath = isInPath(brace)
    guard var found = ForeignParameter(text, isInPath: isInPath) else { return nil }
    if let name = found.optionalName {
      let whole = brace.span.union(Span(file: file.id, start: contents.end, end: contents.end + 1))
      found.note = optionalNote(name, before: whole)
    }
    return .foreign(found, text, in: contents)
  }

  /// Whether a placeholder belongs to the path of its pattern, and not to a query or fragment.
  private func isInPath(_ brace: Token) -> Bool {
    let line = file.span(ofLine: file.location(of: brace.span.start).line)
    let start = max(line.start, brace.span.start - 2 * Self.longestForeign)
    let before = file.bytes[start..<brace.span.start]
    return !before.contains { "?&#".utf8.contains($0) }
  }

  /// Reports `{{id}}` and returns whether it is here; the inner placeholder is parsed as usual.
  mutating func rejectDoubleBraces() -> Bool {
    let start = current
    guard at(.leftBrace), next.kind == .leftBrace, let inner = doubleBraces else {
      return false
    }
    let whole = start.span.union(inner.span)
    let text = file.text(of: whole).dropFirst().dropLast()
    fail(.doubleBraces(at: whole, replacement: String(text.trimmed)))
    skip(to: whole.end)
    return true
  }

  /// The last token of `{{id}}`, which begins at the current token.
  private var doubleBraces: Token? {
    var open = 0
    for token in rest.prefix(Self.longestForeign) {
      if token.kind.endsLine || token.isBroken { return nil }
      if token.kind == .leftBrace { open += 1 }
      if token.kind == .rightBrace { open -= 1 }
      if open == 0 { return token }
    }
    return nil
  }
}

extension Diagnostic {
  fileprivate static func foreign(
    _ found: ForeignParameter, _ text: String, in contents: Span
  ) -> Diagnostic {
    var span = contents
    if let place = found.place {
      // In the text, a byte that is not UTF-8 is a character of three bytes.
      let start = min(contents.start + text[..<place.startIndex].utf8.count, contents.end)
      span = Span(
        file: contents.file, start: start, end: min(start + place.utf8.count, contents.end))
    } else if contents.start == contents.end {
      span = Span(file: contents.file, start: contents.start - 1, end: contents.end + 1)
    }
    var problem = Diagnostic(.unexpectedToken, found.message, at: span)
    if let note = found.note { problem = problem.note(note) }
    guard let replacement = found.replacement else { return problem }
    let hasBraces = replacement.hasPrefix("{") || found.replacesBraces
    let written = hasBraces ? replacement : "{\(replacement)}"
    let replaced = Span(file: contents.file, start: contents.start - 1, end: contents.end + 1)
    let title = "change it to '\(written)'"
    return problem.correct(
      title, replace: replaced, with: written, isCertain: found.isSame)
  }

  fileprivate static func doubleBraces(at span: Span, replacement: String) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a placeholder takes one brace on each side", at: span)
      .fix("change it to '\(replacement)'", replace: span, with: replacement)
  }
}
