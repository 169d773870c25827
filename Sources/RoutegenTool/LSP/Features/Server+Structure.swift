import RoutegenCompiler

/// Folding and selection, which need no correct text.
extension Server {
  func foldingRanges(
    _ parameters: LSP.TextDocumentParams
  ) throws(ResponseError) -> [LSP.FoldingRange] {
    let text = try document(parameters.textDocument).text
    let file = SourceFile(path: "", bytes: text.bytes)
    let tree = SyntaxTree(file)
    func line(_ offset: Int) -> Int { text.position(of: offset, in: client.encoding).line }
    let blocks = tree.outline.allEntries.compactMap { entry -> LSP.FoldingRange? in
      guard let block = entry.block, let close = block.close else { return nil }
      // The line of the closing brace stays visible.
      let (start, end) = (
        line(tree.tokens[block.open].span.start), line(tree.tokens[close].span.start) - 1
      )
      return start < end ? LSP.FoldingRange(startLine: start, endLine: end, kind: nil) : nil
    }
    let comments = file.commentRuns(tree.comments).map { first, last in
      LSP.FoldingRange(startLine: line(first.start), endLine: line(last.start), kind: "comment")
    }
    return (blocks + comments).sorted { ($0.startLine, $0.endLine) < ($1.startLine, $1.endLine) }
  }

  func selectionRanges(
    _ parameters: LSP.SelectionRangeParams
  ) throws(ResponseError) -> [LSP.SelectionRange] {
    let text = try document(parameters.textDocument).text
    let tree = SyntaxTree(SourceFile(path: "", bytes: text.bytes))
    let whole = Span(file: tree.file.id, start: 0, end: text.bytes.count)
    let spans = [whole] + tree.selections + tree.coloredTokens.map(\.span)
    return parameters.positions.map { position in
      let offset = text.offset(of: position, in: client.encoding)
      let around = spans.filter { $0.start <= offset && offset <= $0.end }
        .sorted { $0.end - $0.start > $1.end - $1.start }
      var range: LSP.SelectionRange?
      var last = whole
      for span in around where range == nil || last.start <= span.start && span.end <= last.end {
        if range != nil, span == last { continue }
        let shown = text.range(of: span.start..<span.end, in: client.encoding)
        range = LSP.SelectionRange(shown, in: range)
        last = span
      }
      return range ?? LSP.SelectionRange(LSP.Range(start: position, end: position), in: nil)
    }
  }
}

extension SourceFile {
  /// Returns the first and the last comment of each run of lines that have nothing but comments of one kind.
  fileprivate func commentRuns(_ comments: [Span]) -> [(Span, Span)] {
    var runs: [(first: Span, last: Span)] = []
    for comment in comments {
      let isAlone =
        bytes[..<comment.start].last { $0 != 0x20 && $0 != 0x09 }
        .map { $0 == .lineFeed || $0 == .carriageReturn } ?? true
      guard isAlone else { continue }
      if let run = runs.last,
        location(of: run.last.start).line + 1 == location(of: comment.start).line,
        isDocumentation(run.last) == isDocumentation(comment)
      {
        runs[runs.count - 1].last = comment
      } else {
        runs.append((comment, comment))
      }
    }
    return runs.filter { $0.first != $0.last }
  }

  private func isDocumentation(_ comment: Span) -> Bool {
    bytes[comment.start..<comment.end].starts(with: "///".utf8)
  }
}

extension SyntaxTree {
  /// The declarations, their lines, and the parts of these, as people select them.
  fileprivate var selections: [Span] {
    outline.allEntries.flatMap { entry -> [Span] in
      let lines: [Range<Int>] = entry.attributes + [entry.line] + entry.continuations
      let values: [Range<Int>] = entry.block?.values.map { [$0] } ?? []
      let end = entry.block?.close.map { $0 + 1 } ?? lines.map(\.upperBound).max() ?? 0
      var selected = [lines[0].lowerBound..<end]
      selected += lines
      selected += values
      for line in lines { selected += parts(of: line) }
      for value in values { selected += parts(of: value) }
      return selected.compactMap(span)
    }
  }

  /// The place of tokens without the line breaks around them.
  private func span(of part: Range<Int>) -> Span? {
    let written = tokens[part].filter { $0.kind != .newline && $0.kind != .documentation }
    return written.first.flatMap { first in written.last.map { first.span.union($0.span) } }
  }

  /// The parts of a line between white space, the parts of a pattern, and its placeholders.
  private func parts(of line: Range<Int>) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var segments: [Range<Int>] = []
    var placeholders: [Range<Int>] = []
    var open: Int?
    func add(_ index: Int, to parts: inout [Range<Int>], isFirst: Bool) {
      let start = isFirst ? index : parts.popLast()?.lowerBound ?? index
      parts.append(start..<(index + 1))
    }
    for index in line where roles[index] != .none && (open != nil || roles[index] != .mark) {
      let touches = index > 0 && tokens[index - 1].span.end == tokens[index].span.start
      let isMark = roles[index] == .separator || tokens[index].kind == .slash
      add(index, to: &words, isFirst: open == nil && !touches && roles[index] != .separator)
      add(index, to: &segments, isFirst: open == nil && (!touches || isMark))
      if open == nil, isMark { segments[segments.count - 1] = (index + 1)..<(index + 1) }
      guard roles[index] == .placeholderBrace else { continue }
      if let start = open { placeholders.append(start..<(index + 1)) }
      open = open == nil ? index : nil
    }
    return words + segments + placeholders
  }
}
