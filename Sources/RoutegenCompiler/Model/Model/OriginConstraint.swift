/// A host or scheme to which a block limits its patterns: `host a { … }`, `scheme b { … }`.
///
/// The cases are in match order: rule 0 of "Which route a link is" in the language.
package enum OriginConstraint: Hashable, Sendable {
  /// Every scheme and host of the route set, and every path without one: `except ?key`.
  case everywhere
  case host(HostPattern)

  /// Any host, with any port.
  case anyHost

  /// A scheme in lower case, `https` and `http` included.
  case scheme(String)

  /// Whether it is one host, or those of a wildcard.
  package var isHost: Bool { host != nil }

  /// The host, or the wildcard.
  var host: HostPattern? { if case .host(let host) = self { host } else { nil } }

  /// The position in match order: what is everywhere, then exact hosts, then wildcards from the longest
  /// domain, those of one label first, then any host.
  package var precedence: (Int, Int) {
    switch self {
    case .everywhere: (-1, 0)
    case .host(let host):
      host.isWildcard ? (1, -2 * host.domain.utf8.count - (host.isLabel ? 1 : 0)) : (0, 0)
    case .anyHost: (2, 0)
    case .scheme: (3, 0)
    }
  }
}

extension [OriginConstraint] {
  /// The origins as people read them: the first of them, if an enum has many hosts.
  package var shownTexts: [String] {
    let (most, shown) = (8, 3)
    let texts = map(\.text)
    return count > most ? texts.prefix(shown) + ["\(count - shown) more"] : texts
  }
}

extension RouteModel {
  /// The hosts or schemes of a block, to which the line `scheme http` adds `http` where `https` is.
  func withHTTP(_ origins: [OriginConstraint]) -> [OriginConstraint] {
    guard acceptsHTTP, origins.contains(.scheme("https")), !origins.contains(.scheme("http")) else {
      return origins
    }
    return origins + [.scheme("http")]
  }

  /// The origin constraint of each pattern that has one, in the order of the file.
  package var originsOfPatterns: [OriginConstraint] { origins(of: routes) }

  /// The hosts of the top level and of blocks, each once, in the order of the file.
  package var declaredHosts: [HostPattern] {
    (hosts + originsOfPatterns.compactMap(\.host)).withoutRepetitions
  }

  private func origins(of routes: [Route]) -> [OriginConstraint] {
    var origins: [OriginConstraint] = []
    for route in routes { origins += route.origins + route.aliases.compactMap(\.origin) }
    for exception in exceptions { origins += exception.origins }
    for envelope in envelopes { origins += envelope.origins }
    return origins
  }

  /// Whether patterns of a block, `nil` for those outside of blocks, are tried for such a link.
  package func mayTry(_ origin: OriginConstraint?, scheme: String, host: String) -> Bool {
    let isWeb = scheme.isWebScheme
    let isKnownScheme = isWeb ? scheme == "https" || acceptsHTTP : schemes.contains(scheme)
    func isDeclaredHost() -> Bool { !isWeb || covers(host) }
    return switch origin {
    case .everywhere?:
      // No link is looked up in a block whose routes are all '@unlinked'.
      mayTry(nil, scheme: scheme, host: host)
        || origins(of: linkedRoutes).contains {
          $0 != .everywhere && mayTry($0, scheme: scheme, host: host)
        }
    case .host(let declared)?: isKnownScheme && declared.covers(host)
    case .anyHost?: isKnownScheme && isWeb
    case .scheme(let declared)?: declared == scheme && isDeclaredHost()
    case nil: isKnownScheme && isDeclaredHost()
    }
  }
}

extension String {
  /// Whether links with this scheme, in lower case, are web links.
  package var isWebScheme: Bool { self == "https" || self == "http" }
}
