/// What the grammar reads and the language does not allow.
extension Diagnostic {
  static func secondName(_ name: NameSyntax, first: NameSyntax, in file: SourceFile) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "a route can have only one name, and it is already called '\(first.text)'",
      at: name.span
    )
    .also(first.span, "the first name is here")
    .note("keep 'as \(first.text)' or 'as \(name.text)'")
    let (gap, end) = (first.span.end..<name.span.start, name.span.end)
    guard String(decoding: file.bytes[gap], as: UTF8.self)[...].trimmed == "as" else {
      return problem
    }
    return problem.propose(
      "remove 'as \(name.text)'",
      replace: Span(file: file.id, start: gap.lowerBound, end: end), with: "")
  }

  static func secondMount(_ name: NameSyntax, first: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a pattern can mount only one route set", at: name.span)
      .also(first, "the first one is here")
  }

  static func nameAfterBlock(_ name: NameSyntax, of pattern: String) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the name of a group belongs before its block", at: name.span)
      .note("write '\(pattern) as \(name.text) {'")
  }

  /// - Parameter gap: The text from the end of the group's line to the end of its brace, with the `also` alone
  ///   in it; `nil` if more is in it.
  static func aliasBesideBlock(_ alias: AliasSyntax, _ gap: Span?, in file: SourceFile)
    -> Diagnostic
  {
    let problem = Diagnostic(
      .invalidPattern, "the 'also' of a group is the first line of its block",
      at: alias.pattern.span)
    guard let gap else { return problem.note("move it below the '{'") }
    let text = file.text(of: gap).dropLast().drop(while: \.isWhitespace).trimmed
    let indentation = file.indentation(ofLineAt: gap)
    return problem.propose(
      "move it into the block", replace: gap, with: " {\n\(indentation)    \(text)")
  }

  static func aliasOfOrigins(_ alias: AliasSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "a block of hosts or schemes has no pattern, so it has no 'also'",
      at: alias.pattern.span
    )
    .note(
      "an 'also' belongs to a route or a group; a block can have more hosts: 'host a.com, b.com'")
  }

  /// A word after the `also` of a group.
  static func unexpectedAfterAlias(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "expected the end of the line, found '\(word)'", at: span)
      .note(
        word == "as"
          ? "another pattern has no name: it leads to the routes of the group"
          : "'mount' belongs to a pattern without a block")
  }

  static func misplacedDirective(_ word: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'\(word)' belongs at the top level of the file", at: span)
      .note("a block contains routes, 'except' and 'unwrap'")
  }

  static func unknownAccess(_ level: NameSyntax) -> Diagnostic {
    let problem = Diagnostic(
      .unexpectedToken, "'\(level.text)' is not an access level", at: level.span)
    if ["private", "fileprivate"].contains(level.text) {
      return problem.note(
        "the generated code is a file of its own, so its least level is 'internal'"
      )
      .propose("change it to 'internal'", replace: level.span, with: "internal")
    }
    return problem.suggest(
      level.text, at: level.span, among: Expected.accessLevel.words, called: "levels")
  }

  static func unknownHandlers(_ choice: NameSyntax) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'\(choice.text)' is not a choice of handlers", at: choice.span)
      .suggest(choice.text, at: choice.span, among: Expected.handlers.words, called: "choices")
  }

  /// Returns what is wrong with the text after `begins`.
  static func mistake(inPrefix text: NameSyntax) -> Diagnostic? {
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

  static func attributeOfNothing(_ attribute: AttributeSyntax) -> Diagnostic {
    Diagnostic(.invalidAttribute, "no route follows this attribute", at: attribute.span)
      .note("an attribute belongs to the route on the line below it")
  }

  static func attributeOfDirective(
    _ attribute: AttributeSyntax, _ directive: String
  ) -> Diagnostic {
    Diagnostic(
      .invalidAttribute,
      "'@\(attribute.name.text)' belongs to a route or a group, and not to '\(directive)'",
      at: attribute.span
    )
    .note("write it above each route that it is for")
  }

  static func dotSegment(_ text: NameSyntax) -> Diagnostic {
    Diagnostic(.invalidPattern, "no link has the segment '\(text.text)'", at: text.span)
      .note("'.' and '..' are relative to the path, so links that contain them are malformed")
  }

  static func itemsBeforeFragmentPath(_ item: ItemSyntax) -> Diagnostic {
    Diagnostic(
      .invalidPattern, "a pattern with a path in its fragment has its items after that path",
      at: item.span
    )
    .note("as in '/#/room/{room}?{via}'; items of the query are no part of it")
  }

  static func fragmentPathAlone(at span: Span) -> Diagnostic {
    let start = Span(file: span.file, start: span.start, end: span.start)
    return Diagnostic(
      .invalidPattern, "a pattern with a path in its fragment begins with the path before it",
      at: span
    )
    .propose("write '/' before the '#'", replace: start, with: "/")
  }

  static func placeholderBeginsFragmentPath(_ placeholder: ParameterSyntax) -> Diagnostic {
    let start = Span(
      file: placeholder.span.file, start: placeholder.span.start, end: placeholder.span.start)
    return Diagnostic(
      .invalidPattern, "a path in a fragment begins with a slash or with text",
      at: placeholder.span
    )
    .propose("write '/' after the '#'", replace: start, with: "/")
  }

  static func incompleteEscape(at span: Span) -> Diagnostic {
    let percent = Span(file: span.file, start: span.start, end: span.start + 1)
    return Diagnostic(.invalidEscape, "'%' is not followed by two hexadecimal digits", at: span)
      .propose("write '%25' for a percent sign", replace: percent, with: "%25")
  }

  static func escapedNonUTF8(at span: Span) -> Diagnostic {
    Diagnostic(.invalidEscape, "the escaped bytes are not UTF-8", at: span)
  }

  static func unknownEscape(_ byte: UInt8, at span: Span) -> Diagnostic {
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
