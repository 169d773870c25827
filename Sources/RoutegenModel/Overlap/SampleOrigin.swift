/// A scheme and a host for a set of blocks in which some link is looked up.
struct SampleOrigin {
  let scheme: String

  /// The host, with a port for `host *:*`; empty with a custom scheme.
  let host: String

  /// The declaration that accepts the origin.
  let declaration: OriginConstraint

  /// The text before the path of a link, such as `https://example.com`.
  var text: String { "\(scheme)://\(host)" }

  /// The origins of one or more models, each of which is looked up in other blocks or declared.
  static func all(of models: [RouteModel]) -> [SampleOrigin] {
    let origins = models.flatMap(\.originsOfPatterns).reduce(into: [OriginConstraint]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    var named = models.flatMap(\.hosts)
    var custom = models.flatMap(\.schemes)
    for origin in origins.sorted(by: { $0.precedence < $1.precedence }) {
      switch origin {
      case .host(let host): named.append(host)
      case .scheme(let scheme) where !scheme.isWebScheme: custom.append(scheme)
      case .everywhere, .anyHost, .anyHostAndPort, .scheme: break
      }
    }
    let exact = Set(named.filter { !$0.isWildcard }.map(\.domain))
    // A wildcard covers more hosts than a file can list.
    var samples: [(host: String, declaration: OriginConstraint)] = named.map {
      ($0.isWildcard ? $0.sample(outside: exact, named) : $0.domain, .host($0))
    }
    let other = HostPattern(domain: "example", isWildcard: true).sample(outside: exact, named)
    if origins.contains(.anyHost) { samples.append((other, .anyHost)) }
    // No other block accepts a port.
    if origins.contains(.anyHostAndPort) { samples.append(("\(other):8080", .anyHostAndPort)) }
    return custom.map { SampleOrigin(scheme: $0, host: "", declaration: .scheme($0)) }
      + samples.flatMap { host, declaration in
        ["https", "http"].map { SampleOrigin(scheme: $0, host: host, declaration: declaration) }
      }
  }
}

extension HostPattern {
  /// A host that the wildcard covers, that is not listed in `exact`, and that no pattern of `named` covers that
  /// is tried before.
  fileprivate func sample(outside exact: Set<String>, _ named: [HostPattern]) -> String {
    let labels = ["www", "app"] + (0...exact.count).map { "host\($0)" }
    let earlier = named.filter { $0.isWildcard && $0.precedes(self) }
    return (labels + labels.map { "\($0).sub" }).map { "\($0).\(domain)" }.first { host in
      !exact.contains(host) && !earlier.contains { $0.covers(host) }
    } ?? "www.\(domain)"
  }

  private func precedes(_ other: HostPattern) -> Bool {
    OriginConstraint.host(self).precedence < OriginConstraint.host(other).precedence
  }
}
