import RoutegenSource
import RoutegenSyntax
import RoutegenWorkspace

extension Server {
  mutating func completion(
    _ parameters: LSP.TextDocumentPositionParams
  ) throws(ResponseError) -> LSP.CompletionList {
    let document = try document(parameters.textDocument)
    let offset = document.text.offset(of: parameters.position, in: client.encoding)
    let bytes = document.text.bytes
    guard let context = PlaceFinder.context(at: offset, in: bytes) else {
      return LSP.CompletionList(items: [])
    }
    let parsed = ParsedFile(SourceFile(path: document.uri.name, bytes: bytes))
    let mountable =
      context.place == .mount ? try? workspace.filesToMount(around: document.uri) : nil
    let completions = Completions(
      context: context, syntax: parsed.syntax, checks: try lastChecks(document.uri),
      summary: summary,
      mountableFiles: mountable ?? [])
    let range = LSP.Range(
      start: document.text.position(of: context.range.lowerBound, in: client.encoding),
      end: document.text.position(of: context.range.upperBound, in: client.encoding))
    var seen: Set<String> = []
    let proposals = completions.proposals.filter { seen.insert($0.label).inserted }
    let width = String(proposals.count).utf8.count
    let items = proposals.enumerated().map { index, proposal in
      let number = String(index)
      let rank = String(repeating: "0", count: width - number.utf8.count) + number
      return item(proposal, rank, range)
    }
    return LSP.CompletionList(items: items)
  }

  private func item(
    _ proposal: Proposal, _ rank: String, _ range: LSP.Range
  ) -> LSP.CompletionItem {
    let snippet = client.hasSnippets ? proposal.insertion.snippet : nil
    return LSP.CompletionItem(
      label: proposal.label, kind: proposal.kind, detail: proposal.detail,
      documentation: proposal.documentation.flatMap {
        $0.isEmpty ? nil : LSP.MarkupContent(kind: client.documentationFormat, value: $0)
      },
      sortText: rank, filterText: proposal.label,
      insertTextFormat: snippet == nil ? .plainText : .snippet,
      textEdit: LSP.TextEdit(range: range, newText: snippet ?? proposal.insertion.plain))
  }

  /// Returns a document as it was checked last, which may be an older text of it.
  private mutating func lastChecks(_ uri: DocumentURI) throws(ResponseError) -> LastChecks {
    if let known = lastChecks[uri.text] { return known }
    return LastChecks(try checkedDocument(uri))
  }
}
