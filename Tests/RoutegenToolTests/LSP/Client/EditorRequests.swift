import RoutegenTool

/// The requests that a server announces, with parameters for any place of a document.
struct EditorRequests {
  /// The methods, in the order of the server's capabilities.
  let methods: [String]

  /// The capabilities that ``capabilities`` does not have.
  let unknown: [String]

  /// The methods that each capability announces.
  private static let capabilities: [String: [String]] = [
    "positionEncoding": [], "textDocumentSync": [], "workspace": [],
    "codeActionProvider": ["textDocument/codeAction"],
    "completionProvider": ["textDocument/completion"],
    "definitionProvider": ["textDocument/definition"],
    "diagnosticProvider": ["textDocument/diagnostic", "workspace/diagnostic"],
    "documentFormattingProvider": ["textDocument/formatting"],
    "documentHighlightProvider": ["textDocument/documentHighlight"],
    "documentLinkProvider": ["textDocument/documentLink"],
    "documentSymbolProvider": ["textDocument/documentSymbol"],
    "executeCommandProvider": ["workspace/executeCommand"],
    "foldingRangeProvider": ["textDocument/foldingRange"],
    "hoverProvider": ["textDocument/hover"],
    "referencesProvider": ["textDocument/references"],
    "renameProvider": ["textDocument/prepareRename", "textDocument/rename"],
    "selectionRangeProvider": ["textDocument/selectionRange"],
    "semanticTokensProvider": [
      "textDocument/semanticTokens/full", "textDocument/semanticTokens/range",
    ],
    "workspaceSymbolProvider": ["workspace/symbol"],
  ]

  /// - Parameter announced: The capabilities in the result of `initialize`.
  init(_ announced: JSONValue) {
    let names = (announced.members ?? [:]).keys.sorted()
    methods = names.flatMap { Self.capabilities[$0] ?? [] }
    unknown = names.filter { Self.capabilities[$0] == nil }
  }

  /// Returns the parameters of any request about a place: more than each of them needs.
  static func parameters(_ uri: String, _ place: LSP.Position, to end: LSP.Position) -> [String:
    Any]
  {
    [
      "textDocument": ["uri": uri], "position": place.parameter, "positions": [place.parameter],
      "range": ["start": place.parameter, "end": end.parameter],
      "context": ["includeDeclaration": true, "diagnostics": [Any]()],
      "newName": "zz", "query": "a", "previousResultIds": [Any](), "options": [String: Any](),
      "command": "routegen.match", "arguments": [uri, "/a"],
    ]
  }
}
