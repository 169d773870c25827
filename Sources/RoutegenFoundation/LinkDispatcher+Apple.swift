// What only Apple's systems have. `Scripts/check-apple` type-checks it against stand-ins on Linux, where
// it cannot be run.

#if canImport(UIKit)
  public import UIKit
#elseif canImport(AppKit)
  public import Foundation
#endif
#if canImport(UserNotifications) && !os(tvOS)
  public import UserNotifications
#endif
#if canImport(UIKit) || canImport(AppKit)
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

    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
      /// Opens a home-screen quick action.
      ///
      /// - Returns: Whether it names a route.
      @discardableResult
      public func open(_ item: UIApplicationShortcutItem) -> Bool {
        open(shortcut: item.type, userInfo: item.userInfo)
      }
    #endif

    #if canImport(UserNotifications) && !os(tvOS)
      /// Opens what a notification is about that somebody tapped; one that was dismissed opens nothing.
      ///
      /// - Returns: Whether it names a route.
      @discardableResult
      public func open(_ response: UNNotificationResponse) -> Bool {
        guard response.actionIdentifier != UNNotificationDismissActionIdentifier else {
          return false
        }
        return open(payload: response.notification.request.content.userInfo)
      }
    #endif
  }
#endif
