import RoutegenCompiler
import RoutegenTool
import Testing

/// What the page about other languages shows is what the tool writes.
@Suite struct LanguagesPageTests {
  private static let page = Page.languages
  private static let app = page.blocks("routes").first?.text ?? ""

  @Test(arguments: [
    ("typescript", "App.routes.ts"), ("kotlin", "App.kt"),
  ])
  func showsAFunction(_ language: String, _ file: String) throws {
    var world = Shelf(files: ["App.routes": Self.app])
    let line = ["generate", "App.routes", "--language", language, "-o", "."]
    #expect(run(line, in: &world) == .success, "\(world.errors)")
    let written = try #require(world.files["./" + file])
    for block in Self.page.blocks(language) {
      #expect(written.contains(block.text.dropLast()), "\(block.place)")
    }
    #expect(!Self.page.blocks(language).isEmpty)
  }
}
