import RoutegenSource

/// Attributes, the lines above a route that begin with `@`.
extension Parser {
  // Attributes : ( Attribute LineBreak )*
  mutating func parseAttributes() -> [AttributeSyntax] {
    var attributes: [AttributeSyntax] = []
    while at(.word), text(of: current).hasPrefix("@") {
      if let attribute = parseAttribute() { attributes.append(attribute) }
      if rejectRouteBehindAttribute() { return attributes }
      if at(word: "import"), let attribute = attributes.popLast() {
        report(.attributeOfImport(attribute, before: current))
        return []
      }
      if rejectSecondAttribute(after: attributes.last) { continue }
      if !current.kind.endsLine {
        reportExpected(
          "the end of the line", note: "an attribute belongs on the line above its route")
        skipLine()
      }
      skipBlankLines()
    }
    return attributes
  }

  /// Reports another attribute on the line; returns whether it is parsed like one on a line of its own.
  private mutating func rejectSecondAttribute(after attribute: AttributeSyntax?) -> Bool {
    guard at(.word), text(of: current).hasPrefix("@") else { return false }
    guard "@\(attribute?.name.text ?? "")" != text(of: current) else {
      report(.repeatedOnLine(text(of: current), at: current.span))
      skipLine()
      return false
    }
    let gap = Span(file: file.id, start: previous.span.end, end: current.span.start)
    report(.secondAttribute(at: current.span, gap, indentation: indentation(of: current)))
    return true
  }

  // Attribute : `@` Name ( `(` Argument ( `,` Argument )* `)` )? Values?
  private mutating func parseAttribute() -> AttributeSyntax? {
    let start = current
    advance()
    if start.isBroken { return nil }
    let name = NameSyntax(text: String(text(of: start).dropFirst()), span: start.span)
    var arguments: [ArgumentSyntax] = []
    if rejectBareArguments(of: start) { return nil }
    if at(.leftParenthesis), isTouching {
      if rejectForeignArguments(of: start) { return nil }
      let known = problems
      guard let written = parseArguments(of: name.text) else {
        if isForeignAttribute(name.text) {
          problems = known
          report(.foreignAttribute(name))
        }
        skipLine()
        return nil
      }
      arguments = written
    }
    let span = span(from: start)
    guard let values = parseValues() else { return nil }
    return AttributeSyntax(
      name: name, arguments: arguments.filter { $0.label == nil }.map(\.value),
      labeledArguments: arguments.filter { $0.label != nil }, values: values, span: span)
  }

  private mutating func parseArguments(of name: String) -> [ArgumentSyntax]? {
    advance()
    if eat(.rightParenthesis) { return [] }
    var arguments: [ArgumentSyntax] = []
    repeat {
      let label = AttributeKind(rawValue: name) == .deprecated ? parseLabel() : nil
      guard let argument = parseArgument(of: name) else { return nil }
      arguments.append(ArgumentSyntax(label: label, value: argument))
    } while eat(.comma)
    if current.kind.endsLine, !current.isBroken {
      report(.unclosedArguments(at: previous.span.endPoint))
      return nil
    }
    return expect(.rightParenthesis) ? arguments : nil
  }

  // Label : Word `:`
  private mutating func parseLabel() -> NameSyntax? {
    guard at(.word), next.kind == .colon else { return nil }
    let label = NameSyntax(text: String(text(of: current)), span: current.span)
    advance()
    advance()
    return label
  }

  // Argument : Label? ( String | touching tokens other than `,` and `)` )
  private mutating func parseArgument(of name: String) -> NameSyntax? {
    if at(.string) { return parseString() }
    if current.kind.endsLine {
      let example = AttributeKind(rawValue: name)?.example ?? "@\(name)(\"…\")"
      reportExpected("an argument", note: "write '\(example)'")
      return nil
    }
    return expectRun(
      "a word or quoted text", before: [.comma, .rightParenthesis])
  }
}

extension Diagnostic {
  fileprivate static func unclosedArguments(at end: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "expected ')', found the end of the line", at: end)
      .propose("add the ')'", replace: end, with: ")")
  }

  static func attributeOfNothing(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(.invalidAttribute, "no route follows this attribute", at: attribute.span)
      .note("an attribute belongs to the route on the line below it")
  }

  fileprivate static func attributeOfImport(
    _ attribute: AttributeSyntax, before keyword: Token
  ) -> Diagnostic {
    let gap = Span(
      file: keyword.span.file, start: attribute.span.start, end: keyword.span.start)
    return Diagnostic(.invalidAttribute, "an 'import' cannot have attributes", at: attribute.span)
      .propose("remove '@\(attribute.name.text)'", replace: gap, with: "")
  }

  fileprivate static func secondAttribute(
    at span: Span, _ gap: Span, indentation: String
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "each attribute has a line of its own", at: span)
      .fix("begin a new line", replace: gap, with: "\n\(indentation)")
  }

  fileprivate static func repeatedOnLine(_ attribute: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a route can have '\(attribute)' only once", at: span)
      .note("',' separates its arguments: '\(attribute)(first, second)'")
  }

  static func attributeOfDirective(
    _ attribute: AttributeSyntax, _ directive: String
  ) -> Diagnostic {
    Diagnostic(
      .invalidAttribute,
      "'@\(attribute.name.text)' belongs to a route or a group, and not to '\(directive)'",
      at: attribute.span
    )
    .note("write it above each route that it is for")
  }
}
