import RoutegenSource

/// Patterns that begin in another way than with a `/`.
extension Parser {
  /// Reports `except/about`: a keyword that touches its pattern.
  mutating func rejectTouchingKeyword() -> Bool {
    let keywords = ["except", "unwrap", "also", "example", "nomatch"]
    guard at(.word), isTouchedByNext, next.kind == .slash, keywords.contains(text(of: current))
    else { return false }
    fail(.touchingKeyword(text(of: current), at: current.span))
    skipLine()
    return true
  }

  /// Reports a line that begins with a mark of another notation, and skips it.
  mutating func rejectForeignStart() -> Bool {
    guard !current.isBroken, !current.kind.beginsPart, !beginsWithText else { return false }
    let place = current
    if at(word: "."), next.kind == .slash, isTouchedByNext {
      fail(.relativePattern(place.span.union(next.span)))
    } else if at(.leftBracket), let link = markdownLink {
      fail(.markdownLink(link.whole, with: link.pattern))
    } else if at(word: "*"), restOfLine.count == 1 {
      fail(.anyPath(at: place.span))
    } else if at(.word), text(of: place).hasPrefix("^") {
      fail(.regularExpression(at: restOfLine.reduce(place.span) { $0.union($1.span) }))
    } else if let (whole, pattern) = quotedPattern {
      fail(.quotedStart(whole, with: pattern))
      skip(to: whole.end)
      return true
    } else {
      fail(.noPattern(at: place.span))
    }
    skipLine()
    return true
  }

  /// Whether the current token can be the text after a missing slash.
  private var beginsWithText: Bool {
    if at(.leftBrace) { return isTouchedByNext && next.kind == .word }
    guard at(.word), let first = file.bytes[current.span.start..<current.span.end].first else {
      return false
    }
    return first >= 0x80 || UInt8(ascii: "_") == first || UInt8(ascii: "%") == first
      || Character(Unicode.Scalar(first)).isLetter || Character(Unicode.Scalar(first)).isNumber
  }

  // `[home](/home)`
  private var markdownLink: (whole: Span, pattern: String)? {
    let line = restOfLine
    guard let open = line.firstIndex(where: { $0.kind == .leftParenthesis }), open > 1,
      line[open - 1].kind == .rightBracket, let close = line.last,
      close.kind == .rightParenthesis, line.count > open + 2, line[open + 1].kind == .slash
    else { return nil }
    let inner = Span(
      file: file.id, start: line[open].span.end, end: close.span.start)
    return (current.span.union(close.span), file.text(of: inner))
  }

  // `` `/home` ``, `'/home'`
  private var quotedPattern: (whole: Span, pattern: String)? {
    let start = current.span.start
    let mark = file.bytes[start]
    guard "'`".utf8.contains(mark), next.kind == .slash, next.span.start == start + 1 else {
      return nil
    }
    let line = file.bytes[(start + 1)...].prefix { !$0.isLineEnd }
    guard let end = line.firstIndex(of: mark) else { return nil }
    let pattern = Span(file: file.id, start: start + 1, end: end)
    return (Span(file: file.id, start: start, end: end + 1), file.text(of: pattern))
  }

  /// Reports `(/edit)` in a segment, from its `(`; the text after it belongs to the segment.
  mutating func rejectOptionalPart(from start: Token) -> Bool {
    guard at(.leftParenthesis), next.kind == .slash, isTouchedByNext,
      let close = restOfLine.first(where: { $0.kind == .rightParenthesis })
    else { return false }
    let part = current.span.union(close.span)
    fail(.optionalPart(file.text(of: part), at: part))
    while isTouching, !atLineEnd, !atBlockBrace { advance() }
    return true
  }
}

extension Diagnostic {
  fileprivate static func touchingKeyword(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a space is missing after '\(word)'", at: span)
      .propose("add a space", replace: span.endPoint, with: " ")
      .note("for a path that begins with the word, write '/\(word)/'")
  }

  fileprivate static func relativePattern(_ span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a pattern begins with '/'", at: span)
      .propose("change it to '/'", replace: span, with: "/")
  }

  fileprivate static func markdownLink(_ span: Span, with pattern: String) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "a pattern is written without the form of a Markdown link", at: span
    )
    .propose("change it to '\(pattern)'", replace: span, with: pattern)
  }

  fileprivate static func quotedStart(_ span: Span, with pattern: String) -> Diagnostic {
    Diagnostic(.invalidPattern, "a pattern is written without quotation marks", at: span)
      .propose("change it to '\(pattern)'", replace: span, with: pattern)
  }

  fileprivate static func anyPath(at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "any path is written '/{path...}'", at: span)
      .propose("change it to '/{path...} as other'", replace: span, with: "/{path...} as other")
  }

  fileprivate static func regularExpression(at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a pattern is no regular expression", at: span)
      .note("write the path with placeholders, such as '/users/{id: Int}'")
  }

  fileprivate static func noPattern(at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a pattern begins with '/'", at: span)
      .note("write a path such as '/home' or '/users/{id}'")
  }

  fileprivate static func optionalPart(_ text: String, at span: Span) -> Diagnostic {
    let path = text.dropFirst().dropLast()
    return Diagnostic(
      .foreignPlaceholder, "'\(text)' looks like an optional part, and would be literal text here",
      at: span
    )
    .propose("remove it", replace: span, with: "")
    .note(
      path.contains { ":{<".contains($0) }
        ? "for one route with and without it, write '/users?{id: String?}', and below it 'also /users/{id}'"
        : "a pattern with the part is another line: 'also …\(path)'")
  }
}
