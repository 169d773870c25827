/// A scheme and a host for a set of blocks in which some link is looked up.
struct SampleOrigin {
  let scheme: String

  /// The host; empty with a custom scheme.
  let host: String

  /// The declaration that accepts the origin.
  let declaration: OriginConstraint

  /// The segments with which all links of the origin begin.
  let base: [String]

  /// The text before the path of a link, such as `https://example.com`.
  var text: String {
    // A base of lower-case letters is written as people do: `app://open`.
    let isPlain = base.first?.utf8.allSatisfy { (0x61...0x7A).contains($0) } ?? false
    return scheme + (host.isEmpty && isPlain ? ":/" : "://") + host + base.asBase
  }

  /// The origins of one or more models, each of which is looked up in other blocks or declared.
  static func all(of models: [RouteModel]) -> [SampleOrigin] {
    var seen: Set<OriginConstraint> = []
    let origins = models.flatMap(\.originsOfPatterns).filter { seen.insert($0).inserted }
    var named = models.flatMap(\.hosts)
    var custom = models.flatMap(\.schemes)
    for origin in origins.sorted(by: { $0.precedence < $1.precedence }) {
      switch origin {
      case .host(let host): named.append(host)
      case .scheme(let scheme) where !scheme.isWebScheme: custom.append(scheme)
      case .everywhere, .anyHost, .scheme: break
      }
    }
    let index = named.reduce(into: HostIndex()) { $0.insert($1) }
    // A wildcard covers more hosts than a file can list.
    var samples: [(host: String, declaration: OriginConstraint)] = named.map {
      ($0.isWildcard ? $0.sample(outside: index) : $0.domain, .host($0))
    }
    let other = HostPattern(domain: "example", isWildcard: true).sample(outside: index)
    if origins.contains(.anyHost) { samples.append((other, .anyHost)) }
    let bases = models[0].bases
    return custom.map {
      SampleOrigin(
        scheme: $0, host: "", declaration: .scheme($0), base: bases.base(of: .scheme($0)))
    }
      + samples.flatMap { host, declaration in
        ["https", "http"].map {
          SampleOrigin(
            scheme: $0, host: host, declaration: declaration, base: bases.base(ofHost: host))
        }
      }
  }
}

extension HostPattern {
  /// A host that the wildcard covers, and that no other host covers that is tried before.
  fileprivate func sample(outside index: HostIndex) -> String {
    for end in [domain, "sub.\(domain)"] {
      for number in -2...Self.mostSamples {
        let host = "\(number == -2 ? "www" : number < 0 ? "app" : "host\(number)").\(end)"
        let rivals = index.covering(host).filter { $0.precedes(self) }
        if rivals.isEmpty { return host }
        // A wildcard covers the other names, too.
        if rivals.contains(where: \.isWildcard) { break }
      }
    }
    return "www.\(domain)"
  }

  /// The number of hosts that are tried; a file that names all of them is one that nobody writes.
  private static var mostSamples: Int { 300 }

  private func precedes(_ other: HostPattern) -> Bool {
    OriginConstraint.host(self).precedence < OriginConstraint.host(other).precedence
  }
}
