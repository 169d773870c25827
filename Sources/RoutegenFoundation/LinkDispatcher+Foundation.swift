public import Foundation
public import RoutegenRuntime

extension LinkDispatcher {
  /// Opens a URL as the operating system hands it over; see ``RoutegenRuntime/LinkDispatcher/open(_:)``.
  ///
  /// - Returns: Whether it is a link of this route set.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    open(url.absoluteString)
  }

  /// Opens what a push notification is about: `notification.request.content.userInfo`.
  ///
  /// - Returns: Whether it names a route.
  @discardableResult
  public func open(payload: [AnyHashable: Any]) -> Bool {
    open(payload: PayloadValue.values(of: payload))
  }

  /// Opens a home-screen quick action, by the `type` and `userInfo` of a `UIApplicationShortcutItem`.
  ///
  /// - Returns: Whether it names a route.
  @discardableResult
  public func open(shortcut type: String, userInfo: [AnyHashable: Any]?) -> Bool {
    open(shortcut: type, userInfo: PayloadValue.values(of: userInfo ?? [:]))
  }

  /// Opens an activity, by the properties of an `NSUserActivity`.
  ///
  /// - Returns: Whether it names a route.
  @discardableResult
  public func open(activity type: String, webpageURL: URL?, userInfo: [AnyHashable: Any]?) -> Bool {
    open(
      activity: type, webpageURL: webpageURL?.absoluteString,
      userInfo: PayloadValue.values(of: userInfo ?? [:]))
  }
}
