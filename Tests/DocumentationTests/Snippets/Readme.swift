// The Swift of "Open links" in the README.
import BestRecipesRoutes
import RoutegenHandling

/// What the app shows.
@MainActor
final class Navigation {
  /// The screens above the first one.
  var path: [BestRecipes] = []

  func open(_ route: BestRecipes) -> LinkOutcome<BestRecipes> {
    switch route {
    case .home: path = []
    case .recipe, .recipes: path = [route]
    }
    return .opened
  }
}
