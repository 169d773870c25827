// The Swift of "Open links" in the README.
import BestRecipesRoutes
import RoutegenHandling

@MainActor
final class RecipesCoordinator: BestRecipes.Handler {
  private(set) var screens: [String] = []  // represents your navigation
  func home() -> LinkHandling<BestRecipes> { show() }
  func recipe(id: String) -> LinkHandling<BestRecipes> { show("recipe \(id)") }
  func recipes(country: BestRecipes.Country?, limit: Int) -> LinkHandling<BestRecipes> {
    show("\(limit) recipes")
  }

  private func show(_ screens: String...) -> LinkHandling<BestRecipes> {
    self.screens = ["home"] + screens
    return .opened
  }
}
