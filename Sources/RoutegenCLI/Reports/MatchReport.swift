import RoutegenExplain
import RoutegenModel
import RoutegenSource

/// The result of `match`.
struct MatchReport {
  let matcher: ExplainingMatcher
  var explanation: MatchExplanation

  /// The current time in seconds since 1970; `nil` if there is no clock.
  let now: Double?

  var model: RouteModel { matcher.model }
  var answer: ExplainingMatcher.Answer { explanation.answer }

  /// The expiry that has passed; it takes precedence over the answer.
  var pastExpiry: Expiry? { explanation.expiries.first(where: isPast) }

  var isRoute: Bool {
    if case .route = answer { pastExpiry == nil } else { false }
  }

  /// Returns whether an expiry has passed; without a clock, only one that cannot be parsed has.
  func isPast(_ expiry: Expiry) -> Bool { expiry.isPast(at: now ?? -.infinity) }

  /// The answer in one line.
  var message: String {
    if let expiry = pastExpiry {
      return expiry.secondsSince1970 == nil
        ? "it counts as expired, because the value '\(expiry.value)' of '\(expiry.key)' is not a time"
        : "it expired at '\(expiry.value)', the value of '\(expiry.key)'"
    }
    if case .route(let index, let values) = answer {
      return model.text(of: model.routes[index], values)
    }
    if case .missing(let key) = answer, !explanation.rules.contains(where: \.decides),
      explanation.readings.isEmpty
    {
      return key == "payload" && model.payloads.isEmpty
        ? "the file has no 'payload', so no payload names a route"
        : "the payload has none of the keys that name a route"
    }
    return answer.text(in: model)
  }

  /// The route and its values; `nil` if the link is not a route.
  private var route: (route: Route, values: [[String]])? {
    guard isRoute, case .route(let index, let values) = answer else { return nil }
    return (model.routes[index], values)
  }

  /// The link that the route prints.
  var canonicalLink: String? {
    guard let (route, values) = route else { return nil }
    return try? RoutePrinter(matcher).link(of: route, values)
  }

  /// The requirements of the route and its groups, the outermost first.
  var requirements: [String] {
    guard let (route, _) = route else { return [] }
    return model.requirements(of: route)
  }

  /// Facts about the route in addition to its values, each with a title.
  var facts: [(title: String, text: String)] {
    guard let (route, values) = route else { return [] }
    let defaults = zip(route.parameters, values).compactMap { parameter, texts in
      texts.isEmpty ? parameter.defaultValue.map { "\(parameter.name): \($0)" } : nil
    }
    let keys = keys(of: route)
    let extras = explanation.extras.map { extra in
      // The file may supply the value of a parameter whose key a payload has all the same.
      let isKnown = extra.key == model.expiryKey || keys.contains(extra.key)
      let guess = isKnown ? nil : closest(to: extra.key, among: keys)
      return "\(extra.key)=\(extra.value)" + (guess.map { ", did you mean '\($0)'?" } ?? "")
    }
    let lines = [
      ("defaults", defaults.joined(separator: ", ")),
      ("requires", requirements.joined(separator: ", ")), ("canonical", canonicalLink ?? ""),
    ]
    return route.remarks(on: values, of: explanation.readings.last?.text ?? "", model)
      + lines.filter { !$0.1.isEmpty } + extras.map { ("extra", $0) }
  }

  private func keys(of route: Route) -> [String] {
    route.pattern.query.map(\.key)
  }

  /// The accepted schemes or hosts, if those of the link are wrong.
  var remedy: String? {
    guard pastExpiry == nil else { return nil }
    let origins = model.originsOfPatterns
    switch answer {
    case .wrongScheme:
      let inBlocks = origins.compactMap { if case .scheme(let text) = $0 { text } else { nil } }
      let web = hosts(origins).isEmpty ? [] : model.acceptsHTTP ? ["https", "http"] : ["https"]
      return listed("schemes", model.schemes + web + inBlocks)
    case .wrongHost: return listed("hosts", hosts(origins))
    case .route, .malformed, .notFound, .missing, .invalidValue, .excluded: return nil
    }
  }

  private func hosts(_ origins: [OriginConstraint]) -> [String] {
    model.hosts.map(\.description)
      + origins.compactMap { origin in
        switch origin {
        case .host(let host): host.description
        case .anyHost: "*"
        case .anyHostAndPort: "*:*"
        case .scheme: nil
        }
      }
  }

  private func listed(_ noun: String, _ texts: [String]) -> String {
    var seen: Set<String> = []
    let texts = texts.filter { seen.insert($0).inserted }
    return texts.isEmpty
      ? "the file declares no \(noun)" : "the \(noun) are \(texts.joined(separator: ", "))"
  }
}
