extension FileSyntax {
  /// The variants of the file.
  package var variants: [VariantSyntax] {
    declarations.compactMap { if case .variant(let variant) = $0 { variant } else { nil } }
  }

  /// Returns what a build with the variant has in place of the file: with other schemes and hosts, and without
  /// examples, which are links of the file.
  package func replacingOrigins(by variant: VariantSyntax) -> FileSyntax {
    var (schemes, hosts, others): ([NameSyntax]?, [NameSyntax]?, [String: NameSyntax]) =
      (nil, nil, [:])
    for entry in variant.entries {
      switch entry {
      case .schemes(let names): schemes = (schemes ?? []) + names
      case .hosts(let names): hosts = (hosts ?? []) + names
      case .host(let old, let new): others[old.text.lowercased()] = new
      }
    }
    var syntax = self
    syntax.declarations = declarations.compactMap { declaration in
      switch declaration {
      case .schemes where schemes != nil: nil
      case .hosts where hosts != nil: nil
      case .variant: nil
      case _: declaration.replacing(others)
      }
    }
    let own = [schemes.map(DeclarationSyntax.schemes), hosts.map(DeclarationSyntax.hosts)]
    let name = syntax.declarations.firstIndex { if case .routes = $0 { true } else { false } }
    syntax.declarations.insert(contentsOf: own.compactMap { $0 }, at: name.map { $0 + 1 } ?? 0)
    return syntax
  }

  /// The hosts that the file names: its own, those of blocks, and those with which other patterns begin.
  package var hosts: [NameSyntax] { declarations.flatMap(\.hosts) }
}

extension DeclarationSyntax {
  fileprivate var hosts: [NameSyntax] {
    switch self {
    case .hosts(let names): names
    case .origins(let block):
      (block.kind == .hosts && block.value == nil ? block.names : []) + block.block.flatMap(\.hosts)
    case .route(let route):
      route.aliases.compactMap { $0.origin?.host } + (route.block ?? []).flatMap(\.hosts)
    case _: []
    }
  }

  /// Returns the declaration with other hosts in place of those of the names, in lower case.
  fileprivate func replacing(_ others: [String: NameSyntax]) -> DeclarationSyntax {
    func other(_ name: NameSyntax) -> NameSyntax { others[name.text.lowercased()] ?? name }
    switch self {
    case .hosts(let names): return .hosts(names.map(other))
    case .origins(var block):
      if block.kind == .hosts { block.names = block.names.map(other) }
      block.block = block.block.map { $0.replacing(others) }
      return .origins(block)
    case .route(var route):
      route.examples = []
      for index in route.aliases.indices {
        guard let host = route.aliases[index].origin?.host else { continue }
        route.aliases[index].origin?.host = other(host)
      }
      route.block = route.block?.map { $0.replacing(others) }
      return .route(route)
    case _: return self
    }
  }
}
