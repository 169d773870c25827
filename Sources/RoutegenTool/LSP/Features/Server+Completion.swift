import RoutegenCompiler

extension Server {
  mutating func completion(
    _ parameters: LSP.TextDocumentPositionParams
  ) throws(ResponseError) -> JSONMembers {
    let document = try document(parameters.textDocument)
    let offset = document.text.offset(of: parameters.position, in: client.encoding)
    let bytes = document.text.bytes
    guard let place = SyntaxPlace(atEndOf: SourceFile(path: "", bytes: Array(bytes.prefix(offset))))
    else { return ["isIncomplete": false, "items": [JSONMembers]()] }
    let parsed = ParsedFile(SourceFile(path: document.uri.name, bytes: bytes))
    let isMount = place.expected.contains(.mountedName)
    let completions = Completions(
      place: place, syntax: parsed.syntax, checks: try lastChecks(document.uri), summary: summary,
      mountableFiles: isMount ? (try? workspace.filesToMount(around: document.uri)) ?? [] : [])
    let range = document.text.range(of: completions.start..<offset, in: client.encoding)
    let proposals = completions.proposals.withoutRepetitions(by: \.label)
    let width = String(proposals.count).utf8.count
    let items = proposals.enumerated().map { index, proposal in
      let number = String(index)
      let rank = String(repeating: "0", count: width - number.utf8.count) + number
      return item(proposal, rank, range)
    }
    return ["isIncomplete": false, "items": items]
  }

  private func item(
    _ proposal: Proposal, _ rank: String, _ range: LSP.Range
  ) -> JSONMembers {
    let snippet = client.hasSnippets ? proposal.insertion.snippet : nil
    let format: LSP.InsertTextFormat = snippet == nil ? .plainText : .snippet
    return [
      "label": proposal.label, "kind": proposal.kind, "detail": proposal.detail,
      "documentation": proposal.documentation.flatMap {
        $0.isEmpty ? nil : LSP.MarkupContent(kind: client.documentationFormat, value: $0)
      },
      "sortText": rank, "filterText": proposal.label, "insertTextFormat": format,
      "textEdit": LSP.TextEdit(range: range, newText: snippet ?? proposal.insertion.plain),
    ]
  }

  /// Returns a document as it was checked last, which may be an older text of it.
  private mutating func lastChecks(_ uri: DocumentURI) throws(ResponseError) -> LastChecks {
    if let known = lastChecks[uri.text] { return known }
    return LastChecks(try checkedDocument(uri))
  }
}
