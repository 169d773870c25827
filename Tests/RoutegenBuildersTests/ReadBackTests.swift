import Foundation
import RoutegenBuilders
import RoutegenGenerate
import RoutegenSource
import Testing

/// Which functions read their links back, and which say that only the app can.
@Suite struct ReadBackTests {
  /// The names of the routes whose links other patterns may match, and the fields that say which.
  private func readBack(_ lines: String) throws -> [(name: String, fields: String)] {
    let text = "routes A\nscheme a\nhost example.com\npayload type\ntype Color\n" + lines + "\n"
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    let file = BuilderLanguageName.typescript.file(for: compilation.model, BuilderOptions())
    let routes = file.text.components(separatedBy: ": $.Route = {").dropFirst()
    return routes.compactMap { route in
      let fields = route.components(separatedBy: "\n};")[0]
      guard fields.contains("opens:") || fields.contains("taken:") else { return nil }
      let name = fields.components(separatedBy: "name: \"")[1].components(separatedBy: "\"")[0]
      return (name, fields)
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
    // Other patterns read the path before a fragment.
    ("/a#/{x} as x\nscheme a {\nexcept /a\n/b\n}", ["x"]),
    ("/a#/{x} as x\nscheme a {\nexcept /c\n/b\n}", []),
  ])
  func isForLinksOfOthers(_ lines: String, _ names: [String]) throws {
    #expect(try readBack(lines).map(\.name) == names)
  }

  /// A function compares values with literal texts where these alone decide, and otherwise reads the link.
  @Test(arguments: [
    ("/users/{name} as user\n/users/me as me", #"taken: [{ 0: "me" }],"#),
    ("/users/{name} as user\n/users/me?{tab: Int?} as me", #"taken: [{ 0: "me" }],"#),
    ("/{a}/{b}/{c: Int} as abc\n/{d}/x/{e} as x", #"taken: [{ 1: "x" }],"#),
    ("/{a}/{b} as two\n/x/y as xy\n/z/{w} as z", #"taken: [{ 0: "x", 1: "y" }, { 0: "z" }],"#),
    ("/a?{x} as one\n/a as bare", #"taken: [{ 0: "" }],"#),
    ("/a?{x}&{y} as one\n/a?{z: Int?} as two", #"taken: [{ 0: "" }, { 1: "" }],"#),
    ("except /{_}/draft\n/{name}/{kind} as post", #"taken: [{ 1: "draft" }],"#),
    // The other pattern reads an item of the route, or a value.
    ("/users/{name}?{tab} as user\n/users/me?{tab: Int} as me", "opens:"),
    ("/a?{x} as one\n/a?{x: Int?} as two", "opens:"),
    ("/{a}/{b} as two\n/{a: Int}/x as x", "opens:"),
    // An own pattern that is not printed may read the same values.
    ("/users/{name} as user also /users/me?{name}", "opens:"),
    ("/open?u={link: URL...} as open", "opens:"),
    ("/{name} as name\nhost example.com {\n/now\n}", "opens:"),
  ])
  func comparesTexts(_ lines: String, _ field: String) throws {
    let found = try readBack(lines)
    #expect(found.contains { $0.fields.contains(field) }, "\(found)")
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
