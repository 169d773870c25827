/// The schemes and hosts that the links of a route can have.
///
/// The origin constraints of the route's block are read once; other properties are read from the table
/// on each access.
struct PrintedOrigins {
  private let table: ByteView
  private let header: TableHeader

  /// The origin constraints of the route's block; none outside of blocks.
  private var origins: [OriginRecord] = []

  /// The first custom scheme and the first host among them.
  private var blockScheme, blockHost: Range<Int>?

  private var acceptsAnyHost = false
  private var acceptsAnyPort = false
  private var acceptsHTTP = false
  private var acceptsHTTPS = false

  init(_ header: TableHeader, _ table: ByteView, of record: RouteRecord?) {
    self.table = table
    self.header = header
    guard let block = record?.origins, block != 0 else { return }
    var cursor = TableCursor(table, at: block)
    for _ in 0..<cursor.count() { add(OriginRecord(&cursor)) }
  }

  private mutating func add(_ origin: OriginRecord) {
    origins.append(origin)
    switch origin.kind {
    case .host: blockHost = blockHost ?? origin.text
    case .wildcardHost, .labelHost, .everywhere: break
    case .anyHost: acceptsAnyHost = true
    case .anyHostAndPort: (acceptsAnyHost, acceptsAnyPort) = (true, true)
    case .scheme:
      if isSame(origin.text, "http") {
        acceptsHTTP = true
      } else if isSame(origin.text, "https") {
        acceptsHTTPS = true
      } else {
        blockScheme = blockScheme ?? origin.text
      }
    }
  }

  var isOfBlock: Bool { !origins.isEmpty }

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
    origins.map { origin in
      let text = table.string(origin.text)
      return switch origin.kind {
      case .host: "host " + text
      case .wildcardHost: "host *." + text
      case .labelHost: "host {_}." + text
      case .anyHost: "host *"
      case .anyHostAndPort: "host *:*"
      case .scheme, .everywhere: "scheme " + text
      }
    }
  }

  /// The first custom scheme; `nil` if there is none.
  var firstScheme: Range<Int>? {
    if isOfBlock { return blockScheme }
    var cursor = TableCursor(table, at: header.schemes)
    return cursor.count() > 0 ? cursor.text() : nil
  }

  /// Whether the route accepts a custom scheme, which is in lower case.
  func accepts(_ scheme: ByteView) -> Bool {
    if isOfBlock {
      return origins.contains {
        $0.kind == .scheme && table.equals($0.text, scheme, scheme.range)
          && !isSame($0.text, "http") && !isSame($0.text, "https")
      }
    }
    var cursor = TableCursor(table, at: header.schemes)
    for _ in 0..<cursor.count() where table.equals(cursor.text(), scheme, scheme.range) {
      return true
    }
    return false
  }

  /// The beginning of links with a custom scheme: `app://`, or a text that the table has, such as `spotify:`.
  func beginning(of scheme: String) -> String {
    if header.hasSchemeForms {
      var cursor = TableCursor(table, at: header.schemes)
      for _ in 0..<cursor.count() { _ = cursor.text() }
      for _ in 0..<cursor.count() {
        let beginning = table.string(cursor.text())
        if beginning.hasPrefix(scheme + ":") { return beginning }
      }
    }
    return scheme + "://"
  }

  /// The first host of web links; `nil` if there is none.
  var firstHost: Range<Int>? {
    if let blockHost { return blockHost }
    guard !isOfBlock || acceptsDeclaredHosts || acceptsAnyHost else { return nil }
    var cursor = TableCursor(table, at: header.hosts)
    for _ in 0..<cursor.count() {
      let host = DeclaredHost(&cursor)
      if !host.isWildcard { return host.domain }
    }
    return nil
  }

  /// `https`, or `http` for a route that only accepts `http`.
  var webScheme: StaticString { acceptsHTTP && !acceptsHTTPS ? "http" : "https" }

  /// Whether the route accepts web links on the host, and the host is not too long for a link.
  ///
  /// With `host *:*`, and if the host is declared with one, the host may have a port.
  func canPrint(_ host: ByteView) -> Bool {
    let colon = host.firstOffset(of: UInt8(ascii: ":"), in: host.range)
    let name = 0..<(colon ?? host.count)
    guard name.count <= Self.longestHost, LinkAuthority.isWebHost(host, name),
      colon.map({ isPort(host, $0 + 1..<host.count) }) ?? true
    else { return false }
    if colon == nil ? acceptsAnyHost : acceptsAnyPort { return true }
    var cursor = TableCursor(table, at: header.hosts)
    let isDeclared = cursor.hostsCover(host, host.range)
    guard isOfBlock else { return isDeclared }
    return isDeclared && acceptsDeclaredHosts
      || origins.contains { $0.host(table)?.covers(host, host.range) ?? false }
  }

  /// Whether the text, as the authority of a link with a custom scheme, would be read as a declared
  /// host and not as a segment.
  func isHost(_ bytes: ByteView, _ text: Range<Int>) -> Bool {
    LinkOrigins(header).isHost(bytes, text)
  }

  /// Whether the range is a number from 0 to 65535.
  private func isPort(_ bytes: ByteView, _ range: Range<Int>) -> Bool {
    Numbers.integer(bytes, range, as: UInt16.self) != nil
  }

  /// Whether the block constrains the scheme to `https` or `http`, so that it accepts the declared
  /// hosts.
  private var acceptsDeclaredHosts: Bool { acceptsHTTP || acceptsHTTPS }

  private func isSame(_ text: Range<Int>, _ name: StaticString) -> Bool {
    let name = ByteView(name)
    return table.equals(text, name, name.range)
  }

  /// The greatest number of bytes of a domain name as text.
  ///
  /// RFC 1035, section 2.3.4, allows 255 octets, of which two are the first length and the root
  /// label.
  private static let longestHost = 253
}
