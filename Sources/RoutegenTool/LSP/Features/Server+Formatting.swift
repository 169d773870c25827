import RoutegenCompiler

extension Server {
  /// Returns the edits that `routegen format` makes; `nil` for a document with syntax errors.
  mutating func formatting(
    _ parameters: LSP.TextDocumentParams
  ) throws(ResponseError) -> [LSP.TextEdit]? {
    let document = try document(parameters.textDocument)
    let file = SourceFile(path: document.uri.name, bytes: document.text.bytes)
    guard let formatted = ParsedFile(file).formatted else {
      log(.warning, "'\(document.uri.name)' was not formatted, because it has syntax errors")
      return nil
    }
    let changes =
      whitespaceChanges(from: file.bytes, to: Array(formatted.utf8))
      ?? lineChanges(from: file.bytes, to: Array(formatted.utf8))
    return document.text.edits(changes, in: client.encoding)
  }
}
