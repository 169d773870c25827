import RoutegenCompiler

/// The diagnostics that the client has, as far as the server needs to know.
struct SentDiagnostics {
  /// The identifier of the diagnostics that were published, by URI.
  var published: [String: String] = [:]

  /// The identifier of the newest report for each document that the client asked about.
  var reported: [String: String] = [:]
}

extension Server {
  // MARK: Pull

  mutating func documentDiagnostics(
    _ parameters: LSP.DocumentDiagnosticParams
  ) throws(ResponseError) -> JSONMembers {
    let uri = try document(parameters.textDocument).uri
    var items = diagnostics(of: uri)
    let report = LSP.DocumentDiagnosticReport(
      items.removeValue(forKey: uri.text) ?? [], unless: parameters.previousResultId)
    sent.reported[uri.text] = report.resultId
    guard client.acceptsRelatedDocuments, !items.isEmpty else { return report.members }
    let others = items.mapValues { LSP.DocumentDiagnosticReport($0).members }
    return report.members.adding(["relatedDocuments": others])
  }

  mutating func workspaceDiagnostics(
    _ parameters: LSP.WorkspaceDiagnosticParams
  ) -> [String: [JSONMembers]] {
    let known = Dictionary(
      parameters.previousResultIds.map { ($0.uri, $0.value) }, uniquingKeysWith: { $1 })
    var items: [JSONMembers] = []
    for uri in workspaceFiles() {
      let diagnostics = diagnostics(of: uri)[uri.text] ?? []
      let report = LSP.DocumentDiagnosticReport(diagnostics, unless: known[uri.text])
      items.append(
        report.members.adding(["uri": uri.text, "version": versionOrNull(of: uri.text)]))
    }
    return ["items": items]
  }

  // MARK: Push

  /// Publishes the diagnostics that have changed or, if the client asks for them, tells it to ask again.
  mutating func publishDiagnostics() {
    if client.pullsDiagnostics {
      refreshDiagnostics()
    } else {
      publishChangedDiagnostics()
    }
  }

  private mutating func publishChangedDiagnostics() {
    var current: [String: [JSONMembers]] = [:]
    for document in documents.values.sorted(by: { $0.uri.text < $1.uri.text }) {
      current.merge(diagnostics(of: document.uri)) { first, _ in first }
    }
    for uri in Set(current.keys).union(sent.published.keys).sorted() {
      let diagnostics = current[uri] ?? []
      let identifier = LSP.DocumentDiagnosticReport(diagnostics).resultId
      let isKnown = identifier == sent.published[uri]
      sent.published[uri] = current[uri] == nil ? nil : identifier
      if isKnown { continue }
      let parameters: JSONMembers = [
        "uri": uri, "version": documents[uri]?.version, "diagnostics": diagnostics,
      ]
      send(.notification(method: "textDocument/publishDiagnostics", parameters))
    }
  }

  /// Tells the client to ask again if the newest report for any document has become wrong: through
  /// a change of a file that it mounts, of settings or of a baseline.
  private mutating func refreshDiagnostics() {
    guard client.refreshesDiagnostics else { return }
    var isOutdated = false
    for (uri, reported) in sent.reported {
      guard let document = documents[uri] else {
        sent.reported[uri] = nil
        continue
      }
      let items = diagnostics(of: document.uri)[uri] ?? []
      let resultId = LSP.DocumentDiagnosticReport(items).resultId
      if resultId != reported { isOutdated = true }
      sent.reported[uri] = resultId
    }
    if isOutdated { request("workspace/diagnostic/refresh", LSP.Null()) }
  }

  // MARK: Both

  /// Returns what `check` finds in a document, by the URI of each file: those of the document and, if
  /// they are not open, of the files that it mounts.
  private mutating func diagnostics(of uri: DocumentURI) -> [String: [JSONMembers]] {
    do throws(WorkspaceFailure) {
      let checked = try check(uri)
      var locations = SpanLocations(checked, openURIs, client.encoding)
      var found: [String: [JSONMembers]] = [uri.text: []]
      for diagnostic in checked.diagnostics {
        let file = diagnostic.span.file
        let place = file == checked.files.first?.file.id ? uri.text : locations.uri(of: file)
        // An open file has a report of its own.
        guard place == uri.text || documents[place] == nil else { continue }
        found[place, default: []].append(locations.json(diagnostic))
      }
      return found
    } catch {
      show(error)
      return [uri.text: []]
    }
  }
}
