import RoutegenModel

/// Emits the table of a route set: a constant for each route and for what links are read with.
///
///     const $recipe: $.Route = {
///       name: "recipe",
///       parameters: [{ name: "id", kind: $.text }],
///       path: ["recipe"],
///       query: [["id", 0]],
///       taken: [{ 0: "" }],
///     };
struct TypeScriptTable {
  private let plan: BuilderPlan
  private let types: TypeScriptTypes
  private let table: TableRoutes
  private var model: RouteModel { plan.model }

  /// The texts with which other patterns take the links of each route; `nil` if its links are read back.
  private let takenTexts: [[[Int: String]]?]

  /// The patterns that are constants, because routes are read back with them, too.
  private var patternNames: [ObjectIdentifier: String] = [:]

  /// The patterns in the order of their constants.
  private var patterns: [Candidate] = []

  init(_ plan: BuilderPlan, _ types: TypeScriptTypes) {
    self.plan = plan
    self.types = types
    table = TableRoutes(plan)
    takenTexts = zip(plan.routes, table.readBacks).map { builder, readBack in
      readBack.flatMap { TakenTexts(builder.route, $0, plan.model).texts }
    }
    var candidates: [Candidate] = []
    for (readBack, taken) in zip(table.readBacks, takenTexts) {
      guard let readBack, taken == nil else { continue }
      for scope in readBack.scopes + readBack.payloadScopes {
        candidates += scope.paths.joined()
      }
    }
    for candidate in candidates
    where !isPrintedForm(candidate) && patternNames[ObjectIdentifier(candidate)] == nil {
      patternNames[ObjectIdentifier(candidate)] = "$$pattern\(patterns.count)"
      patterns.append(candidate)
    }
  }

  // MARK: Routes

  static func name(of route: BuilderRoute) -> String { "$" + route.functionName }

  private func name(ofRoute index: Int) -> String {
    let position = table.positions[index] ?? 0
    return position < plan.routes.count
      ? Self.name(of: plan.routes[position]) : "$$other\(position - plan.routes.count)"
  }

  /// The lines of the constant of a route.
  func route(_ position: Int) -> [String] {
    let builder = plan.routes[position]
    let route = builder.route
    let (origins, hasOthers, any) = plan.origin(of: route)
    var fields =
      parameters(of: route) + form(BuilderPattern(printing: route, model), isPrinted: true)
    if !origins.isEmpty { fields.append(("origins", .texts(origins))) }
    if hasOthers { fields.append(("hasOtherOrigins", .text("true"))) }
    if let value = route.hostValue {
      fields.append(("hostValue", .list([.text("\(value.slot)"), .literal(value.suffix)])))
    }
    if route.hostValue != nil || any == .anyHost {
      fields.append(("acceptsHost", .text("$.isWebHost")))
    } else if any != nil {
      fields.append(("acceptsHost", .text("$.isWebHostWithPort")))
    }
    if let taken = takenTexts[position] {
      if !taken.isEmpty { fields.append(("taken", .list(taken.map(slots)))) }
      if TakenTexts.mayDivideSegments(of: route) {
        fields.append(("opens", .text("$.dividesAgain")))
      }
    } else if let readBack = table.readBacks[position] {
      let scopes = readBack.scopes.map { scope($0.origin, $0.paths) }
      let payloadScopes = readBack.payloadScopes.map { scope($0.origin, $0.paths) }
      let isSame = scopes.map(\.line) == payloadScopes.map(\.line)
      let arguments =
        [.text("link"), .text("printed"), .list(scopes)]
        + (isSame || !model.hasTypeRule ? [] : [TypeScriptCode.list(payloadScopes)])
      fields.append(("opens", .call("(link, printed) => $.opens", arguments)))
    }
    if BuilderPayloadRule(model)?.mayNotDecide(about: route) ?? false {
      let call = "(link, payload) => $.opensPayload(link, payload, $$table)"
      fields.append(("opensPayload", .text(call)))
    }
    let name = TypeScriptCode.literal(route.qualifiedName)
    return TypeScriptCode.constant(
      "\(Self.name(of: builder)): $.Route", [("name", name)] + fields)
  }

  private func parameters(of route: Route) -> [(String, TypeScriptCode)] {
    let list = route.parameters.map { types.parameter(BuilderParameter($0, model)) }
    return [("parameters", .list(list))]
  }

  // MARK: Patterns

  /// Whether links match the pattern in the form in which a route is printed.
  private func isPrintedForm(_ candidate: Candidate) -> Bool {
    guard let index = candidate.route, plan.hasFunction(forRoute: index) else { return false }
    let route = model.routes[index]
    let pattern = BuilderPattern(candidate, model)
    return pattern.keys == nil && pattern.constants.isEmpty && pattern.hosts.isEmpty
      && candidate.required(beside: route).isEmpty && candidate.filled(beside: route).isEmpty
      && TypeScriptCode.object(form(pattern)).line
        == TypeScriptCode.object(form(BuilderPattern(printing: route, model), isPrinted: true)).line
  }

  private func scope(_ origin: OriginConstraint?, _ paths: [[Candidate]]) -> TypeScriptCode {
    let list = paths.map { TypeScriptCode.list($0.map(pattern)) }
    return .object(
      (origin.map { [("origin", .literal($0.text))] } ?? []) + [("paths", .list(list))])
  }

  /// A pattern, or the name of its constant.
  private func pattern(_ candidate: Candidate) -> TypeScriptCode {
    if let index = candidate.route, isPrintedForm(candidate) { return .text(name(ofRoute: index)) }
    if let name = patternNames[ObjectIdentifier(candidate)] { return .text(name) }
    return .object(fields(of: candidate))
  }

  private func fields(of candidate: Candidate) -> [(String, TypeScriptCode)] {
    let pattern = BuilderPattern(candidate, model)
    switch candidate.target {
    case .exception: return form(pattern)
    case .envelope:
      return form(pattern) + [("inner", types.parameter(pattern.parameters[0]))]
    case .route(let index):
      let route = model.routes[index]
      let required = candidate.required(beside: route)
      let filled = candidate.filled(beside: route)
      return [("route", .text(name(ofRoute: index)))] + form(pattern)
        + supplied(pattern.constants, pattern.hosts, pattern.keys)
        + (required.isEmpty ? [] : [("required", numbers(required))])
        + (filled.isEmpty ? [] : [("filled", numbers(filled))])
    }
  }

  private func numbers(_ numbers: [Int]) -> TypeScriptCode { .list(numbers.map { .text("\($0)") }) }

  /// The texts of parameters by their positions.
  private func slots(_ texts: [Int: String]) -> TypeScriptCode {
    .object(texts.sorted { $0.key < $1.key }.map { ("\($0)", .literal($1)) })
  }

  private func supplied(
    _ constants: [Int: String], _ hosts: [Int: String], _ keys: [Int: String]?
  ) -> [(String, TypeScriptCode)] {
    (constants.isEmpty ? [] : [("constants", slots(constants))])
      + (hosts.isEmpty ? [] : [("hosts", slots(hosts))])
      + (keys.map { [("keys", slots($0))] } ?? [])
  }

  private func form(
    _ pattern: BuilderPattern, isPrinted: Bool = false
  ) -> [(String, TypeScriptCode)] {
    let path = pattern.readPath.map { pieces -> TypeScriptCode in
      // Links are read with `#` and `#/` alike.
      if case .text(.fragmentMark) = pieces[0], !isPrinted { return .literal("\0") }
      return pieces.count == 1
        ? piece(pieces[0], pattern) : .list(pieces.map { piece($0, pattern) })
    }
    return [("path", .list(path))]
      + (pattern.query.isEmpty ? [] : [("query", items(pattern.query, pattern))])
      + (pattern.fragment.map { fragment in
        switch fragment {
        case .whole(let slot): [("fragment", .text("\(slot)"))]
        case .items(let list): [("fragment", items(list, pattern))]
        }
      } ?? [])
  }

  private func piece(_ piece: BuilderPattern.Piece, _ pattern: BuilderPattern) -> TypeScriptCode {
    switch piece {
    case .text(let text): return .literal(text)
    case .parameter(let slot):
      let parameter = pattern.parameters[slot]
      guard parameter.name.isEmpty else { return .text("\(slot)") }
      return parameter.form == .rest ? .text("null") : .object(types.type(parameter.type))
    }
  }

  private func items(_ items: [BuilderPattern.Item], _ pattern: BuilderPattern) -> TypeScriptCode {
    .list(
      items.map { item in
        var keys = item.key.split(separator: "\n", omittingEmptySubsequences: false).map(
          String.init)
        var flags: [String] = []
        let value: TypeScriptCode
        switch item.value {
        case .text(let text): value = .literal(text)
        case .any: value = .text("null")
        case .parameter(let slot), .restOfLink(let slot):
          value = .text("\(slot)")
          if pattern.parameters[slot].form.isDictionary { keys = [] }
          if case .restOfLink = item.value { flags.append("rest") }
          if pattern.parameters[slot].type.plusIsLiteral { flags.append("plus") }
        }
        let key = keys.count == 1 ? TypeScriptCode.literal(keys[0]) : .texts(keys)
        let words = flags.isEmpty ? [] : [TypeScriptCode.literal(flags.joined(separator: " "))]
        return .list([key, value] + words)
      })
  }

  // MARK: The rest of the file

  /// The constants of patterns with which routes are read back, and of routes without a function.
  var patternConstants: [[String]] {
    patterns.indices.map {
      TypeScriptCode.constant("$$pattern\($0): $.Pattern", fields(of: patterns[$0]))
    }
      + table.others.map { route in
        TypeScriptCode.constant(
          "\(name(ofRoute: route.index)): $.Route",
          [("name", .literal(""))] + parameters(of: route) + [("path", .list([]))])
      }
  }

  /// What the routes have in common.
  var set: [String] {
    let beginnings = model.schemesWithoutAuthority.map {
      (TypeScript.literal($0), TypeScriptCode.literal(model.beginning(of: $0)))
    }
    let lists = [
      ("schemes", model.schemes), ("hosts", model.hosts.map(\.description)),
      ("blocks", table.index.scopes.compactMap { $0.origin?.text }),
    ]
    let flags = [
      ("acceptsHTTP", model.acceptsHTTP), ("isCaseless", model.isCaseless),
      ("plusIsLiteral", model.plusIsLiteral),
      (
        "allowsLineBreaks",
        model.routes.contains { route in
          !route.isUnlinked && route.parameters.contains { $0.type.kind == .text }
        }
      ),
    ]
    let rule = BuilderPayloadRule(model).map { rule in
      TypeScriptCode.texts([rule.isPath ? "type" : "link", rule.key])
    }
    var fields: [(String, TypeScriptCode)] = [("version", .text("$.version1"))]
    fields += lists.filter { !$0.1.isEmpty }.map { ($0.0, .texts($0.1)) }
    if !beginnings.isEmpty { fields.append(("beginnings", .object(beginnings))) }
    fields += flags.filter(\.1).map { ($0.0, .text("true")) }
    if let key = model.expiryKey { fields.append(("expires", .literal(key))) }
    if let rule { fields.append(("payload", rule)) }
    return ["// routegen.js of another version does not have the name: generate both again."]
      + TypeScriptCode.constant("$$set: $.RouteSet", fields)
  }

  /// All patterns, in match order.
  var allPatterns: [String] {
    let scopes = table.index.scopes.map { scope($0.origin, table.paths(of: $0)) }
    let payloadScope = scope(nil, table.paths(of: table.index.payloadScope))
    return TypeScriptCode.constant(
      "$$table: $.Table",
      [("set", .text("$$set")), ("scopes", .list(scopes))]
        + (model.hasTypeRule ? [("payloadScope", payloadScope)] : [])
        + [("rules", .list(model.payloads.map(rule)))])
  }

  private func rule(_ rule: PayloadRule) -> TypeScriptCode {
    func fields(_ kind: String, _ text: String? = nil) -> [(String, TypeScriptCode)] {
      [("kind", .literal(kind)), ("key", .literal(rule.key ?? ""))]
        + (text.map { [("text", .literal($0))] } ?? [])
    }
    switch rule {
    case .type: return .object(fields("type"))
    case .link: return .object(fields("link"))
    case .when(_, let text, let target):
      return .object(fields("when", text) + [("target", self.target(target))])
    case .otherwise(let target): return .object(fields("else") + [("target", self.target(target))])
    }
  }

  private func target(_ target: PayloadTarget) -> TypeScriptCode {
    let candidate = Candidate(target, to: model.routes[target.route])
    let constants = BuilderPattern(candidate, model).constants
    return .object(
      [("route", .text(name(ofRoute: target.route))), ("path", .list([]))]
        + supplied(constants, [:], target.keys))
  }
}
