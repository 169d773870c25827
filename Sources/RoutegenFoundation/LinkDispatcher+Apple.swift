// What only Apple's systems have. Type-checked against a stand-in on Linux (`Scripts/check-apple`),
// and not run there.

#if canImport(UIKit) || canImport(AppKit)
  #if canImport(UIKit)
    public import UIKit
  #else
    public import AppKit
  #endif
  public import RoutegenRuntime

  extension LinkDispatcher {
    /// Opens an activity: a universal link, an item of the search index, or one that goes on from
    /// another device.
    ///
    /// For `onContinueUserActivity(_:perform:)`, `scene(_:continue:)` and
    /// `application(_:continue:restorationHandler:)`.
    ///
    /// - Returns: Whether it names a route.
    @discardableResult
    public func open(_ activity: NSUserActivity) -> Bool {
      open(
        activity: activity.activityType, webpageURL: activity.webpageURL,
        userInfo: activity.userInfo)
    }
  }
#endif

#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
  extension LinkDispatcher {
    /// Opens a home-screen quick action.
    ///
    /// - Returns: Whether it names a route.
    @discardableResult
    public func open(_ item: UIApplicationShortcutItem) -> Bool {
      open(shortcut: item.type, userInfo: item.userInfo)
    }
  }
#endif

#if canImport(UserNotifications) && !os(tvOS)
  public import RoutegenRuntime
  public import UserNotifications

  extension LinkDispatcher {
    /// Opens what a notification is about that somebody tapped; one that was dismissed opens nothing.
    ///
    /// - Returns: Whether it names a route.
    @discardableResult
    public func open(_ response: UNNotificationResponse) -> Bool {
      guard response.actionIdentifier != UNNotificationDismissActionIdentifier else { return false }
      return open(payload: response.notification.request.content.userInfo)
    }
  }
#endif
