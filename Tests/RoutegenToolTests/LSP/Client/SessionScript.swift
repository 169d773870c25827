import Foundation
import RoutegenTool

/// A session that bytes determine: each request has one answer, and none is an internal error.
///
/// The byte 0x1C separates the messages. The first piece is the text of a document that is opened. The first byte of
/// every other piece says what it is:
///
/// | byte | message |
/// | --- | --- |
/// | `o` | opens the document whose number is the next byte, with the rest as its text |
/// | `t`, `c` | changes the text of the document, or the range of the four bytes that follow |
/// | `d` | closes the document |
/// | `r` | sends the request whose number follows, about the document and the place that follow |
/// | `n` | sends the notification whose number follows |
/// | `x` | cancels the last request |
/// | `w`, `p` | lets the server work, or the pause come after which it publishes diagnostics |
/// | `j` | sends the rest as the body of a message |
/// | `f` | adds the rest to the stream, between the frames |
package struct SessionScript {
  /// What is wrong with the answers.
  package private(set) var faults: [String] = []

  package static let separator: UInt8 = 0x1C

  /// The documents: files that mount one another, and what is no file.
  private static let uris = [
    "file:///work/a.routes", "file:///work/b.routes", "untitled:1", "", "file:///", "file:///work",
  ]
  private static let notifications = [
    "textDocument/didSave", "workspace/didChangeWatchedFiles", "workspace/didChangeConfiguration",
    "workspace/didChangeWorkspaceFolders", "$/setTrace",
  ]
  private static let onDisk = ["/work/b.routes": "routes B\n/b\n"]

  private var server: Server<TestFiles>
  private var reader = FrameReader()
  private var methods: [String] = []

  /// Whether the stream has ended for the server.
  private var isOver = false
  private var version = 1
  private var sent = 0

  /// The requests that the server has read, and its answers.
  private var requested: [RequestID: Int] = [:]
  private var answered: [RequestID: Int] = [:]

  /// Plays a script, and then asks everything at the start of the first document.
  package init(_ script: [UInt8]) {
    server = Server(Workspace(TestFiles(Self.onDisk)), version: "1") { $0.summary }
    let pieces = script.split(separator: Self.separator, omittingEmptySubsequences: false)
    let encodings = PositionEncoding.allCases
    // Clients that ask for diagnostics and those that do not, in all encodings.
    let turn = script.count
    start(
      turn % 2 == 0 ? [.refresh, .watch, .snippets] : [.pull, .related, .refresh, .versions],
      encodings[turn / 2 % encodings.count])
    open(0, pieces[0])
    for piece in pieces.dropFirst() where !isOver { play(piece) }
    for number in methods.indices where !isOver { ask(number, 0, [1, 3]) }
    finish()
  }

  // MARK: Messages

  private mutating func start(_ abilities: Set<Session.Ability>, _ encoding: PositionEncoding) {
    let id = RequestID.text("start")
    send("initialize", Session.initialization(abilities, encoding: encoding), id: "start")
    if answered[id] != 1 { faults.append("'initialize' has no answer") }
    send("initialized", [:])
  }

  private mutating func play(_ piece: ArraySlice<UInt8>) {
    var rest = piece
    let kind = rest.popFirst() ?? UInt8(ascii: "w")
    let number = { (rest: inout ArraySlice<UInt8>) in Int(rest.popFirst() ?? 0) }
    switch Unicode.Scalar(kind) {
    case "o": open(number(&rest), rest)
    case "t": change(number(&rest), ["text": text(rest)])
    case "c":
      let document = number(&rest)
      let (start, end) = (place(&rest), place(&rest))
      let range = ["start": start.parameter, "end": end.parameter]
      change(document, ["range": range, "text": text(rest)])
    case "d": send("textDocument/didClose", ["textDocument": ["uri": uri(number(&rest))]])
    case "r": ask(number(&rest), number(&rest), rest)
    case "n": notify(number(&rest))
    case "x": send("$/cancelRequest", ["id": "r\(sent)"])
    case "w": work()
    case "p": pause()
    case "j": sendFrame(Array(rest))
    case "f": add(Array(rest))
    case _: break
    }
  }

  private mutating func open(_ document: Int, _ bytes: ArraySlice<UInt8>) {
    version += 1
    let item: [String: Any] = [
      "uri": uri(document), "languageId": "routes", "version": version, "text": text(bytes),
    ]
    send("textDocument/didOpen", ["textDocument": item])
  }

  private mutating func change(_ document: Int, _ change: [String: Any]) {
    version += 1
    send(
      "textDocument/didChange",
      ["textDocument": ["uri": uri(document), "version": version], "contentChanges": [change]])
  }

  private mutating func ask(_ number: Int, _ document: Int, _ places: ArraySlice<UInt8>) {
    guard !methods.isEmpty else { return }
    var places = places
    let (start, end) = (place(&places), place(&places))
    sent += 1
    send(
      methods[number % methods.count],
      EditorRequests.parameters(uri(document), start, to: end), id: "r\(sent)")
  }

  private mutating func notify(_ number: Int) {
    let folder = ["uri": "file:///work", "name": "work"]
    let imports = ["B": number % 2 == 0 ? "b.routes" : "c.routes"]
    send(
      Self.notifications[number % Self.notifications.count],
      [
        "textDocument": ["uri": uri(0)], "changes": [Any](), "settings": ["imports": imports],
        "event": ["added": [folder], "removed": number % 2 == 0 ? [folder] : []],
      ])
  }

  private func uri(_ number: Int) -> String { Self.uris[number % Self.uris.count] }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// Reads a place from two bytes, of which high values are outside of every text.
  private func place(_ bytes: inout ArraySlice<UInt8>) -> LSP.Position {
    let numbers = (0..<2).map { _ in Int(bytes.popFirst() ?? 0) }.map { byte in
      byte == 255 ? .max : byte == 254 ? -1 : byte
    }
    return LSP.Position(line: numbers[0], character: numbers[1])
  }

  // MARK: The stream

  private mutating func send(_ method: String, _ parameters: [String: Any], id: String? = nil) {
    var message: [String: Any] = ["jsonrpc": "2.0", "method": method, "params": parameters]
    message["id"] = id
    sendFrame([UInt8]((try? JSONSerialization.data(withJSONObject: message)) ?? Data()))
  }

  private mutating func sendFrame(_ body: [UInt8]) {
    add(Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body)
  }

  private mutating func add(_ bytes: [UInt8]) {
    for event in reader.add(bytes) {
      switch event {
      case .body(let body): receive(IncomingMessage(Data(body)))
      case .skipped: break
      case .noLength: isOver = true
      }
    }
  }

  private mutating func receive(_ message: IncomingMessage) {
    if case .request(let id, _) = message { requested[id, default: 0] += 1 }
    keep(server.receive(message))
    if server.end != nil { isOver = true }
  }

  private mutating func work() {
    while server.hasWork { keep(server.work()) }
    if server.end != nil { isOver = true }
  }

  private mutating func pause() {
    work()
    if server.hasNews { keep(server.publish()) }
  }

  private mutating func keep(_ messages: [OutgoingMessage]) {
    for message in messages {
      let value = JSONValue(message.body)
      switch message {
      case .result(let id, _):
        answered[id, default: 0] += 1
        if id == .text("start") {
          methods = EditorRequests(value["result"]["capabilities"]).methods
        }
      case .error(let id, let error):
        if let id { answered[id, default: 0] += 1 }
        if error.code == .internalError { faults.append(error.message) }
      case .notification, .request: break
      }
    }
  }

  private mutating func finish() {
    pause()
    for id in Set(requested.keys).union(answered.keys) where requested[id] != answered[id] {
      faults.append("\(id) has \(answered[id] ?? 0) answers to \(requested[id] ?? 0) requests")
    }
  }
}
