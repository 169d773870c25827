import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing

/// What the page about checking shows is what `check` takes and prints.
@Suite struct CheckingPageTests {
  private static let page = Page.checking
  private static let app = page.blocks("routes", "error", "RG203").first?.text ?? ""
  private static let formats = ["text", "github"]

  @Test(arguments: formats) func showsTheOutput(_ format: String) throws {
    let block = try #require(Self.page.blocks.first { $0.words.dropFirst() == ["check", format] })
    #expect(output(of: ["check", "--format", format, "App.routes"]) == block.text)
  }

  @Test func namesEveryField() throws {
    var names: Set<String> = []
    collect(
      try JSONSerialization.jsonObject(with: Data(output(of: ["--format", "json"]).utf8)), &names)
    #expect(names.count > 20)
    let text = Self.page.lines.filter { !$0.hasPrefix("  ") }.joined()
    #expect(names.filter { !text.contains("`\($0)`") } == [])
  }

  @Test func settingsAndBaselineAreTaken() throws {
    let settings = try #require(Self.page.blocks("json", "settings").first).text
    var world = Shelf(files: [".routegen.json": settings, "App.routes": "routes App\n\n/home\n"])
    _ = run(["check", "--write-baseline", "routegen-baseline.json", "App.routes"], in: &world)
    world.files["App.routes"]?.append("/new\n")
    world.output = ""
    #expect(run(["check", "App.routes"], in: &world) == .success, "\(world.errors)")
    #expect(world.output.hasSuffix("1 warning in 1 file; the baseline hides 1\n"))
  }

  private func output(of words: [String]) -> String {
    var world = Shelf(files: ["App.routes": Self.app])
    _ = run(words.first == "check" ? words : ["check"] + words, in: &world)
    return world.output
  }

  private func collect(_ value: Any, _ names: inout Set<String>) {
    if let object = value as? [String: Any] {
      names.formUnion(object.keys)
      for member in object.values { collect(member, &names) }
    }
    for item in value as? [Any] ?? [] { collect(item, &names) }
  }
}
