import RoutegenGenerate
import Testing
@testable import RoutegenWorkspace
import RoutegenCLI

/// `routegen snapshot`, and `diff --against` with a snapshot.
@Suite struct SnapshotTests {
  private static let files = [
    "App.routes": "routes App\nscheme app\n/shop mount Shop\n/a\n",
    "Sources/Shop/Shop.routes": "routes Shop\n/s\n/t\n",
    "Package.swift": "",
  ]

  private func snapshot(
    _ files: [String: String] = files, _ words: String = "snapshot -o lock.json"
  ) -> FakeEnvironment {
    var environment = FakeEnvironment(files)
    #expect(environment.routegen(words) == .success, "\(environment.errors)")
    return environment
  }

  @Test func hasTheTextsOfAllFiles() {
    let environment = snapshot()
    #expect(environment.output == "wrote 2 files to 'lock.json'\n")
    #expect(
      environment.text(of: "lock.json") == """
        {
          "files" : [
            {
              "path" : "App.routes",
              "text" : "routes App\\nscheme app\\n/shop mount Shop\\n/a\\n"
            },
            {
              "path" : "Sources/Shop/Shop.routes",
              "text" : "routes Shop\\n/s\\n/t\\n"
            }
          ],
          "tool" : "\(toolVersion)",
          "version" : 1
        }

        """)
  }

  /// A mounted file is there for the set that mounts it, with its module.
  @Test func mountedFilesAreInIt() throws {
    let environment = snapshot(Self.files, "snapshot App.routes -o locks/app.json")
    let text = try #require(environment.text(of: "locks/app.json"))
    #expect(text.contains(#""module" : "Shop""#) && text.contains(#""mounted" : true"#))
    #expect(text.contains(#""path" : "../Sources/Shop/Shop.routes""#))
    var later = environment
    later.files["Sources/Shop/Shop.routes"] = Array("routes Shop\n/s\n".utf8)
    for paths in ["", " App.routes", " Sources/Shop/Shop.routes App.routes"] {
      #expect(later.routegen("diff --against locks/app.json" + paths) == .problemsFound)
      #expect(later.output.contains("links of 'shop.t' by '/shop/t' are lost"))
      #expect(later.output.contains("locks/app.json:Sources/Shop/Shop.routes:3:1"))
      #expect(later.output.hasSuffix("1 link breaks; compared with locks/app.json\n"))
    }
  }

  @Test func nothingDiffersFromItsSnapshot() {
    var environment = snapshot()
    #expect(environment.routegen("diff --against lock.json") == .success)
    #expect(environment.output == "nothing breaks; compared with lock.json\n")
    let first = environment.text(of: "lock.json")
    #expect(environment.routegen("snapshot -o lock.json .") == .success)
    #expect(environment.text(of: "lock.json") == first)
  }

  /// The texts survive with byte order marks, line breaks of Windows, and canonically equivalent letters.
  @Test func textsAreKeptByteForByte() throws {
    let text =
      "\u{FEFF}routes App\r\nscheme app\r\n/caf\u{E9} as one\r\n/cafe\u{301} as two // \u{1F600}\r\n"
    var environment = snapshot(["App.routes": text])
    #expect(environment.routegen("diff --against lock.json") == .success)
    environment.files["App.routes"] = Array(
      text.replacing("/cafe\u{301} as two", with: "/tea as two").utf8)
    #expect(environment.routegen("diff --against lock.json") == .problemsFound)
    #expect(environment.output.contains("1 link breaks"))
  }

  // MARK: Which files are compared

  @Test func pathsLimitTheComparison() {
    var environment = snapshot([
      "One/One.routes": "routes One\nscheme one\n/a\n",
      "Two/Two.routes": "routes Two\nscheme two\n/b\n",
    ])
    environment.files["One/One.routes"] = nil
    environment.files["One/New.routes"] = Array("routes New\nscheme new\n/c\n".utf8)
    #expect(environment.routegen("diff --against lock.json Two") == .success)
    #expect(environment.routegen("diff --against lock.json One") == .problemsFound)
    #expect(environment.output.contains("the route set 'One' is gone"))
    // It is found by its name, wherever its file is.
    environment.files["One/Two.routes"] = Array("routes Two\nscheme two\n/c\n".utf8)
    environment.files["Two/Two.routes"] = nil
    #expect(environment.routegen("diff --against lock.json One/Two.routes One") == .problemsFound)
    #expect(environment.output.contains("links of 'b' by '/b' are lost"))
  }

  /// A snapshot of another place is compared as a whole.
  @Test func aSnapshotMayBeElsewhere() {
    var environment = snapshot()
    environment.files["/tmp/v1/lock.json"] = environment.files["lock.json"]
    environment.files["App.routes"] = Array("routes App\nscheme app\n/shop mount Shop\n".utf8)
    #expect(environment.routegen("diff --against /tmp/v1/lock.json App.routes") == .problemsFound)
    #expect(environment.output.contains("links of 'a' by '/a' are lost"))
  }

  /// A file wins over a commit of the same name.
  @Test func aFileWinsOverACommit() {
    var environment = snapshot(Self.files, "snapshot -o v1")
    environment.git = { _ in ProgramOutput(exitCode: 1, output: []) }
    #expect(environment.routegen("diff --against v1") == .success)
    #expect(environment.routegen("diff --against refs/tags/v1") == .couldNotRun)
    #expect(environment.errors.contains("needs a git repository"))
  }

  // MARK: Mistakes

  @Test(arguments: [
    ("snapshot", "'snapshot' needs '-o FILE', the file to write"),
    ("snapshot -o", "the option '-o' needs a value"),
    (
      "snapshot -o App.routes",
      "'App.routes' is there and is not a snapshot, so it was not replaced"
    ),
    ("snapshot -o Sources", "'Sources' is a folder; name a file"),
    ("snapshot None -o lock.json", "there is no file 'None'"),
    (
      "snapshot --strict -o lock.json",
      "there is no option '--strict'; the options are --import, --output"
    ),
  ])
  func mistakesOfUsageAreExplained(_ line: String, _ message: String) {
    var environment = FakeEnvironment(Self.files)
    #expect(environment.routegen(line) == .couldNotRun)
    #expect(environment.errors == "error: \(message)\n")
    #expect(environment.written.isEmpty)
  }

  @Test func filesWithErrorsAreNoSnapshot() {
    var environment = FakeEnvironment(["App.routes": "routes App\n<<<<<<< HEAD\n/a\n"])
    #expect(environment.routegen("snapshot -o lock.json") == .problemsFound)
    #expect(
      environment.errors.hasSuffix("error: the files have errors, so no snapshot was written\n"))
    #expect(environment.written.isEmpty)
  }

  private static let isFile = "'lock' is a file, but not a snapshot: "
  private static let hint = "; 'refs/tags/lock' names a tag, 'refs/heads/lock' a branch"

  @Test(arguments: [
    ("", isFile + "lock:1:1: expected a value, found the end of the file" + hint),
    ("\u{7F}ELF\u{1}", isFile + "lock:1:1: expected a value, found '\u{2421}'" + hint),
    ("routes App\n/a\n", isFile + "lock:1:1: expected a value, found 'r'" + hint),
    ("[]", isFile + "it has no 'version' and 'files'" + hint),
    (#"{"name": "package", "version": "1.0"}"#, isFile + "it has no 'version' and 'files'" + hint),
    (
      #"{"version": 1, "files": [{"path": "App.routes", "text": "routes"#,
      isFile + "lock:1:57: this string has no closing '\"' on its line" + hint
    ),
    (
      "{\n  \"version\": 2, \"files\": []}",
      "lock:2:14: this is a snapshot of version 2, and routegen \(toolVersion) reads version 1"
    ),
    (#"{"version": "1", "files": []}"#, "lock:1:13: 'version' must be a number"),
    (#"{"version": 1, "files": []}"#, "lock:1:25: the snapshot has no files to compare"),
    (
      #"{"version": 1, "files": [], "fils": 1}"#,
      "lock:1:37: a snapshot has no 'fils'; did you mean 'files'?"
    ),
    (#"{"version": 1, "files": [3]}"#, "lock:1:26: this is a number, but must be an object"),
    (#"{"version": 1, "files": [{"path": "A"}]}"#, "lock:1:26: this file lacks 'path' or 'text'"),
    (
      #"{"version": 1, "files": [{"path": 3, "text": ""}]}"#,
      "lock:1:35: 'path' is a number, but must be a string"
    ),
    (
      #"{"version": 1, "files": [{"path": "", "text": ""}]}"#, "lock:1:35: this path is empty"
    ),
    (
      #"{"version": 1, "files": [{"path": "A", "text": ""}, {"path": "./A", "text": ""}]}"#,
      "lock:1:62: another file has this path"
    ),
    (
      #"{"version": 1, "files": [{"path": "A", "text": "", "module": "M"}]}"#,
      "lock:1:62: a file of the module 'M' can only be 'mounted'"
    ),
    (
      #"{"version": 1, "files": [{"path": "A", "text": "", "mounted": 1}]}"#,
      "lock:1:63: 'mounted' is a number, but must be 'true' or 'false'"
    ),
    (
      #"{"version": 1, "files": [{"path": "A", "text": "", "txt": 1}]}"#,
      "lock:1:59: a file has no 'txt'; did you mean 'text'?"
    ),
  ])
  func aDamagedSnapshotIsNoComparison(_ text: String, _ message: String) {
    var environment = FakeEnvironment(Self.files)
    environment.files["lock"] = Array(text.utf8)
    #expect(environment.routegen("diff --against lock") == .couldNotRun)
    #expect(environment.errors == "error: \(message)\n")
    #expect(environment.output.isEmpty)
  }

  @Test func aHugeFileIsNotRead() {
    var environment = FakeEnvironment(Self.files)
    environment.files["lock"] = [UInt8](repeating: UInt8(ascii: " "), count: (64 << 20) + 1)
    #expect(environment.routegen("diff --against lock") == .couldNotRun)
    #expect(
      environment.errors
        == "error: 'lock' has 67108865 bytes, and a snapshot has at most 67108864\n")
  }

  @Test func otherMistakesAreExplained() {
    var environment = FakeEnvironment(Self.files)
    environment.forbidden = ["lock"]
    #expect(environment.routegen("diff --against lock") == .couldNotRun)
    #expect(environment.errors == "error: cannot read 'lock': permission denied\n")
    #expect(environment.routegen("diff --against ./none") == .couldNotRun)
    #expect(environment.errors == "error: there is no snapshot './none' to compare with\n")
    #expect(environment.routegen("diff --against Sources") == .couldNotRun)
    #expect(environment.errors.contains("needs git"))
  }

  /// A snapshot that this tool cannot compile is an incomplete comparison.
  @Test func anOldTextWithErrorsIsReported() {
    var environment = FakeEnvironment(Self.files)
    environment.files["lock"] = Array(
      #"{"version": 1, "files": [{"path": "A", "text": "routes App\n=======\n"}]}"#.utf8)
    #expect(environment.routegen("diff --against lock") == .couldNotRun)
    #expect(environment.output.contains("error[RG500]"))
    #expect(environment.output.contains("1 part was not compared"))
  }
}
