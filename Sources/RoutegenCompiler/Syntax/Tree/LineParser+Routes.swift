/// Routes and the lines that continue them.
extension LineParser {
  /// The first words of lines that continue the route before them.
  package static let continuations = additions.union(["as"])

  /// Those of lines that add a pattern or a link to the route.
  package static let additions: Set<String> = ["also", "example", "nomatch"]

  /// Words of other tools for them.
  static let continuationsOfOthers = [
    "alias": "also", "or": "also", "aka": "also", "alternative": "also", "synonym": "also",
    "redirect": "also", "from": "also", "and": "also", "|": "also", "legacy": "also",
    "examples": "example", "test": "example", "sample": "example", "try": "example",
    "no": "nomatch", "not": "nomatch", "invalid": "nomatch", "reject": "nomatch",
  ]

  private static let wordsOfTail = ["as", "mount"] + additions.sorted()

  // Route : Pattern Tail
  mutating func readRoute() throws(Failure) -> RouteLine {
    try tail(of: RouteLine(pattern: try pattern()))
  }

  // Tail : ( `as` Name | `mount` Name | Alias | Example )*
  mutating func tail(of line: RouteLine) throws(Failure) -> RouteLine {
    var line = line
    while !atEnd {
      route = line
      switch at(.word) ? text : "" {
      case "as":
        advance(.keyword)
        line.names.append(try name(.routeName, .routeName))
      case "mount":
        advance(.keyword)
        line.mounts.append(try name(.mountedName, .mountedName))
      case "also": line.aliases += try aliases()
      case "example", "nomatch": line.examples.append(try example())
      case _: throw failure(.endOfLine)
      }
    }
    if expected != nil { for word in Self.wordsOfTail { note(.word(word)) } }
    return line
  }

  // Alias : `also` ( Pattern | OriginPattern | Origin ( `,` Origin )+ Pattern ) With?
  //
  // Several origins are as many aliases.
  private mutating func aliases() throws(Failure) -> [AliasSyntax] {
    advance(.keyword)
    guard let scheme = schemeOfOrigin else {
      return [
        AliasSyntax(origin: nil, pattern: try pattern(after: "also"), values: try with())
      ]
    }
    let start = position
    var origins = [try origin(scheme)]
    while eat(.comma, .mark) {
      guard let scheme = schemeOfOrigin else { throw failure(.aliasedOrigin) }
      origins.append(try origin(scheme))
    }
    if schemeOfOrigin != nil { throw failure(.token(.comma)) }
    if origins.count > 1, touches { throw failure(.pathOfOrigins) }
    let pattern =
      try origins.count == 1 ? pattern(of: &origins[0], from: start) : pattern(after: "also")
    let values = try with()
    return origins.map { AliasSyntax(origin: $0, pattern: pattern, values: values) }
  }

  // Origin : Scheme `:` `/` `/` Host?
  //
  // Web links have a host, and links of custom schemes have none.
  private mutating func origin(_ scheme: NameSyntax) throws(Failure) -> AliasOriginSyntax {
    for _ in 0..<4 { advance(.origin) }
    var origin = AliasOriginSyntax(scheme: scheme)
    guard origin.isWeb else { return origin }
    guard touches else { throw failure(.aliasedHost) }
    let ends: Set<Token.Kind> = [
      .slash, .question, .ampersand, .hash, .comma, .leftBrace, .rightBrace,
    ]
    origin.host = try run(.aliasedHost, .origin, before: ends)
    return origin
  }

  // OriginPattern : Origin ( Path | Segment Path? )? Query? Fragment?
  private mutating func pattern(
    of origin: inout AliasOriginSyntax, from start: Int
  ) throws(Failure) -> PatternSyntax {
    if !origin.isWeb { note(.segment) }
    origin.hasAuthority = !origin.isWeb && atSegment && !at(.slash)
    var segments = origin.hasAuthority ? [try segment()] : []
    if follows(.slash) { segments += try path() }
    return try pattern(from: start, path: segments)
  }

  /// The scheme before `://`; `nil` if the pattern begins with its path.
  private var schemeOfOrigin: NameSyntax? {
    guard position + 3 < line.upperBound else { return nil }
    let indices = position..<(position + 4)
    guard tokens[indices].map(\.kind) == [.word, .colon, .slash, .slash],
      indices.dropFirst().allSatisfy({ touches($0) })
    else { return nil }
    return NameSyntax(text: text, span: place(of: tokens[position].span))
  }

  // With : ( `with` Assignment ( `,` Assignment )* )?
  mutating func with() throws(Failure) -> [AssignmentSyntax] {
    guard eat(word: "with") else { return [] }
    var values: [AssignmentSyntax] = []
    repeat { values.append(try assignment()) } while eat(.comma, .mark)
    return values
  }

  // Assignment : Name `=` ( String | Run )
  private mutating func assignment() throws(Failure) -> AssignmentSyntax {
    let name = try name(.assigned, .assigned)
    try expect(.equals, .equals)
    let value =
      at(.string)
      ? try string(.text)
      : try run(.assignedValue, .value, before: [.comma, .leftBrace, .rightBrace])
    return AssignmentSyntax(name: name, value: value)
  }

  // Example : ( `example` | `nomatch` ) Link ( `->` Expected )?
  //
  // A link may contain any kind of token, so it is the text up to the end of the line.
  private mutating func example() throws(Failure) -> ExampleSyntax {
    let keyword = text
    advance(.keyword)
    let start = position
    while !atEnd, !at(.rightBrace) { advance(.link) }
    guard start < position else { throw failure(.link(keyword)) }
    if text(of: position - 1) == "->" {
      mark((position - 1)..<position, .arrow)
      throw failure(.expectedRoute)
    }
    let arrow = (start..<position).dropFirst().first {
      ["->", "–>", "—>", "→", "=>", "-->"].contains(text(of: $0)) && !touches($0)
    }
    if let arrow, text(of: arrow) != "->" || keyword == "nomatch" {
      throw Failure(
        position: arrow, expected: keyword == "nomatch" ? .endOfLine : .word("->"))
    }
    guard let arrow, !touches(arrow + 1) else {
      note(.link(keyword))
      return ExampleSyntax(
        opens: keyword == "example", link: content(start..<position), expected: nil)
    }
    mark(arrow..<(arrow + 1), .arrow)
    markExpected((arrow + 1)..<position)
    return ExampleSyntax(
      opens: keyword == "example", link: content(start..<arrow),
      expected: content((arrow + 1)..<position))
  }

  // Expected : Name ( `(` ( Name `:` Value ( `,` Name `:` Value )* )? `)` )?, of which anything may be missing
  private mutating func markExpected(_ part: Range<Int>) {
    var isName = true
    for index in part {
      let isLabel =
        [.leftParenthesis, .comma].contains(tokens[index - 1].kind) && index + 1 < part.upperBound
        && tokens[index + 1].kind == .colon
      let isWord = tokens[index].kind == .word || tokens[index].kind == .string
      isName = isName && isWord
      mark(index..<(index + 1), !isWord ? .mark : isName ? .expected : isLabel ? .assigned : .value)
    }
    switch tokens[part.upperBound - 1].kind {
    case .leftParenthesis, .comma: note(.assigned)
    case .colon: note(.assignedValue)
    case _: break
    }
  }

  /// The text of tokens, with the white space between them.
  private func content(_ part: Range<Int>) -> NameSyntax {
    let span = tokens[part.lowerBound].span.union(tokens[part.upperBound - 1].span)
    return NameSyntax(text: file.text(of: span), span: place(of: span))
  }
}
