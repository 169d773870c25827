/// What the client said about itself in `initialize`.
struct Client {
  let encoding: PositionEncoding

  /// Whether the client asks for diagnostics; otherwise the server publishes them.
  ///
  /// The server never does both, because some editors then show each diagnostic twice.
  let pullsDiagnostics: Bool

  /// Whether a report about a document may include those about other documents.
  let acceptsRelatedDocuments: Bool

  /// Whether the client can be asked to request all diagnostics again.
  let refreshesDiagnostics: Bool

  /// Whether the client can be asked to watch files.
  let watchesFiles: Bool

  /// Whether edits can name the version of the document that they are for.
  let editsVersions: Bool

  /// Whether completion may insert snippets.
  let hasSnippets: Bool

  /// How the client shows the documentation of completions.
  let documentationFormat: LSP.MarkupKind?

  /// How the client shows hovers.
  let hoverFormat: LSP.MarkupKind?

  init(_ capabilities: LSP.ClientCapabilities) {
    encoding = PositionEncoding(offered: capabilities.general?.positionEncodings ?? [])
    let diagnostic = capabilities.textDocument?.diagnostic
    pullsDiagnostics = diagnostic != nil
    acceptsRelatedDocuments = diagnostic?.relatedDocumentSupport ?? false
    let completion = capabilities.textDocument?.completion
    hasSnippets = completion?.completionItem?.snippetSupport ?? false
    documentationFormat = LSP.MarkupKind(offered: completion?.completionItem?.documentationFormat)
    hoverFormat = LSP.MarkupKind(offered: capabilities.textDocument?.hover?.contentFormat)
    let workspace = capabilities.workspace
    refreshesDiagnostics = workspace?.diagnostics?.refreshSupport ?? false
    watchesFiles = workspace?.didChangeWatchedFiles?.dynamicRegistration ?? false
    editsVersions = workspace?.workspaceEdit?.documentChanges ?? false
  }
}
