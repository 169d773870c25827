// The Swift of "Open links" in the README.
import BestRecipesRoutes
import RoutegenRuntime

@MainActor
final class RecipesCoordinator: BestRecipes.Handler {
  private(set) var screens: [String] = []  // represents your navigation

  func home() -> LinkHandling<BestRecipes> {
    screens = ["home"]
    return .opened
  }

  func recipe(id: String) async throws -> LinkHandling<BestRecipes> {
    guard !id.isEmpty else { return .rejected("there is no such recipe") }
    screens = ["home", "recipe \(id)"]
    return .opened
  }

  func recipes(country: BestRecipes.Country?, limit: Int) -> LinkHandling<BestRecipes> {
    screens = ["home", "\(limit) recipes"]
    return .opened
  }
}
