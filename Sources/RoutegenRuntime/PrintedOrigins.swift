/// The schemes and hosts that a route's links may have.
struct PrintedOrigins {
  /// What the file declares for all routes.
  private let schemes: [String]
  private let hosts: [DeclaredHost]

  /// The hosts and schemes of the route's block; none outside of blocks.
  private let block: [OriginRecord]
  private let table: ByteView
  private let origins: LinkOrigins

  init(_ header: TableHeader, _ table: ByteView, of record: RouteRecord?) {
    self.table = table
    origins = LinkOrigins(header, table, alsoOn: [])
    var cursor = TableCursor(table, at: header.schemes)
    schemes = (0..<cursor.count()).map { _ in cursor.string() }
    cursor = TableCursor(table, at: header.hosts)
    hosts = (0..<cursor.count()).map { _ in DeclaredHost(&cursor) }
    let address = record?.origins ?? 0
    cursor = TableCursor(table, at: address)
    block = address == 0 ? [] : (0..<cursor.count()).map { _ in OriginRecord(&cursor) }
  }

  var isOfBlock: Bool { !block.isEmpty }

  /// The scheme of the app's own links.
  var firstScheme: String? {
    guard isOfBlock else { return schemes.first }
    return blockSchemes.first { $0 != "https" && $0 != "http" }
  }

  func takes(scheme: String) -> Bool {
    guard isOfBlock else { return schemes.contains(scheme) }
    return scheme != "https" && scheme != "http" && blockSchemes.contains(scheme)
  }

  /// The host of web links.
  var firstHost: String? {
    if let host = block.first(where: { $0.kind == .host }) { return table.string(host.text) }
    guard !isOfBlock || takesDeclaredHosts || takesAnyHost else { return nil }
    return hosts.first { !$0.isWildcard }.map { $0.text.string($0.domain) }
  }

  /// `https`, but for a route that the file takes by `http` only.
  var webScheme: String {
    isOfBlock && blockSchemes.contains("http") && !blockSchemes.contains("https")
      ? "http" : "https"
  }

  /// Whether a web link on the host is this route's, and no longer for it than a link may be.
  func canPrint(_ host: String) -> Bool {
    guard host.utf8.count <= Self.longestHost, isRegistryName(host) else { return false }
    return withByteView(of: host) { bytes in
      let isDeclared = hosts.contains { $0.covers(bytes, bytes.range) }
      guard isOfBlock else { return isDeclared }
      return takesAnyHost || isDeclared && takesDeclaredHosts
        || block.contains { $0.host(table)?.covers(bytes, bytes.range) ?? false }
    }
  }

  /// Whether a custom link would drop the text as a host of the file.
  func isHost(_ text: String) -> Bool {
    withByteView(of: text) { origins.isHost($0, $0.range) }
  }

  private var blockSchemes: [String] {
    block.filter { $0.kind == .scheme }.map { table.string($0.text) }
  }

  private var takesAnyHost: Bool { block.contains { $0.kind == .anyHost } }

  /// Whether a block of `https` or `http` leaves the hosts to what the file declares.
  private var takesDeclaredHosts: Bool {
    blockSchemes.contains { $0 == "https" || $0 == "http" }
  }

  /// What the domain name system allows (RFC 1035, section 2.3.4).
  private static let longestHost = 253

  private func isRegistryName(_ host: String) -> Bool {
    !host.isEmpty
      && host.utf8.allSatisfy {
        Percent.isSegmentByte($0) && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "@")
      }
  }
}
