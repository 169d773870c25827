import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// The symbol at a place of a document, and the document in which it is.
struct FoundSymbol {
  let checked: CheckedDocument
  let index: SymbolIndex
  let occurrence: Occurrence
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
      return try workspace.check(uri)
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
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

  /// Returns the places at which a symbol is declared or used: for a route set, in all files.
  mutating func occurrences(of found: FoundSymbol) -> [(
    location: LSP.Location, isDeclaration: Bool
  )] {
    let symbol = found.occurrence.symbol
    var locations = SpanLocations(found.checked, openURIs, client.encoding)
    guard case .routeSet(let name) = symbol else {
      return found.index.occurrences(of: symbol).map {
        (locations.location(of: $0.span), $0.isDeclaration)
      }
    }
    let declared = declarations(of: found)
    var all = declared.map { (location: $0, isDeclaration: true) }
    for document in hosts(of: name) + [found.checked] {
      guard let file = document.files.first else { continue }
      var locations = SpanLocations(document, openURIs, client.encoding)
      // A file that mounts another set of the same name is not meant.
      let target = document.declaration(ofMounted: name).map { locations.location(of: $0) }
      guard target == nil || declared.isEmpty || target == declared.first else { continue }
      for occurrence in SymbolIndex(file, document.model).occurrences(of: symbol)
      where !occurrence.isDeclaration {
        let location = locations.location(of: occurrence.span)
        if !all.contains(where: { $0.location == location }) { all.append((location, false)) }
      }
    }
    return all
  }

  /// Returns the documents of the workspace that mount a route set.
  private mutating func hosts(of name: String) -> [CheckedDocument] {
    var hosts: [CheckedDocument] = []
    let files = workspaceFiles()
    let others = documents.values.map(\.uri).filter { !files.contains($0) }
    for uri in files + others.sorted(by: { $0.text < $1.text }) {
      guard let checked = try? workspace.check(uri),
        checked.files.first?.syntax.mountedNames.contains(name) == true
      else { continue }
      hosts.append(checked)
    }
    return hosts
  }

  /// Returns the files of the workspace folders; open documents have the URI of the client.
  func workspaceFiles() -> [DocumentURI] {
    let openURIs = openURIs
    return folders.flatMap(workspace.routesFiles).map { file in
      file.path.flatMap { openURIs[$0] }.map { DocumentURI($0) } ?? file
    }
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
