import RoutegenModel
import RoutegenSource
import RoutegenSyntax

extension Server {
  mutating func prepareRename(
    _ parameters: LSP.TextDocumentPositionParams
  ) throws(ResponseError) -> LSP.PrepareRenameResult? {
    guard let found = try renamed(at: parameters.position, in: parameters.textDocument) else {
      return nil
    }
    // The new name does not matter for what cannot be renamed at all.
    _ = try Renaming(found, to: "name")
    var locations = SpanLocations(found.checked, openURIs, client.encoding)
    return LSP.PrepareRenameResult(
      range: locations.range(of: found.occurrence.span), placeholder: name(of: found))
  }

  mutating func rename(
    _ parameters: LSP.RenameParams
  ) throws(ResponseError) -> LSP.WorkspaceEdit? {
    guard let found = try renamed(at: parameters.position, in: parameters.textDocument) else {
      return nil
    }
    let renaming = try Renaming(found, to: parameters.newName)
    if case .routeSet = found.occurrence.symbol {
      let edits = occurrences(of: found).map { occurrence in
        (
          occurrence.location.uri,
          LSP.TextEdit(range: occurrence.location.range, newText: parameters.newName)
        )
      }
      return workspaceEdit(Dictionary(grouping: edits, by: \.0).mapValues { $0.map(\.1) })
    }
    try verify(renaming, found)
    var locations = SpanLocations(found.checked, openURIs, client.encoding)
    let edits = renaming.edits.map { edit in
      LSP.TextEdit(range: locations.range(of: edit.span), newText: edit.replacement)
    }
    return workspaceEdit([parameters.textDocument.uri: edits])
  }

  /// Returns the symbol to rename; for a pattern without a name, its route.
  private mutating func renamed(
    at position: LSP.Position, in identifier: LSP.TextDocumentIdentifier
  ) throws(ResponseError) -> FoundSymbol? {
    if let found = try symbol(at: position, in: identifier) { return found }
    let document = try document(identifier)
    let checked = try checkedDocument(document.uri)
    let offset = document.text.offset(of: position, in: client.encoding)
    guard let file = checked.files.first,
      let route = file.syntax.declarations.route(at: offset), route.name == nil
    else { return nil }
    let occurrence = Occurrence(
      symbol: .route(route.identity), span: route.pattern.span, isDeclaration: true)
    return FoundSymbol(
      checked: checked, index: SymbolIndex(file, checked.model), occurrence: occurrence)
  }

  /// The name that a symbol has.
  private func name(of found: FoundSymbol) -> String {
    switch found.occurrence.symbol {
    case .routeSet(let name), .type(let name), .value(let name, _), .requirement(let name),
      .parameter(let name, _):
      name
    case .route(let offset):
      found.checked.model.members.name(ofCaseAt: offset, in: found.checked.files[0].file.id) ?? ""
    }
  }

  /// Compiles the document with the new name.
  ///
  /// - Throws: The first new diagnostic.
  private mutating func verify(
    _ renaming: Renaming, _ found: FoundSymbol
  ) throws(ResponseError) {
    let uri = found.checked.uris[0]
    let file = found.checked.files[0].file
    workspace.setText(file.applying(renaming.edits).file.bytes, of: uri)
    defer { workspace.setText(file.bytes, of: uri) }
    var known: [DiagnosticCode: Int] = [:]
    for diagnostic in found.checked.diagnostics { known[diagnostic.code, default: 0] += 1 }
    let after = try checkedDocument(uri).diagnostics
    let new = after.first { diagnostic in
      known[diagnostic.code, default: 0] -= 1
      return known[diagnostic.code, default: 0] < 0
    }
    guard let new else { return }
    throw ResponseError(.requestFailed, "after that, \(new.message)")
  }
}

extension [Member] {
  /// Returns the name of the case whose name or pattern begins at an offset.
  fileprivate func name(ofCaseAt offset: Int, in file: FileID) -> String? {
    for member in self {
      if member.nameSpan.file == file, member.nameSpan.start == offset { return member.caseName }
      if case .group(let group) = member,
        let name = group.members.name(ofCaseAt: offset, in: file)
      {
        return name
      }
    }
    return nil
  }
}
