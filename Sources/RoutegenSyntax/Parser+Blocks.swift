import RoutegenSource

/// Blocks of declarations.
extension Parser {
  // Block : `{` Declaration* `}`
  mutating func parseBlock() -> [DeclarationSyntax] {
    let brace = current
    guard depth < Self.deepestBlock else {
      report(.nestedTooDeep(at: brace.span))
      skipBlock()
      return []
    }
    advance()
    depth += 1
    defer { depth -= 1 }
    var declarations: [DeclarationSyntax] = []
    while true {
      skipBlankLines()
      if at(.rightBrace) { break }
      if at(.endOfFile) {
        report(.unclosedBlock(brace.span, endedBy: lastWritten.span))
        break
      }
      let start = position
      if let declaration = parseDeclaration() { declarations.append(declaration) }
      precondition(position > start, "the parser made no progress")
    }
    _ = takeDocumentation()
    _ = eat(.rightBrace)
    return declarations
  }

  /// Skips the block that the current brace opens, without recursion into nested blocks.
  private mutating func skipBlock() {
    var open = 0
    repeat {
      if at(.leftBrace) { open += 1 }
      if at(.rightBrace) { open -= 1 }
      advance()
    } while open > 0 && !at(.endOfFile)
  }
}

extension Diagnostic {
  fileprivate static func nestedTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, "blocks nest at most \(Parser.deepestBlock) levels deep", at: span)
  }
}
