import AppRoutes
import FeatureRoutes
import RoutegenHandling

/// The handler of the app's own links.
@MainActor
final class Coordinator: App.Handler, App.Account.Handler {
  func home() -> LinkOutcome<App> { show("the start") }

  func orders(id: Int) -> LinkOutcome<App> { show("order \(id)") }

  func account() -> any App.Account.Handler { self }

  func index() -> LinkOutcome<App.Account> { show("the account") }

  func settings() -> LinkOutcome<App.Account> { show("the settings") }

  func feature() -> any Feature.Handler { FeatureCoordinator() }
}

/// The handler of the other package's links.
struct FeatureCoordinator: Feature.Handler {
  func index() -> LinkOutcome<Feature> { show("the feature") }

  func part(name: String) -> LinkOutcome<Feature> { show("part \(name)") }
}

func show<Level>(_ screen: String) -> LinkOutcome<Level> {
  print("shows \(screen)")
  return .opened
}
