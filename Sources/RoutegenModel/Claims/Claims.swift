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

  /// Whether a link of the host can open the app.
  package var opensAnything: Bool { all.contains(where: \.opens) }

  /// Whether a link opens the app: the truth that association files express.
  package static func opens(_ link: String, _ matcher: ExplainingMatcher) -> Bool {
    switch matcher.verdict(of: link) {
    case .route(let index): !matcher.model.routes[index].attributes.isInternal
    case .envelope: true
    case .exception, nil: false
    }
  }
}

extension RouteModel {
  /// The hosts whose association files open links: those of the top level and of blocks, each once, in the
  /// order of the file.
  package var associatedHosts: [HostPattern] {
    var hosts: [HostPattern] = []
    let inBlocks = originsOfPatterns.compactMap { origin -> HostPattern? in
      if case .host(let host) = origin { host } else { nil }
    }
    for host in self.hosts + inBlocks where !hosts.contains(host) { hosts.append(host) }
    return hosts
  }
}
