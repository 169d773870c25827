import RoutegenTool
import Testing
import TestSupport

/// The texts of documents: opened, changed, closed, and refused.
@Suite struct DocumentTests {
  private let uri = "file:///work/a.routes"

  @Test func changesApplyInOrder() {
    var session = Session()
    session.open(uri, "routes A\n")
    session.change(
      uri,
      [
        change((1, 0), (1, 0), "/a\n"), change((1, 1), (1, 2), "b/"),
        change((0, 7), (0, 8), "App"),
      ])
    #expect(codes(&session) == ["RG107"])
    session.change(uri, [change((1, 2), (1, 3), "")])
    #expect(codes(&session) == [])
    session.change(uri, [["text": "nothing"], change((0, 0), (99, 0), "routes A\n/a/\n")])
    #expect(codes(&session) == ["RG107"])
  }

  /// An empty range at the start is not the whole text.
  @Test func insertsAtTheStart() {
    var session = Session()
    session.open(uri, "routes A\n/a/\n")
    session.change(uri, [change((0, 0), (0, 0), "// A.\n")])
    #expect(session.diagnostics(of: uri).first.map { LSP.Position($0["range"]["start"]).line } == 2)
  }

  @Test func aReversedRangeIsARange() {
    var session = Session()
    session.open(uri, "routes A\n/a/\n")
    session.change(uri, [change((1, 3), (1, 2), "")])
    #expect(codes(&session) == [])
  }

  @Test func documentsThatAreNotOpen() {
    var session = Session()
    session.change(uri, to: "routes A\n")
    #expect(session.take("window/logMessage").count == 1)
    session.close(uri)
    session.open(uri, "routes A\n/a\n")
    session.close(uri)
    session.change(uri, to: "routes A\n/a/\n")
    #expect(session.take("window/logMessage").count == 1)
    #expect(
      session.request("textDocument/diagnostic", ["textDocument": ["uri": uri]])["code"].number
        == -32602)
  }

  @Test(.tags(.random), arguments: chosen([1 << 20 + 1, 8 << 20], oneIn: 2))
  func aDocumentThatIsTooLargeIsIgnored(_ count: Int) {
    var session = Session()
    session.open(uri, String(repeating: "/", count: count))
    #expect(session.take("window/logMessage").count == 1)
    #expect(
      session.request("textDocument/formatting", ["textDocument": ["uri": uri]])["code"].number
        == -32602)
    session.open(uri, "routes A\n/a\n")
    session.change(uri, to: String(repeating: "/", count: count))
    #expect(session.take("window/logMessage").count == 1)
    session.change(uri, to: "routes A\n")
    #expect(session.take("window/logMessage").count == 1)
  }

  @Test func tooManyDocumentsAreIgnored() {
    var session = Session()
    for number in 0...200 { session.open("file:///work/\(number).routes", "routes A\n/a\n") }
    #expect(session.take("window/logMessage").count == 1)
    #expect(session.diagnostics(of: "file:///work/199.routes") == [])
    let last = ["textDocument": ["uri": "file:///work/200.routes"]]
    #expect(session.request("textDocument/diagnostic", last)["code"].number == -32602)
    session.open("file:///work/0.routes", "routes A\n/a/\n")
    #expect(session.diagnostics(of: "file:///work/0.routes").count == 1, "it is open already")
  }

  @Test func documentsThatAreNoFiles() {
    var session = Session(TestFiles(["/work/b.routes": "routes B\n/b\n"]))
    session.open("untitled:Untitled-1", "routes A\n/a/\n/b mount B\n")
    let found = session.diagnostics(of: "untitled:Untitled-1")
    #expect(found.compactMap { $0["code"].text } == ["RG107", "RG226"], "it is compiled alone")
  }

  /// Random changes in random encodings, and the texts that come out.
  @Test(arguments: 0..<12) func changesAsTheClient(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let encoding = random.pick(PositionEncoding.allCases)
    let pieces = ["/a", "\n", "é/", "😀", "\r\n", "{b}", " ", "\r"]
    var session = Session(encoding: encoding)
    var text = DocumentText("routes A\n")
    session.open(uri, "routes A\n")
    for version in 2..<30 {
      let ends = (0..<2).map { _ in Int.random(in: 0...text.bytes.count, using: &random) }
        .map { text.position(of: $0, in: encoding) }.sorted()
      let offsets = ends.map { text.offset(of: $0, in: encoding) }
      let new = random.pick(pieces)
      text.replace(offsets[0]..<offsets[1], with: new)
      session.change(
        uri,
        [
          change(
            (ends[0].line, ends[0].character), (ends[1].line, ends[1].character), new)
        ], version: version)
    }
    let incremental = session.diagnostics(of: uri)
    session.change(uri, to: String(decoding: text.bytes, as: UTF8.self))
    #expect(session.diagnostics(of: uri) == incremental)
  }

  private func codes(_ session: inout Session) -> [String] {
    session.diagnostics(of: uri).compactMap { $0["code"].text }
  }

  private func change(
    _ start: (Int, Int), _ end: (Int, Int), _ text: String
  ) -> [String: Any] {
    [
      "range": [
        "start": ["line": start.0, "character": start.1],
        "end": ["line": end.0, "character": end.1],
      ], "text": text,
    ]
  }
}
