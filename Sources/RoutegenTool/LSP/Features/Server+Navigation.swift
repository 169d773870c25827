extension Server {
  mutating func definition(
    _ parameters: LSP.TextDocumentPositionParams
  ) throws(ResponseError) -> [LSP.Location] {
    guard let found = try symbol(at: parameters.position, in: parameters.textDocument) else {
      return []
    }
    return declarations(of: found)
  }

  mutating func references(
    _ parameters: LSP.ReferenceParams
  ) throws(ResponseError) -> [LSP.Location] {
    guard let found = try symbol(at: parameters.position, in: parameters.textDocument) else {
      return []
    }
    return occurrences(of: found).flatMap { document in
      var locations = SpanLocations(document.checked, openURIs, client.encoding)
      return document.occurrences
        .filter { parameters.context.includeDeclaration || !$0.isDeclaration }
        .map { locations.location(of: $0.span) }
    }
  }

  mutating func documentHighlight(
    _ parameters: LSP.TextDocumentPositionParams
  ) throws(ResponseError) -> [JSONMembers] {
    guard let found = try symbol(at: parameters.position, in: parameters.textDocument) else {
      return []
    }
    var locations = SpanLocations(found.checked, openURIs, client.encoding)
    return found.index.occurrences(of: found.occurrence.symbol).map { occurrence in
      // A declaration is written, and anything else is read.
      ["range": locations.range(of: occurrence.span), "kind": occurrence.isDeclaration ? 3 : 2]
    }
  }
}
