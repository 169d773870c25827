package import RoutegenCompiler

/// Prints routes as links: "Printing" of `Documentation/Matching.md` in code.
///
/// What is printed is read back by the ``ExplainingMatcher``. If that is another route, or another
/// value, the route has no such link. The runtime prints without the model and reads back only where
/// the table says that another pattern could match.
package struct RoutePrinter: Sendable {
  package let model: RouteModel
  let matcher: ExplainingMatcher
  private let now: Double

  /// - Parameter now: The time in seconds since 1970, at which no link that is printed has expired; without it, only
  ///   what is no time has.
  package init(_ matcher: ExplainingMatcher, now: Double? = nil) {
    self.matcher = matcher
    self.now = now ?? -.infinity
    model = matcher.model
  }

  /// A form of a route's link.
  package enum Form: Sendable {
    case app, web, path
  }

  /// The reason why a route has no link of a form, as the end of a sentence.
  package struct Obstacle: Error, Hashable, Sendable {
    package let reason: String

    static func value(of parameter: Parameter) -> Obstacle {
      Obstacle(reason: "the value of '\(parameter.name)' cannot be written into a link")
    }

    static func prefix(_ prefix: String, of parameter: Parameter) -> Obstacle {
      Obstacle(reason: "the value of '\(parameter.name)' does not begin with '\(prefix)'")
    }

    static let unlinked = Obstacle(reason: "no link opens the route, because it is '@unlinked'")
    static let tooLong = Obstacle(reason: "the link would be longer than 16 KiB")
    static let networkPath = Obstacle(
      reason: "a browser would interpret a path that begins with '//' as a host")
    static let otherRoute = Obstacle(reason: "the link would open another route, or none")
  }

  /// Returns the link of a route; the values are those of ``ExplainingMatcher/Answer``.
  package func link(
    of route: Route, _ values: [[String]], as form: Form
  ) throws(Obstacle) -> String {
    if route.isUnlinked { throw .unlinked }
    let path = try PrintedPath(route, values, model).text
    let link: String
    switch form {
    case .app: link = try appLink(of: route, path)
    case .web: link = try webLink(of: route, values, path)
    case .path:
      guard route.origins.isEmpty else { throw nowhere("", route) }
      if path.hasPrefix("//") { throw .networkPath }
      link = path
    }
    let read = matcher.explain(link, isPath: form == .path, withReadings: false)
    guard isSame(read, route, values) else { throw .otherRoute }
    return link
  }

  /// Returns the canonical link: with the first custom scheme, or else on the web.
  package func link(of route: Route, _ values: [[String]]) throws(Obstacle) -> String {
    try link(of: route, values, as: appScheme(of: route) == nil ? .web : .app)
  }

  // MARK: Schemes and hosts

  /// The scheme of printed links, and their host, which is empty for a custom scheme.
  package struct Origin: Hashable {
    package let scheme: String
    package let host: String

    /// The segments with which the links begin.
    package let base: [String]

    /// The declaration that accepts the links.
    package var declaration: OriginConstraint {
      host.isEmpty
        ? .scheme(scheme) : .host(HostPattern(domain: host, isWildcard: false))
    }
  }

  /// The origin of a route's links of a form; `nil` if there are none, and for a path.
  package func origin(of route: Route, as form: Form) -> Origin? {
    switch form {
    case .app:
      appScheme(of: route).map {
        Origin(scheme: $0, host: "", base: model.bases.base(of: .scheme($0)))
      }
    case .web:
      webHost(of: route).map {
        Origin(scheme: "https", host: $0, base: model.bases.base(ofHost: $0))
      }
    case .path: nil
    }
  }

  private func appScheme(of route: Route) -> String? {
    if route.origins.isEmpty { return model.schemes.first }
    for case .scheme(let scheme) in route.origins where !scheme.isWebScheme { return scheme }
    return nil
  }

  private func appLink(of route: Route, _ path: String) throws(Obstacle) -> String {
    guard let scheme = appScheme(of: route) else { throw nowhere("no custom scheme", route) }
    let beginning = model.beginning(of: scheme)
    if !model.bases.base(of: .scheme(scheme)).isEmpty { return beginning + path.behindBase }
    guard model.form(of: scheme) == .authority else {
      if path.hasPrefix("//") { throw .networkPath }
      return beginning + path.dropFirst()
    }
    // The first segment becomes the authority, if it is the same segment there. Without a path, none is there.
    let first = String(path.dropFirst().prefix { !"/?#".contains($0) })
    let isAuthority =
      first.isEmpty
      ? !path.hasPrefix("//") : !matcher.isDeclaredHost(first) && isHostOfSegment(first)
    return beginning + (isAuthority ? String(path.dropFirst()) : path)
  }

  /// Whether a segment, percent-encoded, is the host of a link with a custom scheme, perhaps with a
  /// port.
  private func isHostOfSegment(_ segment: String) -> Bool {
    (try? LinkParts("app://\(segment)", isPath: false))?.host == segment
  }

  private func webLink(
    of route: Route, _ values: [[String]], _ path: String
  ) throws(Obstacle) -> String {
    let host = route.hostValue.map { value in
      values[value.slot].map { model.printed($0, as: route.parameters[value.slot].type) }.joined()
        + value.suffix
    }
    guard let host = host ?? webHost(of: route) else { throw nowhere("no host", route) }
    let base = model.bases.base(ofHost: host).asBase
    return "https://\(host)" + (base.isEmpty ? path : base + path.behindBase)
  }

  private func webHost(of route: Route) -> String? {
    for case .host(let host) in route.origins where !host.isWildcard { return host.domain }
    let usesDeclaredHosts =
      route.origins.isEmpty || route.origins.contains(.anyHost)
      || route.origins.contains(.scheme("https"))
    return usesDeclaredHosts ? model.hosts.first { !$0.isWildcard }?.domain : nil
  }

  /// The obstacle of a route that exists on other schemes or hosts only.
  private func nowhere(_ lack: String, _ route: Route) -> Obstacle {
    if route.origins.isEmpty { return Obstacle(reason: "the file declares \(lack)") }
    let origins = route.origins.shownTexts.joined(separator: ", ")
    return Obstacle(
      reason: route.aliases.contains { $0.origin != nil }
        ? "the route's own pattern exists on \(origins) only, and an 'also' is never printed"
        : "the route exists on \(origins) only")
  }

  // MARK: Payloads

  /// Returns the payload of a route, by the first `type` or `link` rule.
  package func payload(
    of route: Route, _ values: [[String]]
  ) throws(Obstacle) -> [String: String] {
    if route.isUnlinked { throw .unlinked }
    guard let (key, hasParameters) = payloadRule else {
      throw Obstacle(reason: "the file declares no payload rule 'type' or 'link'")
    }
    var printed = try PrintedPath(route, values, model)
    let needsLink = !route.origins.isEmpty || printed.text.hasPrefix("//")
    var payload: [String: String] = [:]
    if !needsLink, hasParameters {
      let reserved = Set([key] + (model.expiryKey.map { [$0] } ?? []))
      payload = printed.moveItems(except: reserved)
    }
    payload[key] = needsLink ? try link(of: route, values) : Self.relative(printed.text)
    let texts = payload.mapValues { Payload.Value.text($0) }
    guard isSame(matcher.explain(Payload(texts)), route, values) else { throw .otherRoute }
    return payload
  }

  private var payloadRule: (key: String, hasParameters: Bool)? {
    for rule in model.payloads {
      switch rule {
      case .type(let key): return (key, true)
      case .link(let key): return (key, false)
      case .when, .otherwise: continue
      }
    }
    return nil
  }

  /// The path without its first slash, unless the slash is necessary to read it back.
  private static func relative(_ path: String) -> String {
    let first = path.dropFirst().prefix { !"/?#".contains($0) }
    return first.isEmpty || first.contains(":") ? path : String(path.dropFirst())
  }

  // MARK: Reading back

  private func isSame(
    _ explanation: MatchExplanation, _ route: Route, _ values: [[String]]
  ) -> Bool {
    guard case .route(route.index, let read) = explanation.answer,
      !explanation.expiries.contains(where: { $0.isPast(at: now) })
    else { return false }
    return model.normalized(read, of: route) == model.normalized(values, of: route)
  }
}

extension String {
  /// A path, which has no slash alone behind a base.
  fileprivate var behindBase: String {
    self == "/" || hasPrefix("/?") || hasPrefix("/#") ? String(dropFirst()) : self
  }
}
