package import RoutegenCompiler

extension RouteModel {
  /// The declared hosts for which the owner of the app can publish files, as systems know them: with one wildcard
  /// for any number of labels.
  package var ownHosts: [HostPattern] {
    declaredHosts.filter { !$0.isForAppClips && !$0.hasPort }
      .map { HostPattern(domain: $0.domain, isWildcard: $0.isWildcard) }
      .withoutRepetitions
  }

  /// The schemes of the top level and of blocks, except `https` and `http`, each once.
  package var customSchemes: [String] {
    (schemes + originsOfPatterns.schemes.filter { !$0.isWebScheme }).withoutRepetitions
  }

  /// A host that the pattern accepts; for a wildcard, one that no other host of the file names.
  package func exampleHost(of pattern: HostPattern) -> String {
    guard pattern.isWildcard else { return pattern.domain }
    let others = declaredHosts.filter { $0.domain.utf8.count > pattern.domain.utf8.count }
    var host = "any." + pattern.domain
    while others.contains(where: { $0.covers(host) }) { host = "any-" + host }
    return host
  }

  /// Whether links of a host may match patterns of the file: it is declared, or there is a block for
  /// any host.
  package func mayOpen(host: String) -> Bool {
    declaredHosts.contains { $0.covers(host) }
      || originsOfPatterns.contains { $0 == .anyHost }
  }
}

extension [OriginConstraint] {
  /// The hosts that a block accepts; `*` for any host, with any port.
  var hosts: [String] {
    compactMap { origin in
      switch origin {
      case .host(let host): host.description
      case .anyHost: "*"
      case .everywhere, .scheme: nil
      }
    }
  }

  /// The schemes that a block accepts.
  var schemes: [String] {
    compactMap { if case .scheme(let scheme) = $0 { scheme } else { nil } }
  }
}

extension HostPattern {
  /// Whether it is Apple's host for the default links of App Clips, which open without an associated domain.
  package var isForAppClips: Bool { description == "appclip.apple.com" }
}
