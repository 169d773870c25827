import RoutegenCLI
import RoutegenLSP
import RoutegenSource
import TestSupport
import Testing

/// Unfinished files, and messages in any order.
@Suite struct RobustnessTests {
  private static let uri = "file:///work/a.routes"
  private static let methods = [
    "textDocument/diagnostic", "textDocument/formatting", "textDocument/hover",
    "textDocument/definition", "textDocument/documentHighlight", "textDocument/documentSymbol",
    "textDocument/prepareRename", "textDocument/rename", "textDocument/references",
    "textDocument/codeAction", "textDocument/completion",
    "textDocument/semanticTokens/full", "textDocument/semanticTokens/range",
    "textDocument/foldingRange", "textDocument/selectionRange", "textDocument/inlayHint",
    "textDocument/documentLink", "workspace/diagnostic",
    "workspace/symbol",
  ]

  /// The parameters of every request, for the last place of a text.
  private static func parameters(_ place: LSP.Position, _ uri: String = uri) -> [String: Any] {
    let position = ["line": place.line, "character": place.character]
    return [
      "textDocument": ["uri": uri], "position": position, "newName": "zz",
      "range": ["start": position, "end": position], "query": "a", "positions": [position],
      "previousResultIds": [Any](),
      "context": ["includeDeclaration": true, "diagnostics": [Any]()],
    ]
  }

  private static let whole = """
    /// The app.
    routes App
    enum Sort { new, old = "o" }
    type User begins "@"
    require login
    payload link
    /é/{id: Int in 1...5}?{s: Sort = new} as one
        also /x?{id} with s = old
        example /é/1 -> one(id: 1)
    @requires(login)
    /g {
        /{u: User}#{f} // routegen:disable-line many-cases
    }

    """

  /// After each character that is typed, every request has an answer that is no internal error.
  @Test func answersWhileSomebodyTypes() {
    var session = Session()
    session.open(Self.uri, "")
    var typed = DocumentText("")
    for character in Self.whole {
      let end = typed.position(of: typed.bytes.count, in: .utf8)
      let position = ["line": end.line, "character": end.character]
      session.change(
        Self.uri, [["range": ["start": position, "end": position], "text": String(character)]])
      typed.replace(typed.bytes.count..<typed.bytes.count, with: String(character))
      let place = typed.position(of: typed.bytes.count, in: .utf8)
      for method in Self.methods {
        let code = session.request(method, Self.parameters(place))["code"].number
        #expect(code == nil || code == -32803, "\(method) at \(place)")
      }
    }
  }

  /// Random messages of any kind, in any order: each request has one answer, and none is an internal error.
  @Test(arguments: 0..<20) func answersEachRequestOnce(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var session = Session(TestFiles(["/work/b.routes": "routes B\n/b\n"]), [.pull, .refresh])
    let uris = [Self.uri, "file:///work/b.routes", "untitled:1", "", "file:///", "file:///work"]
    var text = Array(Self.whole.utf8)
    var ids: [Int] = []
    for version in 0..<100 {
      let uri = random.pick(uris)
      let place = LSP.Position(
        line: random.pick([-1, 0, 3, 7, 99, .max]), character: random.pick([-1, 0, 5, .max]))
      switch Int.random(in: 0..<8, using: &random) {
      case 0: session.open(uri, String(decoding: text, as: UTF8.self), version: version)
      case 1: session.close(uri)
      case 2:
        text.mutate(inserting: Array(random.pick(Strange.pieces)), using: &random)
        session.change(uri, to: String(decoding: text, as: UTF8.self), version: version)
      case 3: session.notify("$/cancelRequest", ["id": ids.last ?? 0])
      case 4: session.work()
      case 5: session.pause()
      case _: ids.append(session.begin(random.pick(Self.methods), Self.parameters(place, uri)))
      }
    }
    session.work()
    let answers = session.messages.filter { $0["method"] == .null }
    #expect(answers.compactMap { $0["id"].number }.sorted() == ids.sorted())
    #expect(!answers.contains { $0["error"]["code"].number == -32603 })
    #expect(session.request("shutdown") == .null)
  }
}
