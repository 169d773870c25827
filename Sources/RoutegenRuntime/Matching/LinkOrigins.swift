/// The schemes, hosts and origin constraints of a table, and the roots for the origin of a link.
struct LinkOrigins {
  private let header: TableHeader

  /// Hosts that are known only at run time, accepted in addition to the declared ones.
  private let otherHosts: [LinkHost]

  init(_ header: TableHeader, alsoOn hosts: [LinkHost] = []) {
    self.header = header
    self.otherHosts = hosts
  }

  private var table: ByteView { header.table }

  /// Returns the roots of the patterns that accept the link's scheme and host, in match order.
  ///
  /// Throws if there is none.
  func roots(for link: LinkText) throws(Failure) -> [UInt64] {
    guard let scheme = link.scheme else { return rootsOfPath }
    let isKnownScheme =
      link.isWeb
      ? link.isSecure || header.acceptsHTTP : isDeclaredScheme(link.bytes, scheme)
    let isOnDeclaredHost = isOnDeclaredHost(link)
    let (bytes, host) = (link.bytes, link.host ?? 0..<0)
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
  func roots(forOrigin origin: ByteView) -> [UInt64] {
    withLinkScan(of: origin) { link in
      let text = try? LinkText(link, asPath: false)
      return text.flatMap { try? roots(for: $0) } ?? []
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
