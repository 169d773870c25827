package import RoutegenModel

/// The links of one host, or of one custom scheme, that the app opens: every pattern that they may match,
/// in match order.
///
/// The first claim that a link satisfies decides whether it opens the app, and a link that satisfies none
/// does not open it. Association files, which systems read in the same way, are written from this.
package struct Claims: Sendable {
  package let model: RouteModel

  /// The host, such as `example.com`; empty for a custom scheme.
  package let host: String

  /// The claims in match order.
  package let all: [Claim]

  /// The beginning of a link, to which paths are appended.
  private let origin: String

  package init(_ matcher: ExplainingMatcher, host: String) {
    self.init(matcher, scheme: "https", host: host, origin: "https://" + host)
  }

  /// The links of a custom scheme, whose host is the first segment of the path.
  package init(_ matcher: ExplainingMatcher, scheme: String) {
    self.init(matcher, scheme: scheme, host: "", origin: scheme + ":/")
  }

  private init(_ matcher: ExplainingMatcher, scheme: String, host: String, origin: String) {
    let model = matcher.model
    self.model = model
    self.host = host
    self.origin = origin
    all = matcher.scopes
      .filter { model.mayTry($0.origin, scheme: scheme, host: host) }
      .flatMap(\.patterns)
      .map { Claim($0.candidate, model) }
  }

  /// Links near the patterns, of which each pattern matches some.
  package var nearbyLinks: [String] {
    all.flatMap { NearbyLinks($0, model, origin: origin).all }
  }

  /// Whether a link opens the app: the truth that association files express.
  package static func opens(_ link: String, _ matcher: ExplainingMatcher) -> Bool {
    matcher.verdict(of: link).map(matcher.model.opens) ?? false
  }
}
