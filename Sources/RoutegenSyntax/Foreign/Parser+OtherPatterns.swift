import RoutegenSource

/// Patterns and values after a pattern, on its line.
extension Parser {
  // `/list?{page: Int} = 1`
  var defaultBehind: Diagnostic? {
    let line = restOfLine
    guard at(.equals), previous.kind == .rightBrace, line.count == 2, line[1].kind == .word,
      text(of: line[1]) != ">"
    else { return nil }
    let value = text(of: line[1])
    return .defaultBehind(span(of: line), previous.span.union(line[1].span), value)
  }

  // `/shop = "/shop"`
  var assignedPattern: Diagnostic? {
    let line = restOfLine
    guard at(.equals) || at(.colon), line.count == 2, line[1].kind == .string,
      text(of: line[1]).hasPrefix("\"/")
    else { return nil }
    return .assignedPattern(at: span(of: line))
  }

  // `also /start, /begin`
  func secondAlias(_ start: Token) -> Diagnostic? {
    guard at(.slash), ",;".utf8.contains(file.bytes[previous.span.end - 1]) else { return nil }
    let line = tokens[..<position].suffix(Self.longestForeign).reversed().prefix {
      !$0.kind.endsLine
    }
    guard let first = line.last, text(of: first) == "also" else { return nil }
    let gap = Span(file: file.id, start: previous.span.end - 1, end: current.span.start)
    return .secondAlias(
      at: gap.union(current.span), gap, with: "\n\(indentation(of: first))also ")
  }

  /// `as start /home`, for a line that begins with `as`.
  var nameBeforePattern: Diagnostic? {
    let line = restOfLine
    guard at(word: "as"), line.count > 2, line[1].kind == .word, line[2].kind == .slash,
      isName(line[1])
    else { return nil }
    let pattern = file.text(of: span(of: line[2...]))
    let end = line.reduce(current.span) { $0.union($1.span) }
    let path = String(pattern.drop { $0 != "/" })
    return .nameBeforePattern(end, with: "\(path) as \(text(of: line[1]))")
  }
}

extension Diagnostic {
  fileprivate static func defaultBehind(
    _ span: Span, _ whole: Span, _ value: String
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a default is inside the braces of its placeholder", at: span)
      .propose("move it before the '}'", replace: whole, with: " = \(value)}")
  }

  fileprivate static func assignedPattern(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a route is written as its pattern alone", at: span)
      .propose("remove it", replace: span, with: "")
  }

  fileprivate static func secondAlias(
    at span: Span, _ gap: Span, with text: String
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "an 'also' can have only one pattern", at: span)
      .propose("write another 'also'", replace: gap, with: text)
  }

  fileprivate static func nameBeforePattern(_ span: Span, with text: String) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the name of a route follows its pattern, after 'as'", at: span)
      .propose("change it to '\(text)'", replace: span, with: text)
  }
}
