import RoutegenCompiler

extension Server {
  /// Returns links to the pages of hosts, and to the files of mounted route sets.
  mutating func documentLinks(
    _ parameters: LSP.TextDocumentParams
  ) throws(ResponseError) -> [JSONMembers] {
    let document = try document(parameters.textDocument)
    let checked = try checkedDocument(document.uri)
    guard let file = checked.files.first else { return [] }
    var locations = SpanLocations(checked, openURIs, client.encoding)
    let hosts = file.syntax.declarations.flatMap(\.hosts).filter { !$0.text.contains("*") }.map {
      host -> JSONMembers in
      ["range": locations.range(of: host.span), "target": "https://\(host.text)/"]
    }
    let mounts = file.syntax.declarations.allRoutes.compactMap { route -> JSONMembers? in
      guard let name = route.mount, let span = checked.declaration(ofMounted: name.text) else {
        return nil
      }
      return ["range": locations.range(of: name.span), "target": locations.uri(of: span.file)]
    }
    return hosts + mounts
  }
}
