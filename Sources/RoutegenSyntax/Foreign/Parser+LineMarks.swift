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
  var redirectArrow: Diagnostic? {
    let line = restOfLine
    let isSplit = at(.equals) && next.kind == .word && text(of: next) == ">"
    guard at(word: "->") || at(word: "=>") || isSplit,
      let slash = line.dropFirst(isSplit ? 2 : 1).first, slash.kind == .slash,
      let last = line.last
    else { return nil }
    let new = file.text(of: slash.span.union(last.span))
    let arrow = line[..<(isSplit ? 2 : 1)].reduce(current.span) { $0.union($1.span) }
    return .redirectArrow(to: new, at: arrow)
  }

  // `/list?{page: Int} = 1`
  var partOutsideOfBraces: Diagnostic? {
    guard at(.equals), !isTouching, previous.kind == .rightBrace, restOfLine.count == 2,
      next.kind == .word, text(of: next)[...].isNumber
    else { return nil }
    let brace = previous.span
    let whole = brace.union(next.span)
    return .defaultOutside(text(of: next), at: current.span.union(next.span), whole)
  }

  // `/users (`, `/users [`, `/users do`
  var otherBlock: Diagnostic? {
    guard next.kind.endsLine, !isTouching else { return nil }
    if at(.leftParenthesis) || at(.leftBracket) {
      return .otherBlock(text(of: current), at: current.span)
    }
    return at(word: "do") || at(word: "begin") || at(word: "then")
      ? .otherBlock(text(of: current), at: current.span) : nil
  }
}

extension Diagnostic {
  fileprivate static func spacedMark(_ mark: String, at span: Span, _ gap: Span) -> Diagnostic {
    let problem = Diagnostic(
      .invalidPattern, "white space ends a pattern, so '\(mark)' must touch it", at: span)
    return mark == "&"
      ? problem.fix("remove the spaces", replace: gap, with: mark)
      : problem.propose("remove the spaces", replace: gap, with: mark)
  }

  fileprivate static func redirectArrow(to new: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "another pattern of a route is written below it", at: span)
      .note("write 'also' and the old pattern on the line below '\(new)'")
  }

  fileprivate static func defaultOutside(
    _ value: String, at span: Span, _ whole: Span
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a default is written inside the braces", at: span)
      .propose("write '= \(value)' inside", replace: whole, with: " = \(value)}")
  }

  fileprivate static func otherBlock(_ mark: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a block is written between '{' and '}'", at: span)
      .propose("change it to '{'", replace: span, with: "{")
  }
}
