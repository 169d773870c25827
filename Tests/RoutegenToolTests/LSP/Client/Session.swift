import Foundation
@testable import RoutegenTool

/// A client of a server, without streams between them.
///
/// This folder has no test in it, because `Fuzz` uses it, too.
struct Session {
  private(set) var server: Server<TestFiles>

  /// The messages that the server has sent and nobody has looked at.
  private(set) var messages: [JSONValue] = []
  private var nextRequest = 1
  let encoding: PositionEncoding

  /// What the server says that it can do.
  private(set) var announced = JSONValue.null

  /// What a client can do, as it says in `initialize`.
  enum Ability {
    case pull, related, refresh, watch, versions, snippets
  }

  /// Starts a session, and initializes it.
  init(
    _ files: TestFiles = TestFiles(), _ abilities: Set<Ability> = [.pull, .related],
    encoding: PositionEncoding = .utf8, imports: [String: String] = [:],
    initializes: Bool = true
  ) {
    server = Server(Workspace(files), version: "1.2.3") { $0.summary }
    self.encoding = encoding
    guard initializes else { return }
    let result = request(
      "initialize",
      Self.initialization(abilities, encoding: encoding, imports: imports))
    announced = result["capabilities"]
    notify("initialized")
  }

  /// Returns the parameters of `initialize`.
  static func initialization(
    _ abilities: Set<Ability>, encoding: PositionEncoding, imports: [String: String] = [:]
  ) -> [String: Any] {
    let formats = ["markdown", "plaintext"]
    let item: [String: Any] = [
      "snippetSupport": abilities.contains(.snippets), "documentationFormat": formats,
    ]
    var textDocument: [String: Any] = [
      "completion": ["completionItem": item], "hover": ["contentFormat": formats],
    ]
    if abilities.contains(.pull) {
      textDocument["diagnostic"] = ["relatedDocumentSupport": abilities.contains(.related)]
    }
    let capabilities: [String: Any] = [
      "general": ["positionEncodings": [encoding.rawValue]], "textDocument": textDocument,
      "workspace": [
        "didChangeWatchedFiles": ["dynamicRegistration": abilities.contains(.watch)],
        "diagnostics": ["refreshSupport": abilities.contains(.refresh)],
        "workspaceEdit": ["documentChanges": abilities.contains(.versions)],
      ],
    ]
    return [
      "processId": NSNull(), "capabilities": capabilities,
      "workspaceFolders": [["uri": "file:///work", "name": "work"]],
      "initializationOptions": ["imports": imports],
    ]
  }

  /// Sends a request that waits, and returns its number.
  mutating func begin(_ method: String, _ parameters: [String: Any] = [:]) -> Int {
    defer { nextRequest += 1 }
    send(["jsonrpc": "2.0", "id": nextRequest, "method": method, "params": parameters])
    return nextRequest
  }

  /// Sends a request, lets the server work, and returns the result, or the error if there is one.
  mutating func request(_ method: String, _ parameters: [String: Any] = [:]) -> JSONValue {
    let id = begin(method, parameters)
    work()
    return response(to: id)
  }

  /// Returns the result of a request, or the error, and removes the message; `null` if there is none.
  mutating func response(to id: Int) -> JSONValue {
    guard let index = messages.firstIndex(where: { $0["id"].number == id && $0["method"] == .null })
    else { return .null }
    let message = messages.remove(at: index)
    return message["error"] == .null ? message["result"] : message["error"]
  }

  mutating func notify(_ method: String, _ parameters: [String: Any] = [:]) {
    send(["jsonrpc": "2.0", "method": method, "params": parameters])
  }

  mutating func send(_ message: [String: Any]) {
    let body = try? JSONSerialization.data(withJSONObject: message)
    receive(body ?? Data())
  }

  mutating func receive(_ body: Data) { keep(server.receive(IncomingMessage(body))) }

  /// Lets the server answer everything that waits.
  mutating func work() {
    while server.hasWork { keep(server.work()) }
  }

  /// Lets the pause come after which the server publishes diagnostics.
  mutating func pause() {
    work()
    if server.hasNews { keep(server.publish()) }
  }

  /// Returns the parameters of all messages of a method, and removes them.
  mutating func take(_ method: String) -> [JSONValue] {
    let found = messages.filter { $0["method"].text == method }
    messages.removeAll { $0["method"].text == method }
    return found.map { $0["params"] }
  }

  // MARK: Documents

  mutating func open(_ uri: String, _ text: String, version: Int = 1) {
    notify(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "routes", "version": version, "text": text]])
  }

  /// Replaces the text of a document.
  mutating func change(_ uri: String, to text: String, version: Int = 2) {
    change(uri, [["text": text]], version: version)
  }

  mutating func change(_ uri: String, _ changes: [[String: Any]], version: Int = 2) {
    notify(
      "textDocument/didChange",
      ["textDocument": ["uri": uri, "version": version], "contentChanges": changes])
  }

  mutating func close(_ uri: String) {
    notify("textDocument/didClose", ["textDocument": ["uri": uri]])
  }

  /// Returns the diagnostics that the client asks for.
  mutating func diagnostics(of uri: String) -> [JSONValue] {
    request("textDocument/diagnostic", ["textDocument": ["uri": uri]])["items"].items ?? []
  }

  /// Returns a text after edits.
  func applying(_ edits: [JSONValue], to text: String) -> String {
    let document = DocumentText(text)
    var result = document
    let changes = edits.map { (offsets(of: $0["range"], in: document), $0["newText"].text ?? "") }
      .sorted { $0.0.lowerBound < $1.0.lowerBound }
    for (range, new) in changes.reversed() { result.replace(range, with: new) }
    return String(decoding: result.bytes, as: UTF8.self)
  }

  /// Returns the offsets of a range.
  func offsets(of range: JSONValue, in document: DocumentText) -> Range<Int> {
    let start = document.offset(of: LSP.Position(range["start"]), in: encoding)
    let end = document.offset(of: LSP.Position(range["end"]), in: encoding)
    return start..<max(start, end)
  }

  private mutating func keep(_ sent: [OutgoingMessage]) {
    messages += sent.map { JSONValue($0.body) }
  }
}
