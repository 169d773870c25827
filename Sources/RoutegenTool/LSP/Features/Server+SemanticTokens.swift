import RoutegenCompiler

extension Server {
  func semanticTokens(
    _ parameters: LSP.TextDocumentParams
  ) throws(ResponseError) -> [String: [Int]] {
    let document = try document(parameters.textDocument)
    return semanticTokens(of: document, in: 0..<document.text.bytes.count)
  }

  func semanticTokens(
    _ parameters: LSP.SemanticTokensRangeParams
  ) throws(ResponseError) -> [String: [Int]] {
    let document = try document(parameters.textDocument)
    let start = document.text.offset(of: parameters.range.start, in: client.encoding)
    let end = document.text.offset(of: parameters.range.end, in: client.encoding)
    return semanticTokens(of: document, in: start..<max(start, end))
  }

  /// Returns the tokens that a range touches.
  private func semanticTokens(of document: Document, in range: Range<Int>) -> [String: [Int]] {
    let text = document.text
    var data: [Int] = []
    var last = LSP.Position(line: 0, character: 0)
    for token in SyntaxTree(SourceFile(path: "", bytes: text.bytes)).coloredTokens
    where token.span.start <= range.upperBound && token.span.end >= range.lowerBound {
      let start = text.position(of: token.span.start, in: client.encoding)
      let end = text.position(of: token.span.end, in: client.encoding)
      // A lone CR is no line break of the language.
      guard start.line == end.line, start.character < end.character else { continue }
      let column = start.line == last.line ? start.character - last.character : start.character
      let modifiers = token.modifiers.reduce(0) { $0 | $1.bit }
      data += [
        start.line - last.line, column, end.character - start.character, token.type.number,
        modifiers,
      ]
      last = start
    }
    return ["data": data]
  }
}

extension TokenType {
  /// The index in the legend.
  fileprivate var number: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
