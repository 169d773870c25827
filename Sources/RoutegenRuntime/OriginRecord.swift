/// Where a block's patterns are taken, as the table has it.
struct OriginRecord {
  enum Kind: Int {
    case host, wildcardHost, anyHost, scheme
  }

  let kind: Kind
  let text: Range<Int>

  init(_ cursor: inout TableCursor) {
    kind = Kind(rawValue: cursor.number(1)) ?? .scheme
    text = cursor.text()
  }

  /// The host of a block for one; `nil` for any other block.
  func host(_ table: ByteView) -> DeclaredHost? {
    switch kind {
    case .host: DeclaredHost(table, text, isWildcard: false)
    case .wildcardHost: DeclaredHost(table, text, isWildcard: true)
    case .anyHost, .scheme: nil
    }
  }
}

/// The schemes, hosts and blocks of a table, and which of them a link belongs to.
struct LinkOrigins {
  private let table: ByteView
  private let header: TableHeader

  /// Hosts that are known only at run time.
  private let otherHosts: [String]

  init(_ header: TableHeader, _ table: ByteView, alsoOn hosts: [String]) {
    self.table = table
    self.header = header
    self.otherHosts = hosts
  }

  /// The roots of the trees whose patterns the link may be, in the order of trying.
  func roots(for link: LinkText, _ bytes: ByteView) throws(LinkError) -> [Int] {
    guard let scheme = link.scheme else { return [header.root] }
    let host = link.host ?? 0..<0
    let isKnownScheme =
      link.isWeb ? link.isSecure || header.acceptsHTTP : isDeclaredScheme(bytes, scheme)
    let hasDefaultPort = link.port == nil
    let isOnDeclaredHost = !link.isWeb || hasDefaultPort && isDeclaredHost(bytes, host)
    var roots: [Int] = []
    var hasScheme = isKnownScheme
    forEachScope { origin, root in
      let isTaken: Bool
      switch origin.kind {
      case .host, .wildcardHost:
        let covers = origin.host(table)?.covers(bytes, host) ?? false
        isTaken = isKnownScheme && hasDefaultPort && covers
      case .anyHost: isTaken = isKnownScheme && link.isWeb && hasDefaultPort
      case .scheme:
        let isSame = table.isSame(origin.text, bytes, scheme, caseless: true)
        hasScheme = hasScheme || isSame
        isTaken = isSame && isOnDeclaredHost
      }
      if isTaken { roots.append(root) }
    }
    if isKnownScheme && isOnDeclaredHost { roots.append(header.root) }
    guard roots.isEmpty else { return roots }
    throw hasScheme
      ? .wrongHost(bytes.string(host) + (link.port.map { ":\($0)" } ?? ""))
      : .wrongScheme(bytes.string(scheme))
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

  private func forEachScope(_ body: (OriginRecord, _ root: Int) -> Void) {
    var cursor = TableCursor(table, at: header.scopes)
    for _ in 0..<cursor.count() {
      let origin = OriginRecord(&cursor)
      body(origin, cursor.address())
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
