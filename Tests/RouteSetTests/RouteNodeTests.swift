import BestRecipesRoutes
import RoutegenRuntime
import SOPTRoutes
import Testing

/// The tree of a route set as data.
@Suite struct RouteNodeTests {
  @Test func hasTheShapeOfTheFile() throws {
    #expect(SOPT.tree.segment == "")
    #expect(SOPT.tree.name == "SOPT")
    #expect(SOPT.tree.documentation == "Links into the app of SOPT, a club of makers.")
    #expect(SOPT.tree.parent == nil)
    #expect(!SOPT.tree.isDestination)
    #expect(SOPT.tree.children.map(\.segment) == ["home", "web"])

    let home = try #require(SOPT.tree.child("home"))
    #expect(
      home.children.map(\.segment)
        == ["notification", "soptamp", "mypage", "attendance", "poke", "fortune"])
    let ranking = try #require(home.child("soptamp")?.child("current-generation-ranking"))
    #expect(ranking.name == "currentGenerationRanking")
    #expect(ranking.documentation == "Who has most stamps in one generation.")
    #expect(ranking.isDestination)
    #expect(ranking.children == [])
    #expect(
      ranking.parameters.map { "\($0.name): \($0.type)" }
        == ["currentGeneration: Int", "status: GenerationStatus"])
    #expect(ranking.parent?.parent == home)
    #expect("\(ranking)" == "current-generation-ranking")
    #expect(home.child("nowhere") == nil)
  }

  @Test func namesARouteByItsCases() {
    #expect(Kitchen.index.name == "index")
    #expect(Kitchen.class(in: "x", default: 1).name == "class")
    #expect(Kitchen.shop(shop: 1).name == "shop.index")
    #expect(Kitchen.shop(shop: 1, .item(item: "x", .photos(photo: 2))).name == "shop.item.photos")
    #expect(Kitchen.shop(shop: 9, .item(item: "y", .photos(photo: 3))).name == "shop.item.photos")
  }

  @Test func joinsRoutesOfOnePath() throws {
    let recipe = try #require(BestRecipes.tree.child("recipe"))
    #expect(recipe.name == "recipe")
    #expect(recipe.documentation == "One recipe.")
    #expect(
      recipe.parameters.map { "\($0.name): \($0.type)" }
        == ["id: String", "country: Country?", "limit: Int"])
    #expect(BestRecipes.recipe(id: "x").nodes == BestRecipes.recipes().nodes)
    #expect(BestRecipes.tree.children.map(\.segment) == ["home", "recipe"])
  }

  @Test func leadsFromTheRootToTheRoute() throws {
    let nodes = Kitchen.shop(shop: 1, .item(item: "x", .photos(photo: 2))).nodes
    #expect(nodes.map(\.isDestination) == [false, true, false, true, false, true])
    #expect(nodes.first?.parent == Kitchen.tree)
    for (node, parent) in zip(nodes.dropFirst(), nodes) {
      #expect(node.parent == parent)
      #expect(parent.children.contains(node))
    }
    let parameters = nodes.flatMap(\.parameters).map { "\($0.name): \($0.type)" }
    #expect(parameters == ["shop: Int", "item: String", "photo: Int"])
    #expect(Kitchen.index.nodes == [])
    #expect(Kitchen.tree.isDestination)
  }

  @Test func hasTheItemsOfItsGroup() throws {
    let end = Kitchen.project(
      creator: "a", project: "b", ref: "x", .team(role: .insights, .end(place: "c")))
    let items = "{role: Tab?}&{ref: String?}&{tag: [String]}&as={format: Size = small}"
    #expect(end.pattern == "/projects/{creator}/{project}/team/end?\(items)#at={place}")
    let parameters = [
      [], ["creator"], ["project", "ref", "tag", "format"], ["role"], ["place"],
    ]
    #expect(end.nodes.map { $0.parameters.map(\.name) } == parameters)
  }

  /// Two literals that only look the same are two nodes, because they are two routes.
  @Test func keepsTextsApartThatLookAlike() {
    #expect(Kitchen.café.nodes != Kitchen.decomposed.nodes)
    #expect(Kitchen.decomposed.nodes.map(\.name) == ["decomposed"])
    #expect(Kitchen.café.nodes.map { Array($0.segment.utf8) } == [Array("café".utf8)])
  }

  @Test func comparesPlaces() throws {
    let home = try #require(SOPT.tree.child("home"))
    #expect(home == SOPT.home().nodes.first)
    #expect(home != SOPT.tree.child("web"))
    #expect(SOPT.tree != BestRecipes.tree)
    #expect(Set(SOPT.tree.children + SOPT.tree.children).count == 2)
  }
}
