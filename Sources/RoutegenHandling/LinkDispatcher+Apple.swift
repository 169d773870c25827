// Types that only Apple's systems have. On Linux, `Checks/apple/run` type-checks this file with
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
  import RoutegenFoundation
  import RoutegenRuntime

  extension LinkDispatcher {
    /// Opens an activity: a universal link, an item of the search index, or an activity from
    /// another device.
    ///
    /// Call this from `onContinueUserActivity(_:perform:)`, `scene(_:continue:)` or
    /// `application(_:continue:restorationHandler:)`. See
    /// ``open(activity:webpageURL:userInfo:)-(_,String?,_)`` for the routes of
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

      /// Opens the first of the URLs that is a link.
      ///
      /// Call this from `scene(_:openURLContexts:)`.
      ///
      /// - Returns: Whether one of the URLs is a link of this route set.
      @discardableResult
      public func open(_ contexts: Set<UIOpenURLContext>) -> Bool {
        contexts.contains { open($0.url) }
      }

      /// Opens the link that a scene is created for, from whichever source.
      ///
      /// Call this from `scene(_:willConnectTo:options:)`. A scene that is created for a link is
      /// given it here, and not by the methods of its delegate for links that arrive later.
      ///
      /// The first of the following that is a link is opened: the notification, the quick action, a
      /// user activity, a URL. The system fills in one of them. If there are several, the first two
      /// are what the user has selected, and an activity or a URL can be what another app adds.
      ///
      /// - Returns: Whether there is a link.
      @discardableResult
      public func open(_ options: UIScene.ConnectionOptions) -> Bool {
        if let response = options.notificationResponse, open(response) { return true }
        if let item = options.shortcutItem, open(item) { return true }
        return options.userActivities.contains { open($0) } || open(options.urlContexts)
      }
    #endif

    #if canImport(UserNotifications) && !os(tvOS)
      /// Opens the route of a notification that a user has selected.
      ///
      /// Call this from `userNotificationCenter(_:didReceive:)`, on any actor and any thread. On the
      /// main thread, the link is received before this returns, and on any other thread shortly
      /// after.
      ///
      /// A notification is opened once, however late it is delivered again; see
      /// ``open(payload:identifier:)``. Its identity consists of the
      /// identifier of its request and of its date.
      ///
      /// - Parameters:
      ///   - response: The response of the user.
      ///   - actions: The identifiers of the actions that open the link: by default, only the
      ///     selection of the notification itself. Another action, such as "Mark as Read" or "Reply",
      ///     opens nothing unless it is named, and neither does dismissing the notification.
      /// - Returns: Whether the action is one of these, and the payload identifies a route.
      @discardableResult
      nonisolated public func open(
        _ response: UNNotificationResponse,
        for actions: Set<String> = [UNNotificationDefaultActionIdentifier]
      ) -> Bool {
        guard actions.contains(response.actionIdentifier) else { return false }
        let notification = response.notification
        let request = notification.request
        let date = notification.date.timeIntervalSinceReferenceDate
        return open(
          notification: PayloadValue.values(of: request.content.userInfo),
          identifier: "\(request.identifier) \(date)")
      }
    #endif
  }
#endif
