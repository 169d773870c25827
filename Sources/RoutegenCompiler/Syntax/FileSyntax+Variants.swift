extension FileSyntax {
  /// The variants of the file.
  package var variants: [VariantSyntax] {
    declarations.compactMap { if case .variant(let variant) = $0 { variant } else { nil } }
  }

  /// Returns what a build with the variant has in place of the file: with other schemes and hosts, and without
  /// examples, which are links of the file.
  package func replacingOrigins(by variant: VariantSyntax) -> FileSyntax {
    let replaced = ReplacedOrigins(declarations, variant)
    var syntax = self
    syntax.declarations = declarations.compactMap { declaration in
      switch declaration {
      case .schemes where !replaced.schemes.isEmpty: nil
      case .hosts where !replaced.hosts.isEmpty: nil
      case .variant: nil
      case _: declaration.replacing(replaced)
      }
    }
    let own: [DeclarationSyntax] =
      (replaced.schemes.isEmpty ? [] : [.schemes(replaced.schemes)])
      + (replaced.hosts.isEmpty ? [] : [.hosts(replaced.hosts)])
    let name = syntax.declarations.firstIndex { if case .routes = $0 { true } else { false } }
    syntax.declarations.insert(contentsOf: own, at: name.map { $0 + 1 } ?? 0)
    return syntax
  }

  /// The schemes or the hosts that the file names: its own, those of blocks, and those with which other
  /// patterns begin.
  package func origins(_ kind: OriginsSyntax.Kind) -> [NameSyntax] {
    declarations.flatMap { $0.origins(kind) }
  }
}

/// The schemes and hosts of builds with a variant.
private struct ReplacedOrigins {
  /// Those of the variant's lines, which replace the lines of the file.
  private(set) var schemes: [NameSyntax] = []
  private(set) var hosts: [NameSyntax] = []

  /// The new names by the old ones, wherever the file names them.
  private var others: [OriginsSyntax.Kind: [String: NameSyntax]] = [:]

  init(_ declarations: [DeclarationSyntax], _ variant: VariantSyntax) {
    var (oldSchemes, oldHosts): ([NameSyntax], [NameSyntax]) = ([], [])
    for declaration in declarations {
      if case .schemes(let names) = declaration { oldSchemes += names }
      if case .hosts(let names) = declaration { oldHosts += names }
    }
    for entry in variant.entries {
      switch entry {
      case .schemes(let names): schemes += names
      case .hosts(let names): hosts += names
      case .replacement: break
      }
    }
    // If both have one, it is the other one everywhere.
    if let old = oldSchemes.onlyScheme, let new = schemes.onlyScheme {
      others[.schemes] = [oldSchemes[old].origin: schemes[new]]
      schemes[new] = schemes[new].withMarks(of: oldSchemes[old])
    }
    if oldHosts.count == 1, hosts.count == 1 {
      others[.hosts] = [oldHosts[0].origin: hosts[0]]
      hosts[0] = hosts[0].withMarks(of: oldHosts[0])
    }
    for case .replacement(let kind, let old, let new) in variant.entries {
      others[kind, default: [:]][old.origin] = new
    }
  }

  /// The name in place of one of the file.
  func other(_ name: NameSyntax, _ kind: OriginsSyntax.Kind) -> NameSyntax {
    others[kind]?[name.origin]?.withMarks(of: name) ?? name
  }
}

extension [NameSyntax] {
  /// The index of the only scheme of an app; `nil` without one, or with several.
  fileprivate var onlyScheme: Int? {
    let own = indices.filter { !["http", "https"].contains(self[$0].origin) }
    return own.count == 1 ? own[0] : nil
  }
}

extension NameSyntax {
  /// A scheme without its marks, or a host with its port, in lower case and without a base.
  package var origin: String {
    let colon = text.firstIndex(of: ":")
    let isPort = colon.map { text[$0...].dropFirst().first?.isNumber ?? false } ?? true
    return text.prefix { $0 != (isPort ? "/" : ":") }.lowercased()
  }

  /// The scheme with the marks of another one and its base, or the host with its base, unless it has its own.
  fileprivate func withMarks(of other: NameSyntax) -> NameSyntax {
    let marks = other.text.dropFirst(other.origin.count)
    return text.count == origin.count ? NameSyntax(text: text + marks, span: span) : self
  }
}

extension DeclarationSyntax {
  fileprivate func origins(_ kind: OriginsSyntax.Kind) -> [NameSyntax] {
    switch self {
    case .schemes(let names): kind == .schemes ? names : []
    case .hosts(let names): kind == .hosts ? names : []
    case .origins(let block):
      (block.kind == kind && block.value == nil ? block.names : [])
        + block.block.flatMap { $0.origins(kind) }
    case .route(let route):
      route.aliases.compactMap { $0.origin?.name(kind) }
        + (route.block ?? []).flatMap { $0.origins(kind) }
    case _: []
    }
  }

  /// Returns the declaration with the schemes and hosts of a variant, and without examples.
  fileprivate func replacing(_ replaced: ReplacedOrigins) -> DeclarationSyntax {
    switch self {
    case .schemes(let names): return .schemes(names.map { replaced.other($0, .schemes) })
    case .hosts(let names): return .hosts(names.map { replaced.other($0, .hosts) })
    case .origins(var block):
      block.names = block.names.map { replaced.other($0, block.kind) }
      block.block = block.block.map { $0.replacing(replaced) }
      return .origins(block)
    case .route(var route):
      route.examples = []
      for index in route.aliases.indices {
        guard let origin = route.aliases[index].origin else { continue }
        if let host = origin.host {
          route.aliases[index].origin?.host = replaced.other(host, .hosts)
        } else {
          route.aliases[index].origin?.scheme = replaced.other(origin.scheme, .schemes)
        }
      }
      route.block = route.block?.map { $0.replacing(replaced) }
      return .route(route)
    case _: return self
    }
  }
}

extension AliasOriginSyntax {
  fileprivate func name(_ kind: OriginsSyntax.Kind) -> NameSyntax? {
    switch kind {
    case .hosts: host
    case .schemes: host == nil ? scheme : nil
    }
  }
}
