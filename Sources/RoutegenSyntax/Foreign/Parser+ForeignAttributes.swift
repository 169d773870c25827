import RoutegenSource

/// Attributes in other forms.
extension Parser {
  private static let attributesWithArguments = Set(
    AttributeKind.allCases.filter(\.hasArguments).map(\.rawValue))

  /// Reports an argument without parentheses: `@requires login`, `@requires: login`.
  mutating func rejectBareArguments(of attribute: Token) -> Bool {
    let written = String(text(of: attribute).dropFirst())
    let known = closest(to: written, among: Self.attributesWithArguments.sorted())
    let name = known ?? written
    guard Self.attributesWithArguments.contains(name), previous.span == attribute.span else {
      return false
    }
    let line = restOfLine
    let isClosed = line.last?.kind == .rightBracket && at(.leftBracket)
    let arguments =
      isClosed ? Array(line.dropFirst().dropLast()) : at(.colon) ? Array(line.dropFirst()) : line
    guard let first = arguments.first, let last = arguments.last,
      first.kind == .word || first.kind == .string, !line.contains(where: \.isBroken)
    else { return false }
    let argument = file.text(of: first.span.union(last.span))
    let isList = arguments.enumerated().allSatisfy {
      ($0.offset % 2 == 1) == ($0.element.kind == .comma)
    }
    let end = isClosed ? line.last?.span.end : nil
    let whole = Span(file: file.id, start: attribute.span.end, end: end ?? last.span.end)
    if name == written {
      report(
        .bareArguments(at: line.reduce(current.span) { $0.union($1.span) }, whole, argument, isList)
      )
    } else {
      report(.misspelledAttribute(attribute.span.union(whole), with: "@\(name)(\(argument))"))
    }
    skipLine()
    return true
  }

  /// Reports `@internal /debug`, and continues with the route.
  mutating func rejectRouteBehindAttribute() -> Bool {
    guard at(.slash), !isTouching else { return false }
    let gap = Span(file: file.id, start: previous.span.end, end: current.span.start)
    // '@deprecated /new' may name the replacement of the route below, and a '/' alone may be a slip.
    let isCertain = text(of: previous) != "@deprecated" && !next.kind.endsLine
    report(
      .routeBehind(
        at: current.span, gap, indentation: indentation(of: current), isCertain: isCertain))
    return true
  }

  /// Reports arguments of `@deprecated` that are no single text: without quotation marks, or with a
  /// label.
  mutating func rejectForeignArguments(of attribute: Token) -> Bool {
    guard text(of: attribute) == "@deprecated" else { return false }
    let all = Array(restOfLine.dropFirst().prefix { $0.kind != .rightParenthesis })
    let inner = all.isEmpty || isEnd(all, at: 0) ? [] : Array(withoutEnd(all))
    guard inner.count > 1, let first = inner.first, let last = inner.last,
      restOfLine.count > all.count + 1, !inner.contains(where: \.isBroken)
    else { return false }
    let span = first.span.union(last.span)
    let written = file.text(of: span)
    if inner.count == 3, inner[1].kind == .colon, last.kind == .string {
      report(.label(at: span, with: text(of: last), isCertain: !text(of: last).hasNumber))
    } else if let date = inner.last(where: { isDate($0) }), !written.contains("\"") {
      report(.unquotedText(at: span, with: textAndEnd(inner, date), isCertain: false))
    } else if !written.contains("\"") {
      let quoted = "\"\(written.withoutQuotes)\""
      report(.unquotedText(at: span, with: quoted, isCertain: !quoted.contains(":")))
    } else {
      return false
    }
    skipLine()
    return true
  }

  /// Whether a word is a date, or begins like one.
  private func isDate(_ token: Token) -> Bool {
    token.kind == .word && text(of: token).hasNumber && text(of: token).contains("-")
  }

  /// The text of `use /new, until 2027-01-31` and its date, as the arguments here.
  private func textAndEnd(_ arguments: [Token], _ date: Token) -> String {
    let label = arguments.last { $0.span.end < date.span.start && text(of: $0) == "until" }
    let words = arguments.prefix { $0 != (label ?? date) }
    let before =
      words.isEmpty
      ? "" : file.text(of: words.dropFirst().reduce(words[0].span) { $0.union($1.span) })
    let bare = String(before.reversed().drop { ", ".contains($0) }.reversed())
    return (bare.isEmpty ? "" : "\"\(bare)\", ") + "until: \(text(of: date))"
  }

  /// Returns the arguments of `@deprecated` before `, until: DATE`.
  private func withoutEnd(_ arguments: [Token]) -> ArraySlice<Token> {
    let comma = arguments.indices.first { index in
      arguments[index].kind == .comma && isEnd(arguments, at: index + 1)
    }
    return arguments[..<(comma ?? arguments.count)]
  }

  /// Whether `until:`, or another label of a number, is at an index.
  private func isEnd(_ arguments: [Token], at index: Int) -> Bool {
    guard index + 1 < arguments.count, arguments[index].kind == .word,
      arguments[index + 1].kind == .colon
    else { return false }
    let isNumber =
      index + 2 < arguments.count
      && text(of: arguments[index + 2]).utf8.first.map { (0x30...0x39).contains($0) } == true
    return text(of: arguments[index]) == "until" || isNumber
  }

  /// Whether this language has no such attribute, so its arguments may have any form.
  func isForeignAttribute(_ name: String) -> Bool {
    AttributeKind(rawValue: name) == nil
  }

  /// Reports `#[deprecated]`, and skips it.
  mutating func rejectRustAttribute() -> Bool {
    guard at(.hash), next.kind == .leftBracket, isTouchedByNext,
      let close = restOfLine.first(where: { $0.kind == .rightBracket })
    else { return false }
    let span = current.span.union(close.span)
    let name = file.text(of: span).dropFirst(2).dropLast()
    report(.otherAttribute(String(name), at: span))
    skipLine()
    return true
  }
}

extension String {
  /// Whether a word of the text begins with a digit, as a date does.
  fileprivate var hasNumber: Bool {
    split { !($0.isLetter || $0.isNumber) }.contains { $0.first?.isNumber == true }
  }

  /// The text between single quotation marks or backticks; the text itself without them.
  fileprivate var withoutQuotes: String {
    guard count > 1, let first, first == last, "'`".contains(first) else { return self }
    return String(dropFirst().dropLast())
  }
}

extension Diagnostic {
  /// An attribute of another language, whose arguments are not those of any attribute here.
  static func foreignAttribute(_ name: NameSyntax) -> Diagnostic {
    let problem = Diagnostic(
      .invalidAttribute, "no attribute is called '@\(name.text)'", at: name.span)
    let known = "the attributes are deprecated, internal, requires, shortcut, activity, unlinked"
    return problem.note(ForeignAttribute.note(on: name.text) ?? known)
  }

  fileprivate static func bareArguments(
    at span: Span, _ whole: Span, _ text: String, _ isList: Bool
  ) -> Diagnostic {
    Diagnostic(.invalidAttribute, "the arguments of an attribute need parentheses", at: span)
      .correct(
        "write '(\(text))'", replace: whole, with: "(\(text))", isCertain: isList && !text.hasNumber
      )
  }

  fileprivate static func misspelledAttribute(
    _ span: Span, with text: String
  ) -> Diagnostic {
    Diagnostic(.invalidAttribute, "the arguments of an attribute are in parentheses", at: span)
      .propose("change it to '\(text)'", replace: span, with: text)
  }

  fileprivate static func routeBehind(
    at span: Span, _ gap: Span, indentation: String, isCertain: Bool
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "an attribute belongs on the line above its route", at: span
    )
    .correct(
      "begin a new line", replace: gap, with: "\n\(indentation)", isCertain: isCertain)
  }

  /// - Parameter isCertain: Whether the text cannot be a date, which has another label.
  fileprivate static func label(
    at span: Span, with text: String, isCertain: Bool
  ) -> Diagnostic {
    Diagnostic(.invalidAttribute, "the text of '@deprecated' is written without a label", at: span)
      .correct("change it to '\(text)'", replace: span, with: text, isCertain: isCertain)
  }

  fileprivate static func unquotedText(
    at span: Span, with text: String, isCertain: Bool
  ) -> Diagnostic {
    let message =
      text.hasPrefix("until")
      ? "the date of '@deprecated' is written 'until: 2030-01-31'"
      : "the text of '@deprecated' needs quotation marks"
    return Diagnostic(.invalidAttribute, message, at: span)
      .correct("change it to '\(text)'", replace: span, with: text, isCertain: isCertain)
  }

  fileprivate static func otherAttribute(_ name: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "an attribute begins with '@'", at: span)
      .propose("change it to '@\(name)'", replace: span, with: "@\(name)")
  }
}
