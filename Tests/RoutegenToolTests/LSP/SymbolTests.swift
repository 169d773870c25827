import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// Definition, references, highlights, hover and symbols.
@Suite struct SymbolTests {
  private static let uri = "file:///work/App.routes"

  /// The marks are all occurrences of one name, the first of which is its declaration.
  private static let names = [
    "routes A\nenum ①Sort { new, old }\n/a?{s: ②Sort}\n/b?{s: [③Sort]}\nexcept /{_: ④Sort}\n",
    "routes A\nenum Sort { ①new, old }\n/a?{s: Sort = ②new}\n    also /c with s = ③new\n",
    "routes A\ntype ①UserID\n/u/{id: ②UserID}\n/v/{id: ③UserID?...}\n",
    "routes A\nrequire ①login, age\n@requires(②login)\n/a\n@requires(age, ③login)\n/b {\n    /c\n}\n",
    "routes A\n/u/{①id: Int}\n    also /v/{②id}\n    example /u/7 -> u(③id: 7)\n/w/{id: Int}\n",
    "routes A\n/u/{①id: Int} as u {\n    /a\n        also /b?{②id}\n        example /u/7/a -> u.a(③id: 7)\n}\n",
    "routes A\n/u?{①q}\n    also /v with ②q = x\n@shortcut(\"s\") with q = y\n/w?{q}\n",
    "routes A\n@shortcut(\"s\") with ②q = y\n/w?{①q}\n",
    "routes A\n/u as ①user\n    example /u -> ②user\n/v\n",
    "routes A\npayload {\n    when go ②/u/{id}\n    else ③/u/{id}\n}\n①/u/{id}\n    example /u/1 -> ④u(id: 1)\n",
    "routes A\npayload {\n    when go ②/u\n}\n/u as ①user\n",
    "routes A\n/u as ①us {\n    /a as here\n        example /u/a -> ②us.here\n}\n",
  ]

  @Test(arguments: names) func findsAllOccurrences(_ marked: String) {
    let marked = Marked(marked)
    var session = Session()
    session.open(Self.uri, marked.text)
    let all = marked.positions.sorted()
    for position in marked.positions {
      let definition = session.request("textDocument/definition", Self.uri, at: position)
      #expect(starts(definition) == [marked.positions[0]])
      let references = session.request(
        "textDocument/references", Self.uri, at: position,
        ["context": ["includeDeclaration": true]])
      #expect(starts(references) == all)
      let uses = session.request(
        "textDocument/references", Self.uri, at: position,
        ["context": ["includeDeclaration": false]])
      #expect(starts(uses) == marked.positions.dropFirst().sorted())
      let highlights = session.request("textDocument/documentHighlight", Self.uri, at: position)
      #expect(starts(highlights) == all)
    }
  }

  @Test func textIsNoName() {
    let marked = Marked("①routes A\n\n/us②ers/{id: I③nt} as users\n// ④id\n")
    var session = Session()
    session.open(Self.uri, marked.text)
    for position in marked.positions {
      let definition = session.request("textDocument/definition", Self.uri, at: position)
      #expect(definition == .array([]))
    }
  }

  @Test func routeSetsOfOtherFiles() {
    let app = Marked("routes App\n/shop mount ①Shop\n/outlet mount ②Shop\n")
    let other = "routes Other\n/s mount Shop\n"
    var session = Session(
      TestFiles(["/work/Shop.routes": "routes Shop\n/b\n", "/work/Other.routes": other]))
    session.open(Self.uri, app.text)
    let definition = session.request("textDocument/definition", Self.uri, at: app.positions[0])
    #expect(definition.items?.map { $0["uri"].text } == ["file:///work/Shop.routes"])
    #expect(starts(definition) == [LSP.Position(line: 0, character: 7)])
    let all = session.request(
      "textDocument/references", Self.uri, at: app.positions[1],
      ["context": ["includeDeclaration": true]])
    #expect(
      all.items?.compactMap { $0["uri"].text }.sorted() == [
        Self.uri, Self.uri, "file:///work/Other.routes", "file:///work/Shop.routes",
      ])
    session.open("file:///work/Shop.routes", "routes Shop\n/b\n")
    let fromShop = session.request(
      "textDocument/references", "file:///work/Shop.routes",
      at: LSP.Position(line: 0, character: 8),
      ["context": ["includeDeclaration": false]])
    #expect(fromShop.items?.count == 3)
  }

  @Test func explains() {
    Corpus.answers("lsp-hover").expectAnswers { entry in
      let marked = Marked(entry.question + "\n")
      var session = Session()
      session.open(Self.uri, marked.text)
      let hover = session.request("textDocument/hover", Self.uri, at: marked.positions[0])
      return hover["contents"]["value"].text ?? ""
    }
  }

  @Test func nothingToExplain() {
    var session = Session()
    session.open(Self.uri, "routes A\n\n/a\n")
    let place = LSP.Position(line: 1, character: 0)
    #expect(session.request("textDocument/hover", Self.uri, at: place) == .null)
  }

  @Test func theOutlineIsATree() {
    var session = Session()
    session.open(
      Self.uri,
      """
      routes App
      enum Sort { new, old = "o" }
      type User
      payload link
      /users {
          @deprecated("gone")
          /me
          /{id: User} as user
      }
      host a.example {
          /now
      }

      """)
    let request = ["textDocument": ["uri": Self.uri]]
    let symbols = session.request("textDocument/documentSymbol", request).items ?? []
    #expect(symbols.map { $0["name"].text } == ["App", "Sort", "User", "payload", "users", "now"])
    #expect(symbols[1]["children"].items?.map { $0["name"].text } == ["new", "old"])
    let users = symbols[4]["children"].items ?? []
    #expect(users.map { $0["name"].text } == ["me", "user"])
    #expect(users.map { $0["detail"].text } == ["/me", "/{id: User}"])
    #expect(users.map { $0["deprecated"] } == [.bool(true), .null])
  }

  @Test func routesOfTheWorkspace() {
    var session = Session(
      TestFiles([
        "/work/App.routes": "routes App\n/users/{id}\n/cart\n", "/work/B.routes": "routes B\n/b\n",
      ]))
    func names(_ query: String) -> [String] {
      let found = session.request("workspace/symbol", ["query": query])
      return found.items?.compactMap { $0["name"].text } ?? []
    }
    #expect(names("USER") == ["users  /users/{id}"])
    #expect(names("/b") == ["b  /b"])
    #expect(names("").count == 3)
  }

  /// A range of a symbol is inside that of its parent and contains its name, as the protocol requires.
  ///
  /// The test cannot read the outline of `nested`, which is too deep for `JSONReader`.
  @Test(
    arguments: chosen(Corpus("check").usualCases + Corpus("syntax").cases, oneIn: 6).filter {
      $0.name != "nested"
    })
  func outlinesNest(_ testCase: Corpus.Case) {
    var session = Session()
    session.open(Self.uri, String(decoding: testCase.file.bytes, as: UTF8.self))
    func expectNested(_ symbols: [JSONValue], in outer: JSONValue?) {
      for symbol in symbols {
        let range = symbol["range"]
        #expect(contains(range, symbol["selectionRange"]))
        if let outer { #expect(contains(outer, range), "\(symbol["name"])") }
        #expect(symbol["name"].text?.isEmpty == false)
        expectNested(symbol["children"].items ?? [], in: range)
      }
    }
    let symbols = session.request(
      "textDocument/documentSymbol", ["textDocument": ["uri": Self.uri]])
    expectNested(symbols.items ?? [], in: nil)
  }

  private func contains(_ outer: JSONValue, _ inner: JSONValue) -> Bool {
    LSP.Position(outer["start"]) <= LSP.Position(inner["start"])
      && LSP.Position(inner["end"]) <= LSP.Position(outer["end"])
  }
}
