import RoutegenCompiler
import RoutegenTool
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
    #expect(run(["diff", "old/App.routes", "new/App.routes"], in: &world) == .success)
    #expect(world.output.contains("warning[RG502]") && !world.output.contains("RG501"))
  }

  /// The settings of `diff` are right for versions that have their names.
  @Test func settingsOfDiffWork() throws {
    let settings = try #require(Self.page.blocks("json", "diff").first?.text)
    let old = "routes App\nscheme app\n/recipe/{id: Int} as recipe\n/gone\n"
    let labs = "routes Labs\nscheme labs\n/x\n/y\n"
    var world = Shelf(files: ["App.routes": old, "Labs.routes": labs])
    for version in ["v2.0.0", "v2.3.0"] {
      #expect(run(["snapshot", "-o", version], in: &world) == .success)
    }
    world.files["App.routes"] =
      "routes App\nscheme app\n/recipe as recipes {\n/{number: Int} as detail\n}\n"
    world.files["Labs.routes"] = "routes Labs\nscheme labs\n/x\n"
    world.files[".routegen.json"] = settings
    for command in ["diff", "check"] {
      #expect(run([command], in: &world) == .problemsFound, "\(world.errors)")
      #expect(world.output.contains("warning[RG501]: links of 'y' by '/y' are lost"))
      #expect(world.output.contains("error[RG501]: links of 'gone' by '/gone' are lost"))
    }
    #expect(run(["diff", "--accept", "x"], in: &world) == .success)
    #expect(world.files["routegen-baseline.json"] != nil)
  }

  /// The file of accepted breaks is right for the example.
  @Test func acceptedBreaksWork() throws {
    var world = Shelf(files: [
      "old/App.routes": Self.versions[0], "new/App.routes": Self.versions[1],
      "routegen-baseline.json": try #require(Self.page.blocks("json", "accepted").first?.text),
    ])
    world.secondsSince1970 = 1_700_000_000
    let words = ["diff", "old/App.routes", "new/App.routes"]
    #expect(run(words, in: &world) == .problemsFound)
    #expect(!world.output.contains("RG502"), "\(world.output)")
  }

  @Test func namesEveryCode() {
    let text = Self.page.lines.joined(separator: "\n")
    for code in DiagnosticCode.all where code.isAboutChanges {
      let link = "[\(code.rawValue)](Diagnostics.md#\(code.rawValue.lowercased()))"
      #expect(text.contains(link), "\(link)")
    }
  }
}
