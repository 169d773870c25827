/// A line without a block, after which a line that is indented deeper seems to belong to it.
struct LineWithoutBlock {
  /// The line without what follows its pattern or its names.
  let text: Span
  let isPattern: Bool

  /// The white space before it; `nil` if something else precedes it on its line.
  let indentation: Span?

  init(_ text: Span, isPattern: Bool, in file: SourceFile) {
    (self.text, self.isPattern) = (text, isPattern)
    var start = text.start
    while start > 0, file.bytes[start - 1].isBlank { start -= 1 }
    let isFirst = start == 0 || file.bytes[start - 1].isLineEnd
    indentation = isFirst ? Span(file: file.id, start: start, end: text.start) : nil
  }
}

extension LineWithoutBlock {
  /// A diagnostic that offers braces around the lines below, as far as they are indented deeper.
  fileprivate func withBraces(
    from start: Int? = nil, _ problem: Diagnostic, in file: SourceFile
  ) -> Diagnostic {
    guard let indentation else { return problem }
    let white = file.text(of: indentation)
    let first = file.location(of: text.end).line
    let end = file.span(ofLine: first).end
    if file.text(of: Span(file: file.id, start: text.end, end: end)).contains("//") {
      return problem
    }
    var last = first
    for line in (first + 1)..<(file.lineCount + 1) {
      let text = file.text(of: file.span(ofLine: line))
      let isBlank = text.allSatisfy { $0 == " " || $0 == "\t" }
      let isInside =
        text.hasPrefix(white) && " \t".contains(text.dropFirst(white.count).first ?? "a")
      guard isBlank || isInside else { break }
      if !isBlank { last = line }
    }
    guard last > first else { return problem }
    let whole = Span(file: file.id, start: start ?? end, end: file.span(ofLine: last).end)
    guard whole.end - whole.start < SourceFile.mostMoved else { return problem }
    let lines = Span(file: file.id, start: end, end: whole.end)
    return problem.propose(
      "write them between '{' and '}'", replace: whole,
      with: " {\(file.text(of: lines))\n\(white)}")
  }
}

extension SourceFile {
  /// The maximum number of bytes of lines that a change moves or puts in a block: a file may have thousands of such
  /// mistakes, and each change has a copy of its lines.
  static let mostMoved = 4000
}

/// Finds lines that are indented as in a block, but in none.
struct IndentationCheck {
  private var before: LineWithoutBlock?

  /// The last line below which others are indented without a block.
  private var misleading: LineWithoutBlock?

  mutating func enterBlock() { before = nil }

  /// Returns the line before the next declaration.
  mutating func start() -> LineWithoutBlock? {
    defer { before = nil }
    return before
  }

  /// Warns of a line that seems to be in a block of the line before it.
  mutating func check(
    _ line: LineWithoutBlock, hasBlock: Bool, _ before: LineWithoutBlock?,
    _ bag: inout DiagnosticBag, in file: SourceFile
  ) {
    guard let own = line.indentation else { return }
    if line.isPattern, let before, let other = before.indentation {
      let (deep, shallow) = (
        file.bytes[own.start..<own.end], file.bytes[other.start..<other.end]
      )
      if deep.count > shallow.count, deep.starts(with: shallow) {
        report(line, below: before, &bag, in: file)
        misleading = before
      }
    }
    if !hasBlock { self.before = line }
  }

  private func report(
    _ line: LineWithoutBlock, below before: LineWithoutBlock, _ bag: inout DiagnosticBag,
    in file: SourceFile
  ) {
    let mark = Span(file: file.id, start: before.text.end - 1, end: before.text.end)
    guard file.text(of: mark) == ":" else {
      let problem = Diagnostic.misleadingIndentation(of: line.text, before, in: file)
      return bag.report(before.withBraces(problem, in: file))
    }
    bag.removeConsequences(amongLast: 16) { $0.span == mark }
    let problem = Diagnostic.colonForBlock(at: mark, file.text(of: before.text))
    bag.report(before.withBraces(from: mark.start, problem, in: file))
  }

  /// Returns what is wrong with a `}` that closes nothing; if lines before it are indented, their `{` is
  /// missing.
  mutating func strayBrace(
    _ index: Int, _ tokens: [Token], _ bag: inout DiagnosticBag, in file: SourceFile
  ) -> Diagnostic {
    let brace = tokens[index].span
    guard let line = misleading else { return .strayBrace(index, tokens, in: file) }
    bag.removeConsequences {
      $0.code == .misleadingIndentation && $0.labels.contains { $0.span == line.text }
    }
    misleading = nil
    return .missingOpeningBrace(brace, of: line, in: file)
  }
}

extension Diagnostic {
  fileprivate static func misleadingIndentation(
    of pattern: Span, _ line: LineWithoutBlock, in file: SourceFile
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

  fileprivate static func colonForBlock(at mark: Span, _ line: String) -> Diagnostic {
    Diagnostic(.suspiciousText, "the ':' is part of the text here, and begins no block", at: mark)
      .note("write '\(line.dropLast()) {', and a '}' on a line of its own after the block")
  }

  fileprivate static func missingOpeningBrace(
    _ brace: Span, of line: LineWithoutBlock, in file: SourceFile
  ) -> Diagnostic {
    let text = file.text(of: line.text)
    return Diagnostic(.unexpectedToken, "this '}' closes nothing", at: brace)
      .also(line.text, "the lines below are indented, but not in a block")
      .propose("write '\(text) {'", replace: line.text.endPoint, with: " {")
  }

  /// A `}` after a word may be the end of a placeholder without its `{`; it is certainly needless only after the
  /// `}` of a placeholder at the end of a line.
  fileprivate static func strayBrace(
    _ index: Int, _ tokens: [Token], in file: SourceFile
  ) -> Diagnostic {
    let brace = tokens[index].span
    let problem = Diagnostic(.unexpectedToken, "this '}' closes nothing", at: brace)
    let previous = index > 0 ? tokens[index - 1] : nil
    guard let previous, previous.span.end == brace.start else {
      return problem.propose("remove it", replace: brace, with: "")
    }
    let name = file.text(of: previous.span)
    // `/cities/city}`, but not `routes App}`
    let isInPattern = previous.span.start > 0 && !file.bytes[previous.span.start - 1].isBlank
    if previous.kind == .word, isInPattern, name[...].isIdentifier {
      return problem.propose(
        "write '{\(name)}'", replace: previous.span.union(brace), with: "{\(name)}"
      )
      .propose("remove it", replace: brace, with: "")
    }
    let isCertain =
      previous.kind == .rightBrace && tokens[index + 1].kind.endsLine
      && file.isBalanced(before: brace)
    return problem.correct("remove it", replace: brace, with: "", isCertain: isCertain)
  }
}

extension SourceFile {
  /// Whether the text of a line before a place has as many `{` as `}`.
  fileprivate func isBalanced(before place: Span) -> Bool {
    let line = span(ofLine: location(of: place.start).line)
    let before = bytes[line.start..<place.start]
    return before.count { $0 == UInt8(ascii: "{") } == before.count { $0 == UInt8(ascii: "}") }
  }
}
