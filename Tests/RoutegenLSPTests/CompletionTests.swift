import RoutegenFormats
import RoutegenLSP
import RoutegenSource
import TestSupport
import Testing

/// What completion offers, by place.
@Suite struct CompletionTests {
  private static let uri = "file:///work/App.routes"
  private static let set = """
    routes App
    scheme app
    host a.example, *.b.example
    require login, age
    enum Sort { newest, top-rated = "top" }
    type User
    /users/{id: Int} as user {
        /
        /posts?{page: Int = 1}
    }
    /users/me as me
    /list?{sort: Sort = newest}&{hint: String?}

    """

  /// A text after `set` with the place ①, what is offered first, something else that is offered, and
  /// something that is not.
  private static let cases: [(text: String, first: [String], also: [String], never: [String])] = [
    (
      "①", ["also", "example", "nomatch", "as"], ["host", "enum", "/users"],
      ["routes", "@internal"]
    ),
    ("/n as n\nal①", ["also", "example", "nomatch"], ["except"], []),
    ("/n as n\n    al①", ["also", "example", "nomatch"], [], ["as"]),
    ("/g {\n    ①\n}", ["also", "except", "unwrap"], [], ["host", "enum", "example"]),
    ("/g {\n    also /h\n    ①\n}", ["also", "except", "unwrap"], [], ["host", "as"]),
    ("host x.example {\n    ①\n}", ["except", "unwrap"], [], ["host", "enum", "also"]),
    ("/g/{u} {\n    also /h/{①\n    /x\n}", ["u", "_"], [], []),
    ("caseless\n①", ["access"], ["plus"], ["caseless", "also"]),
    ("/①", ["users", "list"], [], ["posts"]),
    ("/users/①", ["me"], [], ["posts", "users"]),
    ("/users/{id}/①", ["posts"], [], ["me"]),
    ("/users/{id: Int} as u2 {\n    /①", ["posts"], [], ["users"]),
    ("@①", ["@deprecated"], ["@requires", "@shortcut"], []),
    ("@internal\n@dep①", ["@deprecated", "@unlinked"], [], ["@internal"]),
    ("@requires(①", ["login", "age"], [], []),
    ("@requires(login, a①", ["login", "age"], [], []),
    ("@deprecated(\"x\", ①", ["until"], [], []),
    ("@shortcut(\"x\") ①\n/s?{sort: Sort}", ["with"], [], []),
    ("@shortcut(\"x\") with ①\n/s?{sort: Sort}", ["sort"], [], []),
    ("@shortcut(\"x\") with sort = ①\n/s?{sort: Sort}", ["newest", "top-rated"], [], []),
    ("/x/{①", ["id: Int"], [], ["page: Int = 1", "_"]),
    ("/x?①", ["{page: Int = 1}", "{sort: Sort = newest}"], [], ["{id: Int}"]),
    ("/x?{page: Int = 1}&{①", ["sort: Sort = newest"], [], ["page: Int = 1"]),
    ("/x/{id:①", ["Sort", "User", "String"], ["Int", "[String: String]"], []),
    ("/x/{id: In①", ["Sort", "User", "String"], [], []),
    ("/x?{id: [①", ["String", "Int"], ["Sort"], ["[String]"]),
    ("/x?{id: [String: ①", ["String", "[String]"], [], ["Int"]),
    ("/x?{id: [String: [①", ["String"], [], ["Int"]),
    ("/x?{n: Int ①", ["in", "="], [], ["plus"]),
    ("/x?{n: Bool ①", ["="], [], ["in", "plus"]),
    ("/x?{n: Sort ①", ["plus", "="], [], ["in"]),
    ("/x?{n: Int}&k={n ①", ["plus", "="], [], ["in"]),
    ("/x?{n: Sort plus ①", ["literal"], [], ["in"]),
    ("/x?{n: Sort plus literal ①", ["="], [], ["plus"]),
    ("/x/{n: Sort ①", ["="], [], ["plus", "also"]),
    ("/x?{n: [Int] ①", ["in", "by"], [], ["plus"]),
    ("/x?{n: [Int]①", ["+"], [], ["by"]),
    ("/x/{n: [Int] ①", ["in"], [], ["by"]),
    ("/x?{n: Int in 1... ①", ["=", "else", "also"], [], ["in"]),
    ("/x?{n: Int also m ①", ["=", "else"], [], ["also"]),
    ("/x?{n: Int in ①", ["0...", "1..."], [], ["a.example"]),
    ("/x?{n: URL? in ①", ["a.example", "*.b.example"], [], ["0...", "*"]),
    ("/x?{n: URL in a.example, ①", ["a.example", "*.b.example"], [], []),
    ("/x?{s: Sort = ①", ["newest", "top-rated"], [], []),
    ("/x?{s: Bool = ①", ["true", "false"], [], []),
    ("/x ①", ["as", "mount"], [], ["with"]),
    ("/x mount ①", ["Shop"], [], ["App", "Outer"]),
    ("/o/{id}?{sort: Sort}\n    also /p/{①", ["id", "sort", "_"], [], []),
    ("/o/{id}?{sort: Sort}\n    also /p/{id}?①", ["{sort}", "{_}"], [], ["{id}"]),
    ("/o/{id}?{sort: Sort}\n    also /p/{id} ①", ["with"], [], ["as"]),
    ("/o/{id}?{sort: Sort}\n    also /p/{id} with ①", ["sort"], [], ["id"]),
    ("/o/{id}?{sort: Sort}\n    also /p/{id} with sort = ①", ["newest"], [], []),
    ("/o/{id}?{sort: Sort}\n    also /p/{sort: ①", ["Sort"], [], []),
    ("/o/{id}\n    also ①", ["app://", "https://a.example"], [], ["https://*.b.example"]),
    ("/o/{id}\n    also /①", ["users"], [], []),
    ("except /x/{①", ["_", "_...", "_...?"], [], ["id: Int"]),
    ("unwrap /x?a={①", ["_"], [], []),
    ("/users/me as other\n    example ①", [], ["app://", "https://a.example"], []),
    ("/o/{①", ["id: Int"], [], []),
    ("payload {\n    ①", ["type", "link", "when", "else"], [], []),
    ("payload {\n    when key ①", ["/users/{id}"], ["/users/me", "/list"], []),
    ("payload {\n    else /us①", ["/users/{id}"], ["/users/me"], []),
    ("payload {\n    when ①", [], [], ["/users/{id}"]),
    ("host ①", ["a.example", "*.b.example", "*", "*:*"], [], []),
    ("host a.example, *.①", ["a.example", "*.b.example"], [], []),
    ("scheme ①", ["app", "https"], [], []),
    ("access ①", ["public", "package", "internal"], [], []),
    ("handlers n①", ["optional", "none"], [], []),
    ("plus ①", ["literal"], [], []),
    ("open ①", ["enum"], [], []),
    ("type Name ①", ["begins"], [], []),
    ("// routegen:①", ["disable", "disable-line", "disable-next-line"], [], []),
    ("/x  // routegen:disable-line ①", ["many-cases"], ["uppercase-segment"], ["unknown-type"]),
    ("// routegen:disable-next-line many-cases, up①", ["many-cases"], [], []),
  ]

  private func labels(_ marked: String) -> [String] {
    let marked = Marked(marked)
    var session = Session(
      TestFiles([
        "/work/Shop.routes": "/// The shop.\nroutes Shop\n/b\n",
        "/work/Outer.routes": "routes Outer\n/o mount App\n",
      ]))
    session.open(Self.uri, marked.text)
    let list = session.request("textDocument/completion", Self.uri, at: marked.positions[0])
    let items = list["items"].items ?? []
    let ranks = items.compactMap { $0["sortText"].text }
    #expect(ranks == ranks.sorted() && Set(ranks).count == items.count)
    return items.compactMap { $0["label"].text }
  }

  @Test(arguments: cases)
  func offers(_ text: String, _ first: [String], _ also: [String], _ never: [String]) {
    let labels = labels(Self.set + text)
    #expect(Array(labels.prefix(first.count)) == first, "\(text)")
    for label in also { #expect(labels.contains(label), "\(text): \(labels)") }
    for label in never { #expect(!labels.contains(label), "\(text): \(labels)") }
  }

  /// Places of new names, of text and of comments.
  @Test(arguments: [
    "routes ①", "enum ①", "enum Sort { ①", "/x as ①", "/x as a ①", "// ①", "/// ①", "/x // ①",
    "require ①", "expires ①", "payload ①", "@deprecated(\"①", "@internal ①", "import ①",
    "/x-①", "/x/{id}-①", "/x/{id ①", "type T begins \"①", "type T begins \"@\"①", "}①", "{①", "?①",
    "// routegen:disable-line many-cases -- bec①", "/o\n    example /x -> o ①", "when a ①",
    "/x mount Shop ①", "/x\n    also /y with a ①",
  ])
  func offersNothing(_ text: String) {
    #expect(labels("routes A\nenum E { a }\n" + text) == [])
  }

  @Test(arguments: [
    ("example ①", ["app://users/7", "https://a.example/users/7"]),
    ("example /users/7 -> ①", ["user(id: 7)", "user"]), ("example /users/x -> ①", ["user"]),
    ("example /users/7 -> user(①", ["id"]), ("example https://a.ex①", ["app://users/7"]),
    ("nomatch ①", ["app://users/7"]),
  ])
  func linksOfTheRoute(_ line: String, _ first: [String]) {
    let marked = Marked("①routes App\nscheme app\nhost a.example\n/users/{id: Int} as user\n②")
    var session = Session()
    session.open(Self.uri, marked.text)
    _ = session.diagnostics(of: Self.uri)
    let text = Marked(marked.text + "    " + line)
    session.change(Self.uri, to: text.text)
    let list = session.request("textDocument/completion", Self.uri, at: text.positions[0])
    let labels = list["items"].items?.compactMap { $0["label"].text } ?? []
    #expect(
      labels.count > 0 && Array(labels.prefix(first.count)).map(stripped) == first.map(stripped))
  }

  /// The samples are any texts of the type.
  private func stripped(_ link: String) -> String { link.filter { !$0.isNumber } }

  /// What is written already is replaced, and what follows stays.
  @Test(arguments: [
    ("routes A\nsc①", "scheme", "routes A\nscheme "),
    ("routes A\n/é/{id: In①}\n", "Int", "routes A\n/é/{id: Int}\n"),
    ("routes A\n@req①\n/a\n", "@requires", "routes A\n@requires(\n/a\n"),
    (
      "routes A\nhost *.a.example\nhost *.a① {\n}\n", "*.a.example",
      "routes A\nhost *.a.example\nhost *.a.example {\n}\n"
    ),
    (
      "routes A\npayload {\n    else /he①\n}\n/here\n", "/here",
      "routes A\npayload {\n    else /here\n}\n/here\n"
    ),
  ])
  func replacesWhatIsWritten(_ marked: String, _ label: String, _ expected: String) throws {
    let marked = Marked(marked)
    var session = Session(TestFiles(), encoding: .utf16)
    session.open(Self.uri, marked.text)
    let document = DocumentText(marked.text)
    let place = document.position(
      of: document.offset(of: marked.positions[0], in: .utf8), in: .utf16)
    let list = session.request("textDocument/completion", Self.uri, at: place)
    let item = try #require(list["items"].items?.first { $0["label"].text == label })
    #expect(session.apply([item["textEdit"]], to: marked.text) == expected)
    #expect(item["insertTextFormat"].number == 1)
  }

  @Test func snippetsForClientsThatCan() throws {
    var session = Session(TestFiles(), [.snippets])
    session.open(Self.uri, "routes A\n\n/a/{b}\n@\n")
    func item(_ line: Int, _ character: Int, _ label: String) throws -> JSONValue {
      let place = LSP.Position(line: line, character: character)
      let list = session.request("textDocument/completion", Self.uri, at: place)
      return try #require(list["items"].items?.first { $0["label"].text == label })
    }
    let attribute = try item(3, 1, "@deprecated")
    #expect(attribute["textEdit"]["newText"].text == "@deprecated(\"${1:use /new}\")")
    #expect(attribute["insertTextFormat"].number == 2)
    #expect(attribute["documentation"]["value"].text?.contains("Swift warns") == true)
    let word = try item(1, 0, "enum")
    #expect(word["textEdit"]["newText"].text == "enum ${1:Name} { ${2:first}, ${3:second} \\}")
  }
}
