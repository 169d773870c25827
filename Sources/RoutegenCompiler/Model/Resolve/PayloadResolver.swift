/// Resolves the lines of `payload`, which name routes by their patterns.
struct PayloadResolver {
  let model: RouteModel
  let bag: SharedBag

  /// The limit on lines: each is compared with every route, and tried for every payload.
  private static let mostEntries = 256

  func rules(of file: ParsedFile) -> [PayloadRule] {
    for case .payload(let payload) in file.syntax.declarations { return rules(of: payload) }
    return []
  }

  private func rules(of syntax: PayloadSyntax) -> [PayloadRule] {
    if syntax.entries.isEmpty {
      bag.report(
        .unmatchedPayloadPattern, "the block has no lines", at: syntax.span,
        note: "a line of it is 'type KEY', 'link KEY', 'when KEY PATTERN' or 'else PATTERN'")
    }
    if syntax.entries.count > Self.mostEntries {
      bag.report(
        .unmatchedPayloadPattern,
        "a payload has at most \(Self.mostEntries) lines, and here are \(syntax.entries.count)",
        at: syntax.span)
      return []
    }
    var reach = PayloadReach(model, bag)
    return syntax.entries.compactMap { entry in
      guard reach.isReached(entry) else { return nil }
      switch entry {
      case .type(let key): return .type(key: key.text)
      case .link(let key): return .link(key: key.text)
      case .when(let key, let value, let pattern):
        return target(of: pattern).value.map {
          .when(key: key.text, value: value?.text, $0)
        }
      case .otherwise(let pattern):
        return target(of: pattern).value.map { .otherwise($0) }
      }
    }
  }

  /// Returns the route that the pattern of a payload names: the one that shares most of its text.
  private func target(of syntax: PatternSyntax) -> Resolved<PayloadTarget> {
    if let placeholder = syntax.keys.first(where: \.isDecorated) {
      return bag.fail(
        Diagnostic(
          .unmatchedPayloadPattern,
          "in a payload, a '{…}' contains the name of a key and nothing else", at: placeholder.span,
          note: "the route's own pattern says the type"
        )
        .fix(
          "make it '{\(placeholder.name.text)}'", replace: placeholder.span,
          with: "{\(placeholder.name.text)}"))
    }
    guard let best = match(of: syntax, among: model.linkedRoutes) else {
      let unlinked = model.routes.filter(\.isUnlinked)
      if let other = match(of: syntax, among: unlinked) {
        return bag.fail(
          Diagnostic(
            .unmatchedPayloadPattern,
            "no payload opens '\(other.route.qualifiedName)', because it is '@unlinked'",
            at: syntax.span
          )
          .also(other.route.nameSpan, "the route is here")
          .note("'@shortcut' and '@activity' above the route open it"))
      }
      let path = model.pathText(of: syntax, in: [])
      return bag.fail(.noSuchRoute(syntax, path, among: bag.proposals(model.linkedRoutes)))
    }
    if let parameter = best.missing {
      let isHost = best.route.hostValue.map {
        best.route.parameters[$0.slot].name == parameter.name
      }
      let (name, route) = (parameter.name, best.route.qualifiedName)
      return bag.fail(
        isHost == true
          ? Diagnostic(
            .unmatchedPayloadPattern,
            "no payload names '\(route)', because its host is the value of '\(name)'",
            at: syntax.span
          )
          .also(parameter.span, "the block declares it here")
          .note("'link KEY' opens it with its whole link")
          : Diagnostic(
            .unmatchedPayloadPattern, "this pattern has no value for '\(name)'", at: syntax.span
          )
          .also(parameter.span, "the route declares it here")
          .note("put the payload key that has it where the route has '{\(name)}'"))
    }
    return .value(
      PayloadTarget(
        route: best.route.index, keys: best.keys.mapValues(\.text), constants: best.constants))
  }

  /// Returns the route with which the pattern of a payload shares most.
  private func match(of syntax: PatternSyntax, among routes: [Route]) -> PayloadMatch? {
    let matches = routes.compactMap { route in
      let aliases = route.aliases.filter { $0.origin == nil }
      return ([route.pattern] + aliases.map(\.pattern)).flatMap(\.matched)
        .compactMap { PayloadMatch(syntax, of: $0, to: route, in: model) }
        .max { $0.rank < $1.rank }
    }
    return matches.max { $0.rank < $1.rank }
  }
}

extension PatternSyntax {
  /// The placeholders of path and query, which contain payload keys.
  fileprivate var keys: [ParameterSyntax] { pathPlaceholders + query.compactMap(\.parameter) }
}

extension Route {
  /// The path as a payload names it, with the names of payload keys in place of those of its parameters; `nil` if a
  /// payload has no value for a segment.
  fileprivate func payloadPath(with names: [String]) -> String? {
    var rest = names[...]
    let texts = pattern.segments.map { segment -> String? in
      switch segment {
      case .literal(let literal): literal.asSegment
      case .parameter(let slot?, _): "{\(rest.popFirst() ?? parameters[slot].name)}"
      case .parameter(slot: nil, _), .mixed, .rest: nil
      }
    }
    let path = texts.compactMap { $0.map { "/" + $0 } }
    return path.count == texts.count ? path.joined() : nil
  }
}

extension ParameterSyntax {
  /// Whether there is more than a name in the braces.
  fileprivate var isDecorated: Bool {
    type != nil || isRest || range != nil || !otherKeys.isEmpty || defaultValue != nil
  }
}

extension Diagnostic {
  fileprivate static func noSuchRoute(
    _ pattern: PatternSyntax, _ path: String, among routes: [Route]
  ) -> Diagnostic {
    let problem = Diagnostic(
      .unmatchedPayloadPattern, "no route has this pattern", at: pattern.span)
    let names = pattern.pathPlaceholders.map(\.name.text)
    let paths = routes.map { $0.payloadPath(with: names) }
    guard let nearest = closest(to: path, among: paths.compactMap(\.self)),
      let index = paths.firstIndex(of: nearest)
    else {
      return problem.note("write the pattern of a route, with names of payload keys in its '{…}'")
    }
    return problem.note("the nearest is '\(routes[index].pattern.text)'")
      .change(pattern.span, to: nearest)
  }
}
