import RoutegenSource

/// Queries, and fragments written like a query.
extension Parser {
  // Query : `?` Item ( `&` Item )*
  mutating func parseQuery() -> [ItemSyntax] {
    if atPart(.ampersand) {
      report(.ampersandForQuestionMark(at: current.span))
    } else if !atPart(.question) {
      return []
    }
    var items: [ItemSyntax] = []
    repeat {
      if let item = parseItem() { items.append(item) }
    } while atNextItem()
    return items
  }

  /// Reports white space between a `&` and a placeholder, unless the white space before the `&` is
  /// reported; returns whether it is there.
  private mutating func rejectSpace(after opener: Token) -> Bool {
    guard opener.kind == .ampersand, at(.leftBrace), !atBlockBrace else { return false }
    if problems.diagnostics.last?.span != opener.span {
      let gap = Span(file: file.id, start: opener.span.start, end: current.span.start)
      report(.spacedMark("&", at: opener.span, gap))
    }
    return true
  }

  private mutating func atNextItem() -> Bool {
    if atPart(.ampersand) { return true }
    guard atPart(.question) else { return false }
    if rejectMarkBehindPlaceholder() { return false }
    report(.questionMarkForAmpersand(at: current.span))
    return true
  }

  // Fragment : `#` ( Parameter | Item ( `&` Item )* )
  mutating func parseFragment() -> FragmentSyntax? {
    guard atPart(.hash) else { return nil }
    var items: [ItemSyntax] = []
    repeat {
      if let item = parseItem() { items.append(item) }
    } while atPart(.ampersand)
    if items.count == 1, items[0].key == nil, case .parameter(let whole) = items[0].value {
      return .whole(whole)
    }
    return .items(items)
  }

  // Item : Parameter | Text ( `=` ( Parameter | Text )? )?
  //
  // The current token is the `?`, `&` or `#` before the item.
  private mutating func parseItem() -> ItemSyntax? {
    let opener = current
    advance()
    let start = current
    if rejectUnfinishedPlaceholder() || rejectSecondSeparator(after: opener) { return nil }
    guard isTouching || rejectSpace(after: opener), atItem else {
      let isKeyMissing = isTouching && at(.equals)
      if isKeyMissing {
        fail(.missingKey(before: current.span))
      } else {
        let isAlone = opener.kind == .question && (atLineEnd || !isTouching)
        fail(isAlone ? .missingQuery(after: opener) : .missingItem(after: opener))
      }
      skipItem()
      return nil
    }
    if at(.leftBrace) {
      guard let placeholder = parseParameter() else {
        skipItem()
        return nil
      }
      rejectMixture(from: start, after: opener)
      return ItemSyntax(key: nil, value: .parameter(placeholder), span: placeholder.span)
    }
    let key = parseText(isInSegment: false)
    let keyEnd = previous
    if rejectTypedKey(key) { return nil }
    guard let value = parseItemValue(of: key) else {
      skipItem()
      return nil
    }
    reportListKey(key, value)
    rejectMixture(from: start, after: opener, key: keyEnd)
    return ItemSyntax(key: key, value: value, span: span(from: start))
  }

  /// Parses the value after a key; a missing value is empty text.
  private mutating func parseItemValue(of key: NameSyntax) -> ItemValueSyntax? {
    let none = NameSyntax(text: "", span: previous.span.endPoint)
    guard at(.equals), isTouching else { return .literal(none) }
    advance()
    guard isTouching, atItem else { return .literal(none) }
    if at(.leftBrace) {
      return rejectTypeInBraces(of: key) ? nil : parseParameter().map { .parameter($0) }
    }
    if rejectForeignValue(of: key) || reportTypeAsValue(of: key) { return nil }
    let text = parseText(isInSegment: false)
    reportSuspicious(text.span)
    return .literal(text)
  }

  private var atItem: Bool {
    !atBlockBrace && (at(.leftBrace) || atText(isInSegment: false))
  }

  /// Reports a token that touches the item but is not part of it.
  ///
  /// - Parameters:
  ///   - opener: The token before the item.
  ///   - key: The last token of the item's key.
  private mutating func rejectMixture(from start: Token, after opener: Token, key: Token? = nil) {
    guard isTouching, !atLineEnd, !atBlockBrace, !current.kind.beginsPart else { return }
    if let problem = foreignMixture(from: start, isKey: previous == key) {
      fail(problem)
    } else if at(.equals) {
      fail(.literalEquals(in: "value", at: current.span))
    } else if previous == key {
      let text = start.span.union(previous.span)
      let isPath = opener.kind == .hash && file.text(of: text).contains("/")
      fail(isPath ? pathInFragment(at: text, opener) : .missingEquals(before: current.span))
    } else {
      fail(.mixture(at: current.span, after: span(from: start)))
    }
    skipItem()
  }

  /// The mistake of a fragment that is a path, such as `/call#p/{phone}`.
  private func pathInFragment(at text: Span, _ hash: Token) -> Diagnostic {
    var first = position - 1
    while first > 0, tokens[first - 1].span.end == tokens[first].span.start,
      !tokens[first - 1].kind.endsLine
    {
      first -= 1
    }
    var last = position
    while last + 1 < tokens.count, tokens[last].span.end == tokens[last + 1].span.start,
      !tokens[last + 1].kind.endsLine
    {
      last += 1
    }
    let outer = Span(file: file.id, start: tokens[first].span.start, end: hash.span.start)
    let inner = Span(file: file.id, start: hash.span.end, end: tokens[last].span.end)
    return .pathInFragment(at: text, of: file.text(of: outer), file.text(of: inner))
  }

  mutating func skipItem() {
    while isTouching, !atLineEnd, !atBlockBrace, !current.kind.beginsPart {
      if at(.leftBrace) { skipParameter() } else { advance() }
    }
  }
}

extension Diagnostic {
  fileprivate static func ampersandForQuestionMark(at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a query begins with '?'", at: span)
      .propose("change it to '?'", replace: span, with: "?")
      .note("a '&' that is part of the path is written '%26'")
  }

  fileprivate static func questionMarkForAmpersand(at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "the items of a query are separated by '&'", at: span)
      .propose("change it to '&'", replace: span, with: "&")
      .note("a '?' that is part of the text is written '%3F'")
  }

  fileprivate static func missingItem(after opener: Token) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "an item is missing after \(opener.kind.name)", at: opener.span
    )
    .note("an item is '{name}', 'key={name}' or 'key=text'")
  }

  fileprivate static func missingQuery(after opener: Token) -> Diagnostic {
    missingItem(after: opener).note(
      "if a segment may be missing, write '/users?{id: Int?}', and below it 'also /users/{id}'")
  }

  fileprivate static func missingKey(before span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a key is missing before '='", at: span)
  }

  fileprivate static func missingEquals(before span: Span) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "a '=' is missing between the key and the placeholder", at: span
    )
    .propose("add a '='", replace: span.startPoint, with: "=")
  }

  /// - Parameters:
  ///   - outer: The pattern before the fragment.
  ///   - inner: The fragment.
  fileprivate static func pathInFragment(
    at span: Span, of outer: String, _ inner: String
  ) -> Diagnostic {
    let path = inner.hasPrefix("/") ? inner : "/\(inner)"
    return Diagnostic(
      .invalidPattern,
      "a fragment cannot contain a path; it is one placeholder, or items 'key={name}'", at: span
    )
    .note(
      "with the line 'unwrap \(outer)#', the fragment is read as a link, "
        + "which the pattern '\(path)' matches"
    )
    .note("write '#{section}' for the whole fragment as one text")
  }

  fileprivate static func mixture(at span: Span, after item: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "the value of an item is a placeholder or text, not both", at: span)
      .also(item, "this is a complete item")
  }
}
