import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing

/// What the page about checking shows is what `check` takes and prints.
@Suite struct CheckingPageTests {
  private static let page = Page.checking
  private static let app = page.blocks("routes", "error", "RG107", "RG203").first?.text ?? ""
  private static let formats = ["text", "json", "sarif", "github"]

  /// A line `…` stands for any lines.
  @Test(arguments: formats) func showsTheOutput(_ format: String) throws {
    let block = try #require(Self.page.blocks.first { $0.words.dropFirst() == ["check", format] })
    let output = output(of: ["check", "--format", format, "App.routes"])
    var rest = output[...]
    for (index, part) in block.text.components(separatedBy: "…\n").enumerated() {
      let range = try #require(rest.range(of: part), "\(block.place): part \(index + 1)")
      if index == 0 { #expect(range.lowerBound == output.startIndex) }
      rest = rest[range.upperBound...]
    }
    #expect(rest.isEmpty, "\(block.place) ends too early")
  }

  @Test func namesEveryField() throws {
    var names: Set<String> = []
    collect(
      try JSONSerialization.jsonObject(with: Data(output(of: ["--format", "json"]).utf8)), &names)
    #expect(names.count > 20)
    let text = Self.page.lines.filter { !$0.hasPrefix("  ") }.joined()
    #expect(names.filter { !text.contains("`\($0)`") } == [])
  }

  @Test func namesEveryOption() {
    let lines = output(of: ["--help"]).split(separator: "\n").filter { $0.hasPrefix("  --") }
    #expect(lines.count > 4)
    for line in lines {
      let option = line.dropFirst(2).prefix { $0 != " " }
      #expect(Self.page.lines.contains { $0.hasPrefix("| `\(option)") }, "\(option)")
    }
  }

  @Test func settingsAndBaselineAreTaken() throws {
    let settings = try #require(Self.page.blocks("json", "settings").first).text
    let baseline = try #require(Self.page.blocks("json", "baseline").first).text
    var world = Shelf(files: [
      ".routegen.json": settings, "routegen-baseline.json": baseline,
      "App.routes": "routes App\n\n/home\n/new\n",
    ])
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
