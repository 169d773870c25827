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
  public func link() throws(LinkError) -> String { try printed(nil) }

  /// The link of one form.
  ///
  /// Reading it gives this value again.
  ///
  /// - Throws: ``LinkError/unprintable(parameter:)``, with the parameter whose value no link can
  ///   hold, with `path` where the link would open another route, or with `scheme` or `host` where
  ///   the file does not declare what `form` asks for, or not for this route.
  public func link(_ form: LinkForm) throws(LinkError) -> String { try printed(form.kind) }

  private func printed(_ kind: LinkForm.Kind?) throws(LinkError) -> String {
    let link = try LinkPrinter(Self._table).link(kind) { _write(to: &$0) }
    if link.needsReadBack { try verify(link.text, asPath: false) }
    return link.text
  }

  // Apart, because a generic function asks for the metadata of its types whichever way it goes.
  @inline(never)
  private func verify(_ text: String, asPath: Bool) throws(LinkError) {
    let route = asPath ? try? Self(path: text) : try? Self(text)
    if route != self { throw .unprintable(parameter: "path") }
  }

  /// The path with query and fragment, `/recipe?id=1234`; the same on every scheme and host.
  ///
  /// - Throws: As ``link(_:)``, and always for a route that the file takes on some hosts or schemes
  ///   only: a path does not say by which it comes.
  public func path() throws(LinkError) -> String {
    let path = try LinkPrinter(Self._table).path { _write(to: &$0) }
    if path.needsReadBack { try verify(path.text, asPath: true) }
    return path.text
  }

  /// The payload: the keys that the file declares with `payload`, and parameters beside them.
  ///
  /// - Throws: ``LinkError/unprintable(parameter:)``, also if the file declares no payload that can
  ///   name every route.
  public func payload() throws(LinkError) -> [String: String] {
    let (payload, key) = try LinkPrinter(Self._table).payload {
      _write(to: &$0)
    } link: {
      () throws(LinkError) in
      try link()
    }
    guard (try? Self(payload: payload)) == self else { throw .unprintable(parameter: key) }
    return payload
  }
}
