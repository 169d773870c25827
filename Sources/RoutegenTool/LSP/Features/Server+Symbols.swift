import RoutegenCompiler

extension Server {
  mutating func documentSymbols(
    _ parameters: LSP.TextDocumentParams
  ) throws(ResponseError) -> [LSP.DocumentSymbol] {
    let document = try document(parameters.textDocument)
    let checked = try checkedDocument(document.uri)
    guard let file = checked.files.first else { return [] }
    var outline = Outline(checked, SpanLocations(checked, openURIs, client.encoding))
    return outline.symbols(file.syntax.declarations)
  }

  /// Returns the routes of the workspace whose name or pattern contains a text.
  mutating func workspaceSymbols(_ parameters: LSP.WorkspaceSymbolParams) -> [JSONMembers] {
    let query = parameters.query.lowercased()
    var symbols: [JSONMembers] = []
    for uri in workspaceFiles() {
      guard let checked = try? workspace.check(uri), let file = checked.files.first else {
        continue
      }
      var locations = SpanLocations(checked, openURIs, client.encoding)
      for route in checked.model.routes where route.nameSpan.file == file.file.id {
        let pattern = route.pattern.text
        guard
          query.isEmpty || route.qualifiedName.lowercased().contains(query)
            || pattern.lowercased().contains(query)
        else { continue }
        symbols.append([
          "name": "\(route.qualifiedName)  \(pattern)", "kind": LSP.SymbolKind.enumMember,
          "location": locations.location(of: route.nameSpan), "containerName": checked.model.name,
        ])
      }
    }
    return symbols
  }
}

/// The declarations of a document as a tree.
struct Outline {
  private var locations: SpanLocations

  /// The names of cases, by the offset of their names or patterns.
  private var names: [Int: CaseName] = [:]
  private var deprecated: Set<Int> = []

  init(_ checked: CheckedDocument, _ locations: SpanLocations) {
    self.locations = locations
    guard let file = checked.files.first?.file.id else { return }
    for member in checked.model.allMembers where member.nameSpan.file == file {
      names[member.nameSpan.start] = member.declaration.name
      if member.attributes.deprecation != nil { deprecated.insert(member.nameSpan.start) }
    }
  }

  /// Returns the symbols of declarations that have names; hosts, schemes and settings have none.
  mutating func symbols(_ declarations: [DeclarationSyntax]) -> [LSP.DocumentSymbol] {
    var symbols: [LSP.DocumentSymbol] = []
    for declaration in declarations {
      switch declaration {
      case .routes(let syntax): symbols.append(symbol(syntax.name, .namespace))
      case .enumeration(let syntax): symbols.append(symbol(syntax))
      case .type(let syntax): symbols.append(symbol(syntax.name, .structure))
      case .payload(let syntax):
        let name = NameSyntax(text: "payload", span: syntax.span)
        symbols.append(symbol(name, .property))
      case .variant(let syntax): symbols.append(symbol(syntax.name, .property))
      case .route(let syntax): symbols.append(symbol(syntax))
      case .origins(let syntax): symbols += self.symbols(syntax.block)
      case .access, .handlers, .importModule, .schemes, .hosts, .requirements, .plusLiteral,
        .expires, .caseless, .exception, .envelope:
        break
      }
    }
    return symbols
  }

  private mutating func symbol(
    _ name: NameSyntax, _ kind: LSP.SymbolKind, detail: String? = nil
  ) -> LSP.DocumentSymbol {
    let range = locations.range(of: name.span)
    return LSP.DocumentSymbol(
      name: name.text, detail: detail, kind: kind, deprecated: nil, range: range,
      selectionRange: range, children: [])
  }

  private mutating func symbol(_ syntax: EnumSyntax) -> LSP.DocumentSymbol {
    var children: [LSP.DocumentSymbol] = []
    for value in syntax.values {
      children.append(symbol(value.name, .enumMember, detail: value.text?.text))
    }
    let spans = syntax.values.flatMap { [$0.name.span] + ($0.text.map { [$0.span] } ?? []) }
    let whole = spans.reduce(syntax.name.span) { $0.union($1) }
    return LSP.DocumentSymbol(
      name: syntax.name.text, detail: nil, kind: .enumeration, deprecated: nil,
      range: locations.range(of: whole), selectionRange: locations.range(of: syntax.name.span),
      children: children)
  }

  private mutating func symbol(_ syntax: RouteSyntax) -> LSP.DocumentSymbol {
    let pattern = locations.text(of: syntax.pattern.span)
    let span = syntax.name?.span ?? syntax.pattern.span
    let others = [syntax.name?.span, syntax.closingBrace, syntax.mount?.span]
    let whole = others.compactMap { $0 }.reduce(syntax.pattern.span) { $0.union($1) }
    let children = symbols(syntax.block ?? [])
    let range = locations.range(of: whole)
    // A block without its closing brace ends with its last declaration.
    let end = children.map(\.range.end).reduce(range.end, max)
    let isGroup = syntax.block != nil || syntax.mount != nil
    return LSP.DocumentSymbol(
      name: names[syntax.identity]?.text ?? pattern, detail: pattern,
      kind: isGroup ? .enumeration : .enumMember,
      deprecated: deprecated.contains(syntax.identity) ? true : nil,
      range: LSP.Range(start: range.start, end: end),
      selectionRange: locations.range(of: span), children: children)
  }
}
