import Foundation
import RoutegenCLI
import RoutegenGenerate
import Testing

/// Which files and routes `links` reads, what it reports, and its exit codes.
@Suite struct LinksCommandTests {
  private static let app = """
    routes App
    scheme myapp
    host example.com
    /home
    /user/{id: Int}

    """

  private func world(_ files: [String: String] = ["a.md": "myapp://nope"]) -> FakeEnvironment {
    FakeEnvironment(files.merging(["App.routes": Self.app]) { first, _ in first })
  }

  @Test(arguments: [
    ("myapp://home myapp://user/7", ExitCode.success, "no problems in 2 links of 1 file\n"),
    ("myapp://nope", .problemsFound, "1 error in 1 link of 1 file\n"),
    ("'myapp:///home'", .success, "1 warning in 1 link of 1 file\n"),
    ("nothing", .success, "no problems in 0 links of 1 file\n"),
    (
      "myapp:// https://example.com/ https://example.com", .success,
      "no problems in 3 links of 1 file\n"
    ),
    (
      "https://example.com/nope http://example.com/home", .success,
      "no problems in 2 links of 1 file\n"
    ),
  ])
  func hasAnExitCode(_ text: String, _ code: ExitCode, _ summary: String) {
    var world = world(["a.md": text])
    #expect(world.routegen("links") == code)
    #expect(world.output.hasSuffix(summary), "\(world.output)")
    #expect(world.errors == "")
  }

  @Test func strictFailsOnWarnings() {
    var world = world(["a.md": "'myapp:///home'"])
    #expect(world.routegen("links --strict") == .problemsFound)
  }

  // MARK: Files

  @Test func readsTheFilesBelowFoldersAndThoseThatAreNamed() {
    let link = "myapp://nope"
    var world = world([
      "a.md": link, "Sub/b.swift": link, ".hidden": link, ".github/c.yml": link,
      "node_modules/d.js": link, "binary": "\0\(link)",
    ])
    #expect(world.routegen("links") == .problemsFound)
    #expect(world.output.hasSuffix("2 errors in 2 links of 2 files\n"))
    #expect(world.routegen("links Sub a.md Sub/b.swift") == .problemsFound)
    #expect(world.output.hasSuffix("2 errors in 2 links of 2 files\n"))
    #expect(world.routegen("links .github/c.yml") == .problemsFound)
    #expect(world.routegen("links binary") == .success)
  }

  @Test func leavesOutLargeFiles() {
    var world = world()
    world.sizes["a.md"] = 10_000_001
    #expect(world.routegen("links") == .success)
    #expect(world.output == "no problems in 0 links of 0 files\n")
  }

  /// With git and without, the same files are read.
  @Test func readsRealFolders() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for path in ["a.md", "Sub/b.md", ".hidden/c.md", "node_modules/d.md", "Sub/node_modules/e.md"] {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data("x".utf8).write(to: file)
    }
    let environment = ProcessEnvironment()
    #expect(
      try environment.allFiles(below: folder.path)
        == ["Sub/b.md", "a.md"].map { "\(folder.path)/\($0)" })
    #expect(environment.size(of: folder.appendingPathComponent("a.md").path) == 1)
    #expect(environment.size(of: folder.appendingPathComponent("nope").path) == nil)
  }

  // MARK: Routes

  @Test func looksUpEachRouteSet() {
    var world = world([
      "Sub/Other.routes": "routes Other\nscheme myapp, other\n/nope\n",
      "a.md": "myapp://nope other://nope other://home myapp://neither",
    ])
    _ = world.routegen("links")
    #expect(world.output.hasSuffix("2 errors and 1 warning in 4 links of 1 file\n"))
    _ = world.routegen("links --routes App.routes")
    #expect(world.output.hasSuffix("2 errors in 2 links of 1 file\n"))
    _ = world.routegen("links --routes Sub --routes App.routes")
    #expect(world.output.hasSuffix("2 errors and 1 warning in 4 links of 1 file\n"))
  }

  @Test func looksUpMountedRouteSets() {
    var world = world([
      "Shop.routes": "routes Shop\n/items/{id: Int}\n",
      "a.md": "mall://shop/items/7 mall://shop/item/7",
      "Mall.routes": "routes Mall\nscheme mall\n/shop mount Shop\n",
    ])
    #expect(world.routegen("links --routes Mall.routes") == .problemsFound)
    #expect(world.output.contains("change it to 'mall://shop/items/7'"), "\(world.output)")
    #expect(world.output.hasSuffix("1 error in 2 links of 1 file\n"))
  }

  @Test func reportsMistakesOfRouteFiles() {
    var world = world(["App.routes": "routes App\n  /a/{x: Foo}\n", "a.md": "x"])
    #expect(world.routegen("links") == .problemsFound)
    #expect(world.output == "")
    #expect(world.errors.contains("error[RG203]"))
  }

  /// A route file without its own scheme is a part of others.
  @Test func findsTheRoutesOfAWebsite() {
    var world = world([
      ".routegen.json": #"{"rules": {"website-link": "error"}}"#,
      "a.md": "https://example.com/home https://example.com/nope https://other.example/nope",
    ])
    #expect(world.routegen("links") == .problemsFound)
    #expect(world.output.hasSuffix("1 error in 2 links of 1 file\n"))
  }

  @Test func saysUntilWhenARouteIsKept() {
    let group = "@deprecated(\"use /new\", until: 2030-01-31)\n/old {\n/a as a\n}\n"
    var world = world(["App.routes": "routes App\nscheme myapp\n\(group)", "a.md": "myapp://old/a"])
    #expect(world.routegen("links") == .success)
    #expect(
      world.output.contains("opens 'old.a', which is deprecated: use /new"), "\(world.output)")
    #expect(world.output.contains("the file promises to keep it until 2030-01-31"))
    #expect(world.output.contains("App.routes:3:1"))
  }

  // MARK: Settings and baselines

  @Test func settingsNameRoutesAndExclude() {
    var world = world([
      ".routegen.json":
        #"{"links": {"routes": ["Sub"], "exclude": ["Old", "c.md"]}, "exclude": ["Gone"]}"#,
      "Sub/Other.routes": "routes Other\nscheme other\n/home\n",
      "a.md": "myapp://nope other://nope", "Old/b.md": "other://nope", "c.md": "other://nope",
      "Gone/d.md": "other://nope",
      // The settings of the folder do not name this one, which has its own.
      "Package/Package.swift": "", "Package/e.md": "other://nope",
    ])
    #expect(world.routegen("links") == .problemsFound)
    #expect(world.output.hasSuffix("2 errors in 2 links of 3 files\n"), "\(world.output)")
    #expect(world.routegen("links c.md") == .problemsFound)
  }

  @Test func excludesFoldersOfOtherPackages() {
    var world = world([
      ".routegen.json": #"{"links": {"exclude": ["Package/Tests"]}}"#,
      "Package/Package.swift": "", "Package/Tests/e.md": "myapp://nope",
    ])
    #expect(world.routegen("links") == .success)
  }

  @Test(arguments: [
    (
      #"{"links": {"route": []}}"#,
      "'links' of '.routegen.json' has the unknown key 'route'; did you mean 'routes'?"
    ),
    (
      #"{"links": {"routes": "x"}}"#,
      "'routes' of 'links' of '.routegen.json' is a string, but must be a list"
    ),
    (#"{"links": []}"#, "'links' of '.routegen.json' is a list, but must be an object"),
    (#"{"links": {"routes": ["nope"]}}"#, "there is no file 'nope'"),
  ])
  func settingsAreChecked(_ settings: String, _ message: String) {
    var world = world([".routegen.json": settings, "a.md": "x"])
    #expect(world.routegen("links") == .couldNotRun)
    #expect(world.errors.contains(message), "\(world.errors)")
  }

  @Test func baselinesHideErrors() {
    var world = world(["a.md": "myapp://nope\n'myapp:///home'\n"])
    #expect(world.routegen("links --write-baseline old.json") == .success)
    #expect(
      world.output == "no problems in 2 links of 1 file\nwrote 2 findings to 'old.json'\n")
    #expect(world.routegen("links --baseline old.json --strict") == .success)
    #expect(world.output == "no problems in 2 links of 1 file; the baseline hides 2\n")
    world.files["a.md"] = Array("\n'myapp:///home'\nmyapp://new\n".utf8)
    #expect(world.routegen("links --baseline old.json") == .problemsFound)
    #expect(world.output.contains("note: 1 finding of 'old.json' no longer occurs"))
    #expect(world.output.contains("1 error in 2 links of 1 file; the baseline hides 1\n"))
    // The settings may name the baseline that `check` uses, too.
    world.files[".routegen.json"] = Array(#"{"baseline": "old.json"}"#.utf8)
    #expect(world.routegen("links") == .problemsFound)
    #expect(world.output.contains("the baseline hides 1\n"))
    #expect(world.routegen("check") == .success)
  }

  // MARK: Comments

  @Test(arguments: [
    ("myapp://nope // routegen:disable-line dead-link", 0),
    ("myapp://nope <!-- routegen:disable-line RG701 -- a reason -->", 0),
    ("myapp://nope # routegen:disable-line non-canonical-link", 1),
    ("myapp://nope # routegen:disable-line", 1),
    ("myapp://nope # routegen:disable-lin dead-link", 1),
    ("myapp://nope # routegen:disable-line dead-lnk", 1),
    ("# routegen:disable-next-line dead-link\nmyapp://nope\nmyapp://nope", 1),
    ("# routegen:disable-next-line RG702\n# routegen:disable-next-line RG701\nmyapp://nope", 0),
    ("# routegen:disable-next-line RG701\n# routegen:disable-next-line RG702\nmyapp://nope", 0),
    ("# routegen:disable-next-line dead-link\n```\nmyapp://a\nmyapp://b\n```\nmyapp://c", 1),
    ("# routegen:disable-next-line dead-link\n```\nmyapp://a\nmyapp://b", 0),
    ("# routegen:disable-next-line dead-link", 0),
    ("myapp://a\nmyapp://b\n/* routegen:disable dead-link */", 0),
    ("myapp://a 'myapp:///home' // routegen:disable-line non-canonical-link, dead-link", 0),
    ("routegen:disable many-cases\nmyapp://nope", 1),
  ])
  func commentsSilence(_ text: String, _ count: Int) {
    var world = world(["a.md": text])
    _ = world.routegen("links --strict --format json")
    #expect(world.output.contains("\"errors\" : \(count),"), "\(world.output)")
    #expect(world.output.contains("\"warnings\" : 0"))
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("links nope.md", "there is no file 'nope.md'"), ("links --routes", "needs a value"),
    ("links --routes nope.routes", "there is no file 'nope.routes'"),
    ("links --format xml", "the formats are text, json, sarif, github"),
    ("links --strct", "did you mean '--strict'?"),
    ("links --fix", "there is no option '--fix'"),
    ("links --baseline a --write-baseline b", "use one"),
    (
      "links --baseline a.json",
      "there is no baseline 'a.json'; '--write-baseline a.json' writes one"
    ),
    ("links --import A", "is not of the form MODULE=FILE"),
    ("links --routes Sub", "there is no .routes file below 'Sub'"),
    ("links --routes Bare.routes", "declares a scheme or a host"),
  ])
  func saysWhatIsWrong(_ line: String, _ message: String) {
    var world = world(["Sub/a.md": "x", "Bare.routes": "routes Bare\n/home\n"])
    #expect(world.routegen(line) == .couldNotRun)
    #expect(world.errors.contains(message), "\(world.errors)")
    #expect(world.output == "")
  }

  @Test func saysWhichFolderItCannotRead() {
    var world = world()
    world.unreadableFolders = ["Sub"]
    #expect(world.routegen("links --routes App.routes") == .couldNotRun)
    #expect(world.errors == "error: cannot read the folder 'Sub': permission denied\n")
  }
}
