import Foundation
import RoutegenCompiler
import Testing
@testable import RoutegenTool

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
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", place ?? folder] + identity + words
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0, "git \(words)")
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
    #expect(diff("--against", "v2").output == "nothing breaks; compared with v2\n")
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

  /// A file wins over a tag of the same name.
  @Test func fullNamesOfTagsAreCommits() throws {
    try write("routes App\n/a\n/b\n", to: "App.routes")
    try commit("v1")
    try write("routes App\n/a\n", to: "App.routes")
    try write("not a snapshot", to: "v1")
    #expect(diff("--against", "v1").errors.contains("'v1' is a file, but not a snapshot"))
    #expect(diff("--against", "refs/tags/v1").code == .problemsFound)
    #expect(diff("--against", "./v1").code == .couldNotRun)
  }

  /// The set and the file of a route set may have other names in the same change.
  @Test func aFileAndItsSetMayBeGone() throws {
    try write("routes App\nscheme app\n/a\n", to: "My App.routes")
    try commit("v1")
    try files.removeItem(atPath: "\(folder)/My App.routes")
    try write("routes Main\nscheme app\n/a\n", to: "Main.routes")
    #expect(diff("--against", "v1").output == "nothing breaks; compared with v1\n")
    try write("routes Main\nscheme app\n/b\n", to: "Main.routes")
    let all = diff("--against", "v1")
    #expect(all.output.contains("the route set 'App' is gone"))
    #expect(all.output.contains("v1:My App.routes:1:8"))
    let one = diff("--against", "v1", "Main.routes")
    #expect(one.code == .couldNotRun && one.errors.contains("there is none of these route sets"))
  }

  /// A file of another repository is the same for both versions.
  @Test func importedFilesMayBeElsewhere() throws {
    try write("routes Shop\n/x\n", to: "../\(files.displayName(atPath: folder)) shop.routes")
    let shop = "../\(files.displayName(atPath: folder)) shop.routes"
    defer { try? files.removeItem(atPath: "\(folder)/\(shop)") }
    try write("routes App\nscheme app\n/s mount Shop\n/a\n", to: "App.routes")
    try commit("v1")
    try write("routes App\nscheme app\n/s mount Shop\n", to: "App.routes")
    let (code, output, errors) = diff("--against", "v1", "--import", "Shop=\(shop)")
    #expect(code == .problemsFound, "\(errors)")
    #expect(output.hasSuffix("1 link breaks; compared with v1\n"), "\(output)")
  }

  // MARK: Merge conflicts

  private static let conflict =
    "routes App\nscheme app\n/a\n<<<<<<< HEAD\n/b\n=======\n/c\n>>>>>>> topic\n"

  @Test func aConflictInTheNewVersionIsNotCompared() throws {
    try write("routes App\nscheme app\n/a\n/b\n", to: "App.routes")
    try commit("v1")
    try write(Self.conflict, to: "App.routes")
    let (code, output, errors) = diff("--against", "v1")
    #expect(code == .couldNotRun && output.isEmpty)
    #expect(errors.contains("error[RG114]") && errors.contains("so nothing was compared"))
  }

  @Test func aConflictInTheOldVersionIsReported() throws {
    try write(Self.conflict, to: "App.routes")
    try commit("v1")
    try write("routes App\nscheme app\n/a\n/b\n", to: "App.routes")
    let (code, output, _) = diff("--against", "v1")
    #expect(code != .success)
    #expect(output.contains("error[RG500]") && output.contains("RG114 is here"))
    #expect(output.contains("1 part was not compared; "))
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
        == "error: git knows no commit 'HEAD', and there is no snapshot of this name; "
        + "'git fetch --tags' fetches the tags of the server\n")
    try write("", to: "other.txt")
    try files.moveItem(
      atPath: "\(folder)/App.routes", toPath: "\(folder)/../kept-\(UUID().uuidString)")
    try commit("v1")
    try write("routes App\n/a\n", to: "App.routes")
    for (words, message) in [
      (
        ["--against", "v2"],
        "git knows no commit 'v2', and there is no snapshot of this name; "
          + "'git fetch --tags' fetches the tags of the server"
      ),
      (
        ["--against", "--upload-pack=x"],
        "'--upload-pack=x' is not the name of a commit to compare with"
      ),
      (["--against", ""], "'' is not the name of a commit to compare with"),
      (
        ["--against", "v1"],
        "nothing was compared: in 'v1', there is no .routes file below '.'"
      ),
      (
        ["--against", "v1", "App.routes"],
        "nothing was compared: in 'v1', there is none of these route sets"
      ),
      (["--against", "v1", "--against", "v1"], "'v1' is named twice after '--against'"),
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
    #expect(
      environment.errors
        == "error: a comparison with a commit needs git: there is no program 'git'\n")
    environment.git = { _ in ProgramOutput(exitCode: 128, output: []) }
    #expect(environment.routegen("diff --against v1") == .couldNotRun)
    #expect(
      environment.errors
        == "error: a comparison with 'v1' needs a git repository, and '/work/app' is in none\n")
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
  func read(_ path: String) throws(FileProblem) -> [UInt8] { try base.read(absolute(path)) }
  func routesFiles(below folder: String) throws(FileProblem) -> [String] {
    let found = try base.routesFiles(below: absolute(folder))
    let start = absolute(folder).count + 1
    return found.map { (folder == "." ? "" : folder + "/") + $0.dropFirst(start) }
  }
  func git(_ words: [String], in folder: String) throws(UsageError) -> ProgramOutput {
    try base.git(words, in: absolute(folder))
  }
  func variable(_ name: String) -> String? { nil }
  mutating func write(_ text: String, to path: String) throws(FileProblem) {}
  mutating func print(_ text: String) { output += text }
  mutating func printError(_ text: String) { errors += text }
}
