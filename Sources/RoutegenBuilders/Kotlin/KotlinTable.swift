import RoutegenExplain
import RoutegenModel

/// Emits the table of a route set, with which its links are read and printed: a call for each route and each pattern.
///
///     route(
///         "recipe",
///         listOf(Parameter("id", ValueTypes.text)),
///         Form(listOf("recipe"), listOf(Item(listOf("id"), 0))),
///         make = { BestRecipes.Recipe(it[0]) },
///     )
///     scope()
///     opens(0)
///     rule("type", "type")
struct KotlinTable {
  private let plan: BuilderPlan
  private let types: KotlinTypes
  private let interface: String

  /// The class of each route, by its position, from the outside.
  private let classNames: [String]
  private let table: TableRoutes
  private var model: RouteModel { plan.model }

  init(_ plan: BuilderPlan, _ types: KotlinTypes, interface: String, classNames: [String]) {
    self.plan = plan
    self.types = types
    self.interface = interface
    self.classNames = classNames
    table = TableRoutes(plan)
  }

  /// The statements that fill the table.
  var statements: [KotlinCode] {
    settings + plan.routes.indices.map(route)
      + table.others.map { route($0, make: nil) }
      + table.index.scopes.flatMap { scope in
        [.call("scope", origin(scope.origin))] + patterns(of: scope)
      }
      + (model.hasTypeRule
        ? [.call("scope", [.literal("payload")])] + patterns(of: table.index.payloadScope) : [])
      + model.payloads.compactMap(rule)
  }

  // MARK: Settings

  private var settings: [KotlinCode] {
    let beginnings = model.schemesWithoutAuthority.map {
      KotlinCode.text("\(Kotlin.literal($0)) to \(Kotlin.literal(model.beginning(of: $0)))")
    }
    let flags = [
      ("acceptsHttp", model.acceptsHTTP), ("isCaseless", model.isCaseless),
      ("plusIsLiteral", model.plusIsLiteral),
    ]
    var settings: [KotlinCode] = []
    if !model.schemes.isEmpty { settings.append(.named("schemes", .texts(model.schemes))) }
    let hosts = model.hosts.map(\.description)
    if !hosts.isEmpty { settings.append(.named("hosts", .texts(hosts))) }
    if !beginnings.isEmpty {
      settings.append(.named("beginnings", .call("mapOf", beginnings)))
    }
    for (name, isSet) in flags where isSet { settings.append(.named(name, .text("true"))) }
    if let key = model.expiryKey { settings.append(.named("expires", .literal(key))) }
    return settings
  }

  // MARK: Routes

  private func route(_ position: Int) -> KotlinCode {
    let route = plan.routes[position].route
    let arguments = route.parameters.indices.map { KotlinCode.text("it[\($0)]") }
    let name = classNames[position]
    return self.route(route, make: arguments.isEmpty ? .text(name) : .call(name, arguments))
  }

  /// One without a class has no name and no form.
  private func route(_ route: Route, make: KotlinCode?) -> KotlinCode {
    let parameters = route.parameters.map { parameter(BuilderParameter($0, model)) }
    guard let make else {
      return .call("route", [.literal(""), .list(parameters), .call("Form", [.list([])])])
    }
    let (origins, hasOthers, _) = plan.origin(of: route)
    return .call(
      "route",
      [.literal(route.qualifiedName), .list(parameters)]
        + [form(BuilderPattern(printing: route, model))]
        + (origins.isEmpty ? [] : [.named("origins", .texts(origins))])
        + (hasOthers ? [.named("hasOtherOrigins", .text("true"))] : [])
        + (route.hostValue.map {
          [.named("hostValue", .text("\($0.slot) to \(Kotlin.literal($0.suffix))"))]
        } ?? [])
        + [.named("make", .lambda(make))])
  }

  private func parameter(_ parameter: BuilderParameter) -> KotlinCode {
    let form = parameter.formWord
    return .call(
      "Parameter",
      [.literal(parameter.name), types.type(parameter.type, in: interface)]
        + (form != "single" || parameter.defaultText != nil ? [.literal(form)] : [])
        + (parameter.defaultText.map { [.literal($0)] } ?? [])
        + (parameter.ignoresUnreadable ? [.named("ignoresUnreadable", .text("true"))] : []))
  }

  // MARK: Patterns

  private func origin(_ origin: OriginConstraint?) -> [KotlinCode] {
    switch origin {
    case .host(let host)?: [.literal("host"), .literal(host.description)]
    case .everywhere?: [.literal("everywhere")]
    case .anyHost?: [.literal("anyHost")]
    case .anyHostAndPort?: [.literal("anyHostAndPort")]
    case .scheme(let scheme)?: [.literal("scheme"), .literal(scheme)]
    case nil: []
    }
  }

  private func patterns(of scope: ReadBackIndex.Scope) -> [KotlinCode] {
    table.paths(of: scope).flatMap { path in
      path.enumerated().map { number, candidate in
        pattern(candidate, isOfSamePath: number > 0)
      }
    }
  }

  private func pattern(_ candidate: Candidate, isOfSamePath: Bool) -> KotlinCode {
    let form = form(BuilderPattern(candidate, model))
    let same: [KotlinCode] = isOfSamePath ? [.named("isOfSamePath", .text("true"))] : []
    switch candidate.target {
    case .exception: return .call("excludes", [form] + same)
    case .envelope: return .call("unwraps", [form] + same)
    case .route(let index):
      let route = model.routes[index]
      let printed = self.form(BuilderPattern(printing: route, model))
      let pattern = BuilderPattern(candidate, model)
      let hasClass = plan.hasFunction(forRoute: index)
      let required = candidate.required(beside: route)
      let filled = candidate.filled(beside: route)
      return .call(
        "opens",
        [.text("\(table.positions[index] ?? -1)")]
          + (form.line == printed.line && pattern.keys == nil && hasClass ? [] : [form])
          + (required.isEmpty ? [] : [.named("required", numbers(required))])
          + (filled.isEmpty ? [] : [.named("filled", numbers(filled))])
          + supplied(pattern.constants, pattern.hosts, pattern.keys) + same)
    }
  }

  private func numbers(_ numbers: [Int]) -> KotlinCode { .list(numbers.map { .text("\($0)") }) }

  private func supplied(
    _ constants: [Int: String], _ hosts: [Int: String], _ keys: [Int: String]?
  ) -> [KotlinCode] {
    func map(_ texts: [Int: String]) -> KotlinCode {
      let pairs = texts.sorted { $0.key < $1.key }.map { "\($0) to \(Kotlin.literal($1))" }
      return pairs.isEmpty ? .text("emptyMap()") : .call("mapOf", pairs.map { .text($0) })
    }
    return (constants.isEmpty ? [] : [.named("constants", map(constants))])
      + (hosts.isEmpty ? [] : [.named("hosts", map(hosts))])
      + (keys.map { [.named("keys", map($0))] } ?? [])
  }

  private func form(_ pattern: BuilderPattern) -> KotlinCode {
    let segments = pattern.readPath.map { pieces -> KotlinCode in
      pieces.count == 1
        ? piece(pieces[0], pattern) : .list(pieces.map { piece($0, pattern) })
    }
    var arguments = [KotlinCode.list(segments)]
    if !pattern.query.isEmpty { arguments.append(items(pattern.query, pattern)) }
    switch pattern.fragment {
    case .whole(let slot)?: arguments.append(.named("fragment", .text("\(slot)")))
    case .items(let list)?: arguments.append(.named("fragmentItems", items(list, pattern)))
    case nil: break
    }
    return .call("Form", arguments)
  }

  private func piece(_ piece: BuilderPattern.Piece, _ pattern: BuilderPattern) -> KotlinCode {
    switch piece {
    case .text(let text): return .literal(text)
    case .parameter(let slot):
      let parameter = pattern.parameters[slot]
      guard parameter.name.isEmpty else { return .text("\(slot)") }
      return parameter.form == .rest
        ? .text("Unit") : types.type(parameter.type, in: interface)
    }
  }

  private func items(_ items: [BuilderPattern.Item], _ pattern: BuilderPattern) -> KotlinCode {
    .list(
      items.map { item in
        var keys = item.key.split(separator: "\n", omittingEmptySubsequences: false).map(
          String.init)
        var flags: [String] = []
        let value: String
        switch item.value {
        case .text(let text): value = Kotlin.literal(text)
        case .any: value = "null"
        case .parameter(let slot), .restOfLink(let slot):
          value = "\(slot)"
          if pattern.parameters[slot].form.isDictionary { keys = [] }
          if case .restOfLink = item.value { flags.append("isRestOfLink") }
          if pattern.parameters[slot].type.plusIsLiteral { flags.append("plusIsLiteral") }
        }
        return .call(
          "Item",
          [.texts(keys), .text(value)] + flags.map { .named($0, .text("true")) })
      })
  }

  // MARK: Payloads

  private func rule(_ rule: PayloadRule) -> KotlinCode? {
    switch rule {
    case .type(let key): return .call("rule", [.literal("type"), .literal(key)])
    case .link(let key): return .call("rule", [.literal("link"), .literal(key)])
    case .when(let key, let text, let target):
      return .call(
        "rule",
        [.literal("when"), .literal(key), text.map(KotlinCode.literal) ?? .text("null")]
          + self.target(target))
    case .otherwise(let target):
      return .call("rule", [.literal("else"), .literal(""), .text("null")] + self.target(target))
    }
  }

  private func target(_ target: PayloadTarget) -> [KotlinCode] {
    let candidate = Candidate(target, to: model.routes[target.route])
    return [.text("\(table.positions[target.route] ?? -1)")]
      + supplied(BuilderPattern(candidate, model).constants, [:], target.keys)
  }
}
