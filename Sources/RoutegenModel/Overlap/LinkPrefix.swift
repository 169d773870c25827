/// The beginning of links that are looked up in one tree, and the trees in which they are looked up
/// first.
struct LinkPrefix: Hashable {
  /// The text before the path, such as `https://example.com`; empty for a path alone.
  let text: String

  /// The roots of the trees in which such a link is looked up first.
  let earlierRoots: [Int]

  /// The first segments for which links of this beginning are searched.
  var firstSegment = FirstSegment.any

  /// A kind of first segment.
  enum FirstSegment {
    case any

    /// A path alone must not begin with `//`.
    case nonEmpty

    /// Links with any other first segment are searched as a path alone.
    case empty
  }
}

extension MatchTree {
  /// The beginnings of links for each root, its number increased by `firstNode`.
  ///
  /// A beginning is left out if another one of the same tree has fewer earlier trees.
  func linkPrefixes(_ model: RouteModel, firstNode: Int) -> [Int: [LinkPrefix]] {
    let blocks = scopes.map { (origin: $0.origin, root: $0.root + firstNode) }
    var prefixes = [firstNode: [LinkPrefix(text: "", earlierRoots: [], firstSegment: .nonEmpty)]]
    var roots: [(origin: OriginConstraint?, root: Int)] = blocks.map { ($0.origin, $0.root) }
    roots.append((nil, firstNode))
    for (scheme, host) in model.sampleOrigins {
      let tried = roots.filter { model.mayTry($0.origin, scheme: scheme, host: host) }.map(\.root)
      let text = host.isEmpty ? scheme + "://" : "\(scheme)://\(host)"
      for (count, root) in tried.enumerated() {
        prefixes[root, default: []].insert(
          LinkPrefix(text: text, earlierRoots: Array(tried[..<count])))
      }
    }
    // An app may accept hosts of its own, `alsoOn:`; of the blocks of hosts only `host *` and `host *:*`
    // are tried for these.
    let anyHost = blocks.filter { $0.origin == .anyHost || $0.origin == .anyHostAndPort }
      .map(\.root)
    for (origin, root) in blocks {
      guard case .scheme(let scheme) = origin, scheme.isWebScheme else { continue }
      prefixes[root, default: []].insert(
        LinkPrefix(text: "\(scheme)://host.example", earlierRoots: anyHost))
    }
    return prefixes
  }
}

extension [LinkPrefix] {
  /// Inserts the beginning of whole links.
  fileprivate mutating func insert(_ prefix: LinkPrefix) {
    var prefix = prefix
    // A path alone is looked up in no other tree first.
    if contains(where: { $0.firstSegment == .nonEmpty }) { prefix.firstSegment = .empty }
    let earlier = Set(prefix.earlierRoots)
    func isWhole(_ other: LinkPrefix) -> Bool { other.firstSegment != .nonEmpty }
    if contains(where: { isWhole($0) && Set($0.earlierRoots).isSubset(of: earlier) }) { return }
    removeAll { isWhole($0) && earlier.isSubset(of: $0.earlierRoots) }
    append(prefix)
  }
}

extension RouteModel {
  /// A scheme and a host for each set of blocks that some link is looked up in.
  fileprivate var sampleOrigins: [(scheme: String, host: String)] {
    let origins = Set(originsOfPatterns)
    var named = hosts
    var custom = schemes
    for origin in origins.sorted(by: { $0.precedence < $1.precedence }) {
      switch origin {
      case .host(let host): named.append(host)
      case .scheme(let scheme) where !scheme.isWebScheme: custom.append(scheme)
      case .anyHost, .anyHostAndPort, .scheme: break
      }
    }
    let exact = Set(named.filter { !$0.isWildcard }.map(\.domain))
    // A wildcard covers more hosts than a file can list.
    var samples = named.map { $0.isWildcard ? $0.sample(outside: exact) : $0.domain }
    let other = HostPattern(domain: "example", isWildcard: true).sample(outside: exact)
    if origins.contains(.anyHost) { samples.append(other) }
    // No other block accepts a port.
    if origins.contains(.anyHostAndPort) { samples.append("\(other):8080") }
    return custom.map { ($0, "") } + samples.flatMap { [("https", $0), ("http", $0)] }
  }
}

extension HostPattern {
  /// A host that the wildcard covers and that is not listed in `hosts`.
  fileprivate func sample(outside hosts: Set<String>) -> String {
    let labels = ["www", "app"] + (0...hosts.count).map { "host\($0)" }
    return labels.map { "\($0).\(domain)" }.first { !hosts.contains($0) } ?? "www.\(domain)"
  }
}
