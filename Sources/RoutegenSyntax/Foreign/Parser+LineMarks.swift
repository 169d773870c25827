import RoutegenSource

/// Marks after a pattern that belong to it, or to another line.
extension Parser {
  // `/search?{a} & {b}`, `/a / b`
  var spacedMark: Diagnostic? {
    guard at(.ampersand) || at(.question) || at(.slash), !isTouching, !isTouchedByNext,
      [.word, .leftBrace].contains(next.kind), next.span.start > current.span.end,
      !next.isBroken, position > 0
    else { return nil }
    if next.kind == .leftBrace, tokens[min(position + 2, tokens.count - 1)].kind.endsLine {
      return nil
    }
    let gap = Span(file: file.id, start: previous.span.end, end: next.span.start)
    return .spacedMark(text(of: current), at: current.span, gap)
  }

  // `/old => /new`, `/old -> /new`
  func redirectArrow(_ start: Token) -> Diagnostic? {
    let line = restOfLine
    let isSplit = at(.equals) && next.kind == .word && text(of: next) == ">"
    guard at(word: "->") || at(word: "=>") || isSplit,
      let slash = line.dropFirst(isSplit ? 2 : 1).first, slash.kind == .slash,
      let last = line.last
    else { return nil }
    let new = file.text(of: slash.span.union(last.span))
    let arrow = line[..<(isSplit ? 2 : 1)].reduce(current.span) { $0.union($1.span) }
    let old = Span(file: file.id, start: start.span.start, end: previous.span.end)
    return .redirectArrow(from: file.text(of: old), to: new, at: arrow)
  }
}

extension Diagnostic {
  static func spacedMark(_ mark: String, at span: Span, _ gap: Span) -> Diagnostic {
    let problem = Diagnostic(
      .invalidPattern, "white space ends a pattern, so '\(mark)' must touch it", at: span)
    return problem.correct(
      "remove the spaces", replace: gap, with: mark, isCertain: mark == "&")
  }

  fileprivate static func redirectArrow(
    from old: String, to new: String, at span: Span
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "another pattern of a route is written below it", at: span)
      .note("write 'also \(old)' on the line below '\(new)'")
  }
}
