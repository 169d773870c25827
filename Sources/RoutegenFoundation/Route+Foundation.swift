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

  /// Reads a home-screen quick action with its `userInfo`; see
  /// ``RoutegenRuntime/Route/init(shortcut:userInfo:)``.
  public init(shortcut type: String, userInfo: [AnyHashable: Any]) throws(LinkError) {
    try self.init(shortcut: type, userInfo: PayloadValue.values(of: userInfo))
  }

  /// Reads an `NSUserActivity` with its `userInfo`; see
  /// ``RoutegenRuntime/Route/init(activity:userInfo:)``.
  public init(activity type: String, userInfo: [AnyHashable: Any]) throws(LinkError) {
    try self.init(activity: type, userInfo: PayloadValue.values(of: userInfo))
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
