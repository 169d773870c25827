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

extension RouteModel {
  /// The beginnings of links for each root.
  ///
  /// A beginning is left out if another one of the same tree has fewer earlier trees.
  func linkPrefixes(_ scopes: LinkScopes) -> [Int: [LinkPrefix]] {
    guard let top = scopes.all.last?.root else { return [:] }
    let everywhere = scopes.all.filter { $0.origin == .everywhere }.map(\.root)
    var prefixes = [
      top: [LinkPrefix(text: "", earlierRoots: everywhere, firstSegment: .nonEmpty)]
    ]
    for origin in SampleOrigin.all(of: [self]) {
      let tried = scopes.roots(of: self, scheme: origin.scheme, host: origin.host)
      for (count, root) in tried.enumerated() {
        prefixes[root, default: []].insert(
          LinkPrefix(text: origin.text, earlierRoots: Array(tried[..<count])))
      }
    }
    // An app may accept hosts of its own, `alsoOn:`; of the blocks of hosts only `host *` is tried for these.
    let anyHost = scopes.all.filter { $0.origin == .anyHost }.map(\.root)
    for (origin, root) in scopes.all {
      guard case .scheme(let scheme)? = origin, scheme.isWebScheme else { continue }
      prefixes[root, default: []].insert(
        LinkPrefix(text: "\(scheme)://host.example", earlierRoots: everywhere + anyHost))
    }
    return prefixes
  }
}

extension [LinkPrefix] {
  /// Inserts the beginning of whole links.
  mutating func insert(_ prefix: LinkPrefix) {
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
