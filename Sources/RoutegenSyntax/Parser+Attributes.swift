import RoutegenSource

/// Attributes, the lines above a route that begin with `@`.
extension Parser {
  // Attributes : ( Attribute LineBreak )*
  mutating func parseAttributes() -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    while at(.word), text(of: current).hasPrefix("@") {
      if let attribute = parseAttribute() { attributes.append(attribute) }
      if !current.kind.endsLine {
        reportExpected(
          "the end of the line", note: "an attribute is written on the line above its route")
        skipLine()
      }
      skipBlankLines()
    }
    return attributes
  }

  // Attribute : `@` Name ( `(` Text ( `,` Text )* `)` )? Values?
  private mutating func parseAttribute() -> AttributeSyntax? {
    let start = current
    advance()
    if start.isBroken { return nil }
    let name = NameSyntax(text: String(text(of: start).dropFirst()), span: start.span)
    var arguments: [NameSyntax] = []
    if at(.leftParenthesis), isTouching {
      guard let written = parseArguments() else {
        skipLine()
        return nil
      }
      arguments = written
    }
    let span = span(from: start)
    guard let values = parseValues() else { return nil }
    return AttributeSyntax(name: name, arguments: arguments, values: values, span: span)
  }

  private mutating func parseArguments() -> [NameSyntax]? {
    advance()
    var arguments: [NameSyntax] = []
    repeat {
      guard let argument = parseArgument() else { return nil }
      arguments.append(argument)
    } while eat(.comma)
    return expect(.rightParenthesis) ? arguments : nil
  }

  // Argument : String | touching tokens other than `,` and `)`
  private mutating func parseArgument() -> NameSyntax? {
    if at(.string) { return parseString() }
    return expectRun(
      "a word or quoted text", before: [.comma, .rightParenthesis])
  }
}

extension Diagnostic {
  static func attributeOfNothing(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(.invalidAttribute, "no route follows this attribute", at: attribute.span)
  }

  static func attributeOfDirective(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      .invalidAttribute, "'@\(attribute.name.text)' belongs to a route or a group",
      at: attribute.span
    )
    .note("an attribute is written on the line above the pattern")
  }
}
