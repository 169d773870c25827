import RoutegenSource

/// Recovery from mistakes.
extension Parser {
  mutating func skipBlankLines() {
    while at(.newline) || at(.documentation) {
      if at(.documentation) {
        documentation.append(documentationText(of: current))
        documentationSpans.append(current.span)
      }
      advance()
    }
  }

  /// Skips the rest of the line, up to a brace at its end that opens a block.
  mutating func skipLine() {
    var open = 0
    while !current.kind.endsLine {
      if at(.leftBrace), next.kind.endsLine { return }
      if at(.leftBrace) { open += 1 }
      if at(.rightBrace) {
        if open == 0 { return }
        open -= 1
      }
      advance()
    }
  }

  /// Skips the rest of the declaration: the lines that continue it, and its block.
  mutating func skipDeclaration() {
    var blocks = 0
    var openBraces = 0
    while !at(.endOfFile) {
      if at(.newline) {
        openBraces = 0
        if blocks == 0 {
          guard eatLineBreak(before: { $0.isContinuation($1) }) else { return }
          continue
        }
      } else if at(.leftBrace) {
        if isTouching, !next.kind.endsLine { openBraces += 1 } else { blocks += 1 }
      } else if at(.rightBrace) {
        if openBraces > 0 { openBraces -= 1 } else { blocks -= 1 }
        if blocks < 0 { return }
      }
      advance()
    }
  }

  private func isContinuation(_ token: Token) -> Bool {
    token.kind.beginsPart || token.kind == .word && Self.continuations.contains(text(of: token))
  }

  private func documentationText(of token: Token) -> String {
    var text = text(of: token).dropFirst(3)
    if text.first == " " { text = text.dropFirst() }
    while let last = text.last, last == " " || last == "\t" { text = text.dropLast() }
    return String(text)
  }
}
