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
          reportStrayBrace()
        }
        hasBlockOfFile = false
        advance()
      } else if let declaration = parseDeclarationInLines() {
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
    if rejectJSONObject() { return nil }
    skipModifier()
    if at(.word) || at(.string), case .parsed(let line) = parseForeignLine(documentation) {
      return line
    }
    guard at(.word), !atPatternWithoutSlash else {
      if !attributes.isEmpty, at(.endOfFile) || at(.rightBrace) {
        let name = attributes[0].name
        report(
          isForeignAttribute(name.text)
            ? .foreignAttribute(name) : .attributeOfNothing(attributes[0]))
        return nil
      }
      return parseRoute(documentation, attributes)
    }
    if let first = attributes.first, !at(word: "import") {
      report(.attributeOfDirective(first, text(of: current)))
    }
    reportDocumentation(spans, before: current)
    guard let declaration = parseDirective(documentation) else {
      skipDeclaration()
      return nil
    }
    if !atLineEnd, previous.kind != .newline {
      if !rejectRestOfDirective() { reportExpected("the end of the line") }
      skipDeclaration()
    }
    return declaration
  }
}
