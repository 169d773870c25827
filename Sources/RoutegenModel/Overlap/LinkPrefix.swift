/// How the links begin that come to one tree of patterns, and what is tried for them before.
struct LinkPrefix: Hashable {
  /// What stands before the path, such as `https://example.com`; empty for a path alone.
  let prefix: String

  /// The roots of the trees that such a link is looked up in first.
  let earlier: [Int]
}

extension MatchTree {
  /// For the root of each tree the ways to come to it, those left out that have another's earlier
  /// trees and more.
  func entries(_ model: RouteModel) -> [Int: [LinkPrefix]] {
    var entries: [Int: [LinkPrefix]] = [0: [LinkPrefix(prefix: "", earlier: [])]]
    var roots: [(origin: OriginConstraint?, root: Int)] = scopes.map { ($0.origin, $0.root) }
    roots.append((nil, 0))
    for (scheme, host) in model.sampleOrigins {
      let tried = roots.filter { model.mayTry($0.origin, scheme: scheme, host: host) }.map(\.root)
      let prefix = host.isEmpty ? scheme + "://" : "\(scheme)://\(host)"
      for (place, root) in tried.enumerated() {
        let entry = LinkPrefix(prefix: prefix, earlier: Array(tried[..<place]))
        entries[root, default: []].insert(entry)
      }
    }
    // An app may name hosts of its own, `alsoOn:`, and no block is tried for those but `host *`.
    let anyHost = scopes.filter { $0.origin == .anyHost }.map(\.root)
    for (origin, root) in scopes {
      guard case .scheme(let scheme) = origin, ["https", "http"].contains(scheme) else { continue }
      let entry = LinkPrefix(prefix: "\(scheme)://host.example", earlier: anyHost)
      entries[root, default: []].insert(entry)
    }
    return entries
  }
}

extension [LinkPrefix] {
  fileprivate mutating func insert(_ entry: LinkPrefix) {
    if contains(where: { Set($0.earlier).isSubset(of: entry.earlier) }) { return }
    removeAll { Set(entry.earlier).isSubset(of: $0.earlier) }
    append(entry)
  }
}

extension RouteModel {
  /// Schemes and hosts of links, one for all that are tried with the same patterns.
  fileprivate var sampleOrigins: [(scheme: String, host: String)] {
    let origins = Set(
      routes.flatMap(\.origins) + exceptions.flatMap(\.origins) + envelopes.flatMap(\.origins))
    var named = hosts
    var custom = schemes
    for origin in origins.sorted(by: { $0.precedence < $1.precedence }) {
      switch origin {
      case .host(let host): named.append(host)
      case .scheme(let scheme) where !["https", "http"].contains(scheme): custom.append(scheme)
      case .anyHost, .scheme: break
      }
    }
    let exact = Set(named.filter { !$0.isWildcard }.map(\.domain))
    // A wildcard has more hosts than a file can name.
    var samples = named.map { $0.isWildcard ? $0.sample(outside: exact) : $0.domain }
    if origins.contains(.anyHost) {
      samples.append(HostPattern(domain: "example", isWildcard: true).sample(outside: exact))
    }
    return custom.map { ($0, "") } + samples.flatMap { [("https", $0), ("http", $0)] }
  }
}

extension HostPattern {
  /// A host of a wildcard that is none of `others`.
  fileprivate func sample(outside others: Set<String>) -> String {
    let labels = ["www", "app"] + (0...others.count).map { "host\($0)" }
    return labels.map { "\($0).\(domain)" }.first { !others.contains($0) } ?? "www.\(domain)"
  }
}
