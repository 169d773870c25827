import BestRecipesRoutes
import Foundation
import RoutegenCompiler
import RoutegenRuntime
import RoutegenTool
import Testing

/// The Swift of the README gives what stands in the comments behind it.
@Suite struct ReadmeExampleTests {
  private static let route = BestRecipes.recipe(id: "1234")

  @Test func readsWhatItSays() throws {
    let link = "https://bestrecipes.com/recipe?id=1234"
    #expect(comment(behind: "let route = try BestRecipes(\"\(link)\")") == ".recipe(id: \"1234\")")
    #expect(try BestRecipes(link) == Self.route)
    #expect(try BestRecipes(payload: ["type": "recipe", "id": "1234"]) == Self.route)
  }

  @Test func printsWhatItSays() throws {
    #expect(comment(behind: "try route.link()") == "\"\(try Self.route.link())\"")
    #expect(comment(behind: "try route.link(.web)") == "\"\(try Self.route.link(.web))\"")
    #expect(comment(behind: "try route.payload()") == "[\"type\": \"recipe\", \"id\": \"1234\"]")
    #expect(try Self.route.payload() == ["type": "recipe", "id": "1234"])
  }

  /// The line that the page adds to its route file is the error that it shows.
  @Test func theLineIsRefusedAsItSays() throws {
    let sentence = try #require(Page.readme.lines.first { $0.hasPrefix("Add the line `") })
    let line = sentence.split(separator: "`")[1]
    let routes = try #require(Page.readme.blocks("routes").first).text + line + "\n"
    var world = Shelf(files: ["App.routes": routes])
    #expect(run(["check", "App.routes"], in: &world) == .problemsFound)
    let shown = try #require(Page.readme.blocks("text", "editor").first).text
    #expect(world.output.hasPrefix(shown), "\(world.output)")
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

  /// The lines that `init` prints are those of the manifest on this page.
  @Test func initPrintsTheManifestOfThePage() throws {
    var world = Shelf(files: ["Package.swift": ""])
    #expect(run(["init", "App"], in: &world) == .success)
    let manifest = try #require(
      Page.readme.blocks("swift").first { $0.text.contains("let package") })
    let shown = Set(manifest.lines.map { $0.filter { $0 != " " && $0 != "," } })
    let printed = world.output.split(separator: "\n").filter { $0.hasPrefix("    ") }
      .map { $0.filter { $0 != " " && $0 != "," } }
    #expect(printed.count > 8)
    for line in printed.dropLast(2) { #expect(shown.contains(line), "\(line)") }
  }
}
