// The test of "Open links" in the README.
import BestRecipesRoutes
import RoutegenHandling
import RoutegenTesting
import Testing

@MainActor
@Test func aRecipeIsOpened() async {
  let navigation = Navigation()
  let trace = await LinkTrace(of: "/recipe?id=1234") { $0.connect(opening: navigation.open) }
  #expect(trace.opened == .recipe(id: "1234"))
  #expect(navigation.path == [.recipe(id: "1234")])
}
