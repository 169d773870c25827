import RoutegenGenerate
import Testing

/// `routegen import`: files, streams and exit codes.
@Suite struct ImportCommandTests {
  private static let links = "https://example.com/users/7\nhttps://example.com/a b\n"

  @Test func printsAFile() {
    var world = FakeEnvironment(["links.txt": Self.links])
    #expect(world.routegen("import links.txt") == .success)
    #expect(world.output.contains("routes App\n\nhost example.com  // 1 link\n"))
    #expect(world.errors == "note: 1 route from 2 links, 1 of which opens none\n")
  }

  @Test func writesAFile() {
    var world = FakeEnvironment(["links.txt": Self.links])
    #expect(world.routegen("import links.txt -o routes/my-shop.routes --scheme Shop") == .success)
    #expect(
      world.output
        == "wrote 'routes/my-shop.routes': 1 route from 2 links, 1 of which opens none\n")
    let text = world.text(of: "routes/my-shop.routes") ?? ""
    #expect(text.contains("routes MyShop\n") && text.contains("scheme shop       // an option"))
    #expect(world.routegen("check") == .success)
    #expect(world.routegen("format --check") == .success)
    #expect(world.routegen("import links.txt -o routes/my-shop.routes") == .couldNotRun)
    #expect(
      world.errors.contains("'routes/my-shop.routes' is there already, and is not overwritten"))
    #expect(world.text(of: "routes/my-shop.routes") == text)
  }

  @Test func readsStandardInput() {
    var world = FakeEnvironment()
    world.input = "app://users/7\n"
    #expect(world.routegen("import - --name Shop") == .success)
    #expect(world.output.contains("routes Shop\n"))
    #expect(world.output.contains("from standard input"))
  }

  @Test func writesNothingWithoutALink() {
    var world = FakeEnvironment(["links.txt": "/a b\n/c d\n"])
    #expect(world.routegen("import links.txt -o App.routes") == .problemsFound)
    #expect(
      world.errors
        == "error: no route opens any of the links, so nothing was written; '/a b' in line 1: it is malformed: it has a space\n"
    )
    #expect(world.written.isEmpty && world.output.isEmpty)
  }

  @Test func showsTheMistakesOfFiles() {
    var world = FakeEnvironment(["a.json": "{\n  \"applinks\": {,}\n}"])
    #expect(world.routegen("import a.json") == .problemsFound)
    #expect(world.errors.contains("error[RG611]: the file is not JSON"))
    #expect(world.errors.contains("a.json:2:16"))
    #expect(world.output.isEmpty)
  }

  @Test(arguments: [
    ("import", "'import' needs a file, or '-' for standard input"),
    ("import - -", "only one file can be standard input"),
    ("import nope.txt", "there is no file 'nope.txt'"),
    ("import folder", "'folder' is a folder; name a file"),
    ("import links.txt -o folder", "'folder' is a folder; name a file"),
    ("import links.txt --name a-b", "'a-b' (--name) is not the name of a Swift type"),
    ("import links.txt --host a/b", "'a/b' after '--host' is no host"),
    ("import links.txt --scheme data", "'data' after '--scheme' is no scheme of an app"),
    ("import links.txt --output", "the option '--output' needs a value"),
    ("imprt links.txt", "did you mean 'import'?"),
  ])
  func saysWhatIsWrong(_ line: String, _ message: String) {
    var world = FakeEnvironment(["links.txt": Self.links, "folder/a": ""])
    #expect(world.routegen(line) == .couldNotRun)
    #expect(world.errors.contains(message), "\(world.errors)")
    #expect(world.written.isEmpty && world.output.isEmpty)
  }
}
