import RoutegenTool
import Testing
import TestSupport

/// A rename changes names, and no link.
@Suite struct RenameTests {
  private static let uri = "file:///work/App.routes"

  @Test func renames() {
    Corpus.answers("lsp-rename").expectAnswers { entry in
      let lines = entry.question.split(separator: "\n", omittingEmptySubsequences: false)
      let marked = Marked("routes A\n" + lines.dropFirst().joined(separator: "\n") + "\n")
      let place = marked.positions[0]
      var session = Session(TestFiles(), [.versions])
      session.open(Self.uri, marked.text)
      let before = session.diagnostics(of: Self.uri)
      let prepared = session.request("textDocument/prepareRename", Self.uri, at: place)
      let result = session.request(
        "textDocument/rename", Self.uri, at: place, ["newName": String(lines[0])])
      // The server still has the text of the editor.
      #expect(session.diagnostics(of: Self.uri) == before, "\(entry.place)")
      guard let change = result["documentChanges"].items?.first else {
        return "\(result["code"].number ?? 0) \(result["message"].text ?? "")"
      }
      #expect(prepared["placeholder"].text?.isEmpty == false, "\(entry.place)")
      let text = session.apply(change["edits"].items ?? [], to: marked.text)
      return String(text.dropFirst("routes A\n".count))
    }
  }

  @Test func aRouteSetIsRenamedInAllFiles() {
    var session = Session(TestFiles(["/work/Shop.routes": "routes Shop\n/b\n"]), [])
    let app = Marked("routes App\n/s mount ①Shop\n")
    session.open(Self.uri, app.text)
    let changes = session.request(
      "textDocument/rename", Self.uri, at: app.positions[0], ["newName": "Store"])["changes"]
    #expect(changes.members?.count == 2)
    #expect(
      session.apply(changes[Self.uri].items ?? [], to: app.text) == "routes App\n/s mount Store\n")
    let shop = changes["file:///work/Shop.routes"].items ?? []
    #expect(session.apply(shop, to: "routes Shop\n/b\n") == "routes Store\n/b\n")
  }

  @Test func aRouteSetCannotHaveTheNameOfAnother() {
    var session = Session(
      TestFiles(["/work/Shop.routes": "routes Shop\n/b\n", "/work/B.routes": "routes B\n/b\n"]))
    let app = Marked("routes App\n/s mount ①Shop\n/b mount B\n")
    session.open(Self.uri, app.text)
    let result = session.request(
      "textDocument/rename", Self.uri, at: app.positions[0], ["newName": "App"])
    #expect(result["code"].number == -32803)
    #expect(session.diagnostics(of: Self.uri) == [])
  }

  @Test func nothingToRename() {
    var session = Session()
    session.open(Self.uri, "routes A\n\n/x\n")
    let place = LSP.Position(line: 1, character: 0)
    #expect(session.request("textDocument/prepareRename", Self.uri, at: place) == .null)
    #expect(
      session.request("textDocument/rename", Self.uri, at: place, ["newName": "b"]) == .null)
  }
}
