import RoutegenGenerate
import Testing

/// The warnings that a team lives with for now.
@Suite struct BaselineTests {
  private static let on = #"{"rules": {"undocumented-route": "warning"}}"#
  private static let named =
    #"{"rules": {"undocumented-route": "error"}, "baseline": "old.json"}"#

  private func world(_ settings: String = on) -> FakeEnvironment {
    FakeEnvironment([
      ".routegen.json": settings, "a.routes": "routes A\n  /one\n  /two\n",
      "Sub/b.routes": "routes B\n/one\n",
    ])
  }

  @Test func isWritten() {
    var environment = world()
    #expect(environment.routegen("check --write-baseline Sub/old.json --strict") == .success)
    #expect(
      environment.output == "no problems in 2 files\nwrote 3 findings to 'Sub/old.json'\n")
    #expect(
      environment.text(of: "Sub/old.json") == """
        {
          "findings" : [
            {
              "code" : "RG404",
              "count" : 1,
              "path" : "../a.routes",
              "text" : "/one"
            },
            {
              "code" : "RG404",
              "count" : 1,
              "path" : "../a.routes",
              "text" : "/two"
            },
            {
              "code" : "RG404",
              "count" : 1,
              "path" : "b.routes",
              "text" : "/one"
            }
          ],
          "version" : 1
        }

        """)
  }

  @Test func hidesWhatItHas() {
    var environment = world()
    _ = environment.routegen("check --write-baseline old.json")
    #expect(environment.routegen("check --baseline old.json --strict") == .success)
    #expect(environment.output == "no problems in 2 files; the baseline hides 3\n")
    #expect(environment.routegen("check") == .success)
    #expect(environment.output.hasSuffix("3 warnings in 2 files\n"))
  }

  @Test func survivesMovesAndShowsWhatIsNew() {
    var environment = world(Self.named)
    #expect(environment.routegen("check --write-baseline old.json") == .success)
    environment.files["a.routes"] = Array("// moved\nroutes A\n\n/two\n/one\n/new\n".utf8)
    #expect(environment.routegen("check") == .problemsFound)
    #expect(environment.output.contains("a.routes:6:1"))
    #expect(environment.output.hasSuffix("1 error in 2 files; the baseline hides 3\n"))
  }

  /// Two findings on lines of one text are two.
  @Test func counts() {
    var environment = world()
    environment.files["a.routes"] = Array("routes A\n/g {\n/one\n/two\n}\n".utf8)
    _ = environment.routegen("check --write-baseline old.json a.routes")
    environment.files["a.routes"] = Array("routes A\n/g {\n/one\n/two\n}\n/one\n".utf8)
    _ = environment.routegen("check --baseline old.json a.routes")
    #expect(environment.output.hasSuffix("1 warning in 1 file; the baseline hides 3\n"))
  }

  @Test func tellsWhatOccursNoLonger() {
    var environment = world(Self.named)
    _ = environment.routegen("check --write-baseline old.json")
    environment.files["a.routes"] = Array("routes A\n/// One.\n/one\n".utf8)
    #expect(environment.routegen("check") == .success)
    #expect(
      environment.output == """
        no problems in 2 files; the baseline hides 1
        note: 2 findings of 'old.json' no longer occur; --write-baseline removes them

        """)
    _ = environment.routegen("check --format json")
    #expect(environment.output.contains("\"text\" : \"/two\""))
    _ = environment.routegen("check --write-baseline old.json")
    #expect(environment.output.contains("wrote 1 finding to 'old.json'"))
    #expect(environment.routegen("check") == .success)
    #expect(environment.output == "no problems in 2 files; the baseline hides 1\n")
  }

  /// Of files that were not looked at nothing is known; of those that are gone it is.
  @Test func leavesOtherFilesAlone() {
    var environment = world(Self.named)
    _ = environment.routegen("check --write-baseline old.json")
    _ = environment.routegen("check Sub")
    #expect(environment.output == "no problems in 1 file; the baseline hides 1\n")
    _ = environment.routegen("check Sub --write-baseline old.json")
    #expect(environment.output.contains("wrote 3 findings"))
    environment.files["a.routes"] = nil
    _ = environment.routegen("check Sub")
    #expect(environment.output.contains("note: 2 findings of 'old.json'"))
    _ = environment.routegen("check Sub --write-baseline old.json")
    #expect(environment.output.contains("wrote 1 finding to"))
  }

  @Test func errorsAreNotForIt() {
    var environment = world()
    environment.files["a.routes"] = Array("routes A\n/a/{id: Intt}\n".utf8)
    #expect(environment.routegen("check --write-baseline old.json") == .problemsFound)
    #expect(environment.output.contains("error[RG203]"))
    #expect(environment.routegen("check --baseline old.json") == .problemsFound)
  }

  /// From another folder, the settings and what they name are found all the same.
  @Test func pathsStartFromTheBaseline() {
    var environment = FakeEnvironment([
      "../.routegen.json": Self.named, "a.routes": "routes A\n/one\n",
    ])
    environment.files["../old.json"] = Array(
      #"{"version": 1, "findings": [{"path": "app/a.routes", "code": "RG404", "text": "/one"}]}"#
        .utf8)
    #expect(environment.routegen("check") == .success)
    #expect(environment.output == "no problems in 1 file; the baseline hides 1\n")
  }

  @Test(arguments: [
    (nil, "there is no baseline 'old.json'; '--write-baseline old.json' writes one"),
    ("{}", "'old.json' is not a baseline of version 1"),
    (#"{"version": 2}"#, "'old.json' is not a baseline of version 1"),
    (#"{"version": 1, "finding": []}"#, "has the unknown key 'finding'; did you mean 'findings'?"),
    (
      #"{"version": 1, "findings": [{}]}"#, "a finding of 'old.json' lacks 'path', 'code' or 'text'"
    ),
    ("[", "old.json:1:2: expected a value, found the end of the file"),
    (
      #"{"version": 1, "findings": [{"path": "a", "code": "b", "text": "c", "count": 0}]}"#,
      "'count' of a finding of 'old.json' must be a whole number above 0"
    ),
  ])
  func mistakesAreTold(_ text: String?, _ message: String) {
    var environment = world()
    environment.files["old.json"] = text.map { Array($0.utf8) }
    #expect(environment.routegen("check --baseline old.json") == .couldNotRun)
    #expect(environment.errors.contains(message), "\(environment.errors)")
  }

  @Test func aBaselineThatCannotBeWrittenIsNamed() {
    var environment = world()
    environment.readOnly = ["old.json"]
    #expect(environment.routegen("check --write-baseline old.json") == .couldNotRun)
    #expect(environment.errors == "error: cannot write 'old.json': permission denied\n")
  }
}
