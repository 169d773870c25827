import RoutegenSource

/// `type`, and the text with which its values begin.
extension Parser {
  // Type : `type` Name ( `begins` String )?
  mutating func parseDeclaredType() -> DeclarationSyntax? {
    guard let name = expectName("the name of a type", note: "write 'type Color'") else {
      return nil
    }
    var syntax = DeclaredTypeSyntax(name: name)
    if eat(word: "begins") || eatMisspelledBegins() {
      syntax.prefix = parsePrefix()
      syntax.hasBrokenPrefix = syntax.prefix == nil
    } else if rejectDefinition(of: name) {
      syntax.hasBrokenPrefix = true
    } else if !atLineEnd {
      reportExpected("'begins' or the end of the line", note: Self.prefixNote)
      skipLine()
      syntax.hasBrokenPrefix = true
    }
    return .type(syntax)
  }

  /// Parses the text after `begins`; `nil` if it has a mistake, which is reported.
  private mutating func parsePrefix() -> NameSyntax? {
    if at(.string) {
      guard let text = parseString() else { return nil }
      let mistake =
        at(.comma) ? .secondPrefix(at: current.span) : Diagnostic.mistake(inPrefix: text)
      guard let mistake else { return text }
      report(mistake)
      skipLine()
      return nil
    }
    if atLineEnd || current.isBroken {
      reportExpected("a text in quotation marks", note: Self.prefixNote)
    } else if let text = expectRun("a text in quotation marks", before: [], allowsSpace: true) {
      report(.unquotedPrefix(text))
    }
    skipLine()
    return nil
  }

  /// Reports `begins` after the name of an enum, and skips it; returns whether a `{` follows.
  mutating func skipPrefixOfEnum(_ name: NameSyntax) -> Bool {
    let start = current
    while !at(.leftBrace), !current.kind.endsLine { advance() }
    report(.prefixOfEnum(name, at: span(from: start)))
    return at(.leftBrace)
  }

  private static let prefixNote =
    "a type may have a text with which all of its values begin: 'type UserID begins \"@\"'"
}

extension Diagnostic {
  /// Returns what is wrong with the text after `begins`.
  fileprivate static func mistake(inPrefix text: NameSyntax) -> Diagnostic? {
    if text.text.isEmpty {
      return Diagnostic(.unexpectedToken, "every text begins with the empty text", at: text.span)
        .note("without 'begins', a type may have any texts")
    }
    let decoded = PercentDecoded(Array(text.text.utf8)[...])
    guard text.text.utf8.contains(UInt8(ascii: "%")), decoded.mistakes.isEmpty else { return nil }
    return Diagnostic(
      .invalidEscape, "values are compared after decoding, and '\(text.text)' has an escape",
      at: text.span
    )
    .propose(
      "change it to '\"\(decoded.text)\"'", replace: text.span, with: "\"\(decoded.text)\"")
  }

  fileprivate static func unquotedPrefix(_ text: NameSyntax) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "the text after 'begins' needs quotation marks", at: text.span)
    let inner = text.text.trimmed(of: ["'", "`", "‘", "’", "“", "”", "„", "«", "»"])
    if inner.isEmpty || inner.contains(where: { "\"\\%, ".contains($0) }) {
      return problem.note("write 'type UserID begins \"@\"'")
    }
    return problem.fix("change it to '\"\(inner)\"'", replace: text.span, with: "\"\(inner)\"")
  }

  fileprivate static func secondPrefix(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the values of a type begin with one text", at: span)
      .note("declare a type for each text, and a route for each type")
  }

  fileprivate static func prefixOfEnum(_ name: NameSyntax, at span: Span) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "only a 'type' has 'begins': the values of an enum are its whole texts",
      at: span
    )
    .note("write the text of each value: 'enum \(name.text) { first = \"@first\" }'")
  }
}

extension String {
  /// The text between quotation marks of another kind; the text itself if it has none.
  fileprivate func trimmed(of marks: Set<Character>) -> String {
    guard count > 1, let first, let last, marks.contains(first), marks.contains(last) else {
      return self
    }
    return String(dropFirst().dropLast())
  }
}
