import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// Colors, folding, selection, links and commands.
@Suite struct SemanticTokenTests {
  private static let uri = "file:///work/App.routes"

  /// A token as a test writes it: its text, type and modifiers.
  private func tokens(_ text: String, encoding: PositionEncoding = .utf8) -> [String] {
    var session = Session(TestFiles(), encoding: encoding)
    session.open(Self.uri, text)
    let request = ["textDocument": ["uri": Self.uri]]
    let result = session.request("textDocument/semanticTokens/full", request)
    return shown(result, text, encoding)
  }

  private static let types = [
    "namespace", "keyword", "decorator", "type", "enum", "enumMember", "parameter", "property",
    "string", "number", "operator", "comment", "function",
  ]
  private static let modifiers = ["declaration", "deprecated", "documentation"]

  private func shown(
    _ result: JSONValue, _ text: String, _ encoding: PositionEncoding = .utf8
  ) -> [String] {
    let document = DocumentText(text)
    let numbers = result["data"].items?.compactMap(\.number) ?? []
    var place = LSP.Position(line: 0, character: 0)
    return stride(from: 0, to: numbers.count, by: 5).map { index in
      let column = numbers[index] > 0 ? 0 : place.character
      place = LSP.Position(
        line: place.line + numbers[index], character: column + numbers[index + 1])
      let end = LSP.Position(line: place.line, character: place.character + numbers[index + 2])
      let start = document.offset(of: place, in: encoding)
      let text = String(
        decoding: document.bytes[start..<document.offset(of: end, in: encoding)], as: UTF8.self)
      let modifiers = Self.modifiers.indices.filter { numbers[index + 4] & 1 << $0 != 0 }
      return ([text, Self.types[numbers[index + 3]]] + modifiers.map { Self.modifiers[$0] })
        .joined(separator: " ")
    }
  }

  @Test func classifies() {
    Corpus.answers("lsp-tokens").expectAnswers { entry in
      let tokens = tokens(entry.question)
      let others = self.tokens("/😀/{a}\n" + entry.question, encoding: .utf16).dropFirst(2)
      #expect(tokens == Array(others), "\(entry.place)")
      return tokens.joined(separator: " | ")
    }
  }

  @Test func tokensOfARange() {
    let text = "routes A\n/a\n/b\n"
    var session = Session()
    session.open(Self.uri, text)
    let result = session.request(
      "textDocument/semanticTokens/range",
      [
        "textDocument": ["uri": Self.uri],
        "range": [
          "start": ["line": 1, "character": 0], "end": ["line": 1, "character": 2],
        ],
      ])
    #expect(shown(result, text) == ["/a string"])
  }

  /// Every word of a file that compiles has a color.
  @Test(
    .tags(.random),
    arguments: chosen(Corpus("check").usualCases + Corpus("generate").cases, oneIn: 6))
  func colorsEveryWord(_ testCase: Corpus.Case) {
    guard !Compilation(testCase.file).hasErrors else { return }
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    let colored = tokens(text)
    var bag = DiagnosticBag()
    for token in lex(testCase.file, into: &bag).tokens where token.kind == .word {
      let word = testCase.file.text(of: token.span)
      #expect(colored.contains { $0.contains(word) }, "\(word)")
    }
  }

  // MARK: Structure

  @Test func folds() {
    var session = Session()
    session.open(
      Self.uri,
      """
      /// One.
      /// Two.
      routes A
      // a
      enum E { a }
      enum F {
          a
      }
      // b
      // c
      /u/{
      /g {
          /{id} {
              /a
          }
      }
      """)
    let result = session.request("textDocument/foldingRange", ["textDocument": ["uri": Self.uri]])
    let lines = result.items?.map { [$0["startLine"].number, $0["endLine"].number] }
    #expect(lines == [[0, 1], [5, 6], [8, 9], [11, 14], [12, 13]])
    #expect(result.items?.map { $0["kind"].text } == ["comment", nil, "comment", nil, nil])
  }

  @Test func selectsMoreAndMore() {
    let text =
      "routes A\n/g {\n    @internal\n    /users/{id: Int} as user\n        also /u/{id}\n}\n"
    let marked = Marked(text.replacing("{id: Int} as", with: "{i①d: Int} as"))
    let document = DocumentText(text)
    var session = Session()
    session.open(Self.uri, text)
    let position = marked.positions[0]
    var range =
      session.request(
        "textDocument/selectionRange",
        [
          "textDocument": ["uri": Self.uri],
          "positions": [["line": position.line, "character": position.character]],
        ]
      ).items?.first ?? .null
    var texts: [String] = []
    while range != .null {
      let offsets = session.offsets(of: range["range"], in: document)
      texts.append(String(decoding: document.bytes[offsets], as: UTF8.self))
      range = range["parent"]
    }
    #expect(
      texts == [
        "id", "{id: Int}", "/users/{id: Int}", "/users/{id: Int} as user",
        "@internal\n    /users/{id: Int} as user\n        also /u/{id}",
        "/g {\n    @internal\n    /users/{id: Int} as user\n        also /u/{id}\n}", text,
      ])
  }

  // MARK: Links

  @Test func linksOfHostsAndMounts() {
    var session = Session(TestFiles(["/work/Shop.routes": "routes Shop\n/b\n"]))
    session.open(
      Self.uri,
      "routes A\nhost a.example, *.b.example\nhost c.example {\n    /x\n}\n/s mount Shop\n")
    let links = session.request("textDocument/documentLink", ["textDocument": ["uri": Self.uri]])
    #expect(
      links.items?.map { $0["target"].text } == [
        "https://a.example/", "https://c.example/", "file:///work/Shop.routes",
      ])
  }

  @Test func showsWhatALinkOpens() {
    var session = Session()
    session.open(Self.uri, "routes A\nscheme a\npayload type\n/u/{id: Int}\n")
    func match(_ arguments: [Any], _ command: String = "routegen.match") -> JSONValue {
      session.request("workspace/executeCommand", ["command": command, "arguments": arguments])
    }
    #expect(match([Self.uri, "a://u/7"]).text?.hasPrefix("u(id: 7)\n") == true)
    #expect(
      match([Self.uri, "{\"type\": \"u\", \"id\": 7}"]).text?.hasPrefix("u(id: 7)\n") == true)
    #expect(match([Self.uri, "a://w"]).text?.hasPrefix("not a route:") == true)
    #expect(match([Self.uri, "{"])["code"].number == -32803)
    #expect(match([Self.uri])["code"].number == -32602)
    #expect(match([Self.uri, 7])["code"].number == -32602)
    #expect(match([Self.uri, "a://u"], "rm")["code"].number == -32602)
    session.change(Self.uri, to: "nonsense")
    #expect(match([Self.uri, "a://u/7"])["message"].text == "'App.routes' has errors")
  }
}
