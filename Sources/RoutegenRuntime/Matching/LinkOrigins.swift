/// The schemes, hosts and origin constraints of a table, and the roots for the origin of a link.
struct LinkOrigins {
  let header: TableHeader

  /// Hosts that are known only at run time, accepted in addition to the declared ones.
  let otherHosts: [LinkHost]

  /// Finds the place behind the base of an origin, in an app with bases.
  private let bases: Bases?

  init(_ header: TableHeader, alsoOn hosts: [LinkHost] = [], bases: Bases? = nil) {
    self.header = header
    self.otherHosts = hosts
    self.bases = hosts.first?.bases ?? bases
  }

  var table: ByteView { header.table }

  // MARK: Places

  /// Where the first segment of a link begins, `nil` if the link does not have the base of its origin, and whether the
  /// link is on a host.
  typealias Place = (start: Int?, isOnHost: Bool)

  /// Returns the place behind the base of a link's origin; `nil` without a base.
  typealias Bases = @Sendable (LinkOrigins, LinkText, _ start: Int) -> Place?

  /// The authority of a link with a custom scheme is its first segment, unless it begins no link with the base of the
  /// scheme, and is a declared host.
  func place(of link: LinkText) -> Place {
    let path = link.path.lowerBound
    let start = link.bytes[path] == UInt8(ascii: "/") ? path &+ 1 : path
    guard link.scheme != nil else { return (start, false) }
    if let place = bases?(self, link, start) { return place }
    let isOnHost = isOnHost(link)
    return (isOnHost ? start : link.host?.lowerBound ?? start, isOnHost)
  }

  /// Whether the authority of a link is a host, and no segment.
  func isOnHost(_ link: LinkText) -> Bool {
    link.isWeb || link.host.map { isHost(link.bytes, $0) } ?? false
  }

  // MARK: Roots

  /// Returns the roots of the patterns that accept the link's scheme and host, in match order.
  ///
  /// Throws if there is none.
  ///
  /// - Parameter isOnHost: Whether the authority of a link with a custom scheme is a declared host, and no segment.
  func roots(for link: LinkText, onHost isOnHost: Bool) throws(Failure) -> [UInt64] {
    guard let scheme = link.scheme else { return rootsOfPath }
    let isKnownScheme =
      link.isWeb
      ? link.isSecure || header.acceptsHTTP : isDeclaredScheme(link.bytes, scheme)
    let isOnDeclaredHost = isOnDeclaredHost(link)
    let (bytes, host) = (link.bytes, (isOnHost ? link.host : nil) ?? 0..<0)
    let port = link.port
    var roots: [UInt64] = []
    var hasScheme = isKnownScheme
    var everywhere: UInt64?
    forEachScope { origin, root in
      let isAccepted: Bool
      switch origin.kind {
      case .host, .wildcardHost, .labelHost:
        isAccepted = isKnownScheme && origin.host(table)?.covers(bytes, host, port: port) == true
      case .anyHost: isAccepted = isKnownScheme && link.isWeb
      case .scheme:
        let isSame = table.isSame(origin.text, bytes, scheme, caseless: true)
        hasScheme = hasScheme || isSame
        isAccepted = isSame && isOnDeclaredHost
      case .everywhere:
        everywhere = root
        isAccepted = false
      }
      if isAccepted { roots.append(root) }
    }
    if isKnownScheme && isOnDeclaredHost { roots.append(header.root) }
    guard roots.isEmpty else { return (everywhere.map { [$0] } ?? []) + roots }
    throw hasScheme
      ? Failure(wrongHost: host, port: link.port) : Failure(.wrongScheme, Capture(.raw, scheme))
  }

  /// The roots for a link without a path; none if no pattern accepts its scheme and host.
  func roots(forOrigin origin: String) -> [UInt64] {
    LinkText.reading(origin) { link in
      link.flatMap { try? roots(for: $0, onHost: place(of: $0).isOnHost) } ?? []
    }
  }

  /// The roots for a path, which belongs to no block.
  private var rootsOfPath: [UInt64] {
    var roots: [UInt64] = []
    forEachScope { origin, root in
      if origin.kind == .everywhere { roots.append(root) }
    }
    return roots + [header.root]
  }

  private func isOnDeclaredHost(_ link: LinkText) -> Bool {
    guard link.isWeb else { return true }
    guard let host = link.host else { return false }
    return isDeclaredHost(link.bytes, host, port: link.port)
      || otherHosts.contains { $0.isHost(of: link) }
  }

  /// Whether the file declares the host, for the route set or for a block.
  @inline(never)
  func isHost(_ bytes: ByteView, _ host: Range<Int>) -> Bool {
    var hosts = TableCursor(table, at: header.hosts)
    if hosts.hostsCover(bytes, host) { return true }
    var isHost = false
    forEachScope { origin, _ in
      if origin.host(table)?.covers(bytes, host) == true { isHost = true }
    }
    return isHost
  }

  private func forEachScope(_ body: (OriginRecord, _ root: UInt64) -> Void) {
    guard header.hasScopes else { return }
    var cursor = TableCursor(table, at: header.scopes)
    for _ in 0..<cursor.count() {
      let origin = OriginRecord(&cursor)
      body(origin, cursor.nodeIndex())
    }
  }

  private func isDeclaredScheme(_ bytes: ByteView, _ scheme: Range<Int>) -> Bool {
    var cursor = TableCursor(table, at: header.schemes)
    for _ in 0..<cursor.count()
    where table.isSame(cursor.text(), bytes, scheme, caseless: true) {
      return true
    }
    return false
  }

  private func isDeclaredHost(_ bytes: ByteView, _ host: Range<Int>, port: Int?) -> Bool {
    var cursor = TableCursor(table, at: header.hosts)
    return cursor.hostsCover(bytes, host, port: port)
  }
}
