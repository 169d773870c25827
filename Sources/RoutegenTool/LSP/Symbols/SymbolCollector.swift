import RoutegenCompiler

/// Finds the symbols of a file in its syntax.
struct SymbolCollector {
  private(set) var occurrences: [Occurrence] = []
  private let file: SourceFile
  private let model: RouteModel

  /// The names of the values of each enum; none for a declared type.
  private var types: [String: Set<String>] = [:]

  /// The routes and groups by their names, as examples write them.
  private var members: [String: Symbol] = [:]

  /// A parameter that a pattern has, and the type that is written for it.
  struct ScopedParameter {
    let symbol: Symbol
    let type: String?
  }

  typealias Scope = [String: ScopedParameter]

  init(_ parsed: ParsedFile, _ model: RouteModel) {
    file = parsed.file
    self.model = model
    for member in model.allMembers where member.nameSpan.file == file.id {
      members[member.names.joined(separator: ".")] = .route(member.nameSpan.start)
    }
    for declaration in parsed.syntax.declarations {
      switch declaration {
      case .enumeration(let syntax): types[syntax.name.text] = Set(syntax.values.map(\.name.text))
      case .type(let syntax): types[syntax.name.text] = []
      case _: break
      }
    }
  }

  mutating func collect(_ declarations: [DeclarationSyntax], in scope: Scope) {
    for declaration in declarations {
      switch declaration {
      case .routes(let syntax): declare(.routeSet(syntax.name.text), syntax.name)
      case .requirements(let names):
        for name in names { declare(.requirement(name.text), name) }
      case .enumeration(let syntax):
        declare(.type(syntax.name.text), syntax.name)
        for value in syntax.values {
          declare(.value(value.name.text, type: syntax.name.text), value.name)
        }
      case .type(let syntax): declare(.type(syntax.name.text), syntax.name)
      case .origins(let block):
        let parameters = block.value.map { collect([$0.parameter], in: scope) } ?? [:]
        collect(block.block, in: scope.merging(parameters) { $1 })
      case .exception(let exception): _ = collect(exception.pattern, in: [:])
      case .envelope(let envelope): _ = collect(envelope.pattern, in: [:])
      case .route(let route): collect(route, in: scope)
      case .payload(let payload): collect(payload)
      case .access, .handlers, .importModule, .schemes, .hosts, .plusLiteral, .expires, .caseless,
        .variant:
        break
      }
    }
  }

  /// Collects the patterns of payloads, each of which names a route.
  private mutating func collect(_ payload: PayloadSyntax) {
    // With a mistake in one entry, it is unknown which entries the rules come from.
    guard payload.entries.count == model.payloads.count else { return }
    for (entry, rule) in zip(payload.entries, model.payloads) {
      switch (entry, rule) {
      case (.when(_, _, let pattern), .when(_, _, let target)),
        (.otherwise(let pattern), .otherwise(let target)):
        let route = model.routes[target.route]
        guard route.nameSpan.file == file.id else { continue }
        add(.route(route.nameSpan.start), pattern: pattern, isDeclaration: false)
      case _: break
      }
    }
  }

  // MARK: Routes

  private mutating func collect(_ route: RouteSyntax, in outer: Scope) {
    let scope = outer.merging(collect(route.pattern, in: [:])) { $1 }
    if let name = route.name {
      declare(.route(name.span.start), name)
    } else {
      let symbol = Symbol.route(route.identity)
      add(symbol, pattern: route.pattern, isDeclaration: true)
    }
    if let mount = route.mount { use(.routeSet(mount.text), mount) }
    for attribute in route.attributes {
      if attribute.kind == .requires {
        for argument in attribute.arguments { use(.requirement(argument.text), argument) }
      }
      collect(attribute.values, in: scope)
    }
    for alias in route.aliases {
      _ = collect(alias.pattern, in: scope)
      collect(alias.values, in: scope)
    }
    for example in route.examples { collect(example, in: scope) }
    collect(route.block ?? [], in: scope)
  }

  /// Collects the placeholders of a pattern, and returns the parameters that it declares: those that
  /// the scope does not have.
  private mutating func collect(_ pattern: PatternSyntax, in scope: Scope) -> Scope {
    collect(pattern.parameters, in: scope)
  }

  private mutating func collect(_ parameters: [ParameterSyntax], in scope: Scope) -> Scope {
    var declared: Scope = [:]
    for parameter in parameters {
      let type = parameter.type?.name
      for name in [type, parameter.type?.dictionaryValue].compactMap({ $0 })
      where types[name.text] != nil {
        use(.type(name.text), name)
      }
      let known = scope[parameter.name.text]
      if let value = parameter.defaultValue { useValue(value, of: type?.text ?? known?.type) }
      guard !parameter.isUnnamed else { continue }
      if let known {
        use(known.symbol, parameter.name)
      } else {
        let name = parameter.name
        let symbol = Symbol.parameter(name.text, declaredAt: name.span.start)
        declare(symbol, name)
        declared[name.text] = ScopedParameter(symbol: symbol, type: type?.text)
      }
    }
    return declared
  }

  /// Collects the values after `with`.
  private mutating func collect(_ values: [AssignmentSyntax], in scope: Scope) {
    for value in values {
      guard let parameter = scope[value.name.text] else { continue }
      use(parameter.symbol, value.name)
      useValue(value.value, of: parameter.type)
    }
  }

  /// Collects the names in `-> users.user(id: 7)`.
  private mutating func collect(_ example: ExampleSyntax, in scope: Scope) {
    guard let expected = example.expected else { return }
    let text = ExpectedRoute(expected)
    for count in text.parts.indices.map({ $0 + 1 }) {
      let name = text.parts.prefix(count).map(\.text).joined(separator: ".")
      if let symbol = members[name] { use(symbol, text.parts[count - 1]) }
    }
    for label in text.labels {
      if let parameter = scope[label.text] { use(parameter.symbol, label) }
    }
  }

  // MARK: Occurrences

  private mutating func declare(_ symbol: Symbol, _ name: NameSyntax) {
    occurrences.append(Occurrence(symbol: symbol, span: name.span, isDeclaration: true))
  }

  private mutating func use(_ symbol: Symbol, _ name: NameSyntax) {
    occurrences.append(Occurrence(symbol: symbol, span: name.span, isDeclaration: false))
  }

  private mutating func add(_ symbol: Symbol, pattern: PatternSyntax, isDeclaration: Bool) {
    occurrences.append(
      Occurrence(
        symbol: symbol, span: pattern.span, isDeclaration: isDeclaration, isName: false))
  }

  /// Adds the use of an enum's value, if the type is an enum that has it.
  private mutating func useValue(_ value: NameSyntax, of type: String?) {
    guard let type, types[type]?.contains(value.text) == true,
      file.text(of: value.span) == value.text
    else { return }
    use(.value(value.text, type: type), value)
  }
}
