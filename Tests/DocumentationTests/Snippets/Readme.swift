// The Swift of "Open links" in the README.
import BestRecipesRoutes
import RoutegenHandling

@MainActor
final class Navigation {
  private(set) var path: [BestRecipes] = []

  func open(_ route: BestRecipes) -> LinkOutcome<BestRecipes> {
    switch route {
    case .home: path = []
    case .recipe, .recipes: path = [route]
    }
    return .opened
  }
}
