import RoutegenModel
import RoutegenSource

/// What `match` has to tell.
struct MatchReport {
  let model: RouteModel
  let explanation: MatchExplanation

  /// What the clock says, in seconds since 1970; `nil` if there is none.
  let now: Double?

  var answer: ExplainingMatcher.Answer { explanation.answer }

  /// What says that the link is of no use any more, which comes before any other answer.
  var pastExpiry: Expiry? { explanation.expiries.first(where: isPast) }

  var isRoute: Bool {
    if case .route = answer { pastExpiry == nil } else { false }
  }

  /// Where there is no clock, only what no clock can save is past.
  func isPast(_ expiry: Expiry) -> Bool { expiry.isPast(at: now ?? -.infinity) }

  /// What the link is, in one line.
  var message: String {
    if let expiry = pastExpiry {
      return expiry.secondsSince1970 == nil
        ? "it counts as expired, because '\(expiry.value)' of '\(expiry.key)' is no time"
        : "it expired at '\(expiry.value)', as '\(expiry.key)' says"
    }
    if case .route(let index, let values) = answer {
      return model.text(of: model.routes[index], values)
    }
    if case .missing(let key) = answer, !explanation.rules.contains(where: \.decides),
      explanation.readings.isEmpty
    {
      return key == "payload" && model.payloads.isEmpty
        ? "the file does not say with 'payload' how one names a route"
        : "the payload has none of the keys that name a route"
    }
    return answer.text(in: model)
  }

  /// What would be right, where the origin of a link is wrong.
  var remedy: String? {
    guard pastExpiry == nil else { return nil }
    let origins = model.routes.flatMap(\.origins)
    switch answer {
    case .wrongScheme:
      let inBlocks = origins.compactMap { if case .scheme(let text) = $0 { text } else { nil } }
      let web = hosts(origins).isEmpty ? [] : model.acceptsHTTP ? ["https", "http"] : ["https"]
      return listed("schemes", model.schemes + web + inBlocks)
    case .wrongHost: return listed("hosts", hosts(origins))
    default: return nil
    }
  }

  private func hosts(_ origins: [OriginConstraint]) -> [String] {
    model.hosts.map(\.description)
      + origins.compactMap { origin in
        switch origin {
        case .host(let host): host.description
        case .anyHost: "*"
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
