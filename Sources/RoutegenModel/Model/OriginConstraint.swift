/// Where a block says that its patterns are taken: `host a { … }`, `scheme b { … }`.
///
/// In the order in which they are tried: rule 0 of "Which route a link is" in the language.
package enum OriginConstraint: Hashable, Sendable {
  case host(HostPattern)
  case anyHost

  /// In lower case; also `https` and `http`.
  case scheme(String)

  /// The order of trying; the block of an exact host comes first, that of a longer domain before
  /// that of a shorter.
  package var precedence: (Int, Int) {
    switch self {
    case .host(let host): host.isWildcard ? (1, -host.domain.utf8.count) : (0, 0)
    case .anyHost: (2, 0)
    case .scheme: (3, 0)
    }
  }
}

extension RouteModel {
  /// Whether patterns of the origin, `nil` for those outside of blocks, are tried for such a link.
  func mayTry(_ origin: OriginConstraint?, scheme: String, host: String) -> Bool {
    let isWeb = scheme == "https" || scheme == "http"
    let isKnownScheme = isWeb ? scheme == "https" || acceptsHTTP : schemes.contains(scheme)
    let isDeclaredHost = !isWeb || hosts.contains { $0.covers(host) }
    return switch origin {
    case .host(let declared)?: isKnownScheme && declared.covers(host)
    case .anyHost?: isKnownScheme && isWeb && (host.hasSuffix("]") || !host.contains(":"))
    case .scheme(let declared)?: declared == scheme && isDeclaredHost
    case nil: isKnownScheme && isDeclaredHost
    }
  }
}
