/// Placeholders.
extension LineParser {
  // Placeholder : `{` Name Rest? ( `:` Type Rest? )? ( `in` ( Range | List ) )? ( `by` String )?
  //   OtherKeys? ( ( `=` | `else` ) Default )? `}`
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
    var separator: NameSyntax?
    if type?.isList == true, eat(word: "by") {
      guard at(.string) else { throw failure(.separator) }
      separator = try string(.text)
    }
    let otherKeys = eat(word: "also", .choice) ? try self.otherKeys() : []
    let mayBeOther = position
    let elseWord = eat(word: "else") ? span(from: mayBeOther) : nil
    let hasDefault = elseWord != nil || eat(.equals, .equals)
    let defaultValue = hasDefault ? try self.defaultValue() : nil
    try expect(.rightBrace, .placeholderBrace)
    return ParameterSyntax(
      name: name, type: type, isRest: isRest, restMark: restMark, range: range, hosts: hosts,
      separator: separator, otherKeys: otherKeys, elseWord: elseWord, defaultValue: defaultValue,
      span: span(from: start))
  }

  // OtherKeys : `also` Key ( `,` Key )*, of which the first is read
  // Key : String | Text
  private mutating func otherKeys() throws(Failure) -> [NameSyntax] {
    var keys: [NameSyntax] = []
    repeat {
      guard !atEnd, !at(.rightBrace), !at(.comma) else { throw failure(.otherKey) }
      let isQuoted = at(.string)
      keys.append(
        isQuoted ? try string(.payloadKey) : try literal(.payloadKey, endsAtComma: true))
    } while eat(.comma, .mark)
    return keys
  }

  /// Whether hosts follow `in`, and not a range.
  private var atHost: Bool { at(.word) && next != .ellipsis && !text.looksLikeNumber }

  // Type : ( Value | `[` Value ( `:` ( Name | `[` Name `]` ) )? `]` `+`? ) `?`?
  private mutating func type() throws(Failure) -> TypeSyntax {
    let start = position
    let isBracketed = eat(.leftBracket, .mark)
    let (name, filledMark) = try value()
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
    let filledListMark = isBracketed ? self.filledListMark() : nil
    let isOptional = eat(.question, .rest)
    return TypeSyntax(
      name: name, filledMark: filledMark, dictionaryValue: dictionaryValue,
      hasListValues: hasListValues,
      isOptional: isOptional, isList: isBracketed && dictionaryValue == nil,
      filledListMark: filledListMark, span: span(from: start))
  }

  // Value : Name `+`?, in one word
  private mutating func value() throws(Failure) -> (name: NameSyntax, filledMark: Span?) {
    let name = try name(.type, .type)
    guard name.text.hasSuffix("+"), name.text != "+" else { return (name, nil) }
    let span = name.span
    let end = max(span.start, span.end - 1)
    return (
      NameSyntax(
        text: String(name.text.dropLast()),
        span: Span(file: span.file, start: span.start, end: end)),
      Span(file: span.file, start: end, end: span.end)
    )
  }

  /// The `+` that touches the bracket before it.
  private mutating func filledListMark() -> Span? {
    let start = position
    guard touches || placeTouches, eat(word: "+", .rest) else { return nil }
    return span(from: start)
  }

  // Range : Number? `...` Number?, with at least one number
  mutating func range() throws(Failure) -> RangeSyntax {
    let start = position
    let lower = at(.word) ? try name(.number, .number) : nil
    if atEnd { throw failure(.range) }
    try expect(.ellipsis, .rest)
    note(.number)
    let hasUpper = at(.word) && !["by", "also", "else", "plus", "of", "begins"].contains(text)
    let upper = hasUpper ? try name(.number, .number) : nil
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
