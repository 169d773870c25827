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
      let publishDiagnostics: PublishDiagnostics?
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

    struct PublishDiagnostics: Decodable {
      let versionSupport: Bool?
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

  /// The result of `initialize`.
  struct InitializeResult: Encodable {
    let capabilities: ServerCapabilities
    let serverInfo: ServerInfo
  }

  struct ServerInfo: Encodable {
    let name = "routegen"
    let version: String
  }

  /// What the server announces.
  struct ServerCapabilities: Encodable {
    let positionEncoding: PositionEncoding
    let textDocumentSync = TextDocumentSync()

    /// `nil` if the server publishes diagnostics itself.
    let diagnosticProvider: DiagnosticOptions?
    let codeActionProvider = CodeActionOptions()
    let documentFormattingProvider = true
    let completionProvider = CompletionOptions()
    let definitionProvider = true
    let referencesProvider = true
    let documentHighlightProvider = true
    let hoverProvider = true
    let documentSymbolProvider = true
    let workspaceSymbolProvider = true
    let foldingRangeProvider = true
    let selectionRangeProvider = true
    let documentLinkProvider = DocumentLinkOptions()
    let executeCommandProvider = ExecuteCommandOptions()
    let semanticTokensProvider = SemanticTokensOptions()
    let renameProvider = RenameOptions()
    let workspace = WorkspaceCapabilities()
  }

  struct TextDocumentSync: Encodable {
    let openClose = true

    /// Changes are incremental.
    let change = 2
    let save = true
  }

  struct DiagnosticOptions: Encodable {
    let identifier = "routegen"
    let interFileDependencies = true
    let workspaceDiagnostics = true
  }

  struct CodeActionOptions: Encodable {
    let codeActionKinds = [CodeActionKind.quickFix, CodeActionKind.fixAll]
  }

  struct RenameOptions: Encodable {
    let prepareProvider = true
  }

  struct WorkspaceCapabilities: Encodable {
    let workspaceFolders = WorkspaceFolders()

    struct WorkspaceFolders: Encodable {
      let supported = true
      let changeNotifications = true
    }
  }

  /// The parameters of `client/registerCapability`.
  struct RegistrationParams: Encodable {
    let registrations: [Registration]

    struct Registration: Encodable {
      let id: String
      let method: String
      let registerOptions: WatchedFiles
    }

    struct WatchedFiles: Encodable {
      let watchers: [Watcher]
    }

    struct Watcher: Encodable {
      let globPattern: String
    }
  }

  struct DidChangeWorkspaceFoldersParams: Decodable {
    let event: Event

    struct Event: Decodable {
      let added: [WorkspaceFolder]
      let removed: [WorkspaceFolder]
    }
  }

  /// The parameters of `window/logMessage` and `window/showMessage`.
  struct MessageParams: Encodable {
    let type: MessageType
    let message: String
  }

  enum MessageType: Int, Encodable {
    case error = 1
    case warning, info, log
  }
}
