extension LSP {
  /// The parameters of `initialize`, as far as the server reads them.
  struct InitializeParams: Decodable {
    let processId: Int?
    let rootUri: String?
    let workspaceFolders: [WorkspaceFolder]?
    let capabilities: ClientCapabilities
    let initializationOptions: Settings?
  }

  struct WorkspaceFolder: Decodable {
    let uri: String
  }

  /// The settings of the editor for the server.
  struct Settings: Decodable {
    /// The files of other modules whose route sets may be mounted, by module.
    let imports: [String: String]?

    /// The folders whose repositories the person trusts.
    let trustedFolders: [String]?
  }

  struct DidChangeConfigurationParams: Decodable {
    let settings: AllSettings?

    /// The settings of the server, by themselves or among those of others.
    struct AllSettings: Decodable {
      let routegen: Settings?
      let imports: [String: String]?
      let trustedFolders: [String]?
    }
  }

  struct ClientCapabilities: Decodable {
    var general: General?
    var textDocument: TextDocument?
    var workspace: Workspace?

    struct General: Decodable {
      let positionEncodings: [String]?
    }

    struct TextDocument: Decodable {
      let completion: Completion?
      let hover: Hover?
      let diagnostic: Diagnostic?
    }

    struct Completion: Decodable {
      let completionItem: Item?

      struct Item: Decodable {
        let snippetSupport: Bool?
        let documentationFormat: [String]?
      }
    }

    struct Hover: Decodable {
      let contentFormat: [String]?
    }

    struct Diagnostic: Decodable {
      let relatedDocumentSupport: Bool?
    }

    struct Workspace: Decodable {
      let workspaceEdit: WorkspaceEdit?
      let didChangeWatchedFiles: DidChangeWatchedFiles?
      let diagnostics: Diagnostics?
    }

    struct WorkspaceEdit: Decodable {
      let documentChanges: Bool?
    }

    struct DidChangeWatchedFiles: Decodable {
      let dynamicRegistration: Bool?
    }

    struct Diagnostics: Decodable {
      let refreshSupport: Bool?
    }
  }

  struct DidChangeWorkspaceFoldersParams: Decodable {
    let event: Event

    struct Event: Decodable {
      let added: [WorkspaceFolder]
      let removed: [WorkspaceFolder]
    }
  }

  enum MessageType: Int, Encodable {
    case error = 1
    case warning, info, log
  }
}

extension Client {
  /// Returns the result of `initialize`: what the server announces.
  func initializeResult(version: String) -> JSONMembers {
    let legend = [
      "tokenTypes": TokenType.allCases.map(\.rawValue),
      "tokenModifiers": TokenModifier.allCases.map(\.rawValue),
    ]
    let semanticTokens: JSONMembers = ["legend": legend, "range": true, "full": true]
    // Changes are incremental.
    let synchronization: JSONMembers = ["openClose": true, "change": 2, "save": true]
    let capabilities: JSONMembers = [
      "positionEncoding": encoding, "textDocumentSync": synchronization,
      // Without it, the server publishes diagnostics itself.
      "diagnosticProvider": pullsDiagnostics ? diagnosticProvider : nil,
      "codeActionProvider": [
        "codeActionKinds": [LSP.CodeActionKind.quickFix, LSP.CodeActionKind.fixAll]
      ],
      "documentFormattingProvider": true, "definitionProvider": true, "referencesProvider": true,
      "completionProvider": [
        "triggerCharacters": ["/", "{", ":", "?", "&", "=", "@", "(", ",", ".", " "]
      ],
      "documentHighlightProvider": true, "hoverProvider": true, "documentSymbolProvider": true,
      "workspaceSymbolProvider": true, "foldingRangeProvider": true,
      "selectionRangeProvider": true, "documentLinkProvider": ["resolveProvider": false],
      "executeCommandProvider": ["commands": [LSP.matchCommand]],
      "semanticTokensProvider": semanticTokens, "renameProvider": ["prepareProvider": true],
      "workspace": ["workspaceFolders": ["supported": true, "changeNotifications": true]],
    ]
    return [
      "capabilities": capabilities, "serverInfo": ["name": "routegen", "version": version],
    ]
  }

  private var diagnosticProvider: JSONMembers {
    ["identifier": "routegen", "interFileDependencies": true, "workspaceDiagnostics": true]
  }
}
