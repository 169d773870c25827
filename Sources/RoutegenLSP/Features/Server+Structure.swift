import RoutegenSource
import RoutegenSyntax

/// Folding and selection, which need no correct text.
extension Server {
  func foldingRanges(
    _ parameters: LSP.TextDocumentParams
  ) throws(ResponseError) -> [LSP.FoldingRange] {
    let text = try document(parameters.textDocument).text
    let file = SourceFile(path: "", bytes: text.bytes)
    let tree = SyntaxTree(file)
    func line(_ offset: Int) -> Int { text.position(of: offset, in: client.encoding).line }
    let blocks = tree.outline.entries.flatMap(\.blocks).compactMap { block -> LSP.FoldingRange? in
      guard let close = block.close else { return nil }
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
    let parsed = ParsedFile(SourceFile(path: "", bytes: text.bytes))
    let tokens = TokenClassifier.tokens(of: parsed.file).map(\.span)
    let whole = Span(file: parsed.file.id, start: 0, end: text.bytes.count)
    let spans = [whole] + parsed.syntax.declarations.flatMap(\.nestedSpans) + tokens
    return parameters.positions.map { position in
      let offset = text.offset(of: position, in: client.encoding)
      let around = spans.filter { $0.start <= offset && offset <= $0.end }
        .sorted { $0.end - $0.start > $1.end - $1.start }
      var range: LSP.SelectionRange?
      var last = whole
      for span in around where range == nil || last.start <= span.start && span.end <= last.end {
        if range != nil, span == last { continue }
        let shown = LSP.Range(
          start: text.position(of: span.start, in: client.encoding),
          end: text.position(of: span.end, in: client.encoding))
        range = LSP.SelectionRange(shown, in: range)
        last = span
      }
      return range ?? LSP.SelectionRange(LSP.Range(start: position, end: position), in: nil)
    }
  }
}

extension LineOutline.Entry {
  /// The block of the declaration, and those in it.
  fileprivate var blocks: [LineOutline.Block] {
    block.map { [$0] + $0.entries.flatMap(\.blocks) } ?? []
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

extension DeclarationSyntax {
  /// The spans of the declaration and of its parts, as people select them.
  fileprivate var nestedSpans: [Span] {
    switch self {
    case .route(let route): route.nestedSpans
    case .origins(let block):
      whole(block.names.map(\.span) + [block.closingBrace].compactMap { $0 })
        + block.block.flatMap(\.nestedSpans)
    case .exception(let exception): exception.pattern.nestedSpans
    case .envelope(let envelope): envelope.pattern.nestedSpans
    case .enumeration(let type):
      whole(
        [type.name.span] + type.values.flatMap { [$0.name.span, $0.text?.span].compactMap { $0 } })
    case .payload(let payload): [payload.span] + payload.entries.flatMap(\.nestedSpans)
    case .routes, .access, .handlers, .importModule, .schemes, .hosts, .requirements, .plusLiteral,
      .expires, .caseless, .type:
      []
    }
  }
}

/// Returns the span of a declaration with these parts.
private func whole(_ parts: [Span]) -> [Span] {
  parts.first.map { first in [parts.reduce(first) { $0.union($1) }] } ?? []
}

extension PayloadEntrySyntax {
  fileprivate var nestedSpans: [Span] {
    switch self {
    case .type(let key), .link(let key): [key.span]
    case .when(let key, _, let pattern): whole([key.span, pattern.span]) + pattern.nestedSpans
    case .otherwise(let pattern): pattern.nestedSpans
    }
  }
}

extension RouteSyntax {
  fileprivate var nestedSpans: [Span] {
    let inner = (block ?? []).flatMap(\.nestedSpans)
    let aliasSpans = aliases.flatMap { alias in
      whole([alias.pattern.span] + alias.values.map(\.value.span)) + alias.pattern.nestedSpans
    }
    let exampleSpans = examples.map { example in
      example.expected.map { example.link.span.union($0.span) } ?? example.link.span
    }
    let line = whole([pattern.span] + [name?.span, mount?.span].compactMap { $0 })
    let parts =
      attributes.map(\.span) + line + aliasSpans + exampleSpans + inner
      + [closingBrace].compactMap { $0 }
    return whole(parts) + line + pattern.nestedSpans + aliasSpans + exampleSpans + inner
  }
}

extension PatternSyntax {
  /// The pattern, its segments and items, and their placeholders.
  fileprivate var nestedSpans: [Span] {
    let fragmentItems = if case .items(let items) = fragment { items } else { [ItemSyntax]() }
    return [span] + segments.map(\.span) + (query + fragmentItems).map(\.span)
      + parameters.map(\.span)
  }
}
