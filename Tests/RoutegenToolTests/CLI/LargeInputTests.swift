import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing

/// Commands with input or output that is too large for a session of `Tests/Corpus/cli`, or no text.
@Suite struct LargeInputTests {
  @Test func helpNamesEveryCommand() {
    var environment = FakeEnvironment()
    _ = environment.routegen("help")
    var texts = [environment.output]
    for name in ["check", "generate", "tree", "match", "print", "export", "format", "explain"] {
      #expect(environment.output.contains("\n  \(name) "))
      var other = FakeEnvironment()
      #expect(other.routegen("help \(name)") == .success)
      #expect(other.output.hasPrefix("USAGE: routegen \(name) "))
      texts.append(other.output)
    }
    // A terminal has 80 columns.
    for line in texts.joined().split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func bytesThatAreNotUTF8AreADiagnostic() {
    var environment = FakeEnvironment()
    environment.files["latin.routes"] = Array("routes Latin\n/caf".utf8) + [0xE9, 0x0A]
    #expect(environment.routegen("check latin.routes") == .problemsFound)
    #expect(environment.output.contains("error[RG101]: the file is not UTF-8"))
  }

  /// From 100 KB on, the size is a warning.
  @Test func filesThatAreNearlyTooLargeAreWritten() {
    let cities = (1...3500).map { "city-\($0)-of-the-whole-world" }.joined(separator: ", ")
    let routes = "routes App\nhost example.com\nenum City { \(cities) }\n/cities/{city: City}\n"
    var environment = FakeEnvironment(["App.routes": routes])
    let line = "export aasa App.routes --app-id ABCDE12345.com.example.app --minify"
    #expect(environment.routegen(line) == .success)
    #expect(environment.errors.hasPrefix("warning[RG604]: "), "\(environment.errors)")
    #expect(environment.output.utf8.count > 102_400)
  }

  @Test func theSchemaNeedsNoFile() {
    var environment = FakeEnvironment()
    #expect(environment.routegen("export json --schema") == .success)
    #expect(environment.output.hasPrefix("{\n  \"$schema\": \"https://json-schema.org/"))
    #expect(environment.routegen("export json --schema -o schema.json") == .success)
    #expect(environment.routegen("export json --schema -o schema.json --check") == .success)
    #expect(environment.written == ["schema.json"])
    environment.files["schema.json"] = Array("{}".utf8)
    #expect(environment.routegen("export json --schema -o schema.json --check") == .problemsFound)
  }

  @Test func linksLeavesOutLargeFiles() {
    var environment = FakeEnvironment([
      "a.md": "app://nope", "App.routes": "routes App\nscheme app\n/home\n",
    ])
    environment.sizes["a.md"] = 10_000_001
    #expect(environment.routegen("links") == .success)
    #expect(environment.output == "no problems in 0 links of 0 files\n")
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

  @Test func deepSettingsAreAMistake() {
    var environment = FakeEnvironment([
      "a.routes": "routes A\n/a\n", ".routegen.json": String(repeating: "[", count: 100_000),
    ])
    #expect(environment.routegen("check") == .couldNotRun)
    #expect(environment.errors.contains("this is nested too deeply"), "\(environment.errors)")
  }

  @Test func generateObeysComments() {
    let routes = (0..<100).map { "/r\($0)\n" }.joined()
    var environment = FakeEnvironment(["a.routes": "routes A\n\(routes)"])
    _ = environment.routegen("generate a.routes -o Out")
    #expect(environment.errors.contains("[RG401]"))
    environment.files["a.routes"] = Array(
      "// routegen:disable many-cases\nroutes A\n\(routes)".utf8)
    _ = environment.routegen("generate a.routes -o Out")
    #expect(environment.errors == "")
  }

  @Test func aHugeSnapshotIsNotRead() {
    var environment = FakeEnvironment(["App.routes": "routes App\nscheme app\n/a\n"])
    environment.files["lock"] = [UInt8](repeating: UInt8(ascii: " "), count: (64 << 20) + 1)
    #expect(environment.routegen("diff --against lock") == .couldNotRun)
    #expect(
      environment.errors
        == "error: 'lock' has 67108865 bytes, and a snapshot has at most 67108864\n")
  }
}
