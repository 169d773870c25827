// Types that only Apple's systems have. On Linux, `Scripts/check-apple` type-checks this file with
// stand-ins for them.

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
    /// Opens an activity: a universal link, an item of the search index, or an activity from
    /// another device.
    ///
    /// Call this from `onContinueUserActivity(_:perform:)`, `scene(_:continue:)` or
    /// `application(_:continue:restorationHandler:)`. See
    /// ``RoutegenRuntime/LinkDispatcher/open(activity:webpageURL:userInfo:)`` for the routes of
    /// activities.
    ///
    /// - Returns: Whether the activity identifies a route.
    @discardableResult
    public func open(_ activity: NSUserActivity) -> Bool {
      open(
        activity: activity.activityType, webpageURL: activity.webpageURL,
        userInfo: activity.userInfo)
    }

    #if canImport(UIKit) && !os(tvOS) && !os(watchOS)
      /// Opens a home-screen quick action.
      ///
      /// Call this from `windowScene(_:performActionFor:completionHandler:)` or
      /// `application(_:performActionFor:completionHandler:)`.
      ///
      /// - Returns: Whether the quick action identifies a route.
      @discardableResult
      public func open(_ item: UIApplicationShortcutItem) -> Bool {
        open(shortcut: item.type, userInfo: item.userInfo)
      }
    #endif

    #if canImport(UserNotifications) && !os(tvOS)
      /// Opens the route of a notification that a user has selected.
      ///
      /// Call this from `userNotificationCenter(_:didReceive:)`. A notification that was dismissed
      /// opens nothing.
      ///
      /// - Returns: Whether the payload of the notification identifies a route.
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
