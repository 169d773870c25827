import RoutegenCompiler

/// A route set in which links of texts are looked up.
struct LinkedSet: Sendable {
  let matcher: ExplainingMatcher
  let origins: DeclaredOrigins
  private let now: Double?

  init(_ model: RouteModel, now: Double?) {
    matcher = ExplainingMatcher(model)
    origins = DeclaredOrigins([model])
    self.now = now
  }

  var model: RouteModel { matcher.model }

  /// Whether the set declares the scheme of a link, or the host of a web link.
  func declares(_ link: FoundLink) -> Bool {
    guard let host = link.webHost else { return origins.schemes.contains(link.scheme) }
    return origins.isHost(host)
  }

  /// Why a link opens nothing, in the words of `match`.
  func reason(of text: String) -> String {
    let report = MatchReport(matcher: matcher, explanation: matcher.explain(text), now: now)
    return report.message
  }

  func verdict(on link: FoundLink) -> LinkVerdict {
    guard let text = link.text else { return verdict(onTemplate: link) }
    let explanation = matcher.explain(text, withReadings: false)
    let report = MatchReport(matcher: matcher, explanation: explanation, now: now)
    if report.pastExpiry != nil { return .expired(report) }
    switch explanation.answer {
    case .route(let route, _):
      if model.deprecation(of: model.routes[route]) != nil { return .deprecated(route: route) }
      guard matcher.verdict(of: text) != .envelope,
        let canonical = CanonicalLink(of: text, explanation, RoutePrinter(matcher)),
        !canonical.isWritten
      else { return .good }
      return .nonCanonical(route: route, canonical: canonical.text)
    case .excluded where link.webHost != nil: return .good
    case .malformed, .wrongScheme, .wrongHost, .notFound, .missing, .invalidValue, .excluded:
      return link.webHost == nil ? .dead : .website
    }
  }

  /// The route that a link opens, and the keys of its items that the route does not read, without those of
  /// campaigns; `nil` if there are none, or if the link is an envelope.
  func unread(in link: FoundLink) -> (route: Int, keys: [String])? {
    guard link.shown.utf8.contains(UInt8(ascii: "?")) else { return nil }
    guard let text = link.text else {
      let targets = matcher.possibleTargets(of: link)
      let keys = targets.unreadKeys.filter { !$0.isCampaignKey }
      guard !targets.hasEnvelope, !keys.isEmpty else { return nil }
      return targets.routes.min().map { ($0, keys) }
    }
    let explanation = matcher.explain(text, withReadings: false)
    guard case .route(let route, _) = explanation.answer, matcher.verdict(of: text) != .envelope
    else { return nil }
    let keys = explanation.extras.map(\.key)
      .filter { !$0.isCampaignKey && $0 != model.expiryKey }
    return keys.isEmpty ? nil : (route, keys)
  }

  /// Whatever a link with unknown parts may open; it is good if one of them is.
  private func verdict(onTemplate link: FoundLink) -> LinkVerdict {
    let targets = matcher.possibleTargets(of: link)
    if targets.isEmpty { return link.webHost == nil ? .dead : .website }
    let isDeprecated = targets.routes.allSatisfy {
      model.deprecation(of: model.routes[$0]) != nil
    }
    guard isDeprecated, !targets.hasEnvelope, let route = targets.routes.min() else { return .good }
    return .deprecated(route: route)
  }
}

extension FoundLink {
  /// The scheme, in lower case.
  fileprivate var scheme: String {
    String(decoding: parts[0].utf8.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self).lowercased()
  }

  /// The host of a web link, in lower case; `nil` for a link with a custom scheme.
  var webHost: String? {
    guard scheme.isWebScheme else { return nil }
    let host = parts[0].utf8.dropFirst(scheme.utf8.count + 3).prefix { !"/?#:".utf8.contains($0) }
    return String(decoding: host, as: UTF8.self).lowercased()
  }
}
