extension LSP {
  struct DidOpenTextDocumentParams: Decodable {
    let textDocument: TextDocumentItem
  }

  struct TextDocumentItem: Decodable {
    let uri: String
    let version: Int
    let text: String
  }

  struct DidChangeTextDocumentParams: Decodable {
    let textDocument: VersionedTextDocumentIdentifier
    let contentChanges: [TextDocumentContentChangeEvent]
  }

  struct VersionedTextDocumentIdentifier: Decodable {
    let uri: String
    let version: Int
  }

  /// A change of a range or, without one, of the whole text.
  struct TextDocumentContentChangeEvent: Decodable {
    let range: Range?
    let text: String
  }
}
