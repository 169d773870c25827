import RoutegenCompiler

/// The symbol at a place of a document, and the document in which it is.
struct FoundSymbol {
  let checked: CheckedDocument
  let index: SymbolIndex
  let occurrence: Occurrence
}

/// The occurrences of a symbol in one document.
struct DocumentOccurrences {
  let checked: CheckedDocument
  let occurrences: [Occurrence]

  init(_ checked: CheckedDocument, _ occurrences: [Occurrence]) {
    (self.checked, self.occurrences) = (checked, occurrences)
  }
}

extension Server {
  /// Returns the symbol at a position of an open document; `nil` if there is none.
  mutating func symbol(
    at position: LSP.Position, in identifier: LSP.TextDocumentIdentifier
  ) throws(ResponseError) -> FoundSymbol? {
    let document = try document(identifier)
    let checked = try checkedDocument(document.uri)
    guard let file = checked.files.first else { return nil }
    let index = SymbolIndex(file, checked.model)
    let offset = document.text.offset(of: position, in: client.encoding)
    return index.occurrence(at: offset).map {
      FoundSymbol(checked: checked, index: index, occurrence: $0)
    }
  }

  /// Returns a document after `check`.
  mutating func checkedDocument(
    _ uri: DocumentURI
  ) throws(ResponseError) -> CheckedDocument {
    do throws(WorkspaceFailure) {
      return try check(uri)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }

  /// Checks a document, and remembers the result if it is open.
  mutating func check(_ uri: DocumentURI) throws(WorkspaceFailure) -> CheckedDocument {
    let checked = try workspace.check(uri)
    if documents[uri.text] != nil {
      lastChecks[uri.text, default: LastChecks(checked)].add(checked)
    }
    return checked
  }

  /// Returns the places at which a symbol is declared: for a mounted route set, in its file.
  func declarations(of found: FoundSymbol) -> [LSP.Location] {
    var locations = SpanLocations(found.checked, openURIs, client.encoding)
    let here = found.index.occurrences(of: found.occurrence.symbol).filter(\.isDeclaration)
    if !here.isEmpty { return here.map { locations.location(of: $0.span) } }
    guard case .routeSet(let name) = found.occurrence.symbol,
      let span = found.checked.declaration(ofMounted: name)
    else { return [] }
    return [locations.location(of: span)]
  }

  /// Returns the occurrences of a symbol: of a route set, in all documents that declare or mount it.
  mutating func occurrences(of found: FoundSymbol) -> [DocumentOccurrences] {
    let symbol = found.occurrence.symbol
    guard case .routeSet(let name) = symbol else {
      return [DocumentOccurrences(found.checked, found.index.occurrences(of: symbol))]
    }
    let declaring = declarations(of: found).first?.uri
    let here = clientURI(of: found.checked.uris[0])
    var candidates = [here] + (declaring.map { [DocumentURI($0)] } ?? [])
    candidates += workspaceFiles() + documents.values.map(\.uri)
    var seen: Set<String> = []
    return candidates.sorted { $0.text < $1.text }.compactMap { uri in
      guard seen.insert(uri.text).inserted, let checked = try? workspace.check(uri) else {
        return nil
      }
      // A file that mounts another set of the same name is not meant.
      let mounted = checked.declaration(ofMounted: name)
        .map { clientURI(of: checked.uris[$0.file.number]).text }
      guard uri == here || uri.text == declaring || mounted == declaring else { return nil }
      let found = SymbolIndex(checked.files[0], checked.model).occurrences(of: symbol)
      return found.isEmpty ? nil : DocumentOccurrences(checked, found)
    }
  }

  /// Returns the URI of a file as the client writes it, if it is open.
  func clientURI(of uri: DocumentURI) -> DocumentURI {
    uri.path.flatMap { openURIs[$0] }.map { DocumentURI($0) } ?? uri
  }

  /// Returns the files of the workspace folders; open documents have the URI of the client.
  func workspaceFiles() -> [DocumentURI] {
    folders.flatMap(workspace.routesFiles).map(clientURI)
  }
}

extension CheckedDocument {
  /// Returns the name in the declaration of a route set that the document mounts.
  func declaration(ofMounted name: String) -> Span? {
    if let mount = model.mounts.first(where: { $0.model.name == name }) {
      return mount.model.nameSpan
    }
    for file in files.dropFirst() {
      for case .routes(let routes) in file.syntax.declarations where routes.name.text == name {
        return routes.name.span
      }
    }
    return nil
  }
}
