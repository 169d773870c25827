import RoutegenSource

/// Directives with more on their line than belongs to them.
extension Parser {
  /// Reports what follows a directive in a known form, and skips it; returns `false` if the form is
  /// unknown.
  mutating func rejectRestOfDirective() -> Bool {
    guard !current.isBroken,
      let problem = separatorBehind ?? valueOfCaseless ?? wordOfName ?? otherModule
    else { return false }
    report(problem)
    skipLine()
    return true
  }

  // `host a.com { … };`
  private var separatorBehind: Diagnostic? {
    guard at(.comma) || at(word: ";"), restOfLine.count == 1 else { return nil }
    return .separatorBehind(at: current.span)
  }

  // `caseless true`
  private var valueOfCaseless: Diagnostic? {
    guard text(of: previous) == "caseless", restOfLine.count == 1 else { return nil }
    return .valueOfCaseless(
      current.span, Span(file: file.id, start: previous.span.end, end: current.span.end))
  }

  // `routes App 2`
  private var wordOfName: Diagnostic? {
    guard position > 1, text(of: tokens[position - 2]) == "routes", at(.word),
      restOfLine.count == 1, text(of: current).allSatisfy({ $0.isLetter || $0.isNumber })
    else { return nil }
    return .wordOfName(text(of: previous) + text(of: current), previous.span.union(current.span))
  }

  // `import SwiftUI, UIKit`, `import struct Colors.Color`
  private var otherModule: Diagnostic? {
    guard position > 1, text(of: tokens[position - 2]) == "import" else { return nil }
    if at(.comma) { return .secondModule(at: current.span) }
    let kinds = ["struct", "class", "enum", "protocol", "func", "typealias", "let", "var"]
    guard at(.word), kinds.contains(text(of: previous)) else { return nil }
    let module = String(text(of: current).prefix { $0 != "." })
    return .importedDeclaration(module, previous.span.union(current.span))
  }

  /// Reports `host:`, and skips the lines of the list.
  mutating func rejectListBelow(_ example: String) -> Bool {
    guard at(.colon), next.kind.endsLine else { return false }
    report(.listBelow(example, at: current.span))
    skipLine()
    while eatLineBreak(before: { $0.text(of: $1) == "-" }) { skipLine() }
    return true
  }

  /// Reports a list that continues on the next line, and continues there.
  mutating func eatLineBreakInList() -> Bool {
    let (comma, start) = (previous, position)
    guard comma.kind == .comma, at(.newline), eatLineBreak(before: { $0.isEntryOfList($1) }) else {
      return false
    }
    if current.kind == .word, next.kind.endsLine || next.kind == .comma {
      report(.listOnSeveralLines(comma.span, before: current.span))
      return true
    }
    restart(at: start)
    return false
  }

  private func isEntryOfList(_ token: Token) -> Bool {
    token.kind == .word && Directive(rawValue: text(of: token)) == nil
      && !text(of: token).hasPrefix("@") && !Self.continuations.contains(text(of: token))
  }

  /// Reports `expires 2025-01-01`.
  func reportDateAsKey(_ key: NameSyntax) -> Diagnostic? {
    let digits = key.text.filter(\.isNumber).count
    guard digits >= 4, key.text.first?.isNumber == true,
      key.text.allSatisfy({ $0.isNumber || "-:TZ+.".contains($0) })
    else { return nil }
    return .dateAsKey(key)
  }
}

extension Diagnostic {
  fileprivate static func separatorBehind(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a block ends with its '}'", at: span)
      .fix("remove it", replace: span, with: "")
  }

  fileprivate static func valueOfCaseless(_ span: Span, _ gap: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'caseless' takes no value", at: span)
      .propose("remove it", replace: gap, with: "")
  }

  fileprivate static func wordOfName(_ name: String, _ span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "a name cannot contain a space", at: span)
      .propose("change it to '\(name)'", replace: span, with: name)
  }

  fileprivate static func secondModule(at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "an 'import' can name only one module", at: span)
      .note("write an 'import' for each module, on lines of their own")
  }

  fileprivate static func importedDeclaration(_ module: String, _ span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "'import' takes the name of a module", at: span)
      .propose("change it to '\(module)'", replace: span, with: module)
  }

  fileprivate static func listBelow(_ example: String, at span: Span) -> Diagnostic {
    Diagnostic(.unexpectedToken, "the names of a list are on the line of its keyword", at: span)
      .note("write '\(example)'; ',' separates the names")
  }

  fileprivate static func listOnSeveralLines(_ comma: Span, before name: Span) -> Diagnostic {
    let gap = Span(file: comma.file, start: comma.end, end: name.start)
    return Diagnostic(.unexpectedToken, "the names of a list are on one line", at: comma)
      .propose("join the lines", replace: gap, with: " ")
  }

  fileprivate static func dateAsKey(_ key: NameSyntax) -> Diagnostic {
    Diagnostic(
      .unexpectedToken, "'expires' names the key that has the date, and '\(key.text)' is a date",
      at: key.span
    )
    .note("with 'expires until', a link such as '/sale?until=2030-01-31T00:00:00Z' expires then")
  }
}
