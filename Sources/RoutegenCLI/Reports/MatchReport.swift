import RoutegenModel
import RoutegenSource

/// The result of `match`.
struct MatchReport {
  let model: RouteModel
  let explanation: MatchExplanation

  /// The current time in seconds since 1970; `nil` if there is no clock.
  let now: Double?

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

  /// The accepted schemes or hosts, if those of the link are wrong.
  var remedy: String? {
    guard pastExpiry == nil else { return nil }
    let origins = model.routes.flatMap(\.origins)
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
