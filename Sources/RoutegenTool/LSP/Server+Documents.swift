extension Server {
  mutating func didOpen(_ parameters: LSP.DidOpenTextDocumentParams) {
    let document = Document(parameters.textDocument)
    let uri = document.uri
    guard documents.count < Document.most || documents[uri.text] != nil else {
      return log(.error, "'\(uri.name)' is ignored: \(Document.most) documents are open")
    }
    filesChanged()
    keep(document)
  }

  mutating func didChange(_ parameters: LSP.DidChangeTextDocumentParams) {
    let (uri, version) = (parameters.textDocument.uri, parameters.textDocument.version)
    // Taken out of the dictionary, the text is changed and not copied.
    guard var document = documents.removeValue(forKey: uri) else {
      return log(.warning, "a change of '\(uri)' is ignored: the document is not open")
    }
    document.apply(parameters.contentChanges, version: version, client.encoding)
    keep(document)
  }

  mutating func didClose(_ parameters: LSP.TextDocumentParams) {
    guard let document = documents[parameters.textDocument.uri] else { return }
    drop(document.uri)
    filesChanged()
  }

  /// Reads files anew that are not open.
  mutating func filesChanged() {
    workspace.filesChanged()
    reportedFailures = []
    hasNews = true
  }

  /// Takes over settings; others of the editor than those for the server are ignored.
  mutating func didChangeConfiguration(_ parameters: LSP.DidChangeConfigurationParams) {
    let settings = parameters.settings
    let imports = settings?.routegen?.imports ?? settings?.imports
    let trusted = settings?.routegen?.trustedFolders ?? settings?.trustedFolders
    guard imports != nil || trusted != nil else { return }
    if let imports { workspace.setImports(imports, in: folders.first) }
    if let trusted { workspace.trustOnly(trusted) }
    filesChanged()
  }

  mutating func didChangeFolders(_ parameters: LSP.DidChangeWorkspaceFoldersParams) {
    let removed = Set(parameters.event.removed.compactMap { DocumentURI($0.uri).path })
    folders.removeAll(where: removed.contains)
    folders += parameters.event.added.compactMap { DocumentURI($0.uri).path }
    filesChanged()
  }

  /// Asks the client to tell when files on disk change.
  mutating func watchFiles() {
    guard client.watchesFiles else { return }
    // Baselines and snapshots are JSON files of any name.
    let watchers = ["**/*.routes", "**/*.json"].map { ["globPattern": $0] }
    let registration: JSONMembers = [
      "id": "files", "method": "workspace/didChangeWatchedFiles",
      "registerOptions": ["watchers": watchers],
    ]
    request("client/registerCapability", ["registrations": [registration]])
  }

  /// Keeps the new state of a document, unless it is too large.
  private mutating func keep(_ document: Document) {
    let uri = document.uri
    if document.isTooLarge {
      log(.error, "'\(uri.name)' is ignored: it has more than \(Document.mostBytes >> 20) MiB")
      return drop(uri)
    }
    documents[uri.text] = document
    if !client.watchesFiles { workspace.filesChanged() }
    workspace.setText(document.text.bytes, of: uri)
    markStale(uri.text)
    hasNews = true
  }

  private mutating func drop(_ uri: DocumentURI) {
    documents[uri.text] = nil
    lastChecks[uri.text] = nil
    workspace.setText(nil, of: uri)
    markStale(uri.text)
    hasNews = true
  }

  /// Returns an open document for a request.
  func document(_ identifier: LSP.TextDocumentIdentifier) throws(ResponseError) -> Document {
    guard let document = documents[identifier.uri] else {
      throw ResponseError(.invalidParams, "the document '\(identifier.uri)' is not open")
    }
    return document
  }

  /// The URIs of the open documents that are files, by path.
  var openURIs: [String: String] {
    let pairs = documents.values.compactMap { document in
      document.uri.path.map { ($0, document.uri.text) }
    }
    return Dictionary(pairs, uniquingKeysWith: min)
  }

  /// Returns edits of documents in the form that the client knows.
  func workspaceEdit(_ edits: [String: [LSP.TextEdit]]) -> JSONMembers {
    guard client.editsVersions else { return ["changes": edits] }
    let changes: [JSONMembers] = edits.sorted { $0.key < $1.key }.map { uri, edits in
      let document: JSONMembers = ["uri": uri, "version": versionOrNull(of: uri)]
      return ["textDocument": document, "edits": edits]
    }
    return ["documentChanges": changes]
  }

  /// The version of an open document; `null` for a file that is not open.
  func versionOrNull(of uri: String) -> any Encodable { documents[uri]?.version ?? LSP.Null() }
}
