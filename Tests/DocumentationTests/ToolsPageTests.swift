import Foundation
import RoutegenTool
import Testing

/// What the page about `tree`, `match` and `export` shows is what they print.
@Suite struct ToolsPageTests {
  private static let page = Page.tools
  private static let app = page.blocks("routes").first?.text ?? ""
  private static let shown = page.blocks("text", "routegen")

  @Test(arguments: shown) func showsTheOutput(_ block: Page.Block) {
    #expect(output(of: Array(block.words.dropFirst(2))) == block.text, "\(block.place)")
  }

  @Test func everyCommandIsShown() {
    #expect(
      Set(Self.shown.map { $0.words[2] }) == ["import", "tree", "match", "print", "export"])
  }

  @Test(arguments: [
    ["match", "--json", "App.routes", "/click?link=%2Fusers%2F7%3Funtil%3D7"],
    ["match", "--json", "App.routes", "https://live.example.com/users/x"],
    ["match", "--json", "App.routes", "--shortcut", "com.example.live"],
    ["match", "--json", "App.routes", "--payload", "{\"screen\":\"users\",\"id\":7}"],
    ["print", "--format", "json", "App.routes", "users.user(id:7)"],
    ["print", "--format", "json", "App.routes", "now"],
  ]) func namesEveryField(_ words: [String]) throws {
    var names: Set<String> = []
    collect(try JSONSerialization.jsonObject(with: Data(output(of: words).utf8)), &names)
    #expect(names.count > 10)
    let text = (Self.page.lines + Page.json.lines).joined()
    #expect(names.filter { !text.contains("`\($0)`") } == [])
  }

  private func output(of words: [String]) -> String {
    var world = Shelf(files: [
      "App.routes": Self.app,
      "links.txt": Self.page.blocks("text", "links.txt").first?.text ?? "", "Package.swift": "",
    ])
    _ = run(words, in: &world)
    return world.output
  }

  private func collect(_ value: Any, _ names: inout Set<String>) {
    if let object = value as? [String: Any] {
      names.formUnion(object.keys)
      // The names in these objects are those of parameters.
      for (name, member) in object where name != "keys" && name != "constants" {
        collect(member, &names)
      }
    }
    for item in value as? [Any] ?? [] { collect(item, &names) }
  }
}
