public import Foundation
public import RoutegenRuntime

extension LinkDispatcher {
  /// Opens a URL from the operating system; see ``RoutegenRuntime/LinkDispatcher/open(_:)``.
  ///
  /// - Returns: Whether the URL is a link of this route set.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    open(url.absoluteString)
  }

  /// Opens the route of a push notification, from `notification.request.content.userInfo`.
  ///
  /// - Returns: Whether the payload identifies a route.
  @discardableResult
  public func open(payload: [AnyHashable: Any]) -> Bool {
    open(payload: PayloadValue.values(of: payload))
  }

  /// Opens a home-screen quick action, from the `type` and `userInfo` of a
  /// `UIApplicationShortcutItem`.
  ///
  /// - Returns: Whether the quick action identifies a route.
  @discardableResult
  public func open(shortcut type: String, userInfo: [AnyHashable: Any]?) -> Bool {
    open(shortcut: type, userInfo: PayloadValue.values(of: userInfo ?? [:]))
  }

  /// Opens an activity, from the properties of an `NSUserActivity`.
  ///
  /// - Returns: Whether the activity identifies a route.
  @discardableResult
  public func open(activity type: String, webpageURL: URL?, userInfo: [AnyHashable: Any]?) -> Bool {
    open(
      activity: type, webpageURL: webpageURL?.absoluteString,
      userInfo: PayloadValue.values(of: userInfo ?? [:]))
  }
}
