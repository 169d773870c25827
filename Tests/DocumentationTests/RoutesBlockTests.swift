import Foundation
import RoutegenCompiler
import Testing

/// Every `.routes` text on a page is one that the compiler takes, or refuses as the page says.
@Suite struct RoutesBlockTests {
  private static let blocks = Page.all.flatMap { $0.blocks("routes") }

  @Test(arguments: blocks.filter { !$0.words.contains("error") })
  func compiles(_ block: Page.Block) {
    // An example that shows one thing may be short of others, and style is one of them.
    let diagnostics = Compilation.of(block).diagnostics.filter { !$0.code.isLint }
    #expect(diagnostics.isEmpty, "\(block.place): \(diagnostics.map(\.message))")
  }

  /// A block that is marked `routes error RG203` shows this mistake and no other.
  @Test(arguments: blocks.filter { $0.words.contains("error") })
  func isRefused(_ block: Page.Block) {
    let codes = Set(Compilation.of(block).diagnostics.map(\.code.rawValue))
    #expect(codes == Set(block.words.dropFirst(2)), "\(block.place)")
  }

  /// A block that is marked `swift generated` shows lines of what the routes before it become.
  @Test(arguments: Page.all) func showsWhatIsGenerated(_ page: Page) {
    var source: Page.Block?
    for block in page.blocks {
      if block.words == ["routes"] { source = block }
      guard block.words == ["swift", "generated"], let source else { continue }
      let generated = generatedLines(of: Compilation.of(source).model)
      for line in block.lines.map(trimmed) where !generated.contains(line) {
        Issue.record("\(block.place): the tool does not generate '\(line)'")
      }
    }
  }

  private static let pagesWithoutBlocks = [
    "Installing.md", "JSON.md", "OpeningLinks.md", "TestingYourLinks.md", "NavigatingWithValues.md",
    "Versions.md",
    "Pipelines.md",
  ]

  @Test(
    arguments: Page.all.filter { page in
      !pagesWithoutBlocks.contains { page.path.hasSuffix($0) }
    })
  func pagesHaveBlocks(_ page: Page) {
    #expect(!page.blocks("routes").isEmpty)
  }

  /// Without the names of modules, which the pages leave out.
  private func generatedLines(of model: RouteModel) -> Set<String> {
    let text = GeneratedSwift([model], name: "Page").code.text
    let short = ["RoutegenRuntime.", "Swift.", "Foundation."].reduce(text) {
      $0.replacingOccurrences(of: $1, with: "")
    }
    return Set(short.split(separator: "\n").map { trimmed(String($0)) })
  }

  private func trimmed(_ line: String) -> String {
    line.split(separator: " ").joined(separator: " ")
  }
}
