/// A form of a route's link: its scheme, or its host on the web.
public struct LinkForm: Hashable, Sendable {
  @usableFromInline
  enum Kind: Hashable, Sendable {
    case app, web
    case scheme(String)
    case host(String)
  }

  @usableFromInline
  let kind: Kind

  /// A link with the first custom scheme that the file declares: `bestrecipes://recipe?id=1234`.
  public static let app = LinkForm(kind: .app)

  /// A web link on the first host that the file declares without a wildcard.
  ///
  /// The scheme is `https`, or `http` for a route that only accepts `http`.
  public static let web = LinkForm(kind: .web)

  /// A link with another custom scheme that the file declares.
  public static func scheme(_ scheme: String) -> LinkForm { LinkForm(kind: .scheme(scheme)) }

  /// A web link on another host, which is declared or matches a declared wildcard.
  ///
  /// For a route in a block `host *`, this is any host, with or without a port, such as `localhost:8080`.
  public static func host(_ host: String) -> LinkForm { LinkForm(kind: .host(host)) }
}

extension Route {
  /// Returns the canonical link: the one with a custom scheme, or the web link if the route has no
  /// custom scheme.
  ///
  /// - Throws: ``LinkError/unprintable(_:)``, as ``link(_:)``.
  @_alwaysEmitIntoClient
  public func link() throws(LinkError) -> String { try printed(nil) }

  /// Returns the link in one form.
  ///
  /// Reading the link returns an equal route.
  ///
  /// - Throws: ``LinkError/unprintable(_:)`` with the reason, such as a parameter whose value cannot
  ///   be read back from a link, or a scheme or host of `form` that this route does not accept.
  @_alwaysEmitIntoClient
  public func link(_ form: LinkForm) throws(LinkError) -> String { try printed(form.kind) }

  @_alwaysEmitIntoClient
  func printed(_ kind: LinkForm.Kind?) throws(LinkError) -> String {
    let link = try LinkPrinter(Self._table).link(kind) { _write(to: &$0) }
    if link.needsReadBack { try verify(link.text, asPath: false) }
    return link.text
  }

  // A function of its own, because a generic function loads the metadata of its types on every
  // path.
  @_alwaysEmitIntoClient
  @inline(never)
  func verify(_ text: String, asPath: Bool) throws(LinkError) {
    let route = asPath ? try? Self(path: text) : try? Self(text)
    if route != self { throw .unprintable(.otherRoute) }
  }

  @_alwaysEmitIntoClient
  @inline(never)
  func verify(_ payload: [String: String]) throws(LinkError) {
    if (try? Self(payload: payload)) != self { throw .unprintable(.otherRoute) }
  }

  /// Returns the path with query and fragment, such as `/recipe?id=1234`, which is the same for all
  /// schemes and hosts.
  ///
  /// - Throws: ``LinkError/unprintable(_:)``, as ``link(_:)``, and also for a route in a
  ///   block of hosts or schemes, because a path has neither.
  @_alwaysEmitIntoClient
  public func path() throws(LinkError) -> String {
    let path = try LinkPrinter(Self._table).path { _write(to: &$0) }
    if path.needsReadBack { try verify(path.text, asPath: true) }
    return path.text
  }

  /// Returns a push payload: the key that the file declares with `payload`, and keys for query
  /// parameters.
  ///
  /// - Throws: ``LinkError/unprintable(_:)``, also if the file declares no payload rule
  ///   that can identify every route.
  @_alwaysEmitIntoClient
  public func payload() throws(LinkError) -> [String: String] {
    let payload = try LinkPrinter(Self._table).payload(ofRoute: _number) {
      _write(to: &$0)
    } link: {
      () throws(LinkError) in
      try link()
    }
    if payload.needsReadBack { try verify(payload.values) }
    return payload.values
  }
}
