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
  /// The canonical link: that of the app's own scheme, or where the route has none, the web's.
  public func link() throws(LinkError) -> String {
    let printed = try printed()
    return try link(printed, printed.origins.firstScheme == nil ? .web : .app)
  }

  /// The link of one form.
  ///
  /// Reading it gives this value again.
  ///
  /// - Throws: ``LinkError/unprintable(parameter:)``, with the parameter whose value no link can
  ///   hold, with `path` where the link would open another route, or with `scheme` or `host` where
  ///   the file does not declare what `form` asks for, or not for this route.
  public func link(_ form: LinkForm) throws(LinkError) -> String {
    try link(printed(), form)
  }

  private func link(_ printed: Printed, _ form: LinkForm) throws(LinkError) -> String {
    let (writer, origins) = (printed.writer, printed.origins)
    let link: String
    switch form.kind {
    case .app:
      guard let scheme = origins.firstScheme else { throw .unprintable(parameter: "scheme") }
      link = writer.link(scheme: scheme, origins)
    case .scheme(let scheme):
      guard origins.takes(scheme: scheme.lowercased()) else {
        throw .unprintable(parameter: "scheme")
      }
      link = writer.link(scheme: scheme.lowercased(), origins)
    case .web:
      guard let host = origins.firstHost else { throw .unprintable(parameter: "host") }
      link = origins.webScheme + "://" + host + writer.pathAndQuery
    case .host(let host):
      guard origins.canPrint(host) else { throw .unprintable(parameter: "host") }
      link = origins.webScheme + "://" + host + writer.pathAndQuery
    }
    if printed.isVerified, (try? Self(link)) != self { throw .unprintable(parameter: "path") }
    return link
  }

  /// The path with query and fragment, `/recipe?id=1234`; the same on every scheme and host.
  ///
  /// - Throws: As ``link(_:)``, and always for a route that the file takes on some hosts or schemes
  ///   only: a path does not say by which it comes.
  public func path() throws(LinkError) -> String {
    let printed = try printed()
    let path = printed.writer.pathAndQuery
    if printed.isVerified, (try? Self(path: path)) != self { throw .unprintable(parameter: "path") }
    return path
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
      payload = [key: try printed().writer.relativePath]
    }
    // A route of some hosts or schemes is told by its whole link.
    if try printed().origins.isOfBlock { payload = [key: try link()] }
    guard (try? Self(payload: payload)) == self else { throw .unprintable(parameter: key) }
    return payload
  }

  /// The parts of the link, and how closely this route has to be looked at.
  private func printed() throws(LinkError) -> Printed {
    let writer = try written(for: .link)
    guard writer.pathAndQuery.utf8.count <= LinkWriter.longestPath else {
      throw .unprintable(parameter: "path")
    }
    let table = ByteView(Self._table.bytes)
    let header = TableHeader(table)
    let record = RouteRecord(writer.index, header, table)
    return Printed(
      writer: writer, origins: PrintedOrigins(header, table, of: record),
      isVerified: record?.isVerified ?? false)
  }

  private func written(for purpose: LinkWriter.Purpose) throws(LinkError) -> LinkWriter {
    var writer = LinkWriter(purpose)
    _write(to: &writer)
    if let parameter = writer.unprintable { throw .unprintable(parameter: parameter) }
    return writer
  }
}

/// A link's parts, before it is known on which scheme and host.
private struct Printed {
  let writer: LinkWriter
  let origins: PrintedOrigins

  /// Whether another pattern may take the link, so that it has to be read back.
  let isVerified: Bool
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
  fileprivate func link(scheme: String, _ origins: PrintedOrigins) -> String {
    let first = path.utf8.dropFirst().prefix { $0 != UInt8(ascii: "/") }
    let isAuthority =
      !first.isEmpty
      && first.allSatisfy {
        $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: "@")
      }
      && !origins.isHost(String(decoding: first, as: UTF8.self))
    return scheme + "://" + (isAuthority ? String(pathAndQuery.dropFirst()) : pathAndQuery)
  }
}
