import RoutegenExplain
import RoutegenLinks
import RoutegenModel

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
      return link.webHost == nil
        ? .dead(explanation) : .website(reason: explanation.answer.text(in: model))
    }
  }

  /// Whatever a link with unknown parts may open; it is good if one of them is.
  private func verdict(onTemplate link: FoundLink) -> LinkVerdict {
    let targets = matcher.possibleTargets(of: link)
    if targets.isEmpty {
      return link.webHost == nil ? .dead(nil) : .website(reason: "no route has such a path")
    }
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
  fileprivate var webHost: String? {
    guard scheme.isWebScheme else { return nil }
    let host = parts[0].utf8.dropFirst(scheme.utf8.count + 3).prefix { !"/?#:".utf8.contains($0) }
    return String(decoding: host, as: UTF8.self).lowercased()
  }
}
