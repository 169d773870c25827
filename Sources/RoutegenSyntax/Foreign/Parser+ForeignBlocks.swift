import RoutegenSource

/// Blocks in the form of other languages, and comments that begin with `#`.
extension Parser {
  /// Reports `/users (` or `/users do` and skips the block; returns `false` at other text.
  mutating func rejectForeignBlock() -> Bool {
    let isBracket = at(.leftParenthesis) || at(.leftBracket)
    guard isBracket || ["do", "begin", "then"].contains(text(of: current)), next.kind.endsLine
    else { return false }
    report(.otherBlock(text(of: current), at: current.span))
    while !at(.endOfFile) {
      advance()
      guard previous.kind == .newline else { continue }
      if at(.rightParenthesis) || at(.rightBracket) || at(.rightBrace) || at(word: "end") {
        advance()
        break
      }
    }
    skipLine()
    return true
  }

  /// Reports a `)` or `]` alone on its line, which is meant as the `}` of a block, and consumes it.
  mutating func rejectOtherClosing() -> Bool {
    guard at(.rightParenthesis) || at(.rightBracket), next.kind.endsLine,
      previous.kind == .newline, !current.isBroken
    else { return false }
    report(.otherClosing(at: current.span))
    advance()
    return true
  }

  /// Reports `{{` at the end of a line, and consumes the first brace; returns whether it is here.
  mutating func rejectDoubleBlock() -> Bool {
    guard at(.leftBrace), next.kind == .leftBrace, isTouchedByNext, position + 2 < tokens.count,
      tokens[position + 2].kind.endsLine
    else { return false }
    report(.doubleBlock(at: current.span.union(next.span)))
    advance()
    return true
  }

  /// Consumes the second `}` of a block with two braces.
  mutating func eatSecondBrace() {
    let start = position
    while at(.newline) { advance() }
    if !eat(.rightBrace) { restart(at: start) }
  }

  /// Reports a line that begins with `#` and a word of another language, and skips it.
  mutating func rejectHashWord() -> Bool {
    guard at(.hash), !isTouching else { return false }
    if next.kind == .hash, isTouchedByNext {
      let marks = restOfLine.prefix { $0.kind == .hash }
      report(.hashes(marks.reduce(current.span) { $0.union($1.span) }))
      skipLine()
      return true
    }
    guard next.kind == .word, isTouchedByNext else { return false }
    switch text(of: next) {
    case "if":
      report(.condition(at: current.span.union(next.span)))
      hasCondition = true
    case "endif", "else", "elseif":
      if !hasCondition { report(.condition(at: current.span.union(next.span))) }
    case "pragma", "region", "endregion", "warning", "error", "mark":
      report(.hashes(current.span))
    default: return false
    }
    skipLine()
    return true
  }
}

extension Diagnostic {
  fileprivate static func otherBlock(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a block is written between braces", at: span)
      .propose("change it to '{'", replace: span, with: "{")
      .note("a '}' on a line of its own closes the block")
  }

  fileprivate static func otherClosing(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a block ends with '}'", at: span)
      .propose("change it to '}'", replace: span, with: "}")
  }

  fileprivate static func doubleBlock(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a block has one brace on each side", at: span)
      .note("remove one '{', and one '}' at the end of the block")
  }

  fileprivate static func condition(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a file of routes has no conditions", at: span)
      .note("'@internal' above a route keeps it out of the published links")
  }

  fileprivate static func hashes(_ span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a comment begins with '//'", at: span)
      .propose("write '//'", replace: span, with: "//")
  }
}
