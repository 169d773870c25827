import RoutegenSource

/// Literal text of patterns that was probably not meant as text.
extension Parser {
  /// Warns of quotation marks around a text, and of a `;` or `,` at the end of a pattern.
  mutating func reportSuspicious(_ span: Span) {
    let text = file.text(of: span)
    guard let last = text.last else { return }
    let isWhole =
      span.start > 0 && !(at(.leftBrace) && isTouching)
      && file.bytes[span.start - 1] == UInt8(ascii: "/")
    if text == "_", isWhole {
      report(.underscore(at: span))
    } else if let first = text.first, text.count > 1, first == last, "'\"`".contains(first) {
      report(.quoted(text, at: span))
    } else if ";,:".contains(last), text.count > 1, current.kind.endsLine {
      let mark = Span(file: span.file, start: span.end - 1, end: span.end)
      if last == ":", isIndentedBelow {
        report(.colonForBlock(at: mark, String(text.dropLast())))
        hasColonForBlock = true
      } else {
        report(.trailing(last, at: mark))
      }
    }
  }

  /// Whether the next line is a route that is indented deeper than this one.
  private var isIndentedBelow: Bool {
    guard let following = rest.first(where: { !$0.kind.endsLine }), following.kind == .slash else {
      return false
    }
    return indentation(of: following).count > indentation(of: previous).count
  }

  /// Reports the name of a type as the value of an item: `?page=Int`, which is literal text.
  ///
  /// Returns whether the value is skipped.
  mutating func reportTypeAsValue(of key: NameSyntax) -> Bool {
    guard at(.word), !current.isBroken else { return false }
    let type = text(of: current)
    guard ["String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "URL"].contains(type) else {
      return false
    }
    let mark = next
    let isOptional =
      isTouchedByNext && mark.kind == .question
      && (mark.span.end == file.bytes.count || file.bytes[mark.span.end].isBlank
        || file.bytes[mark.span.end].isLineEnd || file.bytes[mark.span.end] == UInt8(ascii: "&"))
    let span = isOptional ? current.span.union(mark.span) : current.span
    let isWhole = isOptional || !isTouchedByNext || next.kind.beginsPart
    guard isWhole else { return false }
    // A '?' is no part of a text, so with one the value is certainly meant as a type.
    let code = isOptional ? DiagnosticCode.unexpectedToken : .suspiciousText
    report(.typeAsValue(file.text(of: span), code, at: span, of: key))
    guard isOptional else { return false }
    isPatternBroken = true
    skip(to: span.end)
    return true
  }
}

/// Types and quotation marks in placeholders.
extension Parser {
  private static let types: Set<String> = [
    "String", "Int", "UInt", "Double", "Bool", "UUID", "Date", "URL",
  ]

  /// Reports `page={Int}`, whose placeholder has a type and no name.
  mutating func rejectTypeInBraces(of key: NameSyntax) -> Bool {
    let line = restOfLine
    guard line.count > 2, line[1].kind == .word, Self.types.contains(text(of: line[1])) else {
      return false
    }
    let mark = line[2].kind == .question ? "?" : ""
    guard let close = line.dropFirst(2).first, mark == "" || line.count > 3,
      (mark == "" ? close : line[3]).kind == .rightBrace
    else { return false }
    let type = text(of: line[1]) + mark
    let end = mark == "" ? close : line[3]
    fail(.typeAsName(type, at: line[1].span, key.span.union(end.span), "{\(key.text): \(type)}"))
    skip(to: end.span.end)
    return true
  }

  /// Warns of single quotation marks around a default.
  mutating func reportQuotedDefault(_ value: NameSyntax) {
    // In double quotation marks, the others are meant.
    guard file.bytes[value.span.start] == UInt8(ascii: "'") else { return }
    guard value.text.count > 1, value.text.hasPrefix("'"), value.text.hasSuffix("'") else { return }
    report(.quotedDefault(value))
  }
}

extension Diagnostic {
  fileprivate static func underscore(at span: Span) -> Diagnostic {
    Diagnostic(.suspiciousText, "'_' is literal text here, and not any value", at: span)
      .note("'{_ = text}' matches any value, and is printed as 'text'")
      .note("for links that have it, write '%5F'")
  }

  fileprivate static func typeAsName(
    _ type: String, at span: Span, _ whole: Span, _ replacement: String
  ) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "'\(type)' is a type, and the name of the parameter is missing", at: span
    )
    .propose("change it to '\(replacement)'", replace: whole, with: replacement)
  }

  fileprivate static func quotedDefault(_ value: NameSyntax) -> Diagnostic {
    let inner = String(value.text.dropFirst().dropLast())
    return Diagnostic(
      .suspiciousText, "the quotation marks are part of the default", at: value.span
    )
    .propose("remove them", replace: value.span, with: inner)
    .note("for a default that has them, write '\"\(value.text)\"'")
  }

  fileprivate static func quoted(_ text: String, at span: Span) -> Diagnostic {
    let inner = String(text.dropFirst().dropLast())
    return Diagnostic(.suspiciousText, "the quotation marks are part of the text here", at: span)
      .propose("remove them", replace: span, with: inner)
      .note("for links that have them, write '\(text.percentEncoded(keeping: "-._~{}"))'")
  }

  fileprivate static func colonForBlock(at mark: Span, _ name: String) -> Diagnostic {
    Diagnostic(.suspiciousText, "the ':' is part of the text here, and begins no block", at: mark)
      .note("write '/\(name) {', and a '}' on a line of its own after the block")
  }

  fileprivate static func trailing(_ character: Character, at span: Span) -> Diagnostic {
    Diagnostic(.suspiciousText, "the '\(character)' is part of the text here", at: span)
      .propose("remove it", replace: span, with: "")
      .note("for links that have it, write '\("\(character)".percentEncoded(keeping: ""))'")
  }

  fileprivate static func typeAsValue(
    _ type: String, _ code: DiagnosticCode, at span: Span, of key: NameSyntax
  ) -> Diagnostic {
    let encoded = type.utf8.first.map { "%" + String($0, radix: 16, uppercase: true) } ?? ""
    let rest = String(type.dropFirst()).percentEncoded(keeping: "-._~")
    let replacement = "{\(key.text): \(type)}"
    return Diagnostic(
      code, "'\(type)' is literal text here, and not the type of a parameter", at: span
    )
    .propose("change it to '\(replacement)'", replace: key.span.union(span), with: replacement)
    .note("for links that have the text itself, write '\(encoded)\(rest)'")
  }
}
