/// What is wrong with the braces of blocks.
extension Diagnostic {
  static func unclosedBlock(_ brace: Span, before line: Span) -> Diagnostic {
    Diagnostic(.unclosedBlock, "this '{' is not closed", at: brace)
      .also(line, "a '}' is missing before this line")
  }

  static func unclosedBlock(_ brace: Span, endedBy end: Span) -> Diagnostic {
    Diagnostic(.unclosedBlock, "this '{' is not closed", at: brace)
      .also(end.endPoint, "a '}' is missing before this point")
  }

  static func nestedTooDeep(at span: Span) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, "blocks nest at most \(OutlineReader.deepestBlock) levels deep", at: span)
  }

  /// - Parameter gap: The white space to remove; `nil` if there is a comment, which must stay.
  static func braceOnNextLine(at brace: Span, _ gap: Span?, isCertain: Bool) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "the '{' of a block belongs on the line of its pattern", at: brace)
    return gap.map {
      problem.correct("join the lines", replace: $0, with: " ", isCertain: isCertain)
    } ?? problem
  }

  /// The block after a line of a `variant` or a `payload`.
  static func blockOfLine(at brace: Span, isOfVariant: Bool) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "a line of a '\(isOfVariant ? "variant" : "payload")' has no block",
      at: brace
    )
    .note(
      isOfVariant
        ? "a block is outside of the variant, in which 'host a.com = b.com' gives it another host"
        : "the routes that the lines name are outside of it")
  }

  static func secondBlock(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the group already has a block", at: span)
  }

  static func blockTouchesPattern(_ brace: Token, after token: Token) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "a '{' that opens a block needs a space before it", at: brace.span
    )
    .note("a '{' that touches the pattern begins a placeholder")
    // After a slash, a placeholder may be what is unfinished.
    return problem.correct(
      "add a space", replace: brace.span.startPoint, with: " ",
      isCertain: token.kind == .word || token.kind == .rightBrace)
  }

  static func blockOfFile(at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "'routes' takes no block: everything in the file belongs to it", at: span
    )
    .note("remove the '{', and its '}' at the end")
  }

  static func otherClosing(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a block ends with '}'", at: span)
      .propose("change it to '}'", replace: span, with: "}")
  }

  static func doubleBlock(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a block has one brace on each side", at: span)
      .note("remove one '{', and one '}' at the end of the block")
  }
}
