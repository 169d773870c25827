import RoutegenCompiler

extension Server {
  mutating func prepareRename(
    _ parameters: LSP.TextDocumentPositionParams
  ) throws(ResponseError) -> JSONMembers? {
    guard let found = try renamable(at: parameters.position, in: parameters.textDocument) else {
      return nil
    }
    // The new name does not matter for what cannot be renamed at all.
    _ = try Renaming(found, to: "name")
    var locations = SpanLocations(found.checked, openURIs, client.encoding)
    return [
      "range": locations.range(of: found.occurrence.span), "placeholder": name(of: found),
    ]
  }

  mutating func rename(
    _ parameters: LSP.RenameParams
  ) throws(ResponseError) -> JSONMembers? {
    guard let found = try renamable(at: parameters.position, in: parameters.textDocument) else {
      return nil
    }
    var renamed: [RenamedDocument] = []
    let renaming = try Renaming(found, to: parameters.newName)
    if case .routeSet = found.occurrence.symbol {
      renamed = occurrences(of: found).map { document in
        let edits = document.occurrences.map { occurrence in
          FixIt(
            title: "", span: occurrence.span, replacement: parameters.newName, isAutomatic: true)
        }
        return RenamedDocument(checked: document.checked, edits: edits)
      }
    } else {
      renamed = [RenamedDocument(checked: found.checked, edits: renaming.edits)]
    }
    try verify(renamed)
    var edits: [String: [LSP.TextEdit]] = [:]
    for document in renamed {
      var locations = SpanLocations(document.checked, openURIs, client.encoding)
      edits[clientURI(of: document.checked.uris[0]).text] = document.edits.map { edit in
        LSP.TextEdit(range: locations.range(of: edit.span), newText: edit.replacement)
      }
    }
    return workspaceEdit(edits)
  }

  /// Returns the symbol at a position; `nil` for what has no name in a placeholder, because the route around it is
  /// not meant.
  private mutating func renamable(
    at position: LSP.Position, in identifier: LSP.TextDocumentIdentifier
  ) throws(ResponseError) -> FoundSymbol? {
    guard let found = try symbol(at: position, in: identifier) else { return nil }
    let offset = try document(identifier).text.offset(of: position, in: client.encoding)
    let route = found.checked.files[0].syntax.declarations.route(at: offset)
    guard !found.occurrence.isName,
      let parameter = route?.pattern.parameters.first(where: { $0.span.encloses(offset) })
    else { return found }
    guard let type = parameter.type, type.span.start <= offset, offset <= type.span.end else {
      return nil
    }
    throw ResponseError(.requestFailed, "'\(type.name.text)' is not declared in this file")
  }

  /// The name that a symbol has.
  private func name(of found: FoundSymbol) -> String {
    switch found.occurrence.symbol {
    case .routeSet(let name), .type(let name), .value(let name, _), .requirement(let name),
      .parameter(let name, _):
      name
    case .route(let offset):
      found.checked.model.allMembers.first {
        $0.nameSpan.file == found.checked.files[0].file.id && $0.nameSpan.start == offset
      }?.caseName ?? ""
    }
  }

  /// Compiles documents with the new name.
  ///
  /// - Throws: The first new diagnostic.
  private mutating func verify(_ renamed: [RenamedDocument]) throws(ResponseError) {
    let texts = renamed.map { document in
      (
        uri: clientURI(of: document.checked.uris[0]),
        bytes: document.checked.files[0].file.applying(document.edits).file.bytes
      )
    }
    try withTexts(texts) { server throws(ResponseError) in
      for (text, document) in zip(texts, renamed) {
        try server.checkedDocument(text.uri).requireNothingNew(since: document.checked)
      }
    }
  }

  /// Calls a function while documents have other texts than the client knows.
  private mutating func withTexts(
    _ texts: [(uri: DocumentURI, bytes: [UInt8])],
    _ body: (inout Self) throws(ResponseError) -> Void
  ) throws(ResponseError) {
    // What is known about the present texts stays known.
    let (knownChecks, knownFiles) = (lastChecks, workspace)
    for text in texts { workspace.setText(text.bytes, of: text.uri) }
    defer {
      for text in texts { workspace.setText(documents[text.uri.text]?.text.bytes, of: text.uri) }
      (lastChecks, workspace) = (knownChecks, knownFiles)
    }
    try body(&self)
  }
}

extension CheckedDocument {
  /// - Throws: The first diagnostic that the old text of the document does not have.
  fileprivate func requireNothingNew(since old: CheckedDocument) throws(ResponseError) {
    var known: [DiagnosticCode: Int] = [:]
    for diagnostic in old.diagnostics { known[diagnostic.code, default: 0] += 1 }
    for diagnostic in diagnostics {
      known[diagnostic.code, default: 0] -= 1
      guard known[diagnostic.code, default: 0] < 0 else { continue }
      throw ResponseError(.requestFailed, "after that, \(diagnostic.message)")
    }
  }
}

extension Span {
  /// Returns whether an offset is between the first and the last byte.
  fileprivate func encloses(_ offset: Int) -> Bool { start < offset && offset < end }
}

/// A document before a rename, and the changes that give it the new name.
private struct RenamedDocument {
  let checked: CheckedDocument
  let edits: [FixIt]
}
