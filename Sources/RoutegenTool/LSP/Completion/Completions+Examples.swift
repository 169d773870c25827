import RoutegenCompiler

/// Links of examples, and patterns of payloads.
extension Completions {
  /// Links of the route, and the beginnings of links.
  var links: [Proposal] {
    guard let (route, model) = checkedRoute else { return origins }
    let links = SampleLinks(ExplainingMatcher(model)).samples(of: route)
    return links.map { Proposal($0, .value) } + origins
  }

  /// The route of the example, with the values of its link or with its parameters.
  var expectedRoutes: [Proposal] {
    guard let (route, model) = checkedRoute else { return [] }
    let values = route.parameters.map { "\($0.name): <value>" }.joined(separator: ", ")
    let form = route.qualifiedName + (values.isEmpty ? "" : "(\(values))")
    let ofLink = expectedOfLink(route, model).map { [Proposal($0, .enumMember)] } ?? []
    return ofLink + [Proposal(route.qualifiedName, .enumMember, form: form)]
  }

  /// The route with the values that the link of the example has.
  private func expectedOfLink(_ route: Route, _ model: RouteModel) -> String? {
    let tokens = place.line.filter { place.roles[$0] == .link }.map { place.tokens[$0].span }
    guard let first = tokens.first, let last = tokens.last else { return nil }
    let link = place.file.text(of: first.union(last))
    guard case .route(route.index, let values) = ExplainingMatcher(model).match(link, isPath: true)
    else { return nil }
    return model.text(of: route, values)
  }

  /// The patterns of routes as payloads name them, with the names of parameters only.
  var routePatterns: [Proposal] {
    checks.latest.model.routes.filter(\.canBeInPayload).map { route in
      Proposal(route.payloadPattern, .reference, detail: route.qualifiedName)
    }
  }

  /// The names of the parameters of the routes with the path that is written.
  var payloadParameters: [String] {
    let path = place.line.drop { place.roles[$0] != .literal }
      .prefix { place.roles[$0] == .literal }
    let written = path.map(place.text).joined().dropFirst()
    return checks.latest.model.routes
      .filter { $0.canBeInPayload && $0.payloadPattern.dropFirst().hasPrefix(written) }
      .flatMap(\.parameters).map(\.name).withoutRepetitions
  }

  /// The route around the place as it was checked last, and its model; `nil` if it was not there.
  private var checkedRoute: (Route, RouteModel)? {
    guard let first = place.route?.line.first,
      let index = syntax.declarations.allRoutes.firstIndex(where: {
        $0.pattern.span.start == place.tokens[first].span.start
      })
    else { return nil }
    return checks.all.lazy.compactMap { checked in
      checked.route(like: index, in: syntax).map { ($0, checked.model) }
    }.first
  }
}

extension CheckedDocument {
  /// Returns the route that a later text of the file has at an index among its routes.
  ///
  /// Other lines may have changed, so the route is found by the text of its pattern.
  fileprivate func route(like index: Int, in later: FileSyntax) -> Route? {
    guard let file = files.first else { return nil }
    let routes = later.declarations.allRoutes
    let pattern = later.file.text(of: routes[index].pattern.span)
    let number = routes[..<index].count { later.file.text(of: $0.pattern.span) == pattern }
    let same = file.syntax.declarations.allRoutes
      .filter { file.file.text(of: $0.pattern.span) == pattern }
    guard number < same.count else { return nil }
    let start = same[number].identity
    return model.routes.first { $0.nameSpan.file == file.file.id && $0.nameSpan.start == start }
  }
}

extension Route {
  /// Whether a pattern of `payload` can name the route.
  fileprivate var canBeInPayload: Bool { !isUnlinked && origins.isEmpty }

  /// The pattern with the names of required parameters, such as `/news/{id}`.
  fileprivate var payloadPattern: String {
    let path = pattern.segments.map { segment in
      if case .rest(let slot, _) = segment { return placeholder(slot) }
      return segment.pieces.map { $0.literal?.asSegment ?? placeholder($0.slot) }.joined()
    }
    let items = pattern.query.compactMap { item in
      item.slot.flatMap { parameters[$0].mayBeAbsent ? nil : placeholder($0) }
    }
    return (path.isEmpty ? "/" : path.joinedAsPath)
      + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
  }

  private func placeholder(_ slot: Int?) -> String {
    slot.map { "{\(parameters[$0].name)}" } ?? "{_}"
  }
}
