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

  // MARK: Bases

  /// Returns where the first segment begins behind the base of the link's origin, `nil` if the link does not have the
  /// base, and whether the link is on a host.
  ///
  /// The authority of a link with a custom scheme is its first segment, unless it begins no link with the base of the
  /// scheme, and is a declared host.
  func place(of link: LinkText) -> (start: Int?, isOnHost: Bool) {
    let path = link.path.lowerBound
    let start = link.bytes[path] == UInt8(ascii: "/") ? path &+ 1 : path
    guard link.scheme != nil else { return (start, false) }
    if !link.isWeb {
      let base = base(ofScheme: link)
      let own = link.host?.lowerBound ?? start
      if let base, let end = LinkBase(table, base).end(in: link.bytes, own, header.isCaseless) {
        return (end, false)
      }
      let isDeclared = link.host.map { isHost(link.bytes, $0) } ?? false
      if !isDeclared { return (base == nil ? own : nil, false) }
    }
    return (startOnHost(of: link, start), true)
  }

  /// Where the first segment begins behind the base of the link's host.
  private func startOnHost(of link: LinkText, _ start: Int) -> Int? {
    let host = link.host ?? 0..<0
    func isOther(_ other: LinkHost) -> Bool { other.isHost(of: link) }
    let own = base(ofHost: link.bytes, host, port: link.port)
    if own.map(\.isExact) != true, let other = otherHosts.first(where: isOther) {
      return withByteView(of: other.base) {
        LinkBase($0, $0.range).end(in: link.bytes, start, header.isCaseless)
      }
    }
    guard let own, !own.text.isEmpty else { return start }
    return LinkBase(table, own.text).end(in: link.bytes, start, header.isCaseless)
  }

  /// The base of the first declared host that covers a host; `nil` without one.
  func base(
    ofHost bytes: ByteView, _ host: Range<Int>, port: Int? = nil
  ) -> (text: Range<Int>, isExact: Bool)? {
    firstBase { $0.host(table)?.covers(bytes, host, port: port) ?? false }
      .map { ($0.text, $0.origin.kind == .host) }
  }

  /// The base of a link's scheme; `nil` without one.
  private func base(ofScheme link: LinkText) -> Range<Int>? {
    let base = firstBase {
      $0.kind == .scheme && table.isSame($0.text, link.bytes, link.scheme ?? 0..<0, caseless: true)
    }
    return base.flatMap { $0.text.isEmpty ? nil : $0.text }
  }

  private func firstBase(
    where isOwn: (OriginRecord) -> Bool
  ) -> (origin: OriginRecord, text: Range<Int>)? {
    guard header.hasBases else { return nil }
    var cursor = TableCursor(table, at: header.schemes)
    for _ in 0..<cursor.count() { cursor.skip(TableCursor.textSize) }
    for _ in 0..<cursor.count() {
      let (origin, text) = (OriginRecord(&cursor), cursor.text())
      if isOwn(origin) { return (origin, text) }
    }
    return nil
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
  func roots(forOrigin origin: ByteView) -> [UInt64] {
    withLinkScan(of: origin) { link in
      let text = try? LinkText(link, asPath: false)
      return text.flatMap { try? roots(for: $0, onHost: place(of: $0).isOnHost) } ?? []
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

/// The segments with which all links of an origin begin, as links have them: `app/v2`.
private struct LinkBase {
  private let bytes: ByteView
  private let text: Range<Int>

  init(_ bytes: ByteView, _ text: Range<Int>) {
    (self.bytes, self.text) = (bytes, text)
  }

  /// Returns where the segments of a link begin that follow the base; `nil` if the link does not have it.
  ///
  /// - Parameter start: The start of the link's first segment.
  func end(in link: ByteView, _ start: Int, _ isCaseless: Bool) -> Int? {
    var (offset, own) = (start, text.lowerBound)
    while own < text.upperBound {
      guard Self.next(bytes, &own, isCaseless) == Self.next(link, &offset, isCaseless) else {
        return nil
      }
    }
    if text.isEmpty { return start }
    if link[offset] == UInt8(ascii: "/") { return offset &+ 1 }
    return LinkScan.endsPath(link[offset]) ? offset : nil
  }

  /// The next byte, decoded; an escaped slash is not one between segments.
  private static func next(_ bytes: ByteView, _ offset: inout Int, _ isCaseless: Bool) -> Int {
    let escaped = Percent.escapedByte(of: bytes, at: offset)
    let byte = escaped ?? bytes[offset]
    offset &+= escaped == nil ? 1 : 3
    let value = Int(isCaseless ? foldedASCII(byte) : byte)
    return escaped == UInt8(ascii: "/") ? value | 0x100 : value
  }
}
