import BestRecipesRoutes
import RoutegenRuntime
import Testing

/// The results of the app BestRecipes, written with `app_linker`, for its links and pushes.
@Suite struct BestRecipesTests {
  typealias Case = LinkCase<BestRecipes>

  static let links: [Case] = [
    Case(.link("https://bestrecipes.com/home"), .home, nodes: ["home"]),
    // The app has one route with only optional parameters; here a recipe has an id, and a link
    // without one is the list.
    Case(.link("https://bestrecipes.com/recipe"), .recipes(), nodes: ["recipe"]),
    Case(.link("https://bestrecipes.com/recipe?id=1234"), .recipe(id: "1234"), nodes: ["recipe"]),
    Case(.link("https://bestrecipes.com/recipe?country=FR"), .recipes(country: .FR)),
    Case(
      .link("https://bestrecipes.com/recipe?country=FR&limit=7"), .recipes(country: .FR, limit: 7)),
    Case(
      .link("https://bestrecipes.com/recipe?limit=abc"),
      fails: .invalidValue(parameter: "limit", value: "abc", type: "Int in 1...50"),
      ours: "a value that does not read is an error, not nil"),
    Case(
      .link("https://bestrecipes.com/recipe/extra/path?id=1"), fails: .notFound(after: "/recipe"),
      ours: "a path has no unknown end"),
    Case(.link("https://bestrecipes.com/recipe/"), .recipes()),
    Case(.link("https://bestrecipes.com/Home"), fails: .notFound(after: "")),
    Case(.link("https://bestrecipes.com/unknown"), fails: .notFound(after: "")),
    Case(
      .link("https://bestrecipes.com/recipe?id=1&id=2"),
      fails: .malformed(.repeatedKey("id"), at: 39), ours: "a repeated scalar is malformed"),
    Case(
      .link("https://bestrecipes.com/recipe?id"), .recipes(), extras: ["id="],
      ours: "an empty text is no id where another route takes the link"),
    Case(.link("https://bestrecipes.com/recipe?unknown=1"), .recipes(), extras: ["unknown=1"]),
    Case(
      .link("https://evil.example/home"), fails: .wrongHost("evil.example"),
      ours: "hosts are declared"),
    Case(.link("foo://x/home"), fails: .wrongScheme("foo"), ours: "schemes are declared"),
    Case(
      .link("https://bestrecipes.com"), fails: .notFound(after: ""), ours: "never a crash"),
  ]

  static let pushes: [Case] = [
    Case(.push(#"{"type": "home"}"#), .home, nodes: ["home"]),
    Case(.push(#"{"type": "recipe"}"#), .recipes()),
    Case(.push(#"{"type": "recipe", "id": "1234"}"#), .recipe(id: "1234"), nodes: ["recipe"]),
    Case(.push(#"{"type": "recipe", "country": "FR"}"#), .recipes(country: .FR)),
    Case(
      .push(#"{"type": "recipe", "country": "FR", "limit": "7"}"#),
      .recipes(country: .FR, limit: 7)),
    Case(
      .push(#"{"type": "recipe", "country": "FR", "limit": 7}"#),
      .recipes(country: .FR, limit: 7), ours: "a JSON number is a number"),
  ]

  @Test func holdsEveryCaseOfTheApp() {
    #expect(Self.links.count + Self.pushes.count == 22)
  }

  @Test(arguments: links + pushes) func opens(_ linkCase: Case) throws {
    try linkCase.check(
      forms: [
        .app, .web, .scheme("bestrecipes"), .host("bestrecipes.com"), .host("a.bestrecipes.com"),
      ],
      hasPayload: true)
  }

  @Test func printsWhatPeopleWrite() throws {
    let route = BestRecipes.recipes(country: .FR, limit: 7)
    #expect(try route.link() == "bestrecipes://recipe?country=FR&limit=7")
    #expect(try route.link(.web) == "https://bestrecipes.com/recipe?country=FR&limit=7")
    #expect(try route.path() == "/recipe?country=FR&limit=7")
    #expect(try route.payload() == ["type": "recipe", "country": "FR", "limit": "7"])
    #expect(try BestRecipes.recipes(limit: 20).link() == "bestrecipes://recipe")
    #expect(throws: LinkError.unprintable(parameter: "limit")) {
      try BestRecipes.recipes(limit: 51).link()
    }
  }
}
