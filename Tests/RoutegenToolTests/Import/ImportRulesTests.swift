import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// What `import` takes for a value, for a page of another router, and for no list.
@Suite struct ImportRulesTests {
  private func imported(_ lines: [String]) -> Import {
    Import([SourceFile(path: "links.txt", text: lines.joined(separator: "\n"))], name: "App")
  }

  /// The lines of the routes.
  private func routes(_ paths: [String]) -> [String] {
    let imported = imported(paths.map { "https://example.com" + $0 })
    let text = imported.text ?? ""
    expectSound(text)
    #expect(imported.refusedCount == 0, "\(text)")
    return text.split(separator: "\n").map { String($0.drop { $0 == " " }) }
      .filter { $0.hasPrefix("/") && !$0.hasPrefix("//") }
  }

  @Test func textsThatAlternateAreParameters() {
    #expect(routes(["/o/01ARZ3NDEKTSV4RRFFQ69G5FAV"]) == ["/o/{o}"])
    #expect(routes(["/o/introduction-to-swift-6"]) == ["/o/introduction-to-swift-6"])
    #expect(routes(["/o/documentation2024archive"]) == ["/o/documentation2024archive"])
  }

  /// An item without a text is a text that nobody has filled in, and a key alone says that something is so.
  @Test func emptyItems() {
    #expect(routes(["/s?deadline="]) == ["/s?{deadline: String?}"])
    #expect(routes(["/s?urgent"]) == ["/s?{urgent: Bool = false}"])
  }

  /// The different texts below one prefix decide, and their share of the links.
  @Test func ownersAndTheirThings() {
    let letters = "abcdefghijklmnopqrstuvw".map(String.init)
    let owners = letters.prefix(15).map { $0 + "-owner" }
    let things = (0..<180).map { "/\(owners[$0 % 15])/\(letters[$0 / 15])-\(owners[$0 % 15])" }
    #expect(routes(things) == ["/{value}/{value2} as value2"])
    let kinds = (0..<12).map { "kind-\(letters[$0])" }
    let many = (0..<1_800).map { "/\(letters[$0 % 23])-\($0 / 12)x/\(kinds[$0 % 12])" }
    let found = routes(many)
    #expect(kinds.allSatisfy { kind in found.contains { $0.contains(kind) } }, "\(found)")
  }

  /// A few owners are names if what follows their things is the same.
  @Test func owners() {
    let links = (0..<60).map { number in
      "/owner\("abcde".map(String.init)[number % 5])/\("stuvwxyz".map(String.init)[number % 8])"
        + ["", "/issues", "/issues/\(number)", "/pulls"][number / 8 % 4]
    }
    #expect(routes(links + ["/settings/mail", "/about"]).count == 7)
    // Routes of an app have names, though some go on alike.
    let kinds = ["users", "orders", "shops", "tags", "teams", "pages"]
    #expect(routes(kinds.flatMap { ["/\($0)/all/new", "/\($0)/all/edit"] }).count == 12)
  }

  /// Of a table, the column with links is read.
  @Test(arguments: [
    "name,link\n\"a, b\",https://a.example/x/1\nc,\"https://a.example/x/2\"",
    "link;name\nhttps://a.example/x/1;a,b\nhttps://a.example/x/2;c",
    "Pages\tlink\na\t/x/1\nb c\t/x/2", "url\nhttps://a.example/x/1\nhttps://a.example/x/2",
    "- [a (1)](https://a.example/x/1)\n- <https://a.example/x/2>",
  ]) func readsTables(_ text: String) {
    let imported = imported([text])
    #expect(imported.text?.contains("\n/x/{x: Int}\n") == true, "\(imported.problems)")
    #expect(imported.linkCount == 2 && imported.refusedCount == 0)
  }

  /// Groups, endings and names of files are no part of the path.
  @Test(arguments: [
    ("/(tabs)/home", "/home"), ("/settings/index", "/settings"), ("/users/[id].tsx", "/users/{id}"),
    ("/app/page.tsx", "/app"), ("/blog/[[slug]]", "/blog/{slug: String?}"),
    ("/docs/[...rest].vue", "/docs/{path...?}"), ("/n/[id=integer]", "/n/{id: Int}"),
    ("/(a)/(b)/c", "/c"), ("/shop/[id]/index.js", "/shop/{id}"),
  ]) func readsFilesOfRouters(_ file: String, _ route: String) {
    let text = imported(["/x/[y]", file]).text ?? ""
    expectSound(text)
    #expect(text.contains("\n\(route)\n"), "\(text)")
  }

  @Test(arguments: ["/_layout.tsx", "/+not-found", "/@modal/a", "/(.)photo/[id]"])
  func saysWhatIsNoPage(_ file: String) {
    let imported = imported(["/x/[y]", file])
    #expect(imported.refusedCount == 1)
    #expect(imported.text?.contains("is a mark of another tool") == true)
  }

  @Test(arguments: [
    ("val matchers = listOf(\n  Deep(\"mesh://nodes/{num}\"),\n)\n", "it is Kotlin"),
    ("export const linking = {\n  prefixes: ['fit://'],\n};\n", "it is TypeScript"),
    ("[[prefixes]]\nscheme = \"https\"\n", "it is TOML"),
    ("[links]\nhome = \"/home\"\n", "it is TOML"),
    ("urlpatterns = [\n  path('users/<int:id>/', user),\n]\n", "it is Python"),
    ("Route::get('/users/{id}', UserController::class);\n", "it is PHP"),
    ("import Foundation\n\nlet a = \"myapp://home\"\n", "it is Swift"),
    ("Rails.application.routes.draw do\n  get '/users', to: 'a#b'\nend\n", "it is Ruby"),
  ]) func namesTheLanguage(_ text: String, _ reason: String) {
    let imported = imported([text])
    #expect(imported.text == nil)
    #expect(imported.problems.first?.message.contains(reason) == true, "\(imported.problems)")
  }
}
