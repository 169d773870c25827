import Foundation
import RoutegenCLI
import Testing

/// `routegen diff --against REF` with repositories of git.
@Suite final class DiffAgainstTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("routegen diff \(UUID().uuidString)").path
  private let files = FileManager.default

  init() throws {
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try git("init", "-q")
  }

  deinit { try? files.removeItem(atPath: folder) }

  private func git(_ words: String..., in place: String? = nil) throws {
    let identity = ["-c", "user.name=Test", "-c", "user.email=test@example.com"]
    let result = try ProcessEnvironment().runProgram(
      "git", ["-C", place ?? folder] + identity + words)
    try #require(result.exitCode == 0, "git \(words)")
  }

  private func write(_ text: String, to path: String) throws {
    var environment = ProcessEnvironment()
    try environment.write(text, to: "\(folder)/\(path)")
  }

  private func commit(_ tag: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "-m", tag)
    try git("tag", tag)
  }

  /// Runs `diff` in a folder.
  private func diff(
    _ words: String..., in place: String? = nil
  ) -> (code: ExitCode, output: String, errors: String) {
    var environment = FolderEnvironment(currentFolder: place ?? folder)
    let code = run(["diff"] + words, in: &environment)
    return (code, environment.output, environment.errors)
  }

  @Test func comparesWithACommit() throws {
    try write("routes App\n/a\n/b\n", to: "Sources/My App/App.routes")
    try commit("v1")
    try write("routes App\n/a\n", to: "Sources/My App/App.routes")
    for words in [["--against", "v1"], ["--against", "HEAD", "Sources/My App/App.routes"]] {
      var environment = FolderEnvironment(currentFolder: folder)
      #expect(run(["diff"] + words, in: &environment) == .problemsFound)
      #expect(environment.output.contains("links of 'b' by '/b' are lost"))
      #expect(environment.output.contains("::: \(words[1]):Sources/My App/App.routes:3:1"))
    }
    let inFolder = diff("--against", "v1", in: "\(folder)/Sources")
    #expect(inFolder.output.contains("::: v1:My App/App.routes:3:1"))
    try commit("v2")
    #expect(diff("--against", "v2").output == "no problems in 1 file\n")
  }

  /// Sets are paired by their names, and mounted ones are looked up among the files of the commit.
  @Test func filesMayHaveOtherNames() throws {
    try write("routes App\nscheme app\n/shop mount Shop\n", to: "App.routes")
    try write("routes Shop\n/a\n/b\n", to: "Shop.routes")
    try write("routes Gone\nscheme gone\n/g\n", to: "Gone.routes")
    try commit("v1")
    try files.removeItem(atPath: "\(folder)/Gone.routes")
    try files.moveItem(atPath: "\(folder)/App.routes", toPath: "\(folder)/-Main.routes")
    try write("routes Shop\n/a\n", to: "Shop.routes")
    let all = diff("--against", "v1")
    #expect(all.code == .problemsFound)
    #expect(all.output.contains("the route set 'Gone' is gone"))
    #expect(all.output.contains("links of 'shop.b' by '/shop/b' are lost"))
    let one = diff("--against", "v1", "--", "-Main.routes")
    #expect(one.output.contains("links of 'shop.b' by '/shop/b' are lost"))
    #expect(!one.output.contains("Gone"))
  }

  @Test func theSettingsOfTheCommitExcludeFiles() throws {
    try write("routes App\n/a\n", to: "App.routes")
    try write("routes Broken\n/a/{id: Itn}\n", to: "Corpus/Broken.routes")
    try write(#"{"exclude": ["Corpus"]}"#, to: ".routegen.json")
    try commit("v1")
    #expect(diff("--against", "v1").code == .success)
  }

  // MARK: What cannot be compared

  @Test func aMissingComparisonIsNeverNoChange() throws {
    try write("routes App\n/a\n", to: "App.routes")
    #expect(
      diff("--against", "HEAD").errors
        == "error: git knows no commit 'HEAD'; 'git fetch --tags' fetches the tags of the server\n")
    try write("", to: "other.txt")
    try files.moveItem(
      atPath: "\(folder)/App.routes", toPath: "\(folder)/../kept-\(UUID().uuidString)")
    try commit("v1")
    try write("routes App\n/a\n", to: "App.routes")
    for (words, message) in [
      (
        ["--against", "v2"],
        "git knows no commit 'v2'; 'git fetch --tags' fetches the tags of the server"
      ),
      (
        ["--against", "--upload-pack=x"],
        "'--upload-pack=x' after '--against' is not the name of a commit"
      ),
      (["--against", ""], "'' after '--against' is not the name of a commit"),
      (
        ["--against", "v1"],
        "nothing was compared: in 'v1', there is no .routes file below '.'"
      ),
      (
        ["--against", "v1", "App.routes"],
        "nothing was compared: in 'v1', there is none of these route sets"
      ),
      (["--against", "v1", "--against", "v2"], "'--against' names one version, not several"),
    ] {
      var environment = FolderEnvironment(currentFolder: folder)
      #expect(run(["diff"] + words, in: &environment) == .couldNotRun)
      #expect(environment.errors == "error: \(message)\n")
      #expect(environment.output.isEmpty)
    }
  }

  @Test func aShallowCloneSaysWhatToFetch() throws {
    try write("routes App\n/a\n", to: "App.routes")
    try commit("v1")
    try write("routes App\n/b\n", to: "App.routes")
    try commit("v2")
    try git("clone", "-q", "--depth=1", "--branch", "v2", "file://\(folder)", "\(folder)/clone")
    let (code, output, errors) = diff("--against", "v1", in: "\(folder)/clone")
    #expect(code == .couldNotRun && output.isEmpty)
    #expect(
      errors == "error: this shallow clone has no commit 'v1'; "
        + "'git fetch --depth=1 origin tag v1' fetches a tag\n")
    try git("fetch", "-q", "--depth=1", "origin", "tag", "v1", in: "\(folder)/clone")
    #expect(diff("--against", "v1", in: "\(folder)/clone").code == .problemsFound)
  }

  @Test func withoutARepositoryOrGitNothingIsCompared() {
    let files = ["App.routes": "routes App\n/a\n"]
    var environment = FakeEnvironment(files)
    #expect(environment.routegen("diff --against v1") == .couldNotRun)
    #expect(environment.errors == "error: '--against' needs git: there is no program 'git'\n")
    environment.programs = { _ in ProgramOutput(exitCode: 128, output: []) }
    #expect(environment.routegen("diff --against v1") == .couldNotRun)
    #expect(
      environment.errors
        == "error: '--against' needs a git repository, and '/work/app' is in none\n")
  }

  @Test func aProgramThatDoesNotExistIsMissing() {
    #expect(throws: MissingProgram.self) {
      try ProcessEnvironment().runProgram("routegen-no-such-program", [])
    }
  }
}

/// The real file system, seen from a folder.
private struct FolderEnvironment: Environment {
  let currentFolder: String
  let isTerminal = false
  private(set) var output = ""
  private(set) var errors = ""
  private let base = ProcessEnvironment()

  init(currentFolder: String) { self.currentFolder = currentFolder }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : path == "." ? currentFolder : "\(currentFolder)/\(path)"
  }

  func kind(of path: String) -> PathKind { base.kind(of: absolute(path)) }
  func read(_ path: String) throws -> [UInt8] { try base.read(absolute(path)) }
  func routesFiles(below folder: String) throws -> [String] {
    let found = try base.routesFiles(below: absolute(folder))
    let start = absolute(folder).count + 1
    return found.map { (folder == "." ? "" : folder + "/") + $0.dropFirst(start) }
  }
  func runProgram(_ program: String, _ words: [String]) throws -> ProgramOutput {
    try base.runProgram(program, words)
  }
  func variable(_ name: String) -> String? { nil }
  mutating func write(_ text: String, to path: String) throws {}
  mutating func print(_ text: String) { output += text }
  mutating func printError(_ text: String) { errors += text }
}
