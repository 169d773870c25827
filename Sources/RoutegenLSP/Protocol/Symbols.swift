extension LSP {
  struct TextDocumentPositionParams: Decodable {
    let textDocument: TextDocumentIdentifier
    let position: Position
  }

  struct ReferenceParams: Decodable {
    let textDocument: TextDocumentIdentifier
    let position: Position
    let context: Context

    struct Context: Decodable {
      let includeDeclaration: Bool
    }
  }

  struct DocumentHighlight: Encodable {
    let range: Range
    let kind: Kind

    enum Kind: Int, Encodable {
      case read = 2
      case write
    }
  }

  struct Hover: Encodable {
    let contents: MarkupContent
    let range: Range
  }

  struct MarkupContent: Encodable {
    let kind = "markdown"
    let value: String
  }

  struct DocumentSymbol: Encodable {
    let name: String
    let detail: String?
    let kind: SymbolKind
    let deprecated: Bool?
    let range: Range
    let selectionRange: Range
    let children: [DocumentSymbol]
  }

  enum SymbolKind: Int, Encodable {
    case namespace = 3
    case property = 7
    case enumeration = 10
    case enumMember = 22
    case structure = 23
  }

  struct WorkspaceSymbolParams: Decodable {
    let query: String
  }

  struct WorkspaceSymbol: Encodable {
    let name: String
    let kind: SymbolKind
    let location: Location
    let containerName: String
  }

  /// The text that a rename changes, and its range.
  struct PrepareRenameResult: Encodable {
    let range: Range
    let placeholder: String
  }

  struct RenameParams: Decodable {
    let textDocument: TextDocumentIdentifier
    let position: Position
    let newName: String
  }
}
