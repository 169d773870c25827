import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// What completion offers at a place.
///
/// The names come from the syntax of the text. What only a model knows comes from the last check, whose text
/// may be older: a check takes longer than a person waits for a list.
struct Completions {
  let context: CompletionContext
  let syntax: FileSyntax

  /// The document when it was checked last.
  let checks: LastChecks

  /// Returns a short description of a diagnostic.
  let summary: (DiagnosticCode) -> String?

  /// The files whose route sets can be mounted; empty if the place is not that of a route set.
  let mountableFiles: [ParsedFile]

  /// The proposals, the likeliest first.
  var proposals: [Proposal] {
    switch context.place {
    case .line: lines
    case .attribute: attributes
    case .argument(let name, let index): arguments(of: name, index)
    case .alias: origins
    case .segment: segments
    case .item: items
    case .parameter: placeholders(inBraces: false)
    case .type(let part): types(part)
    case .afterType(let type, let isItem): afterType(type, isItem: isItem)
    case .bounds(let type): bounds(of: type)
    case .value(let type): values(of: type)
    case .afterPattern(let word): afterPattern(of: word)
    case .assignment: assignments
    case .assigned(let name): values(of: scope.first { $0.name == name }?.type)
    case .mount: mountableSets
    case .payloadLine: LanguageWord.payloadLines.map { Proposal($0) }
    case .routePattern: routePatterns
    case .link: links
    case .expectedRoute: expectedRoutes
    case .expectedParameter: scope.map { Proposal($0, form: "\($0.name): <value>") }
    case .expectedValue(let name): values(of: scope.first { $0.name == name }?.type)
    case .host: hosts
    case .scheme: schemes
    case .choice(let words): choices(words)
    case .suppression: LanguageWord.suppressions.map { Proposal($0) }
    case .rule: rules
    }
  }

  // MARK: Lines

  private var lines: [Proposal] {
    if !context.attributes.isEmpty { return attributes + segmentsWithSlash }
    let continuations =
      context.route.isEmpty ? [] : LanguageWord.continuations.filter { $0.text != "as" || !hasName }
    let isTop = context.blocks.isEmpty
    let taken = syntax.declarations.singular
    let declarations = zip(Directive.allCases, LanguageWord.declarations).filter { directive, _ in
      isTop ? !taken.contains(directive) : directive.isAllowedInBlocks
    }
    return (continuations + declarations.map(\.1)).map { Proposal($0) } + segmentsWithSlash
  }

  /// Whether a name follows the pattern of the route above.
  private var hasName: Bool { context.route.contains { text($0) == "as" } }

  private var attributes: [Proposal] {
    zip(AttributeKind.allCases, LanguageWord.attributes)
      .filter { kind, _ in kind.isTrigger || !context.attributes.contains(kind.rawValue) }
      .map { Proposal($0.1) }
  }

  private func arguments(of attribute: String, _ index: Int) -> [Proposal] {
    switch (AttributeKind(rawValue: attribute), index) {
    case (.requires, _): requirements.map { Proposal($0, .constant) }
    case (.deprecated, 1): [Proposal("until", .keyword, form: "until: <2027-01-31>")]
    case _: []
    }
  }

  private var requirements: [String] {
    syntax.declarations.flatMap { declaration -> [String] in
      if case .requirements(let names) = declaration { names.map(\.text) } else { [] }
    }
  }

  private func afterPattern(of word: String?) -> [Proposal] {
    let words: [LanguageWord] =
      switch word {
      case nil: [LanguageWord.name, LanguageWord.mount]
      case "also"?: [LanguageWord.with]
      case _?: []
      }
    return words.map { Proposal($0) }
  }

  private func choices(_ words: [String]) -> [Proposal] {
    words.map { word in
      let known = [LanguageWord.begins, .with] + LanguageWord.declarations
      return known.first { $0.text == word }.map { Proposal($0) } ?? Proposal(word, .keyword)
    }
  }

  private var rules: [Proposal] {
    DiagnosticCode.ofCompiler.filter(\.isSilenceable).map { code in
      Proposal(code.name, .constant, detail: code.rawValue, documentation: summary(code))
    }
  }

  // MARK: Hosts and schemes

  var hosts: [Proposal] { (names(\.hosts) + ["*", "*:*"]).map { Proposal($0, .value) } }
  var schemes: [Proposal] { (names(\.schemes) + ["https", "http"]).map { Proposal($0, .value) } }

  /// The hosts or schemes that the file declares, each once.
  private func names(_ kind: (DeclarationSyntax) -> [NameSyntax]) -> [String] {
    var seen: Set<String> = []
    return syntax.declarations.flatMap(kind).map(\.text).filter {
      !["*", "*:*", "https", "http"].contains($0) && seen.insert($0).inserted
    }
  }

  /// The beginnings of links: schemes, and hosts without a wildcard.
  var origins: [Proposal] {
    names(\.schemes).map { Proposal("\($0)://", .value) }
      + names(\.hosts).filter { !$0.hasPrefix("*") }.map { Proposal("https://\($0)", .value) }
  }

  // MARK: Other sets

  private var mountableSets: [Proposal] {
    mountableFiles.routeSets(thatDoNotMount: syntax.routesDeclaration?.name.text).map { routes in
      Proposal(
        routes.name.text, .module, documentation: routes.documentation.joined(separator: "\n"))
    }
  }

  func text(_ token: Token) -> String {
    syntax.file.text(of: token.span)
  }
}

extension [DeclarationSyntax] {
  /// The declarations that a file has at most once.
  fileprivate var singular: Set<Directive> {
    Set(
      compactMap { declaration in
        switch declaration {
        case .routes: .routes
        case .access: .access
        case .handlers: .handlers
        case .payload: .payload
        case .expires: .expires
        case .caseless: .caseless
        case .plusLiteral: .plus
        case _: nil
        }
      })
  }
}

extension [ParsedFile] {
  /// Returns the route sets, without those that mount a set, directly or indirectly.
  fileprivate func routeSets(thatDoNotMount own: String?) -> [RoutesSyntax] {
    var excluded: Set = [own ?? ""]
    let sets = compactMap { file in
      file.syntax.routesDeclaration.map { routes in
        (routes: routes, mounts: Set(file.syntax.declarations.allRoutes.compactMap(\.mount?.text)))
      }
    }
    var count = 0
    while count < excluded.count {
      count = excluded.count
      for set in sets where !set.mounts.isDisjoint(with: excluded) {
        excluded.insert(set.routes.name.text)
      }
    }
    return sets.map(\.routes).filter { !excluded.contains($0.name.text) }
  }
}

extension FileSyntax {
  fileprivate var routesDeclaration: RoutesSyntax? {
    for case .routes(let routes) in declarations { return routes }
    return nil
  }
}
