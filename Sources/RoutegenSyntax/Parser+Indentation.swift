import RoutegenSource

/// Lines that are indented as in a block, but in none.
extension Parser {
  /// A line without a block, after which a line that is indented deeper seems to belong to it.
  struct LineWithoutBlock {
    let indentation: Span

    /// The text of the line, without what follows its pattern or its names.
    let text: Span
    let isPattern: Bool

    /// Whether the line has a `:` at its end, which is reported.
    var hasColon = false
  }

  /// Parses the declaration that begins at the current token, and warns if it seems to be in a block
  /// of the line before it.
  mutating func parseDeclarationInLines() -> DeclarationSyntax? {
    let before = lineWithoutBlock
    lineWithoutBlock = nil
    hasColonForBlock = false
    let start = current
    guard let declaration = parseDeclaration() else { return nil }
    switch declaration {
    case .route(let route):
      guard let indentation = indentation(before: route.pattern.span.start) else { break }
      if let before, !before.hasColon, isDeeper(indentation, than: before.indentation) {
        report(.misleadingIndentation(of: route.pattern.span, before, in: file))
        misleadingLine = before
      }
      if route.block == nil {
        lineWithoutBlock = LineWithoutBlock(
          indentation: indentation, text: route.pattern.span, isPattern: true,
          hasColon: hasColonForBlock)
      }
    case .hosts(let names), .schemes(let names):
      guard let indentation = indentation(before: start.span.start), let last = names.last else {
        break
      }
      lineWithoutBlock = LineWithoutBlock(
        indentation: indentation, text: start.span.union(last.span), isPattern: false)
    case .routes, .access, .handlers, .importModule, .origins, .requirements, .plusLiteral,
      .payload, .expires, .caseless, .enumeration, .type, .exception, .envelope:
      break
    }
    return declaration
  }

  /// The white space before an offset, if nothing else precedes it on its line.
  private func indentation(before offset: Int) -> Span? {
    var start = offset
    while start > 0, file.bytes[start - 1].isBlank { start -= 1 }
    guard start == 0 || file.bytes[start - 1].isLineEnd else { return nil }
    return Span(file: file.id, start: start, end: offset)
  }

  private func isDeeper(_ indentation: Span, than other: Span) -> Bool {
    let (deep, shallow) = (
      file.bytes[indentation.start..<indentation.end], file.bytes[other.start..<other.end]
    )
    return deep.count > shallow.count && deep.starts(with: shallow)
  }

  /// Reports a `}` that closes nothing; if lines before it are indented, their `{` is missing.
  mutating func reportStrayBrace() {
    if let line = misleadingLine {
      problems.removeConsequences {
        $0.code == .misleadingIndentation && $0.labels.contains { $0.span == line.text }
      }
      report(.missingOpeningBrace(current.span, of: line, in: file))
      misleadingLine = nil
    } else {
      report(
        .strayBrace(
          at: current.span, after: wordBeforeBrace,
          named: wordBeforeBrace.map { file.text(of: $0) },
          isCertain: isStrayBraceCertain))
    }
  }

  /// Whether the current `}` ends its line after the `}` of a placeholder, and follows no other mistake
  /// of the line, of which it might be the end.
  private var isStrayBraceCertain: Bool {
    // Only the last one of many braces looks back.
    guard isTouching, previous.kind == .rightBrace, next.kind.endsLine else { return false }
    let start = problems.diagnostics.last?.span.end ?? 0
    guard start <= current.span.start else { return false }
    let before = file.bytes[start..<current.span.start]
    guard start == 0 || before.contains(where: \.isLineEnd) else { return false }
    let line = before.lastIndex(where: \.isLineEnd).map { before[$0...] } ?? before
    return line.count { $0 == UInt8(ascii: "{") } == line.count { $0 == UInt8(ascii: "}") }
  }

  /// The word before the current `}`, if it may be the name of a placeholder without its `{`.
  private var wordBeforeBrace: Span? {
    guard isTouching, previous.kind == .word, text(of: previous)[...].isIdentifier else {
      return nil
    }
    return previous.span
  }
}

extension Diagnostic {
  fileprivate static func misleadingIndentation(
    of pattern: Span, _ line: Parser.LineWithoutBlock, in file: SourceFile
  ) -> Diagnostic {
    let (own, before) = (file.text(of: pattern), file.text(of: line.text))
    let problem = Diagnostic(
      .misleadingIndentation, "'\(own)' is indented, but not in a block", at: pattern)
    guard line.isPattern else {
      return problem.note("a block is written between braces: '\(before) { … }'")
        .also(line.text, "this line has no block")
    }
    return problem.also(line.text, "this route has no block")
      .note(
        "it does not continue '\(before)'; for '\(before == "/" ? "" : before)\(own)', "
          + "write '\(before) { … }'")
  }

  fileprivate static func missingOpeningBrace(
    _ brace: Span, of line: Parser.LineWithoutBlock, in file: SourceFile
  ) -> Diagnostic {
    let text = file.text(of: line.text)
    return Diagnostic(.unexpectedToken, "this '}' closes nothing", at: brace)
      .also(line.text, "the lines below are indented, but not in a block")
      .propose("write '\(text) {'", replace: line.text.endPoint, with: " {")
  }

  fileprivate static func strayBrace(
    at span: Span, after word: Span?, named name: String?, isCertain: Bool
  ) -> Diagnostic {
    let problem = Diagnostic(.unexpectedToken, "this '}' closes nothing", at: span)
    // On a line of its own, it may be that a '{' is missing.
    guard let word, let name else {
      return problem.correct("remove it", replace: span, with: "", isCertain: isCertain)
    }
    return problem.propose("write '{\(name)}'", replace: word.union(span), with: "{\(name)}")
      .propose("remove it", replace: span, with: "")
  }
}
