import BestRecipesRoutes
import Foundation
import RoutegenRuntime
import Testing

/// The Swift of the README gives what stands in the comments behind it.
@Suite struct ReadmeExampleTests {
  private static let route = BestRecipes.recipe(id: "1234")

  @Test func readsWhatItSays() throws {
    let link = "https://bestrecipes.com/recipe?id=1234"
    #expect(comment(behind: "let route = try BestRecipes(\"\(link)\")") == ".recipe(id: \"1234\")")
    #expect(try BestRecipes(link) == Self.route)
    #expect(try BestRecipes(path: "recipe?id=1234") == Self.route)
    #expect(try BestRecipes(payload: ["type": "recipe", "id": "1234"]) == Self.route)
  }

  @Test func printsWhatItSays() throws {
    #expect(comment(behind: "try route.link()") == "\"\(try Self.route.link())\"")
    #expect(comment(behind: "try route.link(.web)") == "\"\(try Self.route.link(.web))\"")
    #expect(comment(behind: "try route.path()") == "\"\(try Self.route.path())\"")
    #expect(comment(behind: "try route.payload()") == "[\"type\": \"recipe\", \"id\": \"1234\"]")
    #expect(try Self.route.payload() == ["type": "recipe", "id": "1234"])
    #expect(comment(behind: "route.pattern") == "\"\(Self.route.pattern)\"")
  }

  @Test func theDemoPrintsWhatItSays() throws {
    let lines = [
      "BestRecipes.recipe(id: \"1234\")",
      "  pattern  \(Self.route.pattern)",
      "  nodes    \(Self.route.nodes.map(\.segment).joined(separator: " › "))",
      "  app      \(try Self.route.link())",
      "  web      \(try Self.route.link(.web))",
      "  payload  {\"id\": \"1234\", \"type\": \"recipe\"}",
      "  events   received, opened",
    ]
    #expect(Page.readme.blocks("text").contains { $0.lines == lines })
  }

  private func comment(behind code: String) -> String? {
    for line in Page.readme.lines where line.hasPrefix(code + " ") {
      guard let range = line.range(of: " // ") else { continue }
      return String(line[range.upperBound...])
    }
    return nil
  }
}
