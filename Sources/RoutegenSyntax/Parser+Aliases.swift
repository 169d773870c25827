import RoutegenSource

/// Aliases and example links.
extension Parser {
  // Alias : `also` ( Pattern | OriginPattern ) Values?
  mutating func parseAlias() -> AliasSyntax? {
    advance()
    skipMark(after: "also")
    let (origin, pattern) = parseOriginPattern() ?? (nil, parsePattern())
    guard let values = parseValues() else { return nil }
    return pattern.map { AliasSyntax(origin: origin, pattern: $0, values: values) }
  }

  // Values : `with` Assignment ( `,` Assignment )*
  //
  // Without `with` there are none.
  mutating func parseValues() -> [AssignmentSyntax]? {
    guard eat(word: "with") || eatMisspelledWith() else { return [] }
    var values: [AssignmentSyntax] = []
    repeat {
      guard let value = parseAssignment() else {
        skipLine()
        return nil
      }
      values.append(value)
    } while eat(.comma) || eatOtherSeparator()
    return values
  }

  // Example : ( `example` | `nomatch` ) Link ( `->` Values )?
  //
  // A link may contain any kind of token, so it is the text up to the end of the line.
  mutating func parseExample(_ keyword: String) -> ExampleSyntax? {
    let opens = keyword == "example"
    advance()
    if at(.colon), !isTouchedByNext { skipMark(after: keyword) }
    let start = current
    while !atLineEnd { advance() }
    guard current != start else {
      reportExpected("a link", note: "write '\(keyword) /home\(opens ? "" : "/x")'")
      return nil
    }
    if at(.newline) || at(.endOfFile), previous.kind == .word, text(of: previous) == "->" {
      reportExpected("a route", note: "write '-> home', or remove '->'")
      return nil
    }
    if start.kind == .string, previous == start, !start.isBroken {
      report(.quotedLink(text(of: start), at: start.span))
      return nil
    }
    let whole = span(from: start)
    let arrow = file.bytes[whole.start..<whole.end].firstRange(of: " -> ")
    let link = Span(
      file: whole.file, start: whole.start, end: arrow?.lowerBound ?? whole.end)
    let expected = arrow.map { Span(file: whole.file, start: $0.upperBound, end: whole.end) }
    return ExampleSyntax(
      opens: opens, link: NameSyntax(text: file.text(of: link), span: link),
      expected: expected.map { NameSyntax(text: file.text(of: $0), span: $0) })
  }

  // Assignment : Name `=` Value
  private mutating func parseAssignment() -> AssignmentSyntax? {
    let note = "write 'with tab = news'"
    guard let name = expectName("the name of a parameter", note: note), expect(.equals, note: note),
      let value = parseValueText()
    else { return nil }
    return AssignmentSyntax(name: name, value: value)
  }

  // ValueText : String | touching tokens other than `,` and braces
  private mutating func parseValueText() -> NameSyntax? {
    if at(.string) { return parseString() }
    return expectRun(
      "a value", before: [.comma, .leftBrace, .rightBrace], note: "write 'with tab = news'")
  }
}

extension Diagnostic {
  fileprivate static func quotedLink(_ text: String, at span: Span) -> Diagnostic {
    let link = String(text.dropFirst().dropLast())
    return Diagnostic(.unexpectedToken, "a link is written without quotation marks", at: span)
      .fix("change it to '\(link)'", replace: span, with: link)
  }
}

extension ArraySlice<UInt8> {
  /// Returns the range of the first occurrence of `text`.
  fileprivate func firstRange(of text: String) -> Range<Int>? {
    let start = indices.first { self[$0...].starts(with: text.utf8) }
    return start.map { $0..<$0 + text.utf8.count }
  }
}
