public import Foundation
import RoutegenFoundation
import RoutegenRuntime

extension LinkDispatcher {
  /// Opens a URL from the operating system; see ``open(_:)-(String)``.
  ///
  /// - Returns: Whether the URL is a link of this route set.
  @_alwaysEmitIntoClient
  @discardableResult
  public func open(_ url: URL) -> Bool {
    open(url.absoluteString)
  }

  /// Opens the route of a push notification, from `notification.request.content.userInfo`.
  ///
  /// Outside of the main actor, convert the payload first, with
  /// `PayloadValue.values(of:)`.
  ///
  /// - Returns: Whether the payload identifies a route.
  @_alwaysEmitIntoClient
  @discardableResult
  public func open(payload: [AnyHashable: Any]) -> Bool {
    open(payload: PayloadValue.values(of: payload))
  }

  /// Opens the payload of a notification on any thread: on the main thread immediately, and on any
  /// other thread as soon as the main actor is free.
  ///
  /// - Returns: Whether the payload identifies a route.
  nonisolated func open(
    notification payload: [String: PayloadValue], identifier: String
  ) -> Bool {
    if Thread.isMainThread {
      return MainActor.assumeIsolated { open(payload: payload, identifier: identifier) }
    }
    Task { @MainActor in open(payload: payload, identifier: identifier) }
    return (try? R(payload: payload)) != nil
  }

  /// Opens a home-screen quick action, from the `type` and `userInfo` of a
  /// `UIApplicationShortcutItem`.
  ///
  /// - Returns: Whether the quick action identifies a route.
  @_alwaysEmitIntoClient
  @discardableResult
  public func open(shortcut type: String, userInfo: [AnyHashable: Any]?) -> Bool {
    open(shortcut: type, userInfo: PayloadValue.values(of: userInfo ?? [:]))
  }

  /// Opens an activity, from the properties of an `NSUserActivity`.
  ///
  /// - Returns: Whether the activity identifies a route.
  @_alwaysEmitIntoClient
  @discardableResult
  public func open(activity type: String, webpageURL: URL?, userInfo: [AnyHashable: Any]?) -> Bool {
    open(
      activity: type, webpageURL: webpageURL?.absoluteString,
      userInfo: PayloadValue.values(of: userInfo ?? [:]))
  }
}
