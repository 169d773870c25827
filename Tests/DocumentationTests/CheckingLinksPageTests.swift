import RoutegenCompiler
import RoutegenTool
import Testing

/// What the page about links in texts shows is what `links` takes and prints.
@Suite struct CheckingLinksPageTests {
  private static let page = Page.links
  private static let app = page.blocks("routes").first?.text ?? ""

  private func output(of words: [String], _ files: [String: String]) -> String {
    var world = Shelf(files: files.merging(["App.routes": Self.app]) { first, _ in first })
    let code = run(words, in: &world)
    #expect(code != .couldNotRun, "\(world.errors)")
    return world.output
  }

  @Test func showsTheOutput() throws {
    let mail = try #require(Self.page.blocks("html", "mail").first).text
    let shown = try #require(Self.page.blocks("text", "found").first).text
    #expect(output(of: ["links"], ["Mail.html": mail]) == shown)
  }

  @Test func commentsSilence() throws {
    let text = try #require(Self.page.blocks("html", "silenced").first).text
    #expect(output(of: ["links"], ["a.html": text]) == "no problems in 2 links of 1 file\n")
    let bare = text.split(separator: "\n").dropFirst().joined(separator: "\n")
    #expect(output(of: ["links"], ["a.html": bare]).hasSuffix("1 error in 2 links of 1 file\n"))
  }

  @Test func settingsAreTaken() throws {
    let settings = try #require(Self.page.blocks("json", "settings").first).text
    let files = [
      ".routegen.json": settings, "Sources/AppRoutes/App.routes": Self.app,
      "CHANGELOG.md": "myapp://nope",
      "a.md": "https://example.com/nope https://example.com/r/7",
    ]
    let output = output(of: ["links"], files)
    #expect(output.hasPrefix("warning[RG705]"), "\(output)")
    #expect(output.hasSuffix("1 warning in 2 links of 1 file\n"), "\(output)")
  }

  @Test func namesEveryRule() {
    for code in DiagnosticCode.all where code.isAboutLinks {
      let row =
        "| [\(code.rawValue)](Diagnostics.md#\(code.rawValue.lowercased())) | `\(code.name)` | \(code.defaultLevel.rawValue) |"
      #expect(Self.page.lines.contains { $0.hasPrefix(row) }, "\(row)")
    }
  }
}
