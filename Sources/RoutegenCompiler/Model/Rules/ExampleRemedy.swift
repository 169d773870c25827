/// The link that an example most likely means.
struct ExampleRemedy {
  let example: Example
  let route: Route
  let answer: ExplainingMatcher.Answer
  let matcher: ExplainingMatcher
  private var model: RouteModel { matcher.model }

  /// Adds the link to the diagnostic, if there is one.
  func added(to problem: Diagnostic) -> Diagnostic {
    if case .missing(let name) = answer, let key = key(of: name) {
      let mark = example.link.contains("?") ? "&" : "?"
      return problem.note("such a link has one more item: '\(example.link)\(mark)\(key)=…'")
    }
    if case .invalidValue(let name, _) = answer,
      route.parameters.contains(where: { $0.name == name && $0.type.kind == .date })
    {
      return problem.note(
        "a 'Date' has a time and a zone, such as '2030-01-31T09:00:00Z'; for a day, declare a type of your own: 'type Day'"
      )
    }
    if !example.expected.isEmpty, opensRoute(example.expected) {
      let text = "\(example.expected) -> \(example.link)"
      let whole = example.span.union(example.expectedSpan)
      return problem.propose("write '\(text)'", replace: whole, with: text)
    }
    if let link = unquoted ?? withArrow { return problem.change(example.span, to: link) }
    if let link = belowMount {
      return problem.note("the links of a mounted set begin below its mount")
        .change(example.span, to: link)
    }
    return problem.change(example.span, to: nearest.flatMap { opensRoute($0) ? $0 : nil })
  }

  /// The link without quotation marks around it.
  private var unquoted: String? {
    let link = example.link
    guard link.count > 2, let first = link.first, first == link.last, "'\"".contains(first) else {
      return nil
    }
    return String(link.dropFirst().dropLast())
  }

  /// The link with the arrow of this language, if it has another one.
  private var withArrow: String? {
    for arrow in [" => ", "-> ", " = ", " : "] {
      guard let place = example.link.firstRange(of: arrow) else { continue }
      let link = String(example.link[..<place.lowerBound])
      if opensRoute(link) { return "\(link) -> \(example.link[place.upperBound...])" }
    }
    return nil
  }

  private func opensRoute(_ link: String) -> Bool {
    matcher.match(link, isPath: true).route == route.index
  }

  /// The key of a parameter in the route's query.
  private func key(of name: String) -> String? {
    route.pattern.query.first { item in
      item.slot.map { route.parameters[$0].name == name } ?? false
    }?.key
  }

  private var nearest: String? {
    switch answer {
    case .wrongScheme(let scheme): replaced(scheme, among: model.schemes + ["https"])
    case .wrongHost(let host): replaced(host, among: model.hosts.map(\.domain))
    case .notFound: withPathOfRoute
    case .malformed: nil
    case .route, .missing, .invalidValue, .excluded: nil
    }
  }

  private func replaced(_ text: String, among candidates: [String]) -> String? {
    // Of a few, the first is the one that links are printed with.
    let first = candidates.count < 3 ? candidates.first : nil
    guard let other = closest(to: text, among: candidates) ?? first else { return nil }
    guard let place = example.link.firstRange(of: text) else { return nil }
    return example.link[..<place.lowerBound] + other + example.link[place.upperBound...]
  }

  /// The link without its beginning, in a file that has no links of its own.
  private var belowMount: String? {
    if case .route = answer { return nil }
    guard model.schemes.isEmpty, model.hosts.isEmpty else { return nil }
    let (path, rest) = parts
    return path.indices.lazy.map { "/" + path[$0...].dropFirst().joined(separator: "/") + rest }
      .first(where: opensRoute)
  }

  /// The segments of the link's path, and the text behind it.
  private var parts: (path: [Substring], rest: Substring) {
    let end = example.link.firstIndex { $0 == "?" || $0 == "#" } ?? example.link.endIndex
    return (example.link[..<end].split(separator: "/"), example.link[end...])
  }

  /// The link with the literal segments of the route.
  private var withPathOfRoute: String? {
    let (written, rest) = parts
    guard example.link.hasPrefix("/"), written.count == route.pattern.segments.count,
      !route.pattern.hasFragmentPath
    else { return nil }
    let segments = zip(written, route.pattern.segments).map { text, segment in
      if case .literal(let literal) = segment { literal.asSegment } else { String(text) }
    }
    return "/" + segments.joined(separator: "/") + rest
  }
}
