import RoutegenSource

/// Marks and quotation marks that declarations of other languages have.
extension Parser {
  /// Reports a `:` or `=` between a word and its name, and continues after it.
  mutating func skipMark(after word: String) {
    guard at(.colon) || at(.equals), !current.isBroken,
      [.word, .string, .slash].contains(next.kind)
    else { return }
    // In 'host :*', the mark may be the end of a name.
    let isCertain = isTouching || !isTouchedByNext
    report(
      .mark(current.kind, after: word, from: previous, current, to: next, isCertain: isCertain))
    advance()
  }

  /// Reports quotation marks around a name, and returns the name; `nil` if the text is not one.
  mutating func unquoteName() -> NameSyntax? {
    guard !current.isBroken else { return nil }
    if at(.word) { return unquoteWord() }
    guard at(.string) else { return nil }
    let name = String(text(of: current).dropFirst().dropLast())
    let isName = name.utf8.allSatisfy { $0 > 0x20 && !"\\\",{}".utf8.contains($0) }
    guard isName, !name.isEmpty else { return nil }
    let span = current.span
    report(.quotedName(name, at: span))
    advance()
    return NameSyntax(text: name, span: span)
  }

  /// Reports single quotation marks or backticks around a name, and returns the name.
  private mutating func unquoteWord() -> NameSyntax? {
    let word = text(of: current)
    guard let mark = word.first, "'`".contains(mark), word.count > 2, word.last == mark,
      word.dropFirst().dropLast().isIdentifier
    else { return nil }
    let span = current.span
    let name = String(word.dropFirst().dropLast())
    report(mark == "`" ? .escapedName(name, at: span) : .quotedName(name, at: span))
    advance()
    return NameSyntax(text: name, span: span)
  }

  /// Reports a text after `as`: names are written without spaces.
  mutating func rejectTitle() -> Bool {
    guard at(.string), !current.isBroken, text(of: current).contains(" ") else { return false }
    let words = text(of: current).split { !($0.isLetter || $0.isNumber) }
    guard let first = words.first else { return false }
    let name =
      first.lowercased()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    report(.title(name, at: current.span))
    advance()
    return true
  }

  /// Reports a `;` at the end of a name, and returns the name without it.
  mutating func nameBeforeSemicolon() -> NameSyntax? {
    guard at(.word), !current.isBroken, next.kind.endsLine, text(of: current).hasSuffix(";") else {
      return nil
    }
    let span = Span(file: file.id, start: current.span.start, end: current.span.end - 1)
    let name = NameSyntax(text: file.text(of: span), span: span)
    guard !name.text.isEmpty else { return nil }
    report(.semicolon(at: Span(file: file.id, start: span.end, end: span.end + 1)))
    advance()
    return name
  }

  /// Reports `a and b`, `a & b` and `a ; b`, and continues after the separator.
  mutating func eatOtherSeparator() -> Bool {
    let line = restOfLine
    guard !current.isBroken, !isTouching, line.count > 1 else { return false }
    let isWord = at(.word) && ["and", "or", "und", ";", "|", "||", "+"].contains(text(of: current))
    guard isWord || at(.ampersand) else { return false }
    let mark = line.prefix { $0.kind == .ampersand }.last ?? current
    guard let following = line.first(where: { $0.span.start >= mark.span.end }),
      following.kind == .word || following.kind == .string
    else { return false }
    let isValue = line.first { $0.span.start >= following.span.end }?.kind == .equals
    let areHosts = [previous, following].allSatisfy { text(of: $0).dropFirst().contains(".") }
    report(
      .otherSeparator(
        from: previous, current.span.union(mark.span), isCertain: isValue || areHosts))
    skip(to: mark.span.end)
    return true
  }

  /// Reports `a; b`, and returns the name without the `;`.
  func withoutMark(_ name: NameSyntax) -> NameSyntax? {
    guard name.text.hasSuffix(";"), name.text.utf8.count > 1 else { return nil }
    let span = Span(file: file.id, start: name.span.start, end: name.span.end - 1)
    return NameSyntax(text: file.text(of: span), span: span)
  }

  /// Returns a name of a list; reports a `;` after it and continues as after a comma.
  mutating func withoutSeparator(_ name: NameSyntax) -> NameSyntax {
    guard let bare = withoutMark(name) else { return name }
    let mark = Span(file: file.id, start: bare.span.end, end: name.span.end)
    report(
      at(.word)
        ? .semicolonForComma(
          at: mark, isCertain: bare.text.dropFirst().contains(".") && isLikeHost(current))
        : .semicolon(at: mark))
    hasReportedComma = at(.word)
    return bare
  }

  /// Reports the missing comma before another name of a list.
  mutating func reportMissingComma() -> Bool {
    if hasReportedComma {
      hasReportedComma = false
      return true
    }
    guard at(.word), !isTouching, !current.isBroken, text(of: current) != "in",
      text(of: current) != "plus" || text(of: next) != "literal"
    else { return false }
    // A word without a dot may be anything, not only the next name.
    let areHosts = isLikeHost(previous) && isLikeHost(current)
    report(.missingComma(after: previous, before: current, isCertain: areHosts))
    return true
  }

  private func isLikeHost(_ token: Token) -> Bool {
    text(of: token).utf8.allSatisfy(\.isOfDomain) && text(of: token).dropFirst().contains(".")
  }

  /// Reports the `{` after `routes App`; the file is the block.
  mutating func rejectBlockOfFile() {
    guard at(.leftBrace) else { return }
    report(.blockOfFile(at: current.span))
    hasBlockOfFile = true
    advance()
  }

  /// Reports the rest of `type Name = Int`.
  mutating func rejectDefinition(of name: NameSyntax) -> Bool {
    guard at(.equals) || at(.colon) || at(.leftBrace), !current.isBroken, next.kind != .string
    else { return false }
    report(.definition(of: name, at: restOfLine.reduce(current.span) { $0.union($1.span) }))
    skipDeclaration()
    return true
  }
}

extension Diagnostic {
  fileprivate static func mark(
    _ kind: Token.Kind, after word: String, from previous: Token, _ mark: Token, to next: Token,
    isCertain: Bool
  ) -> Diagnostic {
    let gap = Span(file: mark.span.file, start: previous.span.end, end: next.span.start)
    return Diagnostic(
      .unexpectedToken, "a space, and not \(kind.name), follows '\(word)'", at: mark.span
    )
    .correct("remove the \(kind.name)", replace: gap, with: " ", isCertain: isCertain)
  }

  fileprivate static func quotedName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a name is written without quotation marks", at: span)
      .fix("change it to '\(name)'", replace: span, with: name)
  }

  fileprivate static func escapedName(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a name is written without backticks", at: span)
      .fix("change it to '\(name)'", replace: span, with: name)
      .note("the generated code adds them where Swift needs them")
  }

  fileprivate static func title(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a name is one word, without quotation marks", at: span)
      .propose("change it to '\(name)'", replace: span, with: name)
  }

  fileprivate static func semicolon(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "unexpected ';' at the end of the line", at: span)
      .fix("remove the ';'", replace: span, with: "")
  }

  fileprivate static func otherSeparator(
    from name: Token, _ mark: Span, isCertain: Bool
  ) -> Diagnostic {
    let gap = Span(file: mark.file, start: name.span.end, end: mark.end)
    return Diagnostic(.unexpectedToken, "the names of a list are separated by ','", at: mark)
      .correct("write ','", replace: gap, with: ",", isCertain: isCertain)
  }

  fileprivate static func semicolonForComma(at span: Span, isCertain: Bool) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the names of a list are separated by ','", at: span)
      .correct("change it to ','", replace: span, with: ",", isCertain: isCertain)
  }

  fileprivate static func missingComma(
    after name: Token, before other: Token, isCertain: Bool
  ) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a ',' is missing before this name", at: other.span)
      .correct("add a ','", replace: name.span.endPoint, with: ",", isCertain: isCertain)
  }

  fileprivate static func blockOfFile(at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "'routes' takes no block: everything in the file belongs to it", at: span
    )
    .note("remove the '{', and its '}' at the end")
  }

  fileprivate static func definition(of name: NameSyntax, at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "'type \(name.text)' names a Swift type, and does not define it", at: span
    )
    .note("declare '\(name.text)' in Swift, as a 'RouteValue'; a list of values is an 'enum'")
  }
}

extension UInt8 {
  /// Whether the byte can be in a domain or a scheme.
  fileprivate var isOfDomain: Bool {
    "-.+*".utf8.contains(self) || isLetterOrDigit
  }
}
