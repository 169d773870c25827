import RoutegenSource

/// Enums.
extension Parser {
  // Enum : `enum` Name `{` Value ( `,` Value )* `,`? `}`, on any number of lines
  mutating func parseEnumeration(
    _ documentation: [String], openedBy open: Token? = nil
  ) -> DeclarationSyntax? {
    let keyword = previous
    let example = "an enum is written 'enum Sort { first, second }'"
    guard let name = expectName("the name of the enum", note: example) else { return nil }
    if at(word: "begins"), !skipPrefixOfEnum(name) {
      skipDeclaration()
      return .type(DeclaredTypeSyntax(name: name, hasBrokenPrefix: true))
    }
    let isMeantOpen = skipRawType(after: keyword)
    let isOpen = open != nil || isMeantOpen
    if let values = parseEnumWithoutBraces() {
      return .enumeration(
        EnumSyntax(documentation: documentation, name: name, values: values, isOpen: isOpen))
    }
    let brace = current
    let form = "an enum is written 'enum \(name.text) { first, second }'"
    guard expect(.leftBrace, note: form) else {
      skipDeclaration()
      // Its values are unknown, but later stages should not report an unknown type.
      return .type(DeclaredTypeSyntax(name: name, hasBrokenPrefix: true))
    }
    guard let values = parseValues(brace, form) else {
      return .type(DeclaredTypeSyntax(name: name, hasBrokenPrefix: true))
    }
    return .enumeration(
      EnumSyntax(documentation: documentation, name: name, values: values, isOpen: isOpen))
  }

  // OpenEnum : `open` Enum
  mutating func parseOpenEnumeration(_ documentation: [String]) -> DeclarationSyntax? {
    let open = previous
    if !eat(word: "enum"), !rejectMisspelledEnum() {
      reportExpected("'enum'", note: "write 'open enum Sort { first, second }'")
      return nil
    }
    return parseEnumeration(documentation, openedBy: open)
  }

  /// Returns `nil` after reporting that the enum has no end.
  private mutating func parseValues(_ brace: Token, _ form: String) -> [EnumValueSyntax]? {
    var values: [EnumValueSyntax] = []
    while true {
      skipLineBreaks()
      if eat(.rightBrace) { return values }
      let isRoute = at(.slash) && previous.kind == .newline
      if at(.endOfFile) || isRoute || atNextDeclaration {
        let problem = Diagnostic.unclosedBlock(brace.span, endedBy: lastWritten.span)
        report(values.isEmpty ? problem.note(form) : problem)
        return nil
      }
      if let names = parseForeignValues(brace) { return names }
      if eatEllipsisOfEnum() { continue }
      if let value = parseValue() { values.append(value) } else { skipValue() }
      if !parseSeparator(brace) { return nil }
    }
  }

  /// Whether a line begins another declaration, so the enum before it is not closed.
  private var atNextDeclaration: Bool {
    previous.kind == .newline && at(.word) && Directive(rawValue: text(of: current)) != nil
      && (next.kind == .word || next.kind == .slash)
  }

  // Value : Name ( `=` Text )?
  private mutating func parseValue() -> EnumValueSyntax? {
    guard let name = rejectDottedValue() ?? expectName("a value of the enum") else { return nil }
    guard eatEqualsOfValue() else { return EnumValueSyntax(name: name, text: nil) }
    let note = "write '\(name.text) = \"text\"', or remove the '='"
    guard let text = expectText("the text of the value", note: note) else { return nil }
    return EnumValueSyntax(name: name, text: text)
  }

  // Separator : `,`, or nothing before `}`
  //
  // Returns whether the enum continues.
  private mutating func parseSeparator(_ brace: Token) -> Bool {
    let end = previous
    if eat(.comma) { return true }
    skipLineBreaks()
    if at(.rightBrace) || eat(.comma) { return true }
    if at(.word), previous.kind != .newline || isValueByItself {
      let isOneLine = previous.kind != .newline
      if !current.isBroken {
        report(.missingComma(after: end.span, before: current.span, isOneLine: isOneLine))
      }
      return true
    }
    if at(.endOfFile) || at(.word) || at(.slash) {
      report(.unclosedBlock(brace.span, endedBy: end.span))
      return false
    }
    reportExpected("',' or '}'")
    skipValue()
    return true
  }

  /// Whether the token after the current word can follow a value, but not the word of a directive.
  private var isValueByItself: Bool {
    [.comma, .equals, .rightBrace].contains(next.kind) || next.kind.endsLine
  }

  private mutating func skipValue() {
    while !at(.comma), !atLineEnd { advance() }
    _ = eat(.comma)
  }

  mutating func skipLineBreaks() {
    while at(.newline) || at(.documentation) {
      if at(.documentation) { report(.documentationOfValue(at: current.span)) }
      advance()
    }
  }

  /// Reports `enum Sort { newest, ... }`, and continues after the `...`.
  private mutating func eatEllipsisOfEnum() -> Bool {
    guard at(.ellipsis), !current.isBroken else { return false }
    report(.ellipsisOfEnum(at: current.span))
    advance()
    return true
  }
}

extension Diagnostic {
  static func unclosedBlock(_ brace: Span, endedBy end: Span) -> Diagnostic {
    Diagnostic(.unclosedBlock, "this '{' is not closed", at: brace)
      .also(end.endPoint, "a '}' is missing before this point")
  }

  /// On one line, the two words may be one value with a space.
  fileprivate static func missingComma(
    after value: Span, before other: Span, isOneLine: Bool
  ) -> Diagnostic {
    let problem = Diagnostic(.unexpectedToken, "a ',' is missing before this value", at: other)
    return isOneLine
      ? problem.propose("add a ','", replace: value.endPoint, with: ",")
        .note("a text with a space is written in quotation marks: 'name = \"two words\"'")
      : problem.fix("add a ','", replace: value.endPoint, with: ",")
  }

  fileprivate static func ellipsisOfEnum(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the values of an enum are written out", at: span)
      .note("an enum that also accepts other values is an 'open enum'")
  }
}
