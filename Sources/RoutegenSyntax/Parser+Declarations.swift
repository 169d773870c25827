import RoutegenSource

/// Files and their declarations.
extension Parser {
  // File : Declaration*
  mutating func parseFile() -> FileSyntax {
    var syntax = FileSyntax(file: file)
    while true {
      skipBlankLines()
      if at(.endOfFile) { break }
      let start = position
      if at(.rightBrace) {
        if !hasBlockOfFile {
          report(.strayBrace(at: current.span, isCertain: isStrayBraceCertain))
        }
        hasBlockOfFile = false
        advance()
      } else if let declaration = parseDeclaration() {
        syntax.declarations.append(declaration)
      }
      precondition(position > start, "the parser made no progress")
    }
    dropDocumentation()
    syntax.declarations += misplacedTypes
    return syntax
  }

  // Declaration : Route | Directive
  mutating func parseDeclaration() -> DeclarationSyntax? {
    let attributes = parseAttributes()
    if rejectRustAttribute() { return nil }
    let spans = documentationSpans
    let documentation = takeDocumentation()
    if at(.word) || at(.string), case .parsed(let line) = parseForeignLine(documentation) {
      return line
    }
    guard at(.word), !atPatternWithoutSlash else {
      if !attributes.isEmpty, at(.endOfFile) || at(.rightBrace) {
        report(.attributeOfNothing(attributes[0]))
        return nil
      }
      return parseRoute(documentation, attributes)
    }
    if let first = attributes.first {
      report(.attributeOfDirective(first, text(of: current)))
    }
    reportDocumentation(spans, before: current)
    guard let declaration = parseDirective(documentation) else {
      skipDeclaration()
      return nil
    }
    if !atLineEnd, previous.kind != .newline {
      reportExpected("the end of the line")
      skipDeclaration()
    }
    return declaration
  }

  /// Whether the current `}` ends its line, touches what is before it, and follows no other mistake
  /// of the line, of which it might be the end.
  private var isStrayBraceCertain: Bool {
    // Only the last one of many braces looks back.
    guard isTouching, next.kind.endsLine else { return false }
    guard let end = problems.diagnostics.last?.span.end else { return true }
    return end <= current.span.start
      && file.bytes[end..<current.span.start].contains { $0.isLineEnd }
  }
}

extension Diagnostic {
  fileprivate static func strayBrace(at span: Span, isCertain: Bool) -> Diagnostic {
    let problem = Diagnostic(.unexpectedToken, "this '}' closes nothing", at: span)
    // On a line of its own, it may be that a '{' is missing.
    return isCertain
      ? problem.fix("remove it", replace: span, with: "")
      : problem.propose("remove it", replace: span, with: "")
  }
}
