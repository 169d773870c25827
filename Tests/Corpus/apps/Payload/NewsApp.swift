import RoutegenHandling
import SwiftUI

@main
struct NewsApp: App {
  @UIApplicationDelegateAdaptor private var notifications: Notifications
  @State private var links = LinkDispatcher<News>()
  @State private var path: [News] = []

  var body: some Scene {
    WindowGroup {
      NavigationStack(path: $path) {
        ArticleList().navigationDestination(for: News.self) { ArticleView(route: $0) }
      }
      .onOpenURL { url in links.open(url) }
      .task {
        links.connect { route in
          path = route.stack(below: .index)
          return .opened
        }
      }
    }
  }
}
