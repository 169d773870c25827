import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

private let path = "/work/a.routes"
private let uri = "file:///work/a.routes"

/// The server says of each file what the commands say.
@Suite struct AgreementTests {
  private static let cases =
    ["check", "syntax", "format", "generate", "formats", "builders", "export"]
    .flatMap { chosen(Corpus($0).usualCases, oneIn: 10) } + chosen(Corpus("panel").cases, oneIn: 40)

  /// A file and settings that turn every lint on, in a session in which the file is open.
  private struct World {
    let text: String
    var files: TestFiles
    var session: Session

    init(_ testCase: Corpus.Case) {
      text = String(decoding: testCase.file.bytes, as: UTF8.self)
      let rules = DiagnosticCode.all.filter { $0.isLint && $0.defaultLevel == .off }
        .map { "\"\($0.name)\": \"warning\"" }
      files = TestFiles([
        path: text, "/work/.routegen.json": "{\"rules\": {\(rules.joined(separator: ","))}}",
      ])
      session = Session(files, [.pull, .versions], encoding: .utf16)
      session.open(uri, text)
    }
  }

  @Test(arguments: cases) func diagnosticsAreThoseOfCheck(_ testCase: Corpus.Case) throws {
    var world = World(testCase)
    let report = world.files.routegen("check", "--format", "json", path)
    var reader = JSONReader(SourceFile(path: "report", text: report))
    let expected = try reader.readDocument()["diagnostics"].items ?? []
    let found = world.session.diagnostics(of: uri)
    let text = DocumentText(world.text)
    #expect(found.count == expected.count)
    for (found, expected) in zip(found, expected) {
      #expect(found["code"] == expected["code"])
      #expect(found["severity"].number == (expected["severity"].text == "error" ? 1 : 2))
      let notes = expected["notes"].items?.compactMap(\.text).map { "\nnote: \($0)" } ?? []
      #expect(found["message"].text == (expected["message"].text ?? "") + notes.joined())
      expect(found["range"], expected["location"], text)
      let related = found["relatedInformation"].items ?? []
      let labels = expected["labels"].items ?? []
      #expect(related.map { $0["message"] } == labels.map { $0["message"] })
      for (related, label) in zip(related, labels) {
        expect(related["location"]["range"], label["location"], text)
      }
      let fixes = expected["fixes"].items ?? []
      #expect(found["data"]["fixes"].items?.map { $0["title"] } == fixes.map { $0["title"] })
    }
  }

  private func expect(
    _ range: JSONValue, _ location: JSONValue, _ text: DocumentText
  ) {
    let offsets = ["offset", "endOffset"].map { location[$0].number ?? -1 }
    #expect(
      [LSP.Position(range["start"]), LSP.Position(range["end"])]
        == offsets.map { text.position(of: $0, in: .utf16) })
  }

  @Test(arguments: cases) func formatsAsFormat(_ testCase: Corpus.Case) {
    var world = World(testCase)
    _ = world.files.routegen("format", path)
    let result = world.session.request(
      "textDocument/formatting", ["textDocument": ["uri": uri], "options": [String: Any]()])
    #expect(
      world.session.apply(result.items ?? [], to: world.text) == world.files.text(of: path))
    // What is not formatted is told.
    #expect((result == .null) == (world.session.take("window/logMessage").count == 1))
  }

  @Test(arguments: cases) func fixesWhatCheckFixes(_ testCase: Corpus.Case) {
    var world = World(testCase)
    _ = world.files.routegen("check", "--fix", path)
    let actions = world.session.actions(uri, only: "source.fixAll.routegen")
    let changes = actions.first?["edit"]["documentChanges"].items?.first
    #expect(
      world.session.apply(changes?["edits"].items ?? [], to: world.text)
        == world.files.text(of: path))
    #expect(actions.count == (world.files.text(of: path) == world.text ? 0 : 1))
  }

  /// A comment that silences removes its warning, and adds nothing.
  @Test(.tags(.random), arguments: chosen(Corpus("check").usualCases, oneIn: 4))
  func silencesOneWarning(_ testCase: Corpus.Case) {
    var world = World(testCase)
    let before = world.session.diagnostics(of: uri).compactMap { $0["code"].text }
    var seen: Set<String> = []
    for action in world.session.actions(uri, only: "quickfix") {
      // One of each rule is enough.
      guard let title = action["title"].text, title.hasPrefix("silence '"),
        seen.insert(title).inserted
      else { continue }
      let edits = action["edit"]["documentChanges"].items?.first?["edits"].items ?? []
      world.session.change(uri, to: world.session.apply(edits, to: world.text))
      let after = world.session.diagnostics(of: uri).compactMap { $0["code"].text }
      let silenced = action["diagnostics"].items?.first?["code"].text ?? ""
      // The line may have more than one warning of the rule.
      let others = (after.filter { $0 != silenced }, before.filter { $0 != silenced })
      #expect(others.0 == others.1)
      #expect(after.count < before.count, "\(action["title"])")
    }
  }
}
