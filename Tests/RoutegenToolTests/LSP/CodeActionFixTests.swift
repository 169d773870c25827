import RoutegenTool
import Testing

/// Formatting and code actions.
@Suite struct CodeActionFixTests {
  private let uri = "file:///work/a.routes"

  @Test func formattingChangesOnlyWhiteSpace() {
    var session = Session()
    let text = "routes A\r\n/é   as e\r\n/b {\n/c\n}\n"
    session.open(uri, text)
    let edits =
      session.request("textDocument/formatting", ["textDocument": ["uri": uri]]).items ?? []
    #expect(session.apply(edits, to: text) == "routes A\n/é as e\n/b {\n    /c\n}\n")
    #expect(edits.count == 4)
    #expect(edits.allSatisfy { $0["newText"].text?.allSatisfy(\.isWhitespace) == true })
  }

  @Test func aFormattedDocumentHasNoEdits() {
    var session = Session()
    session.open(uri, "routes A\n\n/a\n")
    let request = ["textDocument": ["uri": uri]]
    #expect(session.request("textDocument/formatting", request) == .array([]))
  }

  @Test func onlyCertainFixesArePreferred() {
    var session = Session(TestFiles(), [.pull])
    session.open(uri, "routes A\n/a/\n/b/{id: Intt}\n")
    let actions = session.actions(uri, only: "quickfix")
    #expect(actions.map { $0["title"].text } == ["remove '/'", "change it to 'Int'"])
    #expect(actions.map { $0["isPreferred"] } == [.bool(true), .null])
    #expect(
      actions.map { $0["diagnostics"].items?.first?["code"].text } == ["RG107", "RG203"])
    let edits = actions[1]["edit"]["changes"][uri].items ?? []
    #expect(session.apply(edits, to: "routes A\n/a/\n/b/{id: Intt}\n").hasSuffix("{id: Int}\n"))
  }

  /// What `check --fix` refuses is a decision.
  @Test(arguments: [
    ("routes A\n/a/\n", true), ("routes A\n/a/ {\n/b\n", false),
    ("routes A\n/b {\n/a/\n", false),
  ]) func onlyFixesOfCheckArePreferred(_ text: String, _ isPreferred: Bool) {
    var session = Session(TestFiles(), [.pull])
    session.open(uri, text)
    let actions = session.actions(uri, only: "quickfix")
      .filter { $0["title"].text == "remove '/'" }
    #expect(actions.map { $0["isPreferred"] } == [isPreferred ? .bool(true) : .null])
    #expect(session.actions(uri, only: "source.fixAll").isEmpty != isPreferred)
  }

  @Test func fixesOfThePlaceThatIsAskedFor() {
    var session = Session()
    session.open(uri, "routes A\n/a/\n/b/\n")
    let place: [String: Any] = ["line": 2, "character": 3]
    let actions = session.request(
      "textDocument/codeAction",
      [
        "textDocument": ["uri": uri], "range": ["start": place, "end": place],
        "context": ["diagnostics": [Any](), "only": ["quickfix"]],
      ]
    ).items
    #expect(actions?.count == 1)
  }

  @Test(arguments: [
    ("source", 1), ("source.fixAll", 1), ("source.fixAll.routegen", 1), ("", 3),
    ("source.fixAll.other", 0), ("refactor", 0), ("quickfix", 2), ("quick", 0),
  ])
  func kindsThatAreAskedFor(_ kind: String, _ count: Int) {
    var session = Session()
    session.open(uri, "routes A\n/a/\n/b/\n")
    #expect(session.actions(uri, only: kind).count == count)
  }

  @Test func editsNameTheVersionIfTheClientKnowsVersions() {
    var session = Session(TestFiles(), [.pull, .versions])
    session.open(uri, "routes A\n/a/\n", version: 3)
    let change = session.actions(uri)[0]["edit"]["documentChanges"].items?.first
    #expect(change?["textDocument"]["version"].number == 3)
  }

  @Test func silencesALine() {
    var session = Session(TestFiles(), [.pull])
    let text = "routes A\n\n    /a?{b: Bool}\n    /c?{d: Bool}  // D.\r\n"
    session.open(uri, text)
    let edits = session.actions(uri)
      .filter { $0["title"].text == "silence 'required-bool' in this line" }
      .flatMap { $0["edit"]["changes"][uri].items ?? [] }
    #expect(
      session.apply(edits, to: text) == """
        routes A

            /a?{b: Bool}  // routegen:disable-line required-bool
            // routegen:disable-next-line required-bool\r
            /c?{d: Bool}  // D.\r

        """)
  }

  @Test func errorsCannotBeSilenced() {
    var session = Session()
    session.open(uri, "routes A\n/a/\n")
    #expect(session.actions(uri, only: "quickfix").map { $0["title"].text } == ["remove '/'"])
  }
}
