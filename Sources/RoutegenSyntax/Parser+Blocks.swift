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
    lineWithoutBlock = nil
    defer { (depth, lineWithoutBlock) = (depth - 1, nil) }
    var declarations: [DeclarationSyntax] = []
    while true {
      skipBlankLines()
      if at(.rightBrace) { break }
      if at(.endOfFile) {
        // The `}` of this block closed a block in it, as the indentation shows.
        let isInner = closedTooFarLeft.map { $0.start > brace.span.start } ?? false
        let unclosed = isInner ? closedTooFarLeft ?? brace.span : brace.span
        report(
          lineAfterBlock(of: unclosed).map { .unclosedBlock(unclosed, before: $0) }
            ?? .unclosedBlock(unclosed, endedBy: lastWritten.span))
        break
      }
      if rejectOtherClosing() { return declarations }
      let start = position
      if let declaration = parseDeclarationInLines() { declarations.append(declaration) }
      precondition(position > start, "the parser made no progress")
    }
    dropDocumentation()
    if at(.rightBrace), closedTooFarLeft == nil, isFartherLeft(current, than: brace) {
      closedTooFarLeft = brace.span
    }
    _ = eat(.rightBrace)
    return declarations
  }

  /// The brace of the block that was parsed last; `nil` if it is missing.
  var closingBrace: Span? { previous.kind == .rightBrace ? previous.span : nil }

  /// The start of the first line after a brace that is not indented deeper than the brace's own line;
  /// `nil` without such a line, or if the indentation does not show what is in the block.
  private func lineAfterBlock(of brace: Span) -> Span? {
    let own = indentation(ofLineAt: brace).count
    guard let opening = tokens.firstIndex(where: { $0.span == brace }) else { return nil }
    let tokens = tokens
    let starts = tokens.indices.dropFirst(opening + 1).lazy.filter {
      let kind = tokens[$0].kind
      return tokens[$0 - 1].kind == .newline && kind != .newline && kind != .endOfFile
    }
    guard let first = starts.first, indentation(ofLineAt: tokens[first].span).count > own else {
      return nil
    }
    let end = starts.first { indentation(ofLineAt: tokens[$0].span).count <= own }
    return end.map { tokens[$0].span.startPoint }
  }

  /// Whether the line that `closing` begins is indented less than the line of `opening`.
  private func isFartherLeft(_ closing: Token, than opening: Token) -> Bool {
    let isFirst = previous.kind.endsLine
    return isFirst && indentation(of: closing).count < indentation(of: opening).count
  }

  /// The white space before the first token of a token's line.
  func indentation(of token: Token) -> String { indentation(ofLineAt: token.span) }

  private func indentation(ofLineAt span: Span) -> String {
    let line = file.span(ofLine: file.location(of: span.start).line)
    let blanks = file.bytes[line.start..<line.end].prefix(1000).prefix(while: \.isBlank)
    return String(decoding: blanks, as: UTF8.self)
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
  fileprivate static func unclosedBlock(_ brace: Span, before line: Span) -> Diagnostic {
    Diagnostic(.unclosedBlock, "this '{' is not closed", at: brace)
      .also(line, "a '}' is missing before this line")
  }

  fileprivate static func nestedTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, "blocks nest at most \(Parser.deepestBlock) levels deep", at: span)
  }
}
