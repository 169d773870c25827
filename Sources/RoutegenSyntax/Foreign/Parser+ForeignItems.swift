import RoutegenSource

/// Query items in other forms.
extension Parser {
  /// Returns what is wrong where a token touches an item but is not part of it; `nil` if the form is
  /// unknown.
  func foreignMixture(from start: Token, isKey: Bool) -> Diagnostic? {
    guard !current.isBroken else { return nil }
    let item = start.span.union(previous.span)
    if isKey, at(.leftBrace), text(of: previous) == "amp;" {
      return .ampersandEntity(previous.span)
    }
    if at(.equals), previous.kind == .equals { return .doubleEquals(current.span) }
    guard previous.kind == .rightBrace else { return nil }
    if at(.equals), start.kind == .leftBrace {
      return .placeholderAsKey(file.text(of: item), item)
    }
    if at(.comma) || at(.word) && text(of: current).hasPrefix(";") {
      let mark = Span(
        file: file.id, start: current.span.start, end: current.span.start + 1)
      return .otherItemSeparator(mark)
    }
    if at(.slash), let moved = pathBeforeQuery { return .pathAfterQuery(moved.span, moved.text) }
    if at(.colon), next.kind == .word || next.kind == .newline { return .typeBehind(current.span) }
    return nil
  }

  /// The pattern with the path that follows its query moved to the path before it.
  private var pathBeforeQuery: (span: Span, text: String)? {
    let line = tokens[..<position].suffix(Self.longestForeign)
    let own = line.reversed().prefix { !$0.kind.endsLine }.reversed()
    guard let question = own.first(where: { $0.kind == .question }) else { return nil }
    var end = current.span.end
    for token in restOfLine.dropFirst() where token.span.start == end {
      if token.kind.beginsPart { return nil }
      end = token.span.end
    }
    let query = Span(file: file.id, start: question.span.start, end: current.span.start)
    let path = Span(file: file.id, start: current.span.start, end: end)
    return (query.union(path), file.text(of: path) + file.text(of: query))
  }

  /// Reports `{page: Int}?`, and skips the `?`.
  mutating func rejectMarkBehindPlaceholder() -> Bool {
    guard at(.question), isTouching, previous.kind == .rightBrace, !isTouchedByNext else {
      return false
    }
    fail(.markBehindPlaceholder(at: current.span))
    advance()
    return true
  }

  /// Reports the second mark of `?&` and `&&`, and skips it.
  mutating func rejectSecondSeparator(after opener: Token) -> Bool {
    guard at(.ampersand), isTouching, isTouchedByNext, opener.kind != .hash,
      next.kind == .leftBrace || next.kind == .word
    else { return false }
    fail(.secondSeparator(after: opener.kind.name, at: current.span))
    advance()
    skipItem()
    return true
  }

  /// Reports `?page:Int`.
  mutating func rejectTypedKey(_ key: NameSyntax) -> Bool {
    guard let colon = key.text.firstIndex(of: ":"), !at(.equals) else { return false }
    let (name, type) = (key.text[..<colon], key.text[key.text.index(after: colon)...])
    guard name.isIdentifier, let known = ForeignType.name(of: String(type)) else { return false }
    fail(.typedKey(key, with: "{\(name): \(known)}"))
    return true
  }

  /// Warns of `tag[]={tag}`, whose parameter is no list.
  mutating func reportListKey(_ key: NameSyntax, _ value: ItemValueSyntax) {
    guard key.text.hasSuffix("[]"), case .parameter(let parameter) = value,
      parameter.type?.isList != true, parameter.type?.dictionaryValue == nil,
      parameter.defaultValue == nil
    else { return }
    let type = parameter.type?.name.text ?? "String"
    report(.listKey(key, parameter.span, with: "{\(parameter.name.text): [\(type)]}"))
  }

  /// Reports `????` in a path, and skips it.
  mutating func rejectQuestionMarks() -> Bool {
    guard at(.question), isTouching else { return false }
    let marks = restOfLine.prefix { $0.kind == .question }
    guard let last = marks.last else { return false }
    let span = current.span.union(last.span)
    let isEnd = restOfLine.count == marks.count
    guard marks.count > 1 || isEnd else { return false }
    fail(
      marks.count > 1
        ? .questionMarks(file.text(of: span), at: span)
        : .optionalSlash(previous.span.union(span)))
    skip(to: span.end)
    return true
  }
}

extension Diagnostic {
  fileprivate static func ampersandEntity(_ span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "'&amp;' is the form of '&' in HTML", at: span)
      .propose("remove 'amp;'", replace: span, with: "")
  }

  fileprivate static func doubleEquals(_ span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "one '=' is between a key and its value", at: span)
      .propose("remove the second '='", replace: span, with: "")
      .note("a '=' that is part of the value is written '%3D'")
  }

  fileprivate static func placeholderAsKey(_ text: String, _ span: Span) -> Diagnostic {
    let key = String(text.dropFirst().dropLast().prefix { $0 != ":" && $0 != " " })
    return Diagnostic(.invalidPattern, "a key is text, and not a placeholder", at: span)
      .propose("change it to '\(key)'", replace: span, with: key)
  }

  fileprivate static func otherItemSeparator(_ span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "the items of a query are separated by '&'", at: span)
      .propose("change it to '&'", replace: span, with: "&")
  }

  fileprivate static func pathAfterQuery(_ span: Span, _ text: String) -> Diagnostic {
    Diagnostic(.invalidPattern, "a path cannot continue after its query", at: span)
      .propose("change it to '\(text)'", replace: span, with: text)
  }

  fileprivate static func typeBehind(_ colon: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "a type is inside the braces of its placeholder", at: colon)
      .note("write '{page: Int}'")
  }

  fileprivate static func markBehindPlaceholder(at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "the '?' of an optional parameter is inside its braces", at: span)
      .note("write '{page: Int?}'")
  }

  fileprivate static func secondSeparator(after mark: String, at span: Span) -> Diagnostic {
    Diagnostic(.invalidPattern, "an item is missing between \(mark) and '&'", at: span)
      .propose("remove the '&'", replace: span, with: "")
  }

  fileprivate static func typedKey(_ key: NameSyntax, with parameter: String) -> Diagnostic {
    Diagnostic(
      .foreignPlaceholder,
      "'\(key.text)' looks like a placeholder, and would be literal text here", at: key.span
    )
    .propose("change it to '\(parameter)'", replace: key.span, with: parameter)
    .note(
      "for links that have the text itself, write '\(key.text.percentEncoded(keeping: "-._~"))'")
  }

  fileprivate static func listKey(
    _ key: NameSyntax, _ parameter: Span, with list: String
  ) -> Diagnostic {
    Diagnostic(.suspiciousText, "'\(key.text)' looks like the key of a list", at: key.span)
      .note("a link with two of the items does not open the route")
      .propose("write '\(key.text)=\(list)'", replace: parameter, with: list)
  }

  fileprivate static func questionMarks(_ text: String, at span: Span) -> Diagnostic {
    Diagnostic(
      .foreignPlaceholder, "'\(text)' looks like a wildcard for characters", at: span
    )
    .propose("change it to '{name}'", replace: span, with: "{name}")
    .note("a placeholder matches a whole segment")
  }

  fileprivate static func optionalSlash(_ span: Span) -> Diagnostic {
    Diagnostic(.foreignPlaceholder, "'/?' looks like an optional '/'", at: span)
      .propose("remove it", replace: span, with: "")
      .note("a link with a '/' at its end opens the route as well")
  }
}
