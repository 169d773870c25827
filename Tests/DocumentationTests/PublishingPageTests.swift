import RoutegenCompiler
import RoutegenTool
import Testing

/// What the page about `export` for systems shows is what the command prints.
@Suite struct PublishingPageTests {
  private static let page = Page.publishing
  private static let app = page.blocks("routes").first?.text ?? ""
  private static let settings = page.blocks("json", "settings").first?.text ?? ""
  private static let live = page.blocks("json", "live.json").first?.text ?? ""
  private static let shown = page.blocks("text", "routegen")

  @Test(arguments: shown) func showsTheOutput(_ block: Page.Block) {
    var world = Shelf(files: ["App.routes": Self.app, "live.json": Self.live])
    #expect(run(Array(block.words.dropFirst(2)), in: &world) != .couldNotRun)
    #expect(world.output == block.text, "\(block.place)")
  }

  @Test func settingsWork() {
    var world = Shelf(files: ["App.routes": Self.app, ".routegen.json": Self.settings])
    #expect(run(["export"], in: &world) == .success, "\(world.errors)")
    #expect(world.files["App/App.entitlements"]?.contains("applinks:example.com") == true)
    #expect(world.files.keys.contains("public/.well-known/apple-app-site-association"))
    #expect(run(["export", "--check"], in: &world) == .success)
    #expect(world.errors.isEmpty)
  }

  @Test func namesEveryKind() {
    let text = (Self.page.lines + Page.tools.lines + Page.json.lines).joined(separator: "\n")
    for kind in ["aasa", "assetlinks", "android-manifest", "entitlements", "info-plist"] {
      #expect(text.contains("| `\(kind)` |"))
    }
    for kind in ["markdown", "json", "html", "links"] {
      #expect(text.contains("`export \(kind)`"))
    }
  }
}
