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
        report(.strayBrace(at: current.span))
        advance()
      } else if let declaration = parseDeclaration() {
        syntax.declarations.append(declaration)
      }
      precondition(position > start, "the parser made no progress")
    }
    syntax.declarations += misplacedTypes
    return syntax
  }

  // Declaration : Route | Directive
  mutating func parseDeclaration() -> DeclarationSyntax? {
    let attributes = parseAttributes()
    let documentation = takeDocumentation()
    guard at(.word), !atPatternWithoutSlash else {
      if !attributes.isEmpty, at(.endOfFile) || at(.rightBrace) {
        report(.attributeOfNothing(attributes[0]))
        return nil
      }
      return parseRoute(documentation, attributes)
    }
    if let first = attributes.first { report(.attributeOfDirective(first)) }
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
}

extension Diagnostic {
  fileprivate static func strayBrace(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "this '}' closes nothing", at: span)
      .propose("remove it", replace: span, with: "")
  }
}
