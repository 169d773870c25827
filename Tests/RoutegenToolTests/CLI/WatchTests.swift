import Foundation
import RoutegenCompiler
import Testing

/// `check --watch`.
@Suite struct WatchTests {
  private static let good = "routes App\n\n/home\n"
  private static let bad = "routes App\n\n/{x: Intt}\n"
  private static let waiting = "waiting for changes; Control-C ends\n"

  /// Watches files while they change, and returns what each check printed.
  private func outputs(
    _ files: [String: String], _ changes: [[String: String?]], _ line: String = "check --watch"
  ) -> [String] {
    var world = FakeEnvironment(files)
    world.changes = changes
    _ = world.routegen(line)
    #expect(world.changes.isEmpty)
    return world.output.components(separatedBy: Self.waiting).dropLast()
  }

  @Test func checksAgainAfterAChange() {
    let found = outputs(
      ["App.routes": Self.good], [["App.routes": Self.bad], ["App.routes": Self.good]])
    #expect(found.count == 3)
    #expect(found.map { $0.contains("error[RG203]") } == [false, true, false])
  }

  @Test func waitsAsLongAsNothingChanges() {
    let found = outputs(
      ["App.routes": Self.good, "Notes.txt": ""],
      [[:], ["App.routes": Self.good], ["Notes.txt": "x"], [:]])
    #expect(found.count == 1)
  }

  @Test func noticesNewAndDeletedFiles() {
    let found = outputs(
      ["App.routes": Self.good], [["sub/Other.routes": Self.bad], ["sub/Other.routes": nil]])
    #expect(found.map { $0.contains("sub/Other.routes:3") } == [false, true, false])
  }

  @Test func noticesMountedFilesSettingsAndBaselines() {
    let host = "routes App\n\n/shop mount Shop\n"
    let files = ["app/App.routes": host, "app/Shop.routes": "routes Shop\n\n/A\n", "b.txt": ""]
    let found = outputs(
      files,
      [
        ["app/Shop.routes": "routes Shop\n\n/{x: Intt}\n"],
        ["app/Shop.routes": "routes Shop\n\n/A\n"],
        [".routegen.json": #"{"rules": {"uppercase-segment": "warning"}}"#],
        [".routegen.json": "{"], [".routegen.json": nil],
      ], "check --watch app")
    #expect(found.count == 6)
    #expect(found.map { $0.contains("RG203") } == [false, true, false, false, false, false])
    #expect(found.map { $0.contains("RG402") } == [false, false, false, true, false, false])
  }

  @Test func goesOnIfTheFileIsGone() {
    var world = FakeEnvironment(["App.routes": Self.good])
    world.changes = [["App.routes": nil], ["App.routes": Self.good]]
    #expect(world.routegen("check --watch App.routes") == .success, "\(world.errors)")
    #expect(world.errors.contains("there is no file 'App.routes'"), "\(world.errors)")
  }

  @Test func clearsATerminal() {
    var world = FakeEnvironment(["App.routes": Self.good])
    world.isTerminal = true
    world.changes = [["App.routes": Self.bad]]
    #expect(world.routegen("check --watch") == .problemsFound)
    #expect(world.output.components(separatedBy: "\u{1B}[2J").count == 2)
  }

  @Test func endsIfNobodyReads() {
    var world = FakeEnvironment(["App.routes": Self.good])
    world.outputFailure = "broken pipe"
    world.changes = [["App.routes": Self.bad]]
    _ = world.routegen("check --watch")
    #expect(world.changes.count == 1)
  }

  @Test(arguments: [
    "--fix", "--format json", "--format github", "--write-baseline b.txt", "-",
  ])
  func showsTextAndChangesNothing(_ option: String) {
    var world = FakeEnvironment(["App.routes": Self.good])
    #expect(world.routegen("check --watch " + option) == .couldNotRun)
    #expect(world.errors.contains("'--watch' shows text and changes nothing"))
  }
}
