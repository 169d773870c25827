/// Which link of a route is meant.
public struct LinkForm: Hashable, Sendable {
  enum Kind: Hashable {
    case app, web
    case scheme(String)
    case host(String)
  }

  let kind: Kind

  /// The first custom scheme that the file declares: `bestrecipes://recipe?id=1234`.
  public static let app = LinkForm(kind: .app)

  /// `https` on the first host that the file declares without a wildcard.
  public static let web = LinkForm(kind: .web)

  /// Another declared scheme.
  public static func scheme(_ scheme: String) -> LinkForm { LinkForm(kind: .scheme(scheme)) }

  /// `https` on another host: a declared one, or one that a declared wildcard covers.
  public static func host(_ host: String) -> LinkForm { LinkForm(kind: .host(host)) }
}

extension Route {
  /// The canonical link: that of the app's own scheme, or where the file declares none, the web's.
  public func link() throws(LinkError) -> String {
    try link(Self.origins.schemes.isEmpty ? .web : .app)
  }

  /// The link of one form.
  ///
  /// Reading it gives this value again.
  ///
  /// - Throws: ``LinkError/unprintable(parameter:)``, with the parameter whose value no link can
  ///   hold, with `path` where the link would open another route, or with `scheme` or `host` where
  ///   the file does not declare what `form` asks for.
  public func link(_ form: LinkForm) throws(LinkError) -> String {
    let writer = try written()
    let origins = Self.origins
    switch form.kind {
    case .app:
      guard let scheme = origins.schemes.first else { throw .unprintable(parameter: "scheme") }
      return writer.link(scheme: scheme, origins)
    case .scheme(let scheme):
      guard origins.schemes.contains(scheme.lowercased()) else {
        throw .unprintable(parameter: "scheme")
      }
      return writer.link(scheme: scheme.lowercased(), origins)
    case .web:
      guard let host = origins.firstHost else { throw .unprintable(parameter: "host") }
      return "https://" + host + writer.pathAndQuery
    case .host(let host):
      guard origins.canPrint(host) else { throw .unprintable(parameter: "host") }
      return "https://" + host + writer.pathAndQuery
    }
  }

  /// The path with query and fragment, `/recipe?id=1234`; the same on every scheme and host.
  public func path() throws(LinkError) -> String {
    try written().pathAndQuery
  }

  /// The payload: the keys that the file declares with `payload`, and parameters beside them.
  ///
  /// - Throws: ``LinkError/unprintable(parameter:)``, also if the file declares no payload that can
  ///   name every route.
  public func payload() throws(LinkError) -> [String: String] {
    let table = ByteView(Self._table.bytes)
    let header = TableHeader(table)
    guard let (kind, key) = PayloadPrinting(header, table).rule else {
      throw .unprintable(parameter: "payload")
    }
    var payload: [String: String]
    if kind == .type {
      let expiry = table.string(header.expiryKey)
      let writer = try written(for: .payload(except: [key, expiry]))
      payload = writer.beside
      payload[key] = writer.relativePath
    } else {
      payload = [key: try written().relativePath]
    }
    guard (try? Self(payload: payload)) == self else { throw .unprintable(parameter: key) }
    return payload
  }

  private static var origins: Origins {
    let table = ByteView(_table.bytes)
    return Origins(TableHeader(table), table)
  }

  /// The parts of the link, looked at as closely as this route needs.
  private func written(for purpose: LinkWriter.Purpose = .link) throws(LinkError) -> LinkWriter {
    var writer = LinkWriter(purpose)
    _write(to: &writer)
    if let parameter = writer.unprintable { throw .unprintable(parameter: parameter) }
    guard case .link = purpose else { return writer }

    let table = ByteView(Self._table.bytes)
    if let record = RouteRecord(writer.index, TableHeader(table), table), record.isVerified,
      (try? Self(path: writer.pathAndQuery)) != self
    {
      throw .unprintable(parameter: "path")
    }
    guard writer.pathAndQuery.utf8.count <= LinkWriter.longestPath else {
      throw .unprintable(parameter: "path")
    }
    return writer
  }
}

/// The schemes and hosts that a table declares.
private struct Origins {
  let schemes: [String]
  private let hosts: [(isWildcard: Bool, domain: String)]

  init(_ header: TableHeader, _ table: ByteView) {
    var cursor = TableCursor(table, at: header.schemes)
    schemes = (0..<cursor.count()).map { _ in cursor.string() }
    cursor = TableCursor(table, at: header.hosts)
    hosts = (0..<cursor.count()).map { _ in (cursor.number(1) != 0, cursor.string()) }
  }

  var firstHost: String? { hosts.first { !$0.isWildcard }?.domain }

  /// Whether links on the host are this route set's.
  func covers(_ host: String) -> Bool {
    let host = host.lowercased()
    return hosts.contains { isWildcard, domain in
      guard isWildcard else { return host == domain }
      guard host.hasSuffix("." + domain) else { return false }
      let labels = host.utf8.dropLast(domain.utf8.count + 1)
        .split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      return labels.allSatisfy { label in
        !label.isEmpty
          && label.allSatisfy {
            Percent.isSegmentByte($0) && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "@")
          }
      }
    }
  }

  /// Whether a link on the host is this route set's, and no longer for it than a link may be.
  func canPrint(_ host: String) -> Bool {
    host.utf8.count <= Self.longestHost && covers(host)
  }

  /// What the domain name system allows (RFC 1035, section 2.3.4).
  private static let longestHost = 253
}

/// How payloads of a route set are printed.
private struct PayloadPrinting {
  /// The first rule that can name any route.
  private(set) var rule: (PayloadRuleRecord.Kind, key: String)?

  init(_ header: TableHeader, _ table: ByteView) {
    var cursor = TableCursor(table, at: header.payloads)
    for _ in 0..<cursor.count() {
      let kind = PayloadRuleRecord.Kind(rawValue: cursor.number(1))
      let key = cursor.string()
      _ = cursor.address()
      if rule == nil, let kind, kind == .type || kind == .link { rule = (kind, key) }
    }
  }
}

extension LinkWriter {
  /// What leaves room for any scheme and host in a link of the greatest length.
  fileprivate static let longestPath = LinkText.maximumByteCount - 512

  fileprivate var pathAndQuery: String {
    (path.isEmpty ? "/" : path) + query + (fragment.map { "#" + $0 } ?? "")
  }

  /// Without the slash at its front, where that reads the same.
  fileprivate var relativePath: String {
    let text = pathAndQuery
    let first = path.utf8.dropFirst().prefix { $0 != UInt8(ascii: "/") }
    return first.isEmpty || first.contains(UInt8(ascii: ":")) ? text : String(text.dropFirst())
  }

  /// The first segment stands in the authority's place, as people write such links, if an authority
  /// may hold it and no host is called so.
  fileprivate func link(scheme: String, _ origins: Origins) -> String {
    let first = path.utf8.dropFirst().prefix { $0 != UInt8(ascii: "/") }
    let isAuthority =
      !first.isEmpty
      && first.allSatisfy {
        $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "@")
      }
      && !origins.covers(String(decoding: first, as: UTF8.self))
    return scheme + "://" + (isAuthority ? String(pathAndQuery.dropFirst()) : pathAndQuery)
  }
}
