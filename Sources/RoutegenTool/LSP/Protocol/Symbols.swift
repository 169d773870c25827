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

  /// A text, and how it is shown; without that, only the text.
  struct MarkupContent: Encodable {
    var kind: MarkupKind? = .markdown
    let value: String

    private enum CodingKeys: CodingKey {
      case kind, value
    }

    func encode(to encoder: any Encoder) throws {
      guard let kind else { return try value.encode(to: encoder) }
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(kind, forKey: .kind)
      try container.encode(value, forKey: .value)
    }
  }

  enum MarkupKind: String, Encodable {
    case markdown, plaintext

    /// The kind to use for a client that shows these; `nil` if it shows only texts without a kind.
    init?(offered: [String]?) {
      let known = (offered ?? []).compactMap(Self.init(rawValue:))
      guard let kind = known.contains(.markdown) ? .markdown : known.first else { return nil }
      self = kind
    }
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

  struct RenameParams: Decodable {
    let textDocument: TextDocumentIdentifier
    let position: Position
    let newName: String
  }
}
