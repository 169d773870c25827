public import Foundation
public import RoutegenRuntime

extension Route {
  /// Reads a URL from the operating system; see ``RoutegenRuntime/Route/init(_:alsoOn:)``.
  ///
  /// This reads the `absoluteString`, not properties such as `path`, which lose the escapes of a
  /// link.
  @_alwaysEmitIntoClient
  public init(_ url: URL, alsoOn hosts: [LinkHost] = []) throws(LinkError) {
    try self.init(url.absoluteString, alsoOn: hosts)
  }

  /// Reads the `userInfo` of a push notification; see
  /// ``RoutegenRuntime/Route/init(payload:)-([String:PayloadValue])``.
  @_alwaysEmitIntoClient
  public init(payload: [AnyHashable: Any]) throws(LinkError) {
    try self.init(payload: PayloadValue.values(of: payload))
  }

  /// Reads a home-screen quick action with its `userInfo`; see
  /// ``RoutegenRuntime/Route/init(shortcut:userInfo:)``.
  @_alwaysEmitIntoClient
  public init(shortcut type: String, userInfo: [AnyHashable: Any]) throws(LinkError) {
    try self.init(shortcut: type, userInfo: PayloadValue.values(of: userInfo))
  }

  /// Reads an `NSUserActivity` with its `userInfo`; see
  /// ``RoutegenRuntime/Route/init(activity:userInfo:)``.
  @_alwaysEmitIntoClient
  public init(activity type: String, userInfo: [AnyHashable: Any]) throws(LinkError) {
    try self.init(activity: type, userInfo: PayloadValue.values(of: userInfo))
  }

  /// Returns the canonical link as a URL; see ``RoutegenRuntime/Route/link()``.
  @_alwaysEmitIntoClient
  public func url() throws(LinkError) -> URL {
    try Self.url(of: link())
  }

  /// Returns the link in one form as a URL; see ``RoutegenRuntime/Route/link(_:)``.
  @_alwaysEmitIntoClient
  public func url(_ form: LinkForm) throws(LinkError) -> URL {
    try Self.url(of: link(form))
  }

  /// Returns the link with more query items as a URL; see
  /// ``RoutegenRuntime/Route/link(_:adding:)-(_,KeyValuePairs<String,String>)``.
  @_alwaysEmitIntoClient
  public func url(
    _ form: LinkForm? = nil, adding items: KeyValuePairs<String, String>
  ) throws(LinkError) -> URL {
    try Self.url(of: link(form, adding: items))
  }

  @_alwaysEmitIntoClient
  static func url(of link: String) throws(LinkError) -> URL {
    guard let url = URL(string: link) else { throw .unprintable(.url) }
    return url
  }
}

extension Link {
  /// Reads a URL from the operating system; see ``RoutegenRuntime/Link/init(_:alsoOn:)``.
  @_alwaysEmitIntoClient
  public init(_ url: URL, alsoOn hosts: [LinkHost] = []) throws(LinkError) {
    try self.init(url.absoluteString, alsoOn: hosts)
  }

  /// Reads the `userInfo` of a push notification; see
  /// ``RoutegenRuntime/Link/init(payload:)-([String:PayloadValue])``.
  @_alwaysEmitIntoClient
  public init(payload: [AnyHashable: Any]) throws(LinkError) {
    try self.init(payload: PayloadValue.values(of: payload))
  }
}
