extension LSP {
  struct DocumentDiagnosticParams: Decodable {
    let textDocument: TextDocumentIdentifier
    let previousResultId: String?
  }

  /// A report about a document: its diagnostics, or that they have not changed.
  struct DocumentDiagnosticReport {
    let resultId: String

    /// `nil` if the report is unchanged.
    let items: [JSONMembers]?

    var members: JSONMembers {
      ["kind": items == nil ? "unchanged" : "full", "resultId": resultId, "items": items]
    }
  }

  struct WorkspaceDiagnosticParams: Decodable {
    let previousResultIds: [PreviousResultId]

    struct PreviousResultId: Decodable {
      let uri: String
      let value: String
    }
  }
}
