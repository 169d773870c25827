import RoutegenTool
import Testing
import TestSupport

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

  @Test func offers() {
    Corpus.answers("lsp-completion").expectAnswers { entry in
      labels(Self.set + entry.question).joined(separator: ", ")
    }
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
    #expect(word["textEdit"]["newText"].text == "enum ${1:Sort} { ${2:first}, ${3:second} \\}")
  }
}
