/// The beginnings of the links of a route: those of its block, or of the whole route set.
struct PrintedOrigins {
  private let table: ByteView
  private let header: TableHeader

  /// The address of the list; 0 if the route set has no scheme and no host.
  private let address: Int

  /// Whether the route is in a block of hosts or schemes.
  let isOfBlock: Bool

  init(_ header: TableHeader, _ table: ByteView, of record: RouteRecord?) {
    self.table = table
    self.header = header
    let block = record?.origins ?? 0
    isOfBlock = block != 0
    address = isOfBlock ? block : header.origins
  }

  /// An origin constraint, and with what links begin that it accepts.
  ///
  ///     printedOrigin   kind:1 text beginning:text
  ///
  /// The beginning is all in front of the path, with the base of a scheme, or in front of a host other than the
  /// constraint's own. It is empty for `scheme https`, which accepts the declared hosts.
  private struct Origin {
    let constraint: OriginRecord
    let beginning: Range<Int>

    var isScheme: Bool { constraint.kind == .scheme && !beginning.isEmpty }
  }

  private var origins: [Origin] {
    if address == 0 { return [] }
    var cursor = TableCursor(table, at: address)
    return (0..<cursor.count()).map { _ in
      Origin(constraint: OriginRecord(&cursor), beginning: cursor.text())
    }
  }

  /// The schemes and hosts that the route accepts, such as `scheme lab` or `host *.example.com`.
  var texts: [String] {
    origins.filter { !$0.constraint.isImplied }.map { origin in
      let text = table.string(origin.constraint.text)
      return switch origin.constraint.kind {
      case .host: "host " + text
      case .wildcardHost: "host *." + text
      case .labelHost: "host {_}." + text
      case .anyHost: "host *"
      case .scheme, .everywhere: "scheme " + text
      }
    }
  }

  /// Returns the text in front of the path, and whether this is a base, behind which a path has no slash alone.
  ///
  /// - Parameters:
  ///   - kind: The form; `nil` for the canonical link.
  ///   - only: The only host, if it is the value of a parameter.
  func beginning(
    _ kind: LinkForm.Kind?, on only: String?
  ) throws(LinkError) -> (text: String, isWeb: Bool, hasBase: Bool) {
    let origins = origins
    var scheme: Origin?
    switch kind {
    case nil, .app?: scheme = origins.first { $0.isScheme }
    case .scheme(let name)?:
      let name = name.lowercased()
      scheme = origins.first { $0.isScheme && table.string($0.constraint.text) == name }
    case .web?, .host?: break
    }
    if let scheme {
      let last = table[scheme.beginning.upperBound - 1]
      let hasBase = last != UInt8(ascii: "/") && last != UInt8(ascii: ":")
      return (table.string(scheme.beginning), false, hasBase)
    }
    var name = only
    switch kind {
    case .app?, .scheme?: throw .unprintable(.scheme(only: texts))
    case .host(let host)?:
      if let only, only != host.lowercased() { throw .unprintable(.host(only: ["host " + only])) }
      name = withByteView(of: host) { canPrint($0, origins) } ? host : nil
    case nil, .web?:
      let first = origins.first { $0.constraint.kind == .host }
      name = only ?? first.map { table.string($0.constraint.text) }
    }
    let web = origins.first { $0.constraint.kind != .scheme && !$0.beginning.isEmpty }
    guard let name, let web else { throw .unprintable(.host(only: texts)) }
    let base = withByteView(of: name) { LinkOrigins(header).base(ofHost: $0, $0.range)?.text }
    guard let base, !base.isEmpty else { return (table.string(web.beginning) + name, true, false) }
    return (table.string(web.beginning) + name + "/" + table.string(base), true, true)
  }

  /// Whether the route accepts web links on the host, and the host is not too long for a link.
  ///
  /// With `host *`, and if the host is declared with one, the host may have a port.
  private func canPrint(_ host: ByteView, _ origins: [Origin]) -> Bool {
    let colon = host.firstOffset(of: UInt8(ascii: ":"), in: host.range)
    let name = 0..<(colon ?? host.count)
    guard name.count <= Self.longestHost, LinkAuthority.isWebHost(host, name),
      colon.map({ Numbers.integer(host, $0 + 1..<host.count, as: UInt16.self) != nil }) ?? true
    else { return false }
    return origins.contains { origin in
      switch origin.constraint.kind {
      case .anyHost: true
      case .host, .wildcardHost, .labelHost:
        origin.constraint.host(table)?.covers(host, host.range) ?? false
      case .scheme, .everywhere: false
      }
    }
  }

  /// Whether the text, as the authority of a link with a custom scheme, would be read as a declared
  /// host and not as a segment.
  func isHost(_ bytes: ByteView, _ text: Range<Int>) -> Bool {
    LinkOrigins(header).isHost(bytes, text)
  }

  /// The greatest number of bytes of a domain name as text.
  ///
  /// RFC 1035, section 2.3.4, allows 255 octets, of which two are the first length and the root
  /// label.
  private static let longestHost = 253
}
