import AppRoutes
import FeatureRoutes
import RoutegenHandling

/// The handler of the app's own links.
@MainActor
final class Coordinator: App.Handler, App.Account.Handler {
  func home() -> LinkHandling<App> { show("the start") }

  func orders(id: Int) -> LinkHandling<App> { show("order \(id)") }

  func account() -> any App.Account.Handler { self }

  func index() -> LinkHandling<App.Account> { show("the account") }

  func settings() -> LinkHandling<App.Account> { show("the settings") }

  func feature() -> any Feature.Handler { FeatureCoordinator() }
}

/// The handler of the other package's links.
struct FeatureCoordinator: Feature.Handler {
  func index() -> LinkHandling<Feature> { show("the feature") }

  func part(name: String) -> LinkHandling<Feature> { show("part \(name)") }
}

func show<Level>(_ screen: String) -> LinkHandling<Level> {
  print("shows \(screen)")
  return .opened
}
