import RoutegenHandling
import UIKit

final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let links = LinkDispatcher<Diary>()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = DiaryViewController(links: links)
    window?.makeKeyAndVisible()
    // The link that has started the app, as a website.
    for activity in connectionOptions.userActivities { links.open(activity) }
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    links.open(contexts)
  }

  func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    links.open(activity)
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor item: UIApplicationShortcutItem
  ) async -> Bool {
    links.open(item)
  }
}
