/// The schemes, hosts and blocks of a table, and which of them a link belongs to.
struct LinkOrigins {
  private let header: TableHeader

  /// Hosts that are known only at run time.
  private let otherHosts: [String]

  init(_ header: TableHeader, _ table: ByteView, alsoOn hosts: [String]) {
    self.header = header
    self.otherHosts = hosts
  }

  private var table: ByteView { header.table }

  /// The roots of the trees whose patterns the link may be, in the order of trying.
  @inline(__always)
  func roots(for link: LinkText) throws(LinkError) -> LinkRoots {
    guard let scheme = link.scheme else { return LinkRoots(header.root) }
    let isKnownScheme =
      link.isWeb
      ? link.isSecure || header.acceptsHTTP : isDeclaredScheme(link.bytes, scheme)
    if header.hasScopes { return try scopedRoots(for: link, scheme, isKnownScheme) }
    if isKnownScheme, isOnDeclaredHost(link) { return LinkRoots(header.root) }
    throw wrongOrigin(link, scheme, isKnownScheme)
  }

  private func scopedRoots(
    for link: LinkText, _ scheme: Range<Int>, _ isKnownScheme: Bool
  ) throws(LinkError) -> LinkRoots {
    let (bytes, host) = (link.bytes, link.host ?? 0..<0)
    let isOnDeclaredHost = isOnDeclaredHost(link)
    let hasDefaultPort = link.port == nil
    var roots: [UInt64] = []
    var hasScheme = isKnownScheme
    forEachScope { origin, root in
      let isAccepted: Bool
      switch origin.kind {
      case .host, .wildcardHost:
        let covers = origin.host(table)?.covers(bytes, host) ?? false
        isAccepted = isKnownScheme && hasDefaultPort && covers
      case .anyHost: isAccepted = isKnownScheme && link.isWeb && hasDefaultPort
      case .scheme:
        let isSame = table.isSame(origin.text, bytes, scheme, caseless: true)
        hasScheme = hasScheme || isSame
        isAccepted = isSame && isOnDeclaredHost
      }
      if isAccepted { roots.append(root) }
    }
    if isKnownScheme && isOnDeclaredHost { roots.append(header.root) }
    guard let first = roots.first else { throw wrongOrigin(link, scheme, hasScheme) }
    return LinkRoots(first, Array(roots.dropFirst()))
  }

  private func wrongOrigin(
    _ link: LinkText, _ scheme: Range<Int>, _ hasScheme: Bool
  ) -> LinkError {
    hasScheme
      ? .wrongHost(
        link.bytes.string(link.host ?? 0..<0) + (link.port.map { ":\($0)" } ?? ""))
      : .wrongScheme(link.bytes.string(scheme))
  }

  @inline(__always)
  private func isOnDeclaredHost(_ link: LinkText) -> Bool {
    if !link.isWeb || link.isOnFirstHost { return true }
    guard link.port == nil, let host = link.host else { return false }
    return isDeclaredHost(link.bytes, host)
  }

  /// Whether the file names the host, for all of its routes or for those of a block.
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

  private func isDeclaredHost(_ bytes: ByteView, _ host: Range<Int>) -> Bool {
    var cursor = TableCursor(table, at: header.hosts)
    return cursor.hostsCover(bytes, host)
      || otherHosts.contains { $0.lowercased() == bytes.string(host).lowercased() }
  }
}

extension TableHeader {
  /// Whether the bytes are the first host that the file declares, in lower case.
  @inline(__always)
  func isFirstHost(_ bytes: ByteView, _ host: Range<Int>) -> Bool {
    let list = hosts
    guard table.number(at: list, digits: 3) > 0, table[list &+ 3] == 0 else { return false }
    return table.equals(table.text(at: list &+ 4), bytes, host)
  }
}
