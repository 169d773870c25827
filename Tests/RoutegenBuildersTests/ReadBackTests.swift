import Foundation
import RoutegenBuilders
import RoutegenGenerate
import RoutegenSource
import Testing

/// Which functions read their links back, and which say that only the app can.
@Suite struct ReadBackTests {
  /// The names of the routes whose links are read back.
  private func readBack(_ lines: String) throws -> [String] {
    let text = "routes A\nscheme a\nhost example.com\npayload type\ntype Color\n" + lines + "\n"
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    let file = BuilderLanguageName.typescript.file(for: compilation.model, BuilderOptions())
    let routes = file.text.components(separatedBy: ": $.Route = {").dropFirst()
    return routes.compactMap { route in
      let fields = route.components(separatedBy: "\n};")[0]
      guard fields.contains("opens:") else { return nil }
      return fields.components(separatedBy: "name: \"")[1].components(separatedBy: "\"")[0]
    }
  }

  @Test(arguments: [
    // No link of one is one of the other.
    ("/users/{id: Int}\n/users/me as me", []),
    ("/users/{id: UUID} as user\n/users/{n: Int} as number", []),
    ("/a/{x} as a\n/b/{x} as b", []),
    ("/a?{x} as one\n/a?{y}&{z: Int} as two", []),
    ("/a?{tags: [String]} as tags", []),
    ("/a#{part: String?} as a\n/a?{id: Int}#x={x: Int} as b", []),
    ("/{x}.html as page\n/{x}.txt as text", []),
    // The literal segment is the name.
    ("/users/{name} as user\n/users/me as me", ["user"]),
    ("/{a}/{b} as two\n/{a: Int}/x as x", ["two"]),
    ("enum Tab { a, b }\n/{tab: Tab} as tab\n/{name} as name", ["name"]),
    // An empty text counts as missing.
    ("/a?{x} as one\n/a as bare", ["one"]),
    ("/a#{part: String?} as a\n/a?{id: Int}#x={x} as b", ["b"]),
    // Values may be divided in another way.
    ("/{from}-{to} as span", ["span"]),
    // A dictionary may have any key.
    ("/a?{x: String?}&{others: [String: String]} as a", ["a"]),
    // A key may be there twice, which another pattern of the path does not allow.
    ("/a?q={tags: [String]} as tags\n/a?q={color: Color}&{id: Int} as colored", ["tags"]),
    // A path of a block is tried first.
    ("/{name} as name\nhost example.com {\n/now\n}", ["name"]),
    ("except /{_}/draft\n/{name}/{kind} as post", ["post"]),
  ])
  func isForLinksOfOthers(_ lines: String, _ names: [String]) throws {
    #expect(try readBack(lines) == names)
  }

  @Test(arguments: [
    ("/{color: Color} as color\n/{name} as name", 1),
    ("/{color: Color} as color\n/{name: Int} as number", 0),
    ("/a?{color: Color?} as color\n/a?{name} as name", 0),
    ("/a?{color: Color} as color\n/a?{color: String?} as name", 1),
  ])
  func onlyTheAppReadsDeclaredTypes(_ lines: String, _ count: Int) throws {
    let text = "routes A\nscheme a\ntype Color\n" + lines + "\n"
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    let file = BuilderLanguageName.typescript.file(for: compilation.model, BuilderOptions())
    #expect(file.findings.count == count)
    #expect(file.text.contains("Not checked") == (count > 0))
  }
}
