/// The links of one host that the app opens: every pattern that `https` links of the host may match, in
/// match order.
///
/// The first claim that a link satisfies decides whether it opens the app, and a link that satisfies none
/// does not open it. Association files, which systems read in the same way, are written from this.
package struct Claims: Sendable {
  package let model: RouteModel

  /// The host, such as `example.com`.
  package let host: String

  /// The claims in match order.
  package let all: [Claim]

  package init(_ matcher: ExplainingMatcher, host: String) {
    let model = matcher.model
    self.model = model
    self.host = host
    all = matcher.scopes
      .filter { model.mayTry($0.origin, scheme: "https", host: host) }
      .flatMap(\.patterns)
      .map { Claim($0.candidate, model) }
  }

  /// Whether a link opens the app: the truth that association files express.
  package static func opens(_ link: String, _ matcher: ExplainingMatcher) -> Bool {
    matcher.verdict(of: link).map(matcher.model.opens) ?? false
  }
}
