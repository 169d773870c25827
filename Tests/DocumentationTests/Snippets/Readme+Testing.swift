// The test of "Open links" in the README.
import BestRecipesRoutes
import RoutegenTesting
import Testing

@MainActor
@Suite struct RecipesTests {
  private let coordinator = RecipesCoordinator()

  @Test func aRecipeIsOpened() async {
    let trace = await LinkTrace<BestRecipes>(of: "/recipe?id=1234", handledBy: coordinator)
    #expect(trace.opened == .recipe(id: "1234"))
  }
}
