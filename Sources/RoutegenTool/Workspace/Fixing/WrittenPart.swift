import RoutegenCompiler

/// A declaration, or a part of one that has a meaning of its own.
struct WrittenPart {
  let place: Place
  let span: Span

  /// The text of what has no place of its own: a line of documentation.
  let text: String

  /// What the part is, and where the declaration begins to which it belongs; -1 for the file.
  struct Place: Hashable {
    let kind: Kind
    let owner: Int
  }

  enum Kind {
    case setting, enumeration, value, text, type, origins, entry, exception, envelope, route
    case name, mount, block, attribute, argument, documentation, alias, example, parameter, item
    case assignment
  }

  /// Where the part begins.
  var start: Start { Start(place: place, offset: span.start, text: text) }

  struct Start: Hashable {
    let place: Place
    let offset: Int
    let text: String

    /// Returns the start after changes.
    func moved(by offsets: EditedOffsets) -> Start {
      let owner = place.owner < 0 ? place.owner : offsets.start(place.owner)
      return Start(
        place: Place(kind: place.kind, owner: owner), offset: offsets.start(offset), text: text)
    }
  }

  /// Returns the parts of all declarations of a file.
  static func all(in syntax: FileSyntax) -> [WrittenPart] {
    var list = WrittenParts()
    for declaration in syntax.declarations { list.add(declaration, of: -1) }
    return list.parts
  }
}

/// Collects the parts of declarations.
private struct WrittenParts {
  private(set) var parts: [WrittenPart] = []

  private mutating func add(
    _ kind: WrittenPart.Kind, _ span: Span, of owner: Int, text: String = ""
  ) {
    let place = WrittenPart.Place(kind: kind, owner: owner)
    parts.append(WrittenPart(place: place, span: span, text: text))
  }

  private mutating func add(_ kind: WrittenPart.Kind, _ names: [NameSyntax], of owner: Int) {
    for name in names { add(kind, name.span, of: owner) }
  }

  mutating func add(_ declaration: DeclarationSyntax, of owner: Int) {
    switch declaration {
    case .routes(let routes):
      add(.setting, routes.name.span, of: owner)
      addDocumentation(routes.documentation, routes.name.span)
    case .access(let name), .handlers(let name), .importModule(let name), .expires(let name):
      add(.setting, name.span, of: owner)
    case .schemes(let names), .hosts(let names), .requirements(let names):
      add(.setting, names, of: owner)
    case .plusLiteral(let span), .caseless(let span): add(.setting, span, of: owner)
    case .origins(let block):
      guard let first = block.names.first?.span.start else { return }
      add(.origins, block.names, of: owner)
      for declaration in block.block { add(declaration, of: first) }
    case .variant(let variant):
      add(.setting, variant.name.span, of: owner)
      for entry in variant.entries { add(entry, of: variant.name.span.start) }
    case .payload(let payload): for entry in payload.entries { add(entry, of: owner) }
    case .enumeration(let syntax):
      add(.enumeration, syntax.name.span, of: owner)
      addDocumentation(syntax.documentation, syntax.name.span)
      for value in syntax.values {
        add(.value, value.name.span, of: syntax.name.span.start)
        if let text = value.text { add(.text, text.span, of: syntax.name.span.start) }
      }
    // Only the name of a type with a mistake is known; it may be an enum.
    case .type(let type) where type.hasBrokenPrefix: break
    case .type(let type):
      add(.type, type.name.span, of: owner)
      if let prefix = type.prefix { add(.text, prefix.span, of: type.name.span.start) }
    case .exception(let syntax): add(.exception, syntax.pattern, of: owner)
    case .envelope(let syntax):
      add(.envelope, syntax.pattern, of: owner)
      if let key = syntax.key { add(.item, key.span, of: syntax.pattern.span.start) }
    case .route(let route): add(route, of: owner)
    }
  }

  private mutating func add(_ entry: VariantEntrySyntax, of owner: Int) {
    switch entry {
    case .schemes(let names), .hosts(let names): add(.setting, names, of: owner)
    case .replacement(_, let old, let new): add(.setting, [old, new], of: owner)
    }
  }

  private mutating func add(_ entry: PayloadEntrySyntax, of owner: Int) {
    switch entry {
    case .type(let key), .link(let key): add(.entry, key.span, of: owner)
    case .when(let key, let value, let pattern):
      add(.entry, key.span, of: owner)
      if let value { add(.text, value.span, of: key.span.start) }
      add(.entry, pattern, of: key.span.start)
    case .otherwise(let pattern): add(.entry, pattern, of: owner)
    }
  }

  private mutating func add(_ route: RouteSyntax, of owner: Int) {
    let start = route.pattern.span.start
    add(.route, route.pattern, of: owner)
    addDocumentation(route.documentation, route.pattern.span)
    for attribute in route.attributes {
      add(.attribute, attribute.span, of: start)
      add(.argument, attribute.arguments + attribute.labeledArguments.map(\.value), of: start)
      for value in attribute.values { add(.assignment, value.name.span, of: start) }
    }
    if let name = route.name { add(.name, name.span, of: start) }
    if let mount = route.mount { add(.mount, mount.span, of: start) }
    for alias in route.aliases {
      add(.alias, alias.pattern, of: start)
      for value in alias.values { add(.assignment, value.name.span, of: alias.pattern.span.start) }
    }
    for example in route.examples {
      add(.example, example.link.span, of: start)
      if let expected = example.expected { add(.text, expected.span, of: start) }
    }
    if let brace = route.closingBrace { add(.block, brace, of: start) }
    for declaration in route.block ?? [] { add(declaration, of: start) }
  }

  private mutating func add(_ kind: WrittenPart.Kind, _ pattern: PatternSyntax, of owner: Int) {
    let start = pattern.span.start
    add(kind, pattern.span, of: owner)
    for parameter in pattern.pathPlaceholders + (pattern.fragment?.placeholders ?? []) {
      add(.parameter, parameter.span, of: start)
    }
    for item in pattern.items { add(.item, item.span, of: start) }
  }

  private mutating func addDocumentation(_ lines: [String], _ owner: Span) {
    for line in lines { add(.documentation, owner, of: owner.start, text: line) }
  }
}
