public import Foundation
public import RoutegenRuntime

extension Route {
  /// Reads a URL that the operating system hands over.
  ///
  /// The URL's text is read as it stands, so what Foundation's own decoding would lose is kept.
  public init(_ url: URL, alsoOn hosts: [String] = []) throws(LinkError) {
    try self.init(url.absoluteString, alsoOn: hosts)
  }

  /// Reads a push payload or a `userInfo`, as Apple's frameworks hand it over.
  public init(payload: [AnyHashable: Any]) throws(LinkError) {
    try self.init(payload: PayloadValue.values(of: payload))
  }

  /// The canonical link as a URL; see ``RoutegenRuntime/Route/link()``.
  public func url() throws(LinkError) -> URL {
    try Self.url(of: link())
  }

  /// The link of one form as a URL; see ``RoutegenRuntime/Route/link(_:)``.
  public func url(_ form: LinkForm) throws(LinkError) -> URL {
    try Self.url(of: link(form))
  }

  private static func url(of link: String) throws(LinkError) -> URL {
    guard let url = URL(string: link) else { throw .unprintable(parameter: "link") }
    return url
  }
}

extension Link {
  /// Reads a URL that the operating system hands over.
  public init(_ url: URL, alsoOn hosts: [String] = []) throws(LinkError) {
    try self.init(url.absoluteString, alsoOn: hosts)
  }

  /// Reads a push payload or a `userInfo`, as Apple's frameworks hand it over.
  public init(payload: [AnyHashable: Any]) throws(LinkError) {
    try self.init(payload: PayloadValue.values(of: payload))
  }
}
