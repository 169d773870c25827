import RoutegenSource

/// Names, texts and lists of them.
extension Parser {
  /// Parses a word or quoted text; a diagnostic calls it `noun`.
  mutating func expectText(_ noun: String, note: String? = nil) -> NameSyntax? {
    at(.string) ? parseString() : expectName(noun, note: note)
  }

  /// Parses a word; a diagnostic calls it `noun`.
  mutating func expectName(_ noun: String, note: String? = nil) -> NameSyntax? {
    if let name = unquoteName() ?? nameBeforeSemicolon() { return name }
    guard at(.word) else {
      reportExpected(noun, note: note)
      return nil
    }
    let token = current
    advance()
    return token.isBroken ? nil : NameSyntax(text: text(of: token), span: token.span)
  }

  /// Parses the tokens before the first of a kind in `ends` as one text; a diagnostic calls it
  /// `noun`.
  ///
  /// White space ends the text, too, unless `allowsSpace`.
  mutating func expectRun(
    _ noun: String, before ends: Set<Token.Kind>, allowsSpace: Bool = false, note: String? = nil
  ) -> NameSyntax? {
    let start = current
    while !current.kind.endsLine, !ends.contains(current.kind),
      current == start || isTouching || allowsSpace
    {
      if current.isBroken { return nil }
      advance()
    }
    guard current != start else {
      reportExpected(noun, note: note)
      return nil
    }
    let span = span(from: start)
    return NameSyntax(text: file.text(of: span), span: span)
  }

  // List : Entry ( `,` Entry )*
  // Entry : touching tokens other than `,` and braces
  mutating func parseList(_ noun: String, note: String? = nil) -> [NameSyntax]? {
    var names: [NameSyntax] = []
    repeat {
      _ = eatLineBreakInList()
      if let name = unquoteName() {
        names.append(name)
        continue
      }
      let name = expectRun(noun, before: [.comma, .leftBrace, .rightBrace], note: note)
      guard let name else { return nil }
      names.append(withoutSeparator(name))
    } while eat(.comma) || eatOtherSeparator() || reportMissingComma()
    return names
  }
  // String : `"` ( Byte | `\"` | `\\` )* `"`
  mutating func parseString() -> NameSyntax? {
    let token = current
    advance()
    if token.isBroken { return nil }
    var bytes: [UInt8] = []
    var offset = token.span.start + 1
    while offset < token.span.end - 1 {
      if file.bytes[offset] == UInt8(ascii: "\\") {
        offset += 1
        if !"\\\"".utf8.contains(file.bytes[offset]) {
          let place = Span(file: file.id, start: offset - 1, end: offset)
          report(.unknownEscape(file.bytes[offset], at: place))
        }
      }
      bytes.append(file.bytes[offset])
      offset += 1
    }
    return NameSyntax(text: String(decoding: bytes, as: UTF8.self), span: token.span)
  }
}

extension Diagnostic {
  fileprivate static func unknownEscape(_ byte: UInt8, at span: Span) -> Diagnostic {
    let problem = Diagnostic(
      .invalidEscape, "a '\\' in quoted text is followed by '\"' or another '\\'", at: span)
    // In other languages, these are characters, or the text of a value.
    if "nrt0u(bfv".utf8.contains(byte) {
      return problem.note("the only escapes are '\\\"' and '\\\\'; text has no line breaks")
        .propose("write '\\\\' for a backslash", replace: span, with: "\\\\")
    }
    return problem.fix("write '\\\\' for a backslash", replace: span, with: "\\\\")
  }
}
