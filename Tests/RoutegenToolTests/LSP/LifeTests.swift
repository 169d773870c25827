import Foundation
import RoutegenTool
import Testing

/// The life of a session, and the errors of the protocol.
@Suite struct LifeTests {
  @Test func nothingComesBeforeInitialize() {
    var session = Session(initializes: false)
    session.open(uri, "routes A\n")
    #expect(session.request("textDocument/diagnostic")["code"].number == -32002)
    #expect(session.request("shutdown")["code"].number == -32002)
    #expect(session.messages == [])
    #expect(
      session.request("initialize", ["capabilities": [:]])["serverInfo"]["version"].text == "1.2.3")
    #expect(session.diagnostics(of: uri) == [], "the document was opened too early")
    #expect(session.request("initialize", ["capabilities": [:]])["code"].number == -32600)
  }

  @Test func namesTheMemberThatIsWrong() {
    let parameters: [([String: Any], String)] = [
      ([:], "invalid: 'params.capabilities' is missing"),
      (["capabilities": 1], "'params.capabilities' has another type"),
      (
        ["capabilities": ["textDocument": ["hover": [1]]]],
        "'params.capabilities.textDocument.hover' has"
      ),
      (
        ["capabilities": ["general": ["positionEncodings": [1]]]],
        "general.positionEncodings.0' has another type"
      ),
    ]
    for (wrong, reason) in parameters {
      var session = Session(initializes: false)
      let message = session.request("initialize", wrong)["message"].text ?? ""
      #expect(message.contains(reason) && !message.contains("Error"), "\(message)")
    }
  }

  @Test func announcesWhatItDoes() {
    var session = Session(initializes: false)
    let result = session.request("initialize", ["capabilities": [:]])["capabilities"]
    #expect(result["positionEncoding"].text == "utf-16")
    #expect(result["diagnosticProvider"] == .null)
    #expect(result["textDocumentSync"]["change"].number == 2)
    session = Session(initializes: false)
    let pulling: [String: Any] = ["textDocument": ["diagnostic": [String: Any]()]]
    let other = session.request("initialize", ["capabilities": pulling])["capabilities"]
    #expect(other["diagnosticProvider"]["workspaceDiagnostics"] == .bool(true))
  }

  /// Markdown is for clients that say that they show it.
  @Test(arguments: [
    (["markdown", "plaintext"], "markdown"), (["plaintext"], "plaintext"), ([], nil),
  ])
  func writesWhatTheClientShows(_ formats: [String], _ kind: String?) {
    var session = Session(initializes: false)
    let textDocument: [String: Any] = [
      "hover": ["contentFormat": formats],
      "completion": ["completionItem": ["documentationFormat": formats]],
    ]
    _ = session.request("initialize", ["capabilities": ["textDocument": textDocument]])
    session.open(uri, "routes A\n")
    let hover = session.request(
      "textDocument/hover", uri, at: LSP.Position(line: 0, character: 7))
    #expect(hover["contents"]["kind"].text == kind)
    let list = session.request(
      "textDocument/completion", uri, at: LSP.Position(line: 1, character: 0))
    let texts = (list["items"].items ?? []).map { $0["documentation"] }.filter { $0 != .null }
    #expect(!texts.isEmpty)
    #expect(texts.allSatisfy { $0["kind"].text == kind && ($0.text == nil) == (kind != nil) })
  }

  @Test func endsInOrder() {
    var session = Session()
    #expect(session.request("shutdown") == .null)
    #expect(session.server.end == nil)
    #expect(session.request("textDocument/formatting")["code"].number == -32600)
    session.notify("exit")
    #expect(session.server.end == .orderly)
  }

  @Test func endsWithoutShutdown() {
    var session = Session()
    session.notify("exit")
    #expect(session.server.end == .abrupt)
    session = Session(initializes: false)
    session.notify("exit")
    #expect(session.server.end == .abrupt)
  }

  @Test func answersWhatCameBeforeTheEnd() {
    var session = Session()
    session.open(uri, "routes A\n/a\n")
    let id = session.begin("textDocument/diagnostic", ["textDocument": ["uri": uri]])
    _ = session.begin("shutdown")
    session.notify("exit")
    #expect(session.server.end == nil)
    session.work()
    #expect(session.response(to: id)["kind"].text == "full")
    #expect(session.server.end == .orderly)
  }

  @Test func unknownMethods() {
    var session = Session()
    #expect(session.request("textDocument/declaration")["code"].number == -32601)
    #expect(session.request("$/private")["code"].number == -32601)
    session.notify("$/setTrace")
    session.notify("textDocument/unheardOf")
    #expect(session.messages == [])
  }

  @Test(arguments: [
    ("", -32700), ("{", -32700), ("nonsense", -32700), ("{\"id\":1,\"method\":\"a\"", -32700),
    ("[]", -32600), ("[{\"id\":1,\"method\":\"shutdown\"}]", -32600), ("7", -32600),
    ("{}", -32600), ("{\"id\":{},\"method\":\"a\"}", -32600), ("{\"method\":7}", -32600),
    ("{\"id\":null,\"method\":\"a\"}", -32600), ("{\"id\":1.5,\"method\":\"a\"}", -32600),
    ("{\"id\":1e99,\"method\":\"a\"}", -32600),
  ])
  func bodiesThatAreNoMessages(_ body: String, _ code: Int) {
    var session = Session()
    session.receive(Data(body.utf8))
    #expect(session.messages.map { $0["error"]["code"].number } == [code])
    #expect(session.messages.first?.members?["id"] == .null)
    #expect(session.request("shutdown") == .null)
  }

  @Test func responsesAreIgnored() {
    var session = Session()
    session.receive(Data("{\"id\":7,\"result\":null}".utf8))
    session.receive(Data("{\"id\":null,\"error\":{\"code\":1,\"message\":\"\"}}".utf8))
    #expect(session.messages == [])
  }

  @Test func parametersOfAnotherForm() {
    var session = Session()
    #expect(
      session.request("textDocument/diagnostic", ["textDocument": 7])["code"].number == -32602)
    #expect(session.request("textDocument/formatting")["code"].number == -32602)
    let unknown = ["textDocument": ["uri": "file:///work/unknown.routes"]]
    #expect(session.request("textDocument/formatting", unknown)["code"].number == -32602)
    session.notify("textDocument/didOpen", ["textDocument": ["uri": 1]])
    #expect(session.take("window/logMessage").count == 1)
  }

  @Test func cancelsWhatWaits() {
    var session = Session()
    session.open(uri, "routes A\n/a\n")
    let first = session.begin("textDocument/diagnostic", ["textDocument": ["uri": uri]])
    let second = session.begin("textDocument/diagnostic", ["textDocument": ["uri": uri]])
    session.notify("$/cancelRequest", ["id": first])
    session.notify("$/cancelRequest", ["id": 999])
    session.work()
    #expect(session.response(to: first)["code"].number == -32800)
    #expect(session.response(to: second)["kind"].text == "full")
    session.notify("$/cancelRequest", ["id": second])
    #expect(session.messages == [], "it is answered already")
  }

  @Test func requestsForAnOldTextAreNotAnswered() {
    var session = Session()
    session.open(uri, "routes A\n/a\n")
    session.open("file:///work/b.routes", "routes B\n/b\n")
    let ids = [uri, "file:///work/b.routes"].map {
      session.begin("textDocument/diagnostic", ["textDocument": ["uri": $0]])
    }
    session.change(uri, to: "routes A\n/a/\n")
    session.work()
    #expect(session.response(to: ids[0])["code"].number == -32801)
    #expect(session.response(to: ids[1])["items"].items == [])
    #expect(session.diagnostics(of: uri).count == 1)
  }

  private let uri = "file:///work/a.routes"
}
