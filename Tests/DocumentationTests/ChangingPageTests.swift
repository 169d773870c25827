import RoutegenCLI
import RoutegenSource
import Testing

/// What the page about `diff` shows is what the command prints.
@Suite struct ChangingPageTests {
  private static let page = Page.changing
  private static let versions = page.blocks("routes").map(\.text)
  private static let settings = page.blocks("json", "settings").first?.text ?? ""
  private static let shown = page.blocks("text", "routegen")

  @Test(arguments: shown) func showsTheOutput(_ block: Page.Block) {
    var world = Shelf(files: [
      "old/App.routes": Self.versions[0], "new/App.routes": Self.versions[1],
    ])
    #expect(run(Array(block.words.dropFirst(2)), in: &world) != .couldNotRun)
    #expect(world.output == block.text, "\(block.place)")
  }

  /// The last example keeps the links of the routes that it has.
  @Test func keptLinksAreKept() {
    let old =
      "routes App\n\nhost example.com\n\n/recipe/{id: Int} as recipe\n/users/{name} as user\n"
    var world = Shelf(files: ["old/App.routes": old, "new/App.routes": Self.versions[2]])
    #expect(run(["diff", "old/App.routes", "new/App.routes"], in: &world) == .success)
  }

  @Test func settingsWork() {
    var world = Shelf(files: [
      "old/App.routes": Self.versions[0], "new/App.routes": Self.versions[1],
      ".routegen.json": Self.settings,
    ])
    #expect(run(["diff", "old/App.routes", "new/App.routes"], in: &world) == .problemsFound)
    #expect(world.output.contains("warning[RG502]") && !world.output.contains("RG503"))
  }

  @Test func namesEveryOptionAndCode() {
    var world = Shelf(files: [:])
    _ = run(["diff", "--help"], in: &world)
    let options = world.output.split(separator: "\n").filter { $0.hasPrefix("  -") }
      .map { $0.dropFirst(2).prefix { $0 != " " } }
    #expect(options.count == 5)
    let text = Self.page.lines.joined(separator: "\n")
    for option in options { #expect(text.contains("`\(option)"), "\(option)") }
    for code in DiagnosticCode.allCases where code.isAboutChanges {
      let link = "[\(code.rawValue)](Diagnostics.md#\(code.rawValue.lowercased()))"
      #expect(text.contains(link), "\(link)")
    }
  }
}
