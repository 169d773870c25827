import Foundation
import RoutegenTool
import Testing

/// When diagnostics are sent, and for which files.
@Suite struct PublishedDiagnosticTests {
  private let app = "file:///work/App.routes"
  private let shop = "file:///work/Shop.routes"
  private let mounting = "routes App\n/shop mount Shop\n"

  // MARK: Push

  @Test func publishesWithVersions() {
    var session = Session(TestFiles(), [])
    session.open(app, "routes App\n/a/\n", version: 7)
    #expect(session.take("textDocument/publishDiagnostics") == [], "it waits for a pause")
    session.pause()
    let first = session.take("textDocument/publishDiagnostics")
    #expect(first.map { $0["version"].number } == [7])
    #expect(first[0]["diagnostics"].items?.map { $0["code"].text } == ["RG107"])
    session.change(app, to: "routes App\n/a\n", version: 8)
    session.pause()
    #expect(session.take("textDocument/publishDiagnostics").map { $0["version"].number } == [8])
    #expect(!session.server.hasNews)
  }

  @Test func publishesOnlyWhatChanged() {
    var session = Session(TestFiles(), [])
    session.open(app, "routes App\n/a\n")
    session.open(shop, "routes Shop\n/b/\n")
    session.pause()
    #expect(session.take("textDocument/publishDiagnostics").count == 2)
    session.change(app, to: "routes App\n/c\n")
    session.pause()
    #expect(session.take("textDocument/publishDiagnostics") == [])
    session.close(shop)
    session.pause()
    let last = session.take("textDocument/publishDiagnostics")
    #expect(last.map { $0["uri"].text } == [shop])
    #expect(last[0]["diagnostics"].items == [])
  }

  /// A client that asks for diagnostics is sent none: some show both.
  @Test func neverPublishesToAClientThatAsks() {
    var session = Session(TestFiles(), [.pull])
    session.open(app, "routes App\n/a/\n")
    session.pause()
    #expect(session.diagnostics(of: app).count == 1)
    session.pause()
    #expect(session.messages == [])
  }

  // MARK: Pull

  @Test func anUnchangedReportIsShort() {
    var session = Session()
    session.open(app, "routes App\n/a/\n")
    let document: [String: Any] = ["uri": app]
    let first = session.request("textDocument/diagnostic", ["textDocument": document])
    #expect(first["kind"].text == "full")
    let known: [String: Any] = [
      "textDocument": document, "previousResultId": first["resultId"].text ?? "",
    ]
    let second = session.request("textDocument/diagnostic", known)
    #expect(second["kind"].text == "unchanged")
    #expect(second["resultId"] == first["resultId"])
    #expect(second.members?["items"] == nil)
    session.change(app, to: "routes App\n//a\n")
    #expect(session.request("textDocument/diagnostic", known)["kind"].text == "full")
  }

  @Test func theWorkspaceHasAllFilesButExcludedOnes() {
    var session = Session(
      TestFiles([
        "/work/App.routes": "routes App\n/a/\n", "/work/Shop.routes": "routes Shop\n/b\n",
        "/work/Old/Old.routes": "routes Old\n/c/\n", "/elsewhere/X.routes": "routes X\n/x/\n",
        "/work/.routegen.json": "{\"exclude\": [\"Old\"]}",
      ]))
    session.open(app, "routes App\n/a\n", version: 5)
    let none: [String: Any] = ["previousResultIds": [Any]()]
    let items = session.request("workspace/diagnostic", none)["items"].items ?? []
    #expect(items.map { $0["uri"].text } == [app, shop])
    #expect(items.map { $0["version"] } == [.number(5, text: "5"), .null])
    #expect(items.map { $0["items"].items?.count } == [0, 0], "the editor's text counts")
    let known = items.map { ["uri": $0["uri"].text ?? "", "value": $0["resultId"].text ?? ""] }
    let again = session.request("workspace/diagnostic", ["previousResultIds": known])
    #expect(again["items"].items?.map { $0["kind"].text } == ["unchanged", "unchanged"])
    session.notify(
      "workspace/didChangeWorkspaceFolders",
      ["event": ["added": [["uri": "file:///elsewhere"]], "removed": [["uri": "file:///work"]]]])
    let moved = session.request("workspace/diagnostic", none)["items"].items ?? []
    #expect(moved.map { $0["uri"].text } == ["file:///elsewhere/X.routes"])
  }

  // MARK: Mounted files

  @Test(arguments: [true, false]) func aMountedFileHasItsTextFromTheEditor(_ isOpen: Bool) {
    var session = Session(TestFiles(["/work/Shop.routes": "routes Shop\n/b/\n"]))
    session.open(app, mounting)
    if isOpen { session.open(shop, "routes Shop\n/b\n") }
    let report = session.request("textDocument/diagnostic", ["textDocument": ["uri": app]])
    #expect(report["items"].items == [])
    let related = report["relatedDocuments"][shop]["items"].items ?? []
    #expect(related.map { $0["code"].text } == (isOpen ? [] : ["RG107"]))
    guard isOpen else { return }
    session.change(shop, to: "routes Shop\n/b/\n")
    let other = session.request("textDocument/diagnostic", ["textDocument": ["uri": app]])
    #expect(other["relatedDocuments"] == .null, "an open document has a report of its own")
  }

  @Test func publishesErrorsOfMountedFilesThatAreNotOpen() {
    var session = Session(TestFiles(["/work/Shop.routes": "routes Shop\n/b/\n"]), [])
    session.open(app, mounting)
    session.pause()
    let first = session.take("textDocument/publishDiagnostics")
    #expect(first.map { $0["uri"].text } == [app, shop])
    session.open(shop, "routes Shop\n/b\n")
    session.pause()
    let second = session.take("textDocument/publishDiagnostics")
    #expect(second.map { $0["uri"].text } == [shop])
    #expect(second.map { $0["diagnostics"].items } == [[]])
  }

  /// A client that reports changed files lets the server remember the others.
  @Test(arguments: [[Session.Ability.pull, .refresh], [.pull, .refresh, .watch]])
  func aChangeOfAMountedFileConcernsItsHost(_ abilities: [Session.Ability]) {
    var session = Session(TestFiles(), Set(abilities))
    session.open(app, "routes App\n/shop mount Shop\n")
    session.open(shop, "routes Shop\n/b\n")
    #expect(session.diagnostics(of: app) == [])
    session.pause()
    #expect(session.take("workspace/diagnostic/refresh") == [])
    session.change(shop, to: "routes Store\n/b\n")
    session.pause()
    #expect(session.take("workspace/diagnostic/refresh").count == 1)
    #expect(session.diagnostics(of: app).map { $0["code"].text } == ["RG226"])
    session.change(shop, to: "routes Store\n/b\n/c\n")
    session.pause()
    #expect(session.take("workspace/diagnostic/refresh") == [], "nothing has changed for the host")
  }

  /// Editors send all settings, or only those for the server.
  @Test(arguments: [true, false]) func settingsChange(_ isNested: Bool) {
    var session = Session(TestFiles(["/other/Shop.routes": "routes Shop\n/b\n"]))
    session.open("file:///work/a.routes", "routes A\n/s mount Shop\n")
    let wrong: [Any] = [NSNull(), 7, ["imports": "a"], ["routegen": NSNull()], [String: Any]()]
    for settings in wrong {
      session.notify("workspace/didChangeConfiguration", ["settings": settings])
      #expect(session.diagnostics(of: "file:///work/a.routes").count == 1)
    }
    let imports = ["imports": ["ShopKit": "../other/Shop.routes"]]
    session.notify(
      "workspace/didChangeConfiguration",
      ["settings": isNested ? ["routegen": imports] : imports])
    #expect(session.diagnostics(of: "file:///work/a.routes").isEmpty)
  }

  @Test func importsOfOtherModules() {
    var session = Session(
      TestFiles(["/other/Shop.routes": "routes Shop\n/b\n"]),
      imports: ["ShopKit": "../other/Shop.routes"])
    session.open(app, mounting)
    #expect(session.diagnostics(of: app).map { $0["code"].text } == [])
    session.open("file:///other/Shop.routes", "routes Other\n/b\n")
    #expect(session.diagnostics(of: app).map { $0["code"].text } == ["RG226"])
  }

  // MARK: Settings

  @Test func settingsAndBaselinesCount() {
    let off = "{\"rules\": {\"required-bool\": \"off\"}}"
    var session = Session(TestFiles(["/work/.routegen.json": off]))
    session.open(app, "routes App\n/a?{b: Bool}\n")
    #expect(session.diagnostics(of: app) == [])
    session = Session(TestFiles())
    session.open(app, "routes App\n/a?{b: Bool}\n")
    #expect(session.diagnostics(of: app).map { $0["severity"].number } == [2])
  }

  @Test func wrongSettingsAreToldOnce() {
    var session = Session(TestFiles(["/work/.routegen.json": "{\"rule\": 1}"]), [])
    session.open(app, "routes App\n/a/\n")
    session.pause()
    session.change(app, to: "routes App\n/b/\n")
    session.pause()
    let shown = session.take("window/showMessage")
    #expect(shown.count == 1)
    #expect(shown.first?["message"].text?.contains("unknown key 'rule'") == true)
    session.notify("textDocument/didSave", ["textDocument": ["uri": app]])
    session.pause()
    #expect(session.take("window/showMessage").count == 1)
  }

  @Test func watchesFilesIfTheClientCan() {
    var session = Session(TestFiles(), [.watch])
    #expect(session.take("client/registerCapability").count == 1)
    session = Session(TestFiles(), [])
    #expect(session.take("client/registerCapability") == [])
  }

  @Test func tagsWhatIsUnusedOrDeprecated() {
    var session = Session()
    session.open(app, "routes App\nimport Shop\n@deprecated\n/a\n")
    let tags = session.diagnostics(of: app).map { [$0["code"], $0["tags"].items?.first ?? .null] }
    #expect(tags.contains([.string("RG407"), .number(1, text: "1")]))
    #expect(tags.contains([.string("RG413"), .number(2, text: "2")]))
  }
}
