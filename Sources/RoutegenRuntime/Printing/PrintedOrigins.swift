/// The schemes and hosts that the links of a route can have.
///
/// Properties are read from the table on each access.
struct PrintedOrigins {
  private let table: ByteView
  private let header: TableHeader

  /// The address of the origin constraints of the route's block; 0 outside of blocks.
  private let block: Int

  init(_ header: TableHeader, _ table: ByteView, of record: RouteRecord?) {
    self.table = table
    self.header = header
    block = record?.origins ?? 0
  }

  var isOfBlock: Bool { block != 0 && hasOrigin { _ in true } }

  /// The error for a custom scheme that the route does not accept.
  var noScheme: LinkError { .unprintable(.scheme(only: texts)) }

  /// The error for a host that the route does not accept.
  var noHost: LinkError { .unprintable(.host(only: texts)) }

  /// The schemes and hosts that the route accepts, such as `scheme lab` or `host *.example.com`.
  var texts: [String] {
    if isOfBlock { return blockTexts }
    var schemes = TableCursor(table, at: header.schemes)
    var hosts = TableCursor(table, at: header.hosts)
    return (0..<schemes.count()).map { _ in "scheme " + table.string(schemes.text()) }
      + (0..<hosts.count()).map { _ in
        let host = DeclaredHost(&hosts)
        return (host.isWildcard ? "host *." : "host ") + table.string(host.domain)
      }
  }

  private var blockTexts: [String] {
    var cursor = TableCursor(table, at: block)
    return (0..<cursor.count()).map { _ in
      let origin = OriginRecord(&cursor)
      let text = table.string(origin.text)
      return switch origin.kind {
      case .host: "host " + text
      case .wildcardHost: "host *." + text
      case .anyHost: "host *"
      case .anyHostAndPort: "host *:*"
      case .scheme: "scheme " + text
      }
    }
  }

  /// The first custom scheme; `nil` if there is none.
  var firstScheme: Range<Int>? {
    if isOfBlock { return origin { isScheme($0) && !isWebScheme($0.text) }?.text }
    var cursor = TableCursor(table, at: header.schemes)
    return cursor.count() > 0 ? cursor.text() : nil
  }

  /// Whether the route accepts a custom scheme, which is in lower case.
  func accepts(_ scheme: ByteView) -> Bool {
    func isSame(_ text: Range<Int>) -> Bool { table.equals(text, scheme, scheme.range) }
    if isOfBlock {
      return hasOrigin { isScheme($0) && isSame($0.text) && !isWebScheme($0.text) }
    }
    var cursor = TableCursor(table, at: header.schemes)
    for _ in 0..<cursor.count() where isSame(cursor.text()) { return true }
    return false
  }

  /// The first host of web links; `nil` if there is none.
  var firstHost: Range<Int>? {
    if let origin = origin({ $0.kind == .host }) { return origin.text }
    guard !isOfBlock || acceptsDeclaredHosts || acceptsAnyHost else { return nil }
    var cursor = TableCursor(table, at: header.hosts)
    for _ in 0..<cursor.count() {
      let host = DeclaredHost(&cursor)
      if !host.isWildcard { return host.domain }
    }
    return nil
  }

  /// `https`, or `http` for a route that only accepts `http`.
  var webScheme: StaticString {
    hasOrigin { isScheme($0, "http") } && !hasOrigin { isScheme($0, "https") } ? "http" : "https"
  }

  /// Whether the route accepts web links on the host, and the host is not too long for a link.
  ///
  /// With `host *:*`, the host may have a port.
  func canPrint(_ host: ByteView) -> Bool {
    if acceptsAnyPort, let colon = host.firstOffset(of: UInt8(ascii: ":"), in: host.range) {
      return colon <= Self.longestHost && LinkAuthority.isWebHost(host, 0..<colon)
        && isPort(host, colon + 1..<host.count)
    }
    guard host.count <= Self.longestHost, LinkAuthority.isWebHost(host, host.range) else {
      return false
    }
    var cursor = TableCursor(table, at: header.hosts)
    let isDeclared = cursor.hostsCover(host, host.range)
    guard isOfBlock else { return isDeclared }
    return acceptsAnyHost || isDeclared && acceptsDeclaredHosts
      || hasOrigin { $0.host(table)?.covers(host, host.range) ?? false }
  }

  /// Whether the text, as the authority of a link with a custom scheme, would be read as a declared
  /// host and not as a segment.
  func isHost(_ bytes: ByteView, _ text: Range<Int>) -> Bool {
    LinkOrigins(header).isHost(bytes, text)
  }

  private var acceptsAnyHost: Bool {
    hasOrigin { $0.kind == .anyHost || $0.kind == .anyHostAndPort }
  }

  private var acceptsAnyPort: Bool { hasOrigin { $0.kind == .anyHostAndPort } }

  /// Whether the range is a number from 0 to 65535.
  private func isPort(_ bytes: ByteView, _ range: Range<Int>) -> Bool {
    Numbers.integer(bytes, range, as: UInt16.self) != nil
  }

  /// Whether the block constrains the scheme to `https` or `http`, so that it accepts the declared
  /// hosts.
  private var acceptsDeclaredHosts: Bool { hasOrigin { isScheme($0) && isWebScheme($0.text) } }

  private func isScheme(_ origin: OriginRecord) -> Bool { origin.kind == .scheme }

  private func isScheme(_ origin: OriginRecord, _ name: StaticString) -> Bool {
    let name = ByteView(name)
    return origin.kind == .scheme && table.equals(origin.text, name, name.range)
  }

  private func isWebScheme(_ text: Range<Int>) -> Bool {
    let (http, https) = (ByteView("http"), ByteView("https"))
    return table.equals(text, http, http.range) || table.equals(text, https, https.range)
  }

  private func hasOrigin(_ condition: (OriginRecord) -> Bool) -> Bool { origin(condition) != nil }

  /// The first origin constraint of the block that satisfies the condition.
  private func origin(_ condition: (OriginRecord) -> Bool) -> OriginRecord? {
    guard block != 0 else { return nil }
    var cursor = TableCursor(table, at: block)
    for _ in 0..<cursor.count() {
      let origin = OriginRecord(&cursor)
      if condition(origin) { return origin }
    }
    return nil
  }

  /// The greatest number of bytes of a domain name as text.
  ///
  /// RFC 1035, section 2.3.4, allows 255 octets, of which two are the first length and the root
  /// label.
  private static let longestHost = 253
}
