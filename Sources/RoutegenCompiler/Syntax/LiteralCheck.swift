/// Finds text that the grammar reads as it is, and that was probably not meant so, wherever text may be: in the
/// patterns of all lines, in the values of enums and in the links of `nomatch`.
///
/// Percent-encoded text, such as `%5B`, is always meant.
struct LiteralCheck {
  let file: SourceFile
  private(set) var problems: [Diagnostic] = []

  init(_ file: SourceFile) { self.file = file }

  mutating func check(_ declarations: [DeclarationSyntax]) {
    let series = Dictionary(grouping: declarations.compactMap(\.series)) { $0 }
    for declaration in declarations {
      switch declaration {
      case .route(let route):
        check(
          route, isOfSeries: declaration.series.map { series[$0, default: []].count > 1 } ?? false)
      case .exception(let exception): check(exception.pattern)
      case .envelope(let envelope): check(envelope.pattern)
      case .origins(let origins): check(origins.block)
      case .payload(let payload): for entry in payload.entries { check(entry) }
      case .enumeration(let syntax):
        for value in syntax.values { check(value: value.text ?? value.name) }
      case .routes, .access, .handlers, .importModule, .schemes, .hosts, .variant, .requirements,
        .plusLiteral, .expires, .caseless, .type:
        break
      }
    }
  }

  /// - Parameter isOfSeries: Whether other routes of the block differ only in their numbers.
  private mutating func check(_ route: RouteSyntax, isOfSeries: Bool) {
    for pattern in [route.pattern] + route.aliases.map(\.pattern) {
      check(pattern)
      for item in pattern.items { report(pastedValue(of: item)) }
      for (index, segment) in pattern.segments.enumerated() {
        let isOfLink = segment.isNumber && index > 0 && !isOfSeries && pattern.parameters.isEmpty
        report(pastedValue(of: segment, digits: isOfLink ? 2 : 5))
      }
    }
    for example in route.examples where !example.opens { report(impossibleLink(example.link)) }
    check(route.block ?? [])
  }

  private mutating func check(_ entry: PayloadEntrySyntax) {
    switch entry {
    case .when(_, _, let pattern), .otherwise(let pattern): check(pattern)
    case .type, .link: break
    }
  }

  private mutating func check(_ pattern: PatternSyntax) {
    for segment in pattern.segments where segment.fragmentMark == nil {
      let isBalanced = file.bytes[segment.span.start..<segment.span.end].isBalanced
      for case .literal(let text) in segment.pieces {
        report(
          encodedPlaceholder(text) ?? typed(text, in: segment)
            ?? strangeMark(text, isBalanced: isBalanced))
      }
    }
    for item in pattern.items {
      if let key = item.key {
        report(pathAsItem(key, of: pattern) ?? strangeMark(key, allowing: "[]"))
      }
      if case .literal(let text) = item.value {
        report(
          star(text, item) ?? encodedPlaceholder(text) ?? ellipsis(text, item) ?? strangeMark(text))
      }
    }
  }

  private mutating func check(value text: NameSyntax) {
    // What is in quotation marks is meant, and what a change writes.
    if file.text(of: text.span) == text.text { report(strangeMark(text)) }
  }

  private mutating func report(_ problem: Diagnostic?) {
    if let problem { problems.append(problem) }
  }

  // MARK: Marks

  private static let neverMeant = ByteSet { "<>[]^`|\\\"'*".utf8.contains($0) }

  // `/h<ome`, `/users/{name}]`, `/a*b`, `/docs/$`, `/a/{id}+`, `/a(b`
  private func strangeMark(
    _ text: NameSyntax, allowing allowed: String = "", isBalanced: Bool? = nil
  ) -> Diagnostic? {
    let bytes = file.bytes[text.span.start..<text.span.end]
    if bytes.count > 1, bytes.first == bytes.last, "'\"`".utf8.contains(bytes.last ?? 0) {
      let inside = String(decoding: bytes.dropFirst().dropLast(), as: UTF8.self)
      return suspicious("the quotation marks are part of the text here", text.span, text.text)
        .propose("remove them", replace: text.span, with: inside)
    }
    let isLast =
      bytes.endIndex == file.bytes.count || file.bytes[bytes.endIndex] != UInt8(ascii: "{")
    let isAlone = bytes.count == 1 && isLast && "$+".utf8.contains(bytes.first ?? 0)
    let isUnbalanced = !(isBalanced ?? bytes.isBalanced)
    guard
      let offset = bytes.indices.first(where: { index in
        Self.neverMeant.contains(bytes[index]) && !allowed.utf8.contains(bytes[index])
          || isAlone || isUnbalanced && "()".utf8.contains(bytes[index])
      })
    else { return nil }
    let mark = Span(file: file.id, start: offset, end: offset + 1)
    let problem = suspicious(
      "the '\(file.text(of: mark))' is part of the text here", mark, file.text(of: mark))
    // It is between two texts.
    if bytes[offset] == UInt8(ascii: "|") { return problem }
    let isAfterPlaceholder = file.bytes[..<bytes.startIndex].last == UInt8(ascii: "}")
    // Without it, a segment would be empty.
    guard bytes.count > 1 || isAfterPlaceholder else {
      let escape = file.text(of: mark).percentEncoded(keeping: "")
      return problem.propose("write '\(escape)'", replace: mark, with: escape)
    }
    return problem.propose("remove it", replace: mark, with: "")
  }

  private func suspicious(_ message: String, _ span: Span, _ text: String) -> Diagnostic {
    Diagnostic(.suspiciousText, message, at: span)
      .note(
        "for links that have \(text.count == 1 ? "it" : "them"), write '\(text.percentEncoded(keeping: "-._~"))'"
      )
  }

  // MARK: Placeholders

  // `/users/%7Bid%7D`, `/x/%7Bname%7D.html`
  private func encodedPlaceholder(_ text: NameSyntax) -> Diagnostic? {
    guard file.bytes[text.span.start..<text.span.end].contains(UInt8(ascii: "%")),
      let (_, _, rest) = text.text[...].cut(at: "{"), let (name, _, _) = rest.cut(at: "}"),
      name.isIdentifier
    else { return nil }
    let raw = file.text(of: text.span)
    return Diagnostic(
      .suspiciousText, "'\(raw)' is text here, and no placeholder: its braces are escaped",
      at: text.span
    ).propose("change it to '\(text.text)'", replace: text.span, with: text.text)
  }

  // `/x/id:int`
  private func typed(_ text: NameSyntax, in segment: SegmentSyntax) -> Diagnostic? {
    guard segment.pieces.count == 1, let (name, _, type) = text.text[...].cut(at: ":"),
      name.isIdentifier, let known = ForeignType.name(of: String(type))
    else { return nil }
    return suspicious(
      "'\(text.text)' is text here, and no placeholder", text.span, text.text
    ).propose(
      "change it to '{\(name): \(known)}'", replace: text.span, with: "{\(name): \(known)}")
  }

  // `except ?preview=*`
  private func star(_ text: NameSyntax, _ item: ItemSyntax) -> Diagnostic? {
    guard text.text == "*", file.text(of: text.span) == "*", let key = item.key else { return nil }
    return suspicious("the '*' is part of the text here", text.span, text.text)
      .propose("change it to '{_}', which is any value", replace: text.span, with: "{_}")
      .propose(
        "change it to '{\(key.text)}', which is a parameter", replace: item.span,
        with: key.text.isName ? "{\(key.text)}" : "\(key.text)={value}")
  }

  // `?id=...`
  private func ellipsis(_ text: NameSyntax, _ item: ItemSyntax) -> Diagnostic? {
    guard ["...", "…"].contains(text.text), let key = item.key else { return nil }
    let any = key.text.isName ? "{\(key.text)}" : "\(key.text)={value}"
    return Diagnostic(
      .suspiciousText, "'\(text.text)' is text here, and not any value", at: text.span
    ).propose("change it to '\(any)'", replace: item.span, with: any)
  }

  // `/a/{id: Int}?/b`, `/a/{id}?.json`
  private func pathAsItem(_ key: NameSyntax, of pattern: PatternSyntax) -> Diagnostic? {
    guard let first = file.bytes[key.span.start..<key.span.end].first, "/.".utf8.contains(first)
    else { return nil }
    let problem = Diagnostic(
      .suspiciousText, "the '?' begins the query here, so '\(key.text)' is an item of it",
      at: key.span)
    let mark = Span(file: file.id, start: key.span.start - 1, end: key.span.start)
    guard first == UInt8(ascii: "/"), file.text(of: mark) == "?",
      case .parameter(let parameter)? = pattern.segments.last?.pieces.last,
      pattern.segments.last?.pieces.count == 1, parameter.span.end == mark.start,
      parameter.type?.isOptional != true, parameter.defaultValue == nil
    else {
      return problem.note("a pattern with the part and one without it are two lines: 'also …'")
    }
    let point = Span(file: file.id, start: parameter.span.end - 1, end: mark.end)
    return problem.propose(
      "write the '?' after the type: the segment may be missing", replace: point,
      with: parameter.type == nil ? ": String?}" : "?}")
  }

  // MARK: Links

  // `nomatch: /x`, `nomatch = /x`, `nomatch '/x'`, `nomatch /x, /y`
  private func impossibleLink(_ link: NameSyntax) -> Diagnostic? {
    let text = link.text
    let isStrange = text.contains { " <>\"'^`|\\{}".contains($0) }
    guard isStrange || text.first.map({ ":=(".contains($0) }) == true else { return nil }
    let problem = Diagnostic(
      .suspiciousText, "this is no link, so the line says nothing", at: link.span)
    if text.contains(", ") { return problem.note("each link has a line 'nomatch' of its own") }
    let bare = text.drop { ":= ".contains($0) }.filter { !"'\"`".contains($0) }
    guard bare != text, bare.hasPrefix("/") || bare.contains("://"), !bare.contains(" ") else {
      return problem
    }
    let isAfterSpace = file.bytes[..<link.span.start].last.map(\.isBlank) ?? false
    return problem.propose(
      "change it to '\(bare)'", replace: link.span, with: (isAfterSpace ? "" : " ") + bare)
  }
}

extension ArraySlice<UInt8> {
  /// Whether the text has as many opening parentheses as closing ones.
  fileprivate var isBalanced: Bool {
    count { $0 == UInt8(ascii: "(") } == count { $0 == UInt8(ascii: ")") }
  }
}
