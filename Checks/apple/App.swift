// The parts of an app that blocks of pages name and do not show.
import Foundation
import PageRoutes
import UIKit

enum Screen: Equatable {
  case home
  case user(Int)
  case search(String, page: Int)
}

func oldScreen(for url: URL) -> Screen? { nil }
func screen(for route: AppLink) -> Screen? { nil }
func log(_ event: String, _ text: String) {}
func show(_ screen: Screen) {}

class AnyCoordinator {}
final class AppCoordinator: AnyCoordinator { func runMainFlow() {} }
protocol DeepLinkNode {
  var name: String { get }
  var children: [any DeepLinkNode] { get }
  func execute(with coordinator: AnyCoordinator, queryItems: [URLQueryItem]?)
}
struct ScreenDeepLink: DeepLinkNode {
  let name: String
  let children: [any DeepLinkNode] = []

  func execute(with coordinator: AnyCoordinator, queryItems: [URLQueryItem]?) {}
}

let text = ""
@MainActor let item = UIApplicationShortcutItem()
@MainActor let activity = NSUserActivity()
