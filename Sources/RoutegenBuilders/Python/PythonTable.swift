import RoutegenExport
import RoutegenModel

/// Emits the table of a route set: what links have in common, and the pattern of each route.
struct PythonTable {
  private let plan: BuilderPlan
  private let types: PythonTypes
  private var model: RouteModel { plan.model }

  init(_ plan: BuilderPlan, _ types: PythonTypes) {
    self.plan = plan
    self.types = types
  }

  /// The statements that fill the table.
  var statements: [PythonCode] {
    let matcher = ExplainingMatcher(model)
    var scopes = [PythonCode.list(matcher.scopes.map(scope))]
    if model.hasTypeRule {
      let ofLinks = matcher.scopes.filter { $0.origin == .everywhere }
      scopes.append(.list((ofLinks + [matcher.payloadScope]).map(scope)))
    }
    return [.call("_SET = RouteSet", settings)] + plan.routes.map(route)
      + [.call("_SET.read_back", scopes)]
  }

  // MARK: Settings

  private var settings: [PythonCode] {
    let hosts = model.hosts.map(\.description)
    let beginnings = model.schemesWithoutAuthority.map {
      PythonCode.text("\(Python.literal($0)): \(Python.literal(model.beginning(of: $0)))")
    }
    var settings = [PythonCode.text("version=1")]
    settings += texts("schemes", model.schemes) + texts("hosts", hosts)
    settings += texts("other_hosts", plan.declaredHosts.filter { !hosts.contains($0) })
    if !beginnings.isEmpty { settings.append(.named("beginnings", .items("{", beginnings, "}"))) }
    if model.acceptsHTTP { settings.append(.text("accepts_http=True")) }
    if model.isCaseless { settings.append(.text("is_caseless=True")) }
    if model.plusIsLiteral { settings.append(.text("plus_is_literal=True")) }
    if let key = model.expiryKey { settings.append(.named("expires", .literal(key))) }
    if let rule = BuilderPayloadRule(model) { settings.append(.named("payload", self.rule(rule))) }
    return settings
  }

  /// An argument with texts, if there are any.
  private func texts(_ name: String, _ texts: [String]) -> [PythonCode] {
    texts.isEmpty ? [] : [.named(name, .texts(texts))]
  }

  private func rule(_ rule: BuilderPayloadRule) -> PythonCode {
    let earlier = rule.earlier.map { key, text in
      PythonCode.items("(", [.literal(key), text.map(PythonCode.literal) ?? .text("None")], ")")
    }
    return .call(
      "PayloadRule",
      [.literal(rule.key)] + (rule.isPath ? [] : [.text("is_path=False")])
        + [.named("reserved", .texts(rule.reserved))]
        + (earlier.isEmpty ? [] : [.named("earlier", .list(earlier))]))
  }

  // MARK: Patterns

  private func route(_ route: BuilderRoute) -> PythonCode {
    let (origins, hasOthers) = plan.origin(of: route.route)
    let parameters = self.parameters(of: route.pattern)
    var arguments = [.literal(route.route.qualifiedName)] + form(route.pattern)
    if !parameters.isEmpty { arguments.append(.named("parameters", .list(parameters))) }
    arguments += texts("origins", origins)
    if hasOthers { arguments.append(.text("has_other_origins=True")) }
    if let host = route.route.hostValue {
      arguments.append(.text("host_value=(\(host.slot), \(Python.literal(host.suffix)))"))
    }
    if let reason = route.deprecation {
      let words = "'\(route.functionName)' is deprecated" + (reason.isEmpty ? "" : ": \(reason)")
      arguments.append(.named("deprecated", .literal(words)))
    }
    return .call("_SET.route", arguments)
  }

  private func pattern(_ candidate: Candidate) -> PythonCode {
    let pattern = BuilderPattern(candidate, model)
    var name = PythonCode.text("None")
    var parameters = PythonCode.list(self.parameters(of: pattern))
    if case .route(let index) = pattern.target,
      let own = plan.routes.first(where: { $0.route.index == index })
    {
      name = .literal(own.route.qualifiedName)
      if parameters.line == PythonCode.list(self.parameters(of: own.pattern)).line {
        parameters = .call("_SET.parameters", [name])
      }
    }
    var arguments = [name] + form(pattern)
    if !pattern.parameters.isEmpty { arguments.append(.named("parameters", parameters)) }
    if case .envelope = pattern.target { arguments.append(.text("is_envelope=True")) }
    for (name, texts) in [("constants", pattern.constants), ("hosts", pattern.hosts)]
    where !texts.isEmpty {
      arguments.append(.named(name, dictionary(texts)))
    }
    if let keys = pattern.keys { arguments.append(.named("keys", dictionary(keys))) }
    return .call("Pattern", arguments)
  }

  private func parameters(of pattern: BuilderPattern) -> [PythonCode] {
    pattern.parameters.map(types.parameter)
  }

  /// The path, the query and the fragment.
  private func form(_ pattern: BuilderPattern) -> [PythonCode] {
    let path = pattern.path.map { pieces -> PythonCode in
      let codes = pieces.map { piece -> PythonCode in
        switch piece {
        case .text(let text): .literal(text)
        case .parameter(let position): .text("\(position)")
        }
      }
      return codes.count == 1 ? codes[0] : .items("(", codes, ")")
    }
    let fragment: [PythonCode] =
      switch pattern.fragment {
      case .whole(let position)?: [.text("fragment=\(position)")]
      case .items(let list)?: [.named("fragment", items(list))]
      case nil: []
      }
    return [.list(path)] + (pattern.query.isEmpty ? [] : [items(pattern.query)]) + fragment
  }

  private func items(_ items: [BuilderPattern.Item]) -> PythonCode {
    .list(
      items.map { item in
        let value: [PythonCode] =
          switch item.value {
          case .text(let text): [.literal(text)]
          case .any: [.text("None")]
          case .parameter(let position): [.text("\(position)")]
          case .restOfLink(let position): [.text("\(position)"), .text("is_rest=True")]
          }
        return .call("Item", [.literal(item.key)] + value)
      })
  }

  private func dictionary(_ texts: [Int: String]) -> PythonCode {
    let items = texts.sorted { $0.key < $1.key }.map { "\($0): \(Python.literal($1))" }
    return .items("{", items.map { .text($0) }, "}")
  }

  private func scope(_ scope: ExplainingMatcher.Scope) -> PythonCode {
    let paths = scope.candidatesOfPaths.map { $0.filter(plan.shown.keeps) }.filter { !$0.isEmpty }
    return .call(
      "Scope",
      [.list(paths.map { .list($0.map(pattern)) })]
        + (scope.origin.map { [.named("origin", .literal($0.text))] } ?? []))
  }
}
