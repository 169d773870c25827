import RoutegenCompiler
import RoutegenTool
import Testing

/// What `routegen explain` prints, and what it does with codes that are none.
@Suite struct ExplainCommandTests {
  @Test(arguments: ["RG203", "rg203", "unknown-type", "Unknown-Type"])
  func takesCodesAndNamesInAnyCase(_ word: String) {
    var environment = FakeEnvironment()
    #expect(environment.routegen("explain \(word)") == .success)
    #expect(
      environment.output.hasPrefix(
        "error[RG203] unknown-type\n\nan unknown parameter type\n\n"))
    #expect(environment.output.contains("\nThis is refused:\n\n    routes App\n\n    /users/"))
    #expect(environment.output.hasSuffix("\n    /users/{id: Int}\n"))
  }

  @Test func lintsSayHowTheyAreSilenced() {
    var environment = FakeEnvironment()
    _ = environment.routegen("explain many-cases")
    #expect(environment.output.contains("\nThis is reported:\n"))
    #expect(environment.output.contains("\n    // routegen:disable-next-line many-cases\n"))
    #expect(environment.output.contains("\n    \"rules\": { \"many-cases\": \"off\" }\n"))
    _ = environment.routegen("explain RG404")
    #expect(
      environment.output.contains("\n    \"rules\": { \"undocumented-route\": \"warning\" }\n"))
    _ = environment.routegen("explain RG451")
    #expect(environment.output.contains("\nNo comment silences it.\n"))
  }

  @Test func examplesOfSeveralFilesNameThem() {
    var environment = FakeEnvironment()
    _ = environment.routegen("explain RG304")
    #expect(environment.output.contains("\n\n    // App.routes\n    routes App\n"))
    #expect(environment.output.contains("\n\n    // Shop.routes\n    routes Shop\n"))
  }

  /// A byte that is not UTF-8 and a control character are shown as pictures.
  @Test(arguments: [("RG101", "    /caf\u{FFFD}\n"), ("RG102", "    /ho\u{2407}me\n")])
  func nothingCommandsTheTerminal(_ code: String, _ line: String) {
    var environment = FakeEnvironment()
    _ = environment.routegen("explain \(code)")
    #expect(environment.output.contains(line))
    #expect(!environment.output.utf8.contains { $0 < 0x20 && $0 != 0x0A })
  }

  @Test(arguments: DiagnosticCode.all)
  func linesHaveAtMost80Columns(_ code: DiagnosticCode) {
    var environment = FakeEnvironment()
    _ = environment.routegen("explain \(code.rawValue)")
    let lines: [Substring] = environment.output.split(separator: "\n")
    #expect(lines.dropFirst(2).allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: ["explain", "explain --list"])
  func listsEveryCode(_ line: String) {
    var environment = FakeEnvironment()
    #expect(environment.routegen(line) == .success)
    let lines = environment.output.split(separator: "\n").map { String($0) }
    #expect(lines.count == DiagnosticCode.all.count)
    for (line, code) in zip(lines, DiagnosticCode.all) {
      let words = line.split(separator: " ").prefix(3).map { String($0) }
      #expect(words == [code.rawValue, code.name, code.defaultLevel.rawValue])
      #expect(line.hasSuffix("  " + code.summary))
    }
  }

  @Test(arguments: [
    ("RG223", "there is no diagnostic 'RG223'; the nearest are RG222, RG224, RG221"),
    ("rg399", "there is no diagnostic 'rg399'; the nearest are RG401, RG402, RG404"),
    ("unkown-type", "there is no diagnostic 'unkown-type'; the nearest is unknown-type"),
    ("RG403", "there is no diagnostic 'RG403'; it is gone: no rule is about style alone"),
    (
      "host",
      "there is no diagnostic 'host'; the nearest are invalid-host, uppercase-host, host-as-value, "
        + "host-without-links"
    ),
    ("mount", "there is no diagnostic 'mount'; the nearest are invalid-mount, mount-cycle"),
    ("zzz", "there is no diagnostic 'zzz'; 'routegen explain --list' lists all diagnostics"),
    ("RG203 RG204", "'explain' takes one code, '--list' or '--markdown', not 2 of them"),
    ("--list RG204", "'explain' takes one code, '--list' or '--markdown', not 2 of them"),
    ("--lst", "there is no option '--lst'; did you mean '--list'?"),
  ])
  func saysWhatIsNear(_ words: String, _ message: String) {
    var environment = FakeEnvironment()
    #expect(environment.routegen("explain \(words)") == .couldNotRun)
    #expect(environment.errors == "error: \(message)\n")
    #expect(environment.output == "")
  }

  /// At a terminal `check` says where to read on, about the first error; pipes are spared.
  @Test func checkSaysWhereToReadOn() {
    var environment = FakeEnvironment(["a.routes": "routes A\n/Home\n/a/{id: Intt}\n"])
    environment.variables = ["NO_COLOR": "1"]
    _ = environment.routegen("check a.routes")
    #expect(!environment.output.contains("routegen explain"))
    environment.isTerminal = true
    _ = environment.routegen("check a.routes")
    #expect(environment.output.hasSuffix("\n'routegen explain RG203' explains it\n"))
    _ = environment.routegen("check --format github a.routes")
    #expect(!environment.output.contains("routegen explain"))
    environment.files["a.routes"] = Array("routes A\n/home\n".utf8)
    _ = environment.routegen("check a.routes")
    #expect(environment.output == "no problems in 1 file\n")
  }
}
