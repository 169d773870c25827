extension LSP {
  struct CodeActionParams: Decodable {
    let textDocument: TextDocumentIdentifier
    let range: Range
    let context: Context

    struct Context: Decodable {
      /// The kinds that the client asks for; `nil` for all.
      let only: [String]?
    }
  }

  enum CodeActionKind {
    static let quickFix = "quickfix"
    static let fixAll = "source.fixAll.routegen"
  }

  /// A change that the editor offers.
  struct CodeAction: Encodable {
    let title: String
    let kind: String
    var diagnostics: [Diagnostic]?
    var isPreferred: Bool?
    var edit: WorkspaceEdit?
  }

  /// Changes of documents.
  struct WorkspaceEdit: Encodable {
    /// The edits by URI, for clients that do not know versions.
    var changes: [String: [TextEdit]]?
    var documentChanges: [TextDocumentEdit]?
  }

  struct TextDocumentEdit: Encodable {
    let textDocument: VersionedIdentifier
    let edits: [TextEdit]
  }

  /// A document and its version, which is `null` for a file that is not open.
  struct VersionedIdentifier: Encodable {
    let uri: String
    let version: Int?

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(uri, forKey: .uri)
      try container.encode(version, forKey: .version)
    }

    enum CodingKeys: CodingKey {
      case uri, version
    }
  }
}
