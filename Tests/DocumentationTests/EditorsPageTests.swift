import RoutegenGenerate
import Testing
import RoutegenCLI

/// The page about editors names every option of the language server.
@Suite struct EditorsPageTests {
  @Test func namesEveryOption() {
    var world = Shelf(files: [:])
    #expect(run(["help", "lsp"], in: &world) == .success)
    let options = world.output.split(separator: "\n").filter { $0.hasPrefix("  --") }
      .map { $0.dropFirst(2).prefix { $0 != " " } }
    #expect(options.count == 2)
    for option in options {
      #expect(Page.editors.lines.contains { $0.contains("`\(option)") }, "\(option)")
    }
  }
}
