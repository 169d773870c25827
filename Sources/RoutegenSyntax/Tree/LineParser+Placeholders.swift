import RoutegenSource

/// Placeholders.
extension LineParser {
  // Placeholder : `{` Name Rest? ( `:` Type Rest? )? ( `in` ( Range | List ) )? PlusLiteral?
  //   ( `=` Default )? `}`
  // Rest : `...` `?`?
  mutating func placeholder() throws(Failure) -> ParameterSyntax {
    let start = position
    try expect(.leftBrace, .placeholderBrace)
    let name = try name(.parameterName, at(word: "_") ? .discarded : .parameterName)
    var isRest = eat(.ellipsis, .rest)
    var type: TypeSyntax?
    if !isRest, eat(.colon, .mark) {
      type = try self.type()
      isRest = eat(.ellipsis, .rest)
    }
    let mark = position
    let restMark = isRest && eat(.question, .rest) ? span(from: mark) : nil
    var range: RangeSyntax?
    var hosts: [NameSyntax] = []
    if eat(word: "in") {
      note(.hostOfURL)
      if atHost { hosts = try list(.hostOfURL, .host) } else { range = try self.range() }
    }
    let plus = position
    let plusLiteral = eat(word: "plus") ? try self.plusLiteral(from: plus) : nil
    let defaultValue = eat(.equals, .equals) ? try self.defaultValue() : nil
    try expect(.rightBrace, .placeholderBrace)
    return ParameterSyntax(
      name: name, type: type, isRest: isRest, restMark: restMark, range: range, hosts: hosts,
      plusLiteral: plusLiteral, defaultValue: defaultValue, span: span(from: start))
  }

  // PlusLiteral : `plus` `literal`, of which the first is read
  mutating func plusLiteral(from start: Int) throws(Failure) -> Span {
    guard eat(word: "literal") else { throw failure(.word("literal")) }
    return span(from: start)
  }

  /// Whether hosts follow `in`, and not a range.
  private var atHost: Bool { at(.word) && next != .ellipsis && !text.looksLikeNumber }

  // Type : ( Name | `[` Name ( `:` ( Name | `[` Name `]` ) )? `]` ) `?`?
  private mutating func type() throws(Failure) -> TypeSyntax {
    let start = position
    let isBracketed = eat(.leftBracket, .mark)
    let name = try name(.type, .type)
    var dictionaryValue: NameSyntax?
    var hasListValues = false
    if isBracketed {
      if eat(.colon, .mark) {
        hasListValues = eat(.leftBracket, .mark)
        dictionaryValue = try self.name(.innerType, .type)
        if hasListValues { try expect(.rightBracket, .mark) }
      }
      try expect(.rightBracket, .mark)
    }
    let isOptional = eat(.question, .rest)
    return TypeSyntax(
      name: name, dictionaryValue: dictionaryValue, hasListValues: hasListValues,
      isOptional: isOptional, isList: isBracketed && dictionaryValue == nil,
      span: span(from: start))
  }

  // Range : Number? `...` Number?, with at least one number
  private mutating func range() throws(Failure) -> RangeSyntax {
    let start = position
    let lower = at(.word) ? try name(.number, .number) : nil
    if atEnd { throw failure(.range) }
    try expect(.ellipsis, .rest)
    note(.number)
    let upper = at(.word) && !at(word: "plus") ? try name(.number, .number) : nil
    if lower == nil, upper == nil { throw failure(.number) }
    return RangeSyntax(lower: lower, upper: upper, span: span(from: start))
  }

  // Default : String | everything before `}`
  private mutating func defaultValue() throws(Failure) -> NameSyntax {
    at(.string)
      ? try string(.text)
      : try run(.defaultValue, .value, before: [.leftBrace, .rightBrace], allowsSpace: true)
  }
}

extension String {
  var looksLikeNumber: Bool {
    utf8.first.map { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "-") } ?? false
  }
}
