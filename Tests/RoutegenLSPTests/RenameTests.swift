import RoutegenFormats
import RoutegenLSP
import RoutegenSource
import TestSupport
import Testing

/// A rename changes names, and no link.
@Suite struct RenameTests {
  private static let uri = "file:///work/App.routes"

  private static let examples = [
    ("enum ①Sort { a, b }\n/x?{s: Sort}\n", "Order", "enum Order { a, b }\n/x?{s: Order}\n"),
    ("enum S { a①, b }\n/x?{s: S = a}\n", "c", "enum S { c = \"a\", b }\n/x?{s: S = c}\n"),
    ("enum S { a①a = \"x\", b }\n/x?{s: S}\n", "c", "enum S { c = \"x\", b }\n/x?{s: S}\n"),
    ("require log①in\n@requires(login)\n/x\n", "pay", "require pay\n@requires(pay)\n/x\n"),
    ("/x/{i①d: Int}\n    also /y?{id}\n", "no", "/x/{no: Int}\n    also /y?id={no}\n"),
    (
      "/g/{i①d: Int} as g {\n    also /h/{id}\n    /x\n}\n", "no",
      "/g/{no: Int} as g {\n    also /h/{no}\n    /x\n}\n"
    ),
    (
      "/g/{a}?{i①d: Int?} as g {\n    also /h/{a} with id = 7\n    /x\n}\n", "no",
      "/g/{a}?id={no: Int?} as g {\n    also /h/{a} with no = 7\n    /x\n}\n"
    ),
    ("/x?{i①d: Int}&k={b}\n", "no", "/x?id={no: Int}&k={b}\n"),
    (
      "@unlinked\n@shortcut(\"a\")\n/x?{i①d: Int}\n", "no",
      "@unlinked\n@shortcut(\"a\")\n/x?id={no: Int}\n"
    ),
    ("/x?id={i①d: Int}\n", "no", "/x?id={no: Int}\n"),
    ("/x?{m①: [String: String]}\n", "all", "/x?{all: [String: String]}\n"),
    ("/x#{f①}\n", "part", "/x#{part}\n"),
    ("/x#{f①}&{g}\n", "part", "/x#f={part}&{g}\n"),
    ("/x①\n    example /x -> x\n", "y", "/x as y\n    example /x -> y\n"),
    ("payload {\n    when k /x①\n}\n/x\n", "y", "payload {\n    when k /x\n}\n/x as y\n"),
    ("/x as y①\n    example /x -> y\n", "z", "/x as z\n    example /x -> z\n"),
    (
      "/g① {\n    /x\n        example /g/x -> g.x\n}\n", "h",
      "/g as h {\n    /x\n        example /g/x -> h.x\n}\n"
    ),
  ]

  @Test(arguments: examples) func renames(_ text: String, _ name: String, _ expected: String) {
    let marked = Marked("routes A\n" + text)
    var session = Session(TestFiles(), [.versions])
    session.open(Self.uri, marked.text)
    let before = session.diagnostics(of: Self.uri)
    let prepared = session.request(
      "textDocument/prepareRename", Self.uri, at: marked.positions[0])
    #expect(prepared["placeholder"].text?.isEmpty == false)
    let result = session.request(
      "textDocument/rename", Self.uri, at: marked.positions[0], ["newName": name])
    let edits = result["documentChanges"].items?.first?["edits"].items ?? []
    #expect(session.apply(edits, to: marked.text) == "routes A\n" + expected, "\(result)")
    // The server still has the text of the editor.
    #expect(session.diagnostics(of: Self.uri) == before)
  }

  @Test(arguments: [
    ("enum ①S { a, b }\nenum T { c, d }\n/x?{s: S}&{t: T}\n", "T"),
    ("/x/{①id}/{no}\n", "no"), ("/x/{①id}\n", "a b"), ("/x/{①id}\n", ""), ("/x/{①id}\n", "1"),
    ("/x/{①id}\n", "_"), ("/x as ①a\n/y as b\n", "b"), ("type ①User\n/x/{u: User}\n", "ID"),
    ("payload type\n/x/{①id}\n", "no"), ("enum ①S { a, b }\n/x?{s: S}\n", "Int"),
    ("@shortcut(\"a\")\n/x?{①id: Int}\n", "no"),
    ("/x/{①id: Int} {\n    @activity(\"a\")\n    /y\n}\n", "no"),
    ("/x/{id: I①nt}\n", "no"), ("/x/{id: ①String?}\n", "no"),
  ])
  func refusesWithWords(_ text: String, _ name: String) {
    let marked = Marked("routes A\n" + text)
    var session = Session()
    session.open(Self.uri, marked.text)
    let before = session.diagnostics(of: Self.uri)
    let result = session.request(
      "textDocument/rename", Self.uri, at: marked.positions[0], ["newName": name])
    #expect(result["code"].number == -32803)
    #expect(result["message"].text?.isEmpty == false)
    #expect(session.diagnostics(of: Self.uri) == before)
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
