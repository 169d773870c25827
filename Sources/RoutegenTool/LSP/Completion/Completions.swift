import RoutegenCompiler

/// What completion offers at a place.
///
/// The names come from the syntax of the text. What only a model knows comes from the last check, whose text
/// may be older: a check takes longer than a person waits for a list.
struct Completions {
  let place: SyntaxPlace
  let syntax: FileSyntax

  /// The document when it was checked last.
  let checks: LastChecks

  /// Returns a short description of a diagnostic.
  let summary: (DiagnosticCode) -> String?

  /// The files whose route sets can be mounted; empty if the place is not that of a route set.
  let mountableFiles: [ParsedFile]

  /// The proposals, the likeliest first.
  var proposals: [Proposal] {
    place.comment == nil ? place.expected.flatMap(proposals) : suppressions
  }

  /// The start of the text that a proposal replaces: of the word at the place, or of the whole link or pattern.
  var start: Int {
    if place.comment != nil { return place.start - typedInComment }
    let isWhole = place.expected.contains { if case .link = $0 { true } else { false } }
    let isPattern = place.isInPayload && place.placeholder == nil
    let whole =
      isWhole
      ? place.line.dropFirst().first
      : isPattern ? place.line.first { place.roles[$0] == .literal } : nil
    return whole.map { place.tokens[$0].span.start } ?? place.start
  }

  private func proposals(_ expected: Expected) -> [Proposal] {
    switch expected {
    case .declaration: place.typed.hasPrefix("@") ? attributes : lines
    case .variantEntry:
      LanguageWord.declarations.filter { ["scheme", "host"].contains($0.text) }.map { Proposal($0) }
    case .payloadEntry: LanguageWord.payloadLines.map { Proposal($0) }
    case .word(let word): proposals(word)
    case .accessLevel, .handlers: expected.words.map { Proposal($0, .keyword) }
    case .argument: arguments
    case .host: hosts
    case .scheme: schemes
    case .aliasedHost: hosts.filter { !$0.label.hasPrefix("*") }
    case .mountedName: mountableSets
    case .pattern("also"): origins
    case .pattern("except"): segmentsWithSlash + ["?", "#"].map { Proposal($0, .keyword) }
    case .pattern, .segment, .item, .placeholder:
      place.isInPayload ? routePatterns : parts(expected)
    case .parameterName: placeholders(inBraces: false)
    case .type, .innerType: types(expected)
    case .hostOfURL, .range: bounds
    case .defaultValue: values(of: place.type)
    case .token(.equals): defaultValue
    case .assigned: assignments
    case .assignedValue:
      values(
        of: place.last(.assigned).flatMap { name in
          scope.first { $0.name == place.text(name) }?.type
        })
    case .link: links
    case .expectedRoute: expectedRoutes
    case _: []
    }
  }

  /// Returns the parts of a pattern.
  private func parts(_ expected: Expected) -> [Proposal] {
    switch expected {
    case .segment: segments
    case .item: items
    case .placeholder where place.line.last.map { place.roles[$0] } == .equals: items
    case _: []
    }
  }

  // MARK: Lines

  private var lines: [Proposal] {
    if !place.attributes.isEmpty { return attributes + segmentsWithSlash }
    let continuations = LanguageWord.continuations.filter { word in
      place.expected.contains(.word(word.text)) && (word.text != "as" || !hasName)
    }
    let isTop = place.path.count == 1
    let taken = syntax.declarations.singular
    let declarations = zip(Directive.allCases, LanguageWord.declarations).filter { directive, _ in
      isTop ? !taken.contains(directive) : directive.isAllowedInBlocks
    }
    return (continuations + declarations.map(\.1)).map { Proposal($0) } + segmentsWithSlash
  }

  /// Whether a name follows the pattern of the route above.
  private var hasName: Bool {
    let lines = place.route.map { [$0.line] + $0.continuations } ?? []
    return lines.joined().contains { place.roles[$0] == .routeName }
  }

  private var attributes: [Proposal] {
    zip(AttributeKind.allCases, LanguageWord.attributes)
      .filter { kind, _ in kind.isTrigger || !place.attributes.contains(kind.rawValue) }
      .map { Proposal($0.1) }
  }

  private var arguments: [Proposal] {
    let count = place.line.count { place.tokens[$0].kind == .comma }
    switch (place.attributes.last.flatMap(AttributeKind.init), count) {
    case (.requires, _): return requirements.map { Proposal($0, .constant) }
    case (.deprecated, 1) where place.last(.label) == nil:
      return [Proposal("until", .keyword, form: "until: <2027-01-31>")]
    case _: return []
    }
  }

  /// Returns the proposal of a word that the grammar expects, if it has a meaning at the place.
  private func proposals(_ word: String) -> [Proposal] {
    let isMeant =
      switch word {
      case "as", "mount":
        place.first == "/" && place.last(.routeName) == nil && place.last(.mountedName) == nil
      case "also", "example", "nomatch": false
      case "with":
        place.first == "also"
          || place.attributes.last.flatMap(AttributeKind.init)?.isTrigger == true
      case "in": place.type.map(Self.typesWithBounds.contains) ?? false
      case "else": false
      case "by", "+": place.isItem
      case _: true
      }
    if place.expected.contains(.declaration) || !isMeant { return [] }
    if word == "by" { return [Proposal(word, .keyword, form: "by \"<,>\"")] }
    if word == "in" {
      return [
        Proposal(word, .keyword, form: place.type == "URL" ? "in <example.com>" : "in <1...50>")
      ]
    }
    let known = LanguageWord.ofLines.first { $0.text == word }
    return [known.map { Proposal($0) } ?? Proposal(word, .keyword)]
  }

  private var requirements: [String] {
    syntax.declarations.flatMap { declaration -> [String] in
      if case .requirements(let names) = declaration { names.map(\.text) } else { [] }
    }
  }

  // MARK: Hosts and schemes

  var hosts: [Proposal] { (names(\.hosts) + ["*"]).map { Proposal($0, .value) } }
  var schemes: [Proposal] { (schemeNames + ["https", "http"]).map { Proposal($0, .value) } }

  /// The schemes without their marks.
  private var schemeNames: [String] {
    names(\.schemes).map { WrittenScheme($0)?.name ?? $0 }.withoutRepetitions
  }

  /// The hosts or schemes that the file declares, each once.
  private func names(_ kind: (DeclarationSyntax) -> [NameSyntax]) -> [String] {
    syntax.declarations.flatMap(kind).map(\.text)
      .filter { !["*", "https", "http"].contains($0) }.withoutRepetitions
  }

  /// The beginnings of links: schemes, and hosts without a wildcard.
  var origins: [Proposal] {
    schemeNames.map { Proposal("\($0)://", .value) }
      + names(\.hosts).filter { !$0.hasPrefix("*") }.map { Proposal("https://\($0)", .value) }
  }

  // MARK: Other sets

  private var mountableSets: [Proposal] {
    mountableFiles.routeSets(thatDoNotMount: syntax.routesDeclaration?.name.text).map { routes in
      Proposal(
        routes.name.text, .module, documentation: routes.documentation.joined(separator: "\n"))
    }
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
