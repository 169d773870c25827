/// Declarations that begin with a word.
extension LineParser {
  // Directive : the word of a `Directive`, and its production
  mutating func directive(
    _ directive: Directive, _ documentation: [String], hasBlock: Bool
  ) throws(Failure) -> DirectiveLine {
    let start = position
    advance(.keyword)
    let keyword = span(from: start)
    switch directive {
    // Routes : `routes` Name
    case .routes:
      let name = try name(.routesName, .routesName)
      return .complete(.routes(RoutesSyntax(documentation: documentation, name: name)))
    // Access : `access` ( `public` | `package` | `internal` )
    case .access: return .complete(.access(try name(.accessLevel, .choice)))
    // Handlers : `handlers` ( `optional` | `none` )
    case .handlers: return .complete(.handlers(try name(.handlers, .choice)))
    // Import : `import` Name
    case .import: return .complete(.importModule(try name(.module, .module)))
    // Schemes : `scheme` List Block?
    case .scheme: return origins(.schemes, try list(.scheme, .origin), hasBlock)
    // Hosts : `host` ( List Block? | HostValue ( `,` HostValue )* Block )
    case .host:
      if at(.leftBrace) { return try hostValue(hasBlock) }
      return origins(.hosts, try list(.host, .origin), hasBlock)
    // Variant : `variant` Name `{` VariantEntries `}`
    case .variant:
      let name = try name(.variantName, .module)
      if atEnd, !hasBlock { throw failure(.variantBraces) }
      return .variant(name)
    // Payload : `payload` ( Key | Block )
    case .payload:
      if hasBlock, atEnd { return .payload(keyword) }
      let key = try text(.payloadKey, .payloadKey)
      return .complete(.payload(PayloadSyntax(entries: [.type(key: key)], span: keyword)))
    // Expires : `expires` Key
    case .expires: return .complete(.expires(try text(.expiryKey, .payloadKey)))
    // Caseless : `caseless` ( Enum | OpenEnum )?
    case .caseless:
      let isOpen = eat(word: "open")
      if eat(word: "enum") {
        return try enumeration(documentation, isOpen: isOpen, isCaseless: true, hasBlock: hasBlock)
      }
      if isOpen { throw failure(.word("enum")) }
      return .complete(.caseless(keyword))
    case .plus:
      try endPlusLiteral()
      return .complete(.plusLiteral(span(from: start)))
    // Require : `require` List
    case .require: return .complete(.requirements(try list(.requirement, .requirementName)))
    // OpenEnum : `open` Enum
    case .open:
      guard eat(word: "enum") else { throw failure(.word("enum")) }
      return try enumeration(documentation, isOpen: true, hasBlock: hasBlock)
    case .enum: return try enumeration(documentation, isOpen: false, hasBlock: hasBlock)
    case .type: return .complete(.type(try declaredType(documentation)))
    // Except : `except` ( Pattern | Query Fragment? | Fragment )
    case .except:
      if touches { throw failure(.pattern(after: "except")) }
      let hasPath = !at(.question) && !at(.hash)
      return .complete(
        .exception(
          ExceptionSyntax(
            pattern: hasPath
              ? try pattern(after: "except") : try pattern(from: position, path: nil))))
    case .unwrap: return .complete(.envelope(try envelope()))
    }
  }

  private func origins(
    _ kind: OriginsSyntax.Kind, _ names: [NameSyntax], _ hasBlock: Bool
  ) -> DirectiveLine {
    if hasBlock { return .origins(kind, names) }
    return .complete(kind == .hosts ? .hosts(names) : .schemes(names))
  }

  // HostValue : Placeholder Host?
  private mutating func hostValue(_ hasBlock: Bool) throws(Failure) -> DirectiveLine {
    let start = position
    let parameter = try placeholder()
    let suffix = touches ? try run(.host, .origin, before: [.comma, .leftBrace]) : nil
    let name = NameSyntax(text: file.text(of: written(from: start)), span: span(from: start))
    var value = HostValueSyntax(parameter: parameter, suffix: suffix)
    while eat(.comma, .mark) { value.others.append(try otherHost()) }
    // At the top level, the name is no host.
    if !hasBlock { return .complete(.hosts([name])) }
    return .origins(.hosts, [name], value)
  }

  private mutating func otherHost() throws(Failure) -> HostValueSyntax.Other {
    let start = position
    let parameter = at(.leftBrace) ? try placeholder() : nil
    let suffix =
      parameter == nil || touches ? try run(.host, .origin, before: [.comma, .leftBrace]) : nil
    return HostValueSyntax.Other(parameter: parameter, suffix: suffix, span: span(from: start))
  }

  // Enum : `enum` Name `{` Values `}`
  private mutating func enumeration(
    _ documentation: [String], isOpen: Bool, isCaseless: Bool = false, hasBlock: Bool
  ) throws(Failure) -> DirectiveLine {
    let name = try name(.enumName, .enumName)
    if atEnd, !hasBlock { throw failure(.enumBraces) }
    return .enumeration(documentation, name, isOpen: isOpen, isCaseless: isCaseless)
  }

  // Values : ( Value ( `,` Value )* `,`? )?, on any number of lines
  mutating func values() throws(Failure) -> [EnumValueSyntax] {
    var values: [EnumValueSyntax] = []
    while !atEnd {
      values.append(try value())
      if eat(.comma, .mark) { continue }
      guard atEnd else { throw failure(.separatorOfValues) }
      return values
    }
    note(.value)
    return values
  }

  // Value : Name ( `=` Text )?
  private mutating func value() throws(Failure) -> EnumValueSyntax {
    let name = try name(.value, .valueName)
    let text = eat(.equals, .equals) ? try text(.textOfValue(of: name.text), .text) : nil
    return EnumValueSyntax(name: name, text: text)
  }

  // PlusLiteral : `plus` `literal`, of which the first is read
  private mutating func endPlusLiteral() throws(Failure) {
    guard eat(word: "literal") else { throw failure(.word("literal")) }
  }

  // Type : `type` Name ( TextClause* | `=` `String` ( `,`? TextClause )* )
  private mutating func declaredType(_ documentation: [String]) throws(Failure)
    -> DeclaredTypeSyntax
  {
    var syntax = DeclaredTypeSyntax(name: try name(.typeName, .typeName))
    if eat(.equals, .equals) {
      guard eat(word: "String", .type) else { throw failure(.word("String")) }
      syntax.texts = TextTypeSyntax(documentation: documentation)
    }
    let start = position
    while try textClause(&syntax, from: start) {}
    return syntax
  }

  /// Whether a clause about the texts of a type begins with the token.
  private func isTextClause(at index: Int) -> Bool {
    index < line.upperBound && ["begins", "of", "length", "plus"].contains(text(of: index))
  }

  // TextClause : `begins` String | PlusLiteral | `of` Characters | `length` Lengths, each once
  //
  // A Swift type has the first two alone.
  private mutating func textClause(
    _ syntax: inout DeclaredTypeSyntax, from start: Int
  ) throws(Failure) -> Bool {
    if syntax.texts != nil, at(.comma), isTextClause(at: position + 1) { advance(.mark) }
    if syntax.prefix == nil, eat(word: "begins") {
      guard at(.string) else { throw failure(.prefix) }
      syntax.prefix = try string(.text)
    } else if !syntax.isPlusLiteral, eat(word: "plus") {
      try endPlusLiteral()
      syntax.isPlusLiteral = true
    } else if syntax.texts?.characters.isEmpty == true, eat(word: "of") {
      syntax.texts?.characters = try characters()
    } else if let texts = syntax.texts, texts.length == nil, eat(word: "length") {
      syntax.texts?.length = try lengths()
    } else if atEnd {
      return false
    } else if syntax.texts != nil {
      throw failure(.endOfTextType)
    } else if at(word: "of") || at(word: "length") {
      throw Failure(position: start, expected: .word("= String"))
    } else {
      throw failure(syntax.prefix == nil && !syntax.isPlusLiteral ? .endOfType : .endOfLine)
    }
    return true
  }

  // Characters : ( `,`? ( Run | String ) )+
  private mutating func characters() throws(Failure) -> [NameSyntax] {
    var characters: [NameSyntax] = []
    while !atEnd, !isTextClause(at: position) {
      if at(.comma), !characters.isEmpty {
        if next == .newline || isTextClause(at: position + 1) { break }
        advance(.mark)
      }
      characters.append(
        at(.string)
          ? try string(.text) : try run(.characters, .text, before: [.comma, .string]))
    }
    if characters.isEmpty { throw failure(.characters) }
    return characters
  }

  // Lengths : Number | Range
  private mutating func lengths() throws(Failure) -> RangeSyntax {
    guard next != .ellipsis, at(.word) else { return try range() }
    let number = try name(.number, .number)
    return RangeSyntax(lower: number, upper: number, span: number.span)
  }

  // Envelope : `unwrap` Path Query? ( `#` | `...` )?
  //
  // Without `#`, the last item is a key without a value: the key of the link to open.
  private mutating func envelope() throws(Failure) -> EnvelopeSyntax {
    guard at(.slash), !touches else { throw failure(.pattern(after: "unwrap")) }
    let start = position
    let segments = try path()
    let query = try query()
    let whole = span(from: start)
    let hash = follows(.hash) && eat(.hash, .separator)
    try endPattern()
    var key = hash ? nil : query.last?.keyWithoutValue
    let isRest = key?.text.hasSuffix("...") == true
    if isRest { key = key?.withoutDots }
    guard hash || key != nil else { throw failure(.envelopeKey) }
    return EnvelopeSyntax(
      pattern: PatternSyntax(
        segments: segments, query: key == nil ? query : query.dropLast(), fragment: nil,
        span: whole),
      key: key, isRest: isRest)
  }

  // Entry : `type` Key | `link` Key | `when` Key ( `=` Text ( `,` Text )* )? Pattern | `else` Pattern
  //
  // Several texts are as many entries.
  mutating func payloadEntries() throws(Failure) -> [PayloadEntrySyntax] {
    let word = at(.word) ? text : ""
    guard ["type", "link", "when", "else"].contains(word) else { throw failure(.payloadEntry) }
    advance(.keyword)
    switch word {
    case "type": return [.type(key: try text(.key, .payloadKey))]
    case "link": return [.link(key: try text(.key, .payloadKey))]
    case "when":
      let key = try text(.key, .payloadKey)
      let values = eat(.equals, .equals) ? try textsOfKey(key) : [nil]
      let pattern = try pattern(after: word)
      return values.map { .when(key: key, value: $0, pattern: pattern) }
    case _: return [.otherwise(pattern: try pattern(after: word))]
    }
  }

  // VariantEntry : ( `scheme` | `host` ) ( List | Run `=` Run )
  mutating func variantEntry() throws(Failure) -> VariantEntrySyntax {
    let kind: OriginsSyntax.Kind = eat(word: "scheme") ? .schemes : .hosts
    guard kind == .schemes || eat(word: "host") else { throw failure(.variantEntry) }
    let expected: Expected = kind == .schemes ? .scheme : .host
    let ends: Set<Token.Kind> = [.comma, .leftBrace, .rightBrace, .equals]
    let old = try list(expected, .origin, before: ends)
    guard old.count == 1, eat(.equals, .equals) else {
      return kind == .schemes ? .schemes(old) : .hosts(old)
    }
    return .replacement(kind, old: old[0], new: try run(expected, .origin, before: ends))
  }

  // TextsOfKey : Text ( `,` Text )*, and white space after a word
  private mutating func textsOfKey(_ key: NameSyntax) throws(Failure) -> [NameSyntax?] {
    var values: [NameSyntax?] = []
    var isWord = false
    repeat {
      isWord = at(.word)
      values.append(try text(.textOfKey(key.text), .text))
    } while eat(.comma, .mark)
    if isWord, touches { throw failure(.pattern(after: "when")) }
    return values
  }
}

extension NameSyntax {
  /// The name without the `...` at its end; `nil` if there is nothing else.
  fileprivate var withoutDots: NameSyntax? {
    let name = String(text.dropLast(3))
    return name.isEmpty
      ? nil
      : NameSyntax(
        text: name, span: Span(file: span.file, start: span.start, end: span.end - 3))
  }
}

extension ItemSyntax {
  /// The key, if the item has no value.
  fileprivate var keyWithoutValue: NameSyntax? {
    if case .literal(let value) = value, value.text.isEmpty { key } else { nil }
  }
}
