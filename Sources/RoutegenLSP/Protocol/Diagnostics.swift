import RoutegenFormats

extension LSP {
  /// A problem in a document.
  package struct Diagnostic: Hashable, Encodable, Sendable {
    let range: Range
    let severity: DiagnosticSeverity
    let code: String
    let source = "routegen"
    let message: String
    let tags: [DiagnosticTag]?
    let relatedInformation: [DiagnosticRelatedInformation]?
    let data: DiagnosticData

    enum CodingKeys: CodingKey {
      case range, severity, code, source, message, tags, relatedInformation, data
    }
  }

  enum DiagnosticSeverity: Int, Encodable {
    case error = 1
    case warning
  }

  enum DiagnosticTag: Int, Encodable {
    case unnecessary = 1
    case deprecated
  }

  /// Another place that a diagnostic refers to.
  struct DiagnosticRelatedInformation: Hashable, Encodable {
    let location: Location
    let message: String
  }

  /// The facts about a diagnostic for which the protocol has no member.
  struct DiagnosticData: Hashable, Encodable {
    /// The name of the code, as in settings and comments.
    let name: String
    let fixes: [Fix]

    struct Fix: Hashable, Encodable {
      let title: String
      let isAutomatic: Bool
      let location: Location
      let newText: String
    }
  }

  struct DocumentDiagnosticParams: Decodable {
    let textDocument: TextDocumentIdentifier
    let previousResultId: String?
  }

  /// A report about a document: its diagnostics, or that they have not changed.
  struct DocumentDiagnosticReport {
    let resultId: String

    /// `nil` if the report is unchanged.
    let items: [Diagnostic]?

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
