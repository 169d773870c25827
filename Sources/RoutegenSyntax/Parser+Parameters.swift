import RoutegenSource

/// Placeholders and their contents.
extension Parser {
  // Parameter : `{` Name Rest? ( `:` Type Rest? )? ( `in` ( Range | Hosts ) )? PlusLiteral?
  //   ( `=` Default )? `}`
  // Rest : `...` `?`?
  mutating func parseParameter() -> ParameterSyntax? {
    if rejectDoubleBraces() { return nil }
    let (brace, index) = (current, position)
    let known = problems
    advance()
    let parameter = parseContents(brace)
    if let parameter, parameter.isPlain { return parameter }
    if let foreign = foreignParameter(brace, at: index) {
      problems = known
      report(foreign)
    } else if let parameter {
      return parameter
    }
    isPatternBroken = true
    if let end = endOfNested(brace, at: index) {
      skip(to: end)
    } else if parameter == nil {
      skipToBrace()
    }
    return nil
  }

  /// Skips a placeholder, from its `{`.
  mutating func skipParameter() {
    advance()
    skipToBrace()
  }

  /// Skips past the `}` on this line, or to the `{` of the next placeholder or of a block.
  private mutating func skipToBrace() {
    while !current.kind.endsLine, !at(.leftBrace) {
      if eat(.rightBrace) { return }
      advance()
    }
  }

  private mutating func parseContents(_ brace: Token) -> ParameterSyntax? {
    guard let name = expectName("the name of a parameter") else { return nil }
    var isRest = eat(.ellipsis)
    var type: TypeSyntax?
    if !isRest, eat(.colon) {
      guard let written = parseType() else { return nil }
      type = written
      isRest = eat(.ellipsis)
    }
    let restMark = isRest && at(.question) ? current.span : nil
    if restMark != nil { advance() }
    var range: RangeSyntax?
    var hosts: [NameSyntax] = []
    if eat(word: "in") {
      if atHosts {
        guard let written = parseList("a host") else { return nil }
        hosts = written
      } else {
        guard let written = parseRange() else { return nil }
        range = written
      }
    }
    var plusLiteral: Span?
    if eat(word: "plus") {
      guard let written = parsePlusLiteral() else { return nil }
      plusLiteral = written
    }
    var defaultValue: NameSyntax?
    if eat(.equals) {
      guard let written = parseDefault() else { return nil }
      reportQuotedDefault(written)
      defaultValue = written
    }
    guard expectEndOfPlaceholder() else { return nil }
    return ParameterSyntax(
      name: name, type: type, isRest: isRest, restMark: restMark, range: range, hosts: hosts,
      plusLiteral: plusLiteral, defaultValue: defaultValue, span: span(from: brace))
  }

  private mutating func expectEndOfPlaceholder() -> Bool {
    if eat(.rightBrace) { return true }
    if current.kind.endsLine, !current.isBroken {
      report(.unclosedPlaceholder(at: previous.span.endPoint))
    } else if atBlockBrace, !isTouching {
      report(.unclosedPlaceholder(before: current, at: previous.span.endPoint))
    } else {
      reportExpected(
        Token.Kind.rightBrace.name, note: "a placeholder is written '{name: Type in 1...50 = 20}'")
    }
    return false
  }

  /// Whether hosts follow `in`, and not a range.
  private var atHosts: Bool {
    at(.word) && next.kind != .ellipsis && !text(of: current).looksLikeNumber
  }

  // Type : ( Name | `[` Name ( `:` ( Name | `[` Name `]` ) )? `]` ) `?`?
  private mutating func parseType() -> TypeSyntax? {
    let start = current
    let isList = eat(.leftBracket)
    let note = "write '{id: Int}', or '{id}' for a 'String'"
    guard let name = expectName("a type", note: note) else { return nil }
    var dictionaryValue: NameSyntax?
    var hasListValues = false
    if isList {
      if eat(.colon) {
        hasListValues = eat(.leftBracket)
        guard let value = expectName("a type") else { return nil }
        dictionaryValue = value
        if hasListValues, !expect(.rightBracket) { return nil }
      }
      guard expect(.rightBracket) else { return nil }
    }
    let isOptional = eat(.question)
    return TypeSyntax(
      name: name, dictionaryValue: dictionaryValue, hasListValues: hasListValues,
      isOptional: isOptional, isList: isList && dictionaryValue == nil, span: span(from: start))
  }

  // Range : Number? `...` Number?
  private mutating func parseRange() -> RangeSyntax? {
    let start = current
    let lower = at(.word) ? expectName("a number") : nil
    let form = "a range is written '1...50', '1...' or '...50'"
    if lower == nil, current.kind.endsLine {
      reportExpected("a range", note: form)
      return nil
    }
    guard expect(.ellipsis, note: form) else { return nil }
    let upper = at(.word) ? expectName("a number") : nil
    let span = span(from: start)
    if lower == nil, upper == nil, !previous.isBroken {
      report(.unboundedRange(at: span))
      return nil
    }
    return RangeSyntax(lower: lower, upper: upper, span: span)
  }

  // Default : String | everything before `}`
  private mutating func parseDefault() -> NameSyntax? {
    if at(.string) { return parseString() }
    return expectRun(
      "a default value", before: [.leftBrace, .rightBrace], allowsSpace: true,
      note: "write '{page: Int = 1}'")
  }
}

extension String {
  fileprivate var looksLikeNumber: Bool {
    utf8.first.map { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") } ?? false
  }
}

extension ParameterSyntax {
  /// Whether the name and the type consist of letters, digits and `_`, as names do.
  fileprivate var isPlain: Bool {
    name.text.isPlainName && !(type?.name.text.looksLikeNumber ?? false)
      && (type?.name.text.isPlainName ?? !name.text.isBuiltInType)
      && !(defaultValue?.text.hasPrefix("=") ?? false)
      && (type != nil || !(defaultValue?.text.isBuiltInType ?? false))
      && type?.name.text.first?.isNumber != true && type?.name.text != "path"
      && ![" in ", " plus literal"].contains { defaultValue?.text.contains($0) ?? false }
  }
}

extension String {
  fileprivate var isBuiltInType: Bool {
    ["String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "URL"].contains(self)
  }

  fileprivate var isPlainName: Bool {
    utf8.allSatisfy {
      $0.isLetterOrDigit || $0 == UInt8(ascii: "_") || $0 >= 0x80
    }
  }
}

extension Diagnostic {
  fileprivate static func unclosedPlaceholder(at end: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "expected '}', found the end of the line", at: end)
      .propose("add the '}'", replace: end, with: "}")
  }

  fileprivate static func unclosedPlaceholder(before brace: Token, at end: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "expected '}', found the '{' of a block", at: brace.span)
      .propose("add the '}'", replace: end, with: "}")
  }

  fileprivate static func unboundedRange(at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "the range has neither a lower nor an upper bound", at: span)
      .note("a range is written '1...50', '1...' or '...50'")
  }
}
