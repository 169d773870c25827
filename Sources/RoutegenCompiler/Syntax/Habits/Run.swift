/// Lines of another language that belong together, from one declaration on.
struct Run {
  /// The number of declarations, and what to report.
  typealias Result = (count: Int, problem: Diagnostic)

  /// Declarations that belong together.
  struct Found {
    let count: Int
    let problem: Diagnostic

    /// Whether they are the end of lines whose start says the same.
    let isEnd: Bool
  }

  let entries: ArraySlice<LineOutline.Entry>
  let first: LineOutline.Entry
  let tokens: [Token]
  let file: SourceFile

  /// The text of the first line, without its block.
  var text: String { text(first) }

  /// Returns `nil` if the first declaration looks like one of this language.
  init?(_ entries: ArraySlice<LineOutline.Entry>, _ tokens: [Token], _ file: SourceFile) {
    guard let first = entries.first, first.mayBeForeign(tokens, file) else { return nil }
    (self.entries, self.first, self.tokens, self.file) = (entries, first, tokens, file)
  }

  /// Looks for lines of another language at the start of declarations.
  static func find(
    in entries: ArraySlice<LineOutline.Entry>, _ tokens: [Token], _ file: SourceFile
  ) -> Found? {
    guard let run = Run(entries, tokens, file) else { return nil }
    let isEnd = ["#e", "```"].contains(where: run.text.hasPrefix)
    // A loop: a lazy sequence would look for its first element twice.
    for form in forms {
      guard let (count, problem) = form(run) else { continue }
      return Found(count: count, problem: problem, isEnd: isEnd)
    }
    return nil
  }

  // MARK: Places

  /// The text of a declaration's line, without its block.
  func text(_ entry: LineOutline.Entry) -> String {
    entry.line.isEmpty ? "" : file.text(of: span(entry.line))
  }

  /// The text of the second line.
  var second: String? { entries.dropFirst().first.map(text) }

  func span(_ range: Range<Int>) -> Span {
    tokens[range.lowerBound].span.union(tokens[max(range.lowerBound, range.upperBound - 1)].span)
  }

  /// The first declaration and those below it that are indented deeper.
  var indented: ArraySlice<LineOutline.Entry> {
    let own = indentation(first)
    return entries.prefix(1) + entries.dropFirst().prefix { indentation($0) > own }
  }

  func indentation(_ entry: LineOutline.Entry) -> Int {
    file.indentation(ofLineAt: tokens[min(entry.line.lowerBound, tokens.count - 1)].span).utf8.count
  }

  /// The place of declarations and their blocks.
  func place(_ part: ArraySlice<LineOutline.Entry>) -> Span {
    part.reduce(span(first.line)) { whole, entry in
      let last = entry.block?.close ?? (entry.continuations.last ?? entry.line).upperBound - 1
      let end = max(entry.line.lowerBound, min(last, tokens.count - 1))
      return whole.union(tokens[end].span)
    }
  }
}

extension LineOutline.Entry {
  /// Whether a declaration begins neither with `/` nor with a word of the language, or ends unlike one.
  fileprivate func mayBeForeign(_ tokens: [Token], _ file: SourceFile) -> Bool {
    guard !isStrayBrace else { return false }
    if line.isEmpty { return block != nil }
    let (first, last) = (tokens[line.lowerBound], tokens[line.upperBound - 1])
    switch last.kind {
    case .colon, .leftParenthesis, .leftBracket: return true
    case _: break
    }
    if first.kind == .slash {
      return block == nil && last.span.end - last.span.start < 6
        && ["do", "begin", "then"].contains(file.text(of: last.span))
    }
    // `payload { "type": "recipe" }`
    if let inner = block?.entries.first?.line.first, tokens[inner].kind == .string { return true }
    return first.kind != .word || Directive(rawValue: file.text(of: first.span)) == nil
  }
}
