/// A way in which the system delivers a link to an app.
package enum SystemDelivery: CaseIterable, Sendable {
  /// A URL with a scheme of the app.
  case url

  /// A universal link.
  case webLink

  /// An activity of a declared type.
  case activity
  case quickAction
  case notification
}

/// The part of an app's code that the system calls.
package enum AppLifeCycle: CaseIterable, Sendable {
  /// An `App` of SwiftUI.
  case app

  /// The delegate of a scene. If there is one, or an `App` of SwiftUI, the system does not call the application's delegate for links.
  case scene

  /// The delegate of the application.
  case application
}

/// A method by which the system delivers links.
struct DeliveryMethod {
  let deliveries: [SystemDelivery]

  /// What the method belongs to; `nil` if it is called in every app.
  let lifeCycle: AppLifeCycle?

  /// Returns the method with the name in Swift, such as `scene(_:continue:)`.
  static func named(_ name: String) -> DeliveryMethod? { all[name] }

  private static let all: [String: DeliveryMethod] = [
    "scene(_:openURLContexts:)": .init(deliveries: [.url], lifeCycle: .scene),
    "scene(_:continue:)": .init(deliveries: [.webLink, .activity], lifeCycle: .scene),
    "windowScene(_:performActionFor:)": .init(deliveries: [.quickAction], lifeCycle: .scene),
    "windowScene(_:performActionFor:completionHandler:)":
      .init(deliveries: [.quickAction], lifeCycle: .scene),
    "application(_:open:options:)": .init(deliveries: [.url], lifeCycle: .application),
    "application(_:open:sourceApplication:annotation:)":
      .init(deliveries: [.url], lifeCycle: .application),
    "application(_:open:)": .init(deliveries: [.url], lifeCycle: .application),
    "application(_:handleOpen:)": .init(deliveries: [.url], lifeCycle: .application),
    "application(_:continue:restorationHandler:)":
      .init(deliveries: [.webLink, .activity], lifeCycle: .application),
    "application(_:performActionFor:)":
      .init(deliveries: [.quickAction], lifeCycle: .application),
    "application(_:performActionFor:completionHandler:)":
      .init(deliveries: [.quickAction], lifeCycle: .application),
    "application(_:didReceiveRemoteNotification:)":
      .init(deliveries: [.notification], lifeCycle: nil),
    "application(_:didReceiveRemoteNotification:fetchCompletionHandler:)":
      .init(deliveries: [.notification], lifeCycle: nil),
    "userNotificationCenter(_:didReceive:)": .init(deliveries: [.notification], lifeCycle: nil),
    "userNotificationCenter(_:didReceive:withCompletionHandler:)":
      .init(deliveries: [.notification], lifeCycle: nil),
  ]

  /// The method that a scene is created with.
  static let sceneConnection = "scene(_:willConnectTo:options:)"
}

extension SystemDelivery {
  /// The property of `UIScene.ConnectionOptions` that a scene is created with; `nil` for a notification, which the
  /// delegate of the notification center receives, too.
  package var connectionOption: String? {
    switch self {
    case .url: "urlContexts"
    case .webLink, .activity: "userActivities"
    case .quickAction: "shortcutItem"
    case .notification: nil
    }
  }

  /// Returns the line that receives the links in an app with this life cycle.
  package func receiver(in lifeCycle: AppLifeCycle) -> (code: String, place: String) {
    let (root, scene, application) =
      ("the root view", "the scene delegate", "the application delegate")
    switch (self, lifeCycle) {
    case (.url, .app), (.webLink, .app): return (".onOpenURL { links.open($0) }", root)
    case (.activity, .app):
      return (".onContinueUserActivity(\"TYPE\") { links.open($0) }", root)
    case (.url, .scene):
      return (
        "func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) "
          + "{ links.open(contexts) }", scene
      )
    case (.webLink, .scene), (.activity, .scene):
      return (
        "func scene(_ scene: UIScene, continue activity: NSUserActivity) { links.open(activity) }",
        scene
      )
    case (.quickAction, .scene), (.quickAction, .app):
      return (
        "func windowScene(_ windowScene: UIWindowScene, performActionFor item: "
          + "UIApplicationShortcutItem) async -> Bool { links.open(item) }",
        lifeCycle == .scene
          ? scene
          : "a scene delegate, whose class the application delegate returns in "
            + "'application(_:configurationForConnecting:options:)'"
      )
    case (.url, .application):
      return (
        "func application(_ app: UIApplication, open url: URL, options: "
          + "[UIApplication.OpenURLOptionsKey: Any]) -> Bool { links.open(url) }", application
      )
    case (.webLink, .application), (.activity, .application):
      return (
        "func application(_ application: UIApplication, continue activity: NSUserActivity, "
          + "restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void) -> Bool "
          + "{ links.open(activity) }", application
      )
    case (.quickAction, .application):
      return (
        "func application(_ application: UIApplication, performActionFor item: "
          + "UIApplicationShortcutItem) async -> Bool { links.open(item) }", application
      )
    case (.notification, _):
      return (
        "func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: "
          + "UNNotificationResponse) async { links.open(response) }",
        "the delegate of the notification center"
      )
    }
  }
}
