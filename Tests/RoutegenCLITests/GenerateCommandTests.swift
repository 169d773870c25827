import RoutegenGenerate
import Testing

/// What `routegen generate` writes, and when it does not.
@Suite struct GenerateCommandTests {
  private static let app = [
    "App.routes": "routes App\n/home\n", "Shop.routes": "routes Shop\n/a\n",
  ]
  private static let output = "Out/App.routes.swift"
  private static let table = "Out/App.table.swift"

  @Test func theFileGivesTheNameOfTheOutput() {
    var environment = FakeEnvironment(Self.app)
    #expect(environment.routegen("generate App.routes -o Out") == .success)
    #expect(environment.written == [Self.output, Self.table])
    #expect(environment.output == "" && environment.errors == "")
    #expect(environment.text(of: Self.output)?.contains("enum App: RoutegenRuntime.Route") == true)
    #expect(environment.text(of: Self.output)?.contains("_table") == false)
    #expect(environment.text(of: Self.table)?.contains("static let _table") == true)
  }

  @Test func severalFilesBecomeOne() {
    var environment = FakeEnvironment(Self.app)
    let line = "generate App.routes Shop.routes -o Out --module Routes"
    #expect(environment.routegen(line) == .success)
    #expect(environment.written == ["Out/Routes.routes.swift", "Out/Routes.table.swift"])
    let text = environment.text(of: "Out/Routes.routes.swift") ?? ""
    #expect(text.contains("enum App:") && text.contains("enum Shop:"))
  }

  /// A file that is touched is compiled again.
  @Test func onlyBytesThatDifferAreWritten() {
    var environment = FakeEnvironment(Self.app)
    _ = environment.routegen("generate App.routes -o Out")
    _ = environment.routegen("generate App.routes -o Out")
    let both = [Self.output, Self.table]
    #expect(environment.written == both)
    environment.files["App.routes"] = Array("// A comment.\nroutes App\n/home\n".utf8)
    _ = environment.routegen("generate App.routes -o Out")
    #expect(environment.written == both)
    environment.files["App.routes"] = Array("routes App\nscheme app\n/home\n".utf8)
    _ = environment.routegen("generate App.routes -o Out")
    #expect(environment.written == both + [Self.table])
    environment.files["App.routes"] = Array("routes App\nscheme app\n/other\n".utf8)
    _ = environment.routegen("generate App.routes -o Out")
    #expect(environment.written == both + [Self.table] + both)
  }

  /// A generated file that somebody committed beside the build plugin, which writes it to a folder of its own.
  @Test func aCommittedFileIsToBeDeleted() {
    var environment = FakeEnvironment(["/app/App.routes": "routes App\n/home\n"])
    let line = "generate /app/App.routes -o /work --module Links"
    #expect(environment.routegen("generate /app/App.routes -o /app --module Links") == .success)
    #expect(environment.routegen(line) == .problemsFound)
    #expect(environment.errors.hasPrefix("/app/Links.routes.swift:1:1: error: "))
    #expect(environment.errors.hasSuffix(": delete it\n"))
    #expect(environment.errors.contains("\n/app/Links.table.swift:1:1: error: "))
    for name in ["routes", "table"] {
      environment.files["/app/Links.\(name).swift"] = Array("// Mine.\n".utf8)
    }
    #expect(environment.routegen(line) == .success)
  }

  @Test func checkTellsWhetherTheOutputIsCurrent() {
    var environment = FakeEnvironment(Self.app)
    #expect(environment.routegen("generate App.routes -o Out --check") == .problemsFound)
    #expect(
      environment.errors.contains("run 'routegen generate App.routes -o Out --module App'"))
    #expect(environment.written == [])
    _ = environment.routegen("generate App.routes -o Out")
    #expect(environment.routegen("generate App.routes -o Out --check") == .success)
    environment.files["App.routes"] = Array("routes App\n/other\n".utf8)
    #expect(environment.routegen("generate App.routes -o Out --check") == .problemsFound)
    #expect(environment.written == [Self.output, Self.table])
    environment.files["App.routes"] = Array("routes App\nscheme app\n/home\n".utf8)
    #expect(environment.routegen("generate App.routes -o Out --check") == .problemsFound)
    #expect(environment.errors.hasPrefix("\(Self.table) is not current; run "))
  }

  /// Errors mean no output, never half of it.
  @Test func wrongInputGivesNoOutput() {
    var environment = FakeEnvironment(Self.app)
    environment.files["Bad.routes"] = Array("routes Bad\n/a/{id: Intt}\n".utf8)
    let line = "generate App.routes Bad.routes -o Out --module M"
    #expect(environment.routegen(line) == .problemsFound)
    #expect(environment.written == [])
    #expect(
      environment.errors == """
        Bad.routes:2:9: error: no parameter type is called 'Intt' [RG203]
        /a/{id: Intt}
                ^^^^
        Bad.routes:2:9: note: change it to 'Int'

        """)
  }

  @Test func routeSetsOfOneModuleNeedDifferentNames() {
    var environment = FakeEnvironment(Self.app)
    environment.files["Other.routes"] = Array("routes App\n/b\n".utf8)
    let line = "generate App.routes Other.routes -o Out --module M"
    #expect(environment.routegen(line) == .problemsFound)
    #expect(environment.written == [])
    #expect(
      environment.errors == """
        Other.routes:1:8: error: the module already has a route set 'App' [RG202]
        routes App
               ^^^
        App.routes:1:8: note: the first one is here

        """)
  }

  @Test func warningsAreShownAndDoNotStopIt() {
    let lines = (0..<100).map { "/r\($0)\n" }.joined()
    var environment = FakeEnvironment(["App.routes": "routes App\n" + lines])
    #expect(environment.routegen("generate App.routes -o Out") == .success)
    #expect(environment.errors.contains("warning: the enum 'App' has 100 cases"))
    #expect(environment.written == [Self.output, Self.table])
  }

  /// git may write each LF as CR LF.
  @Test func linesMayEndWithCRLF() throws {
    var environment = FakeEnvironment(Self.app)
    #expect(environment.routegen("generate App.routes -o Out") == .success)
    let text = try #require(environment.text(of: Self.output))
    for (text, code) in [
      (text.replacing("\n", with: "\r\n"), ExitCode.success),
      (text.replacing("\n", with: "\r\r\n"), .problemsFound),
      (text.replacing("\n", with: "\r"), .problemsFound),
    ] {
      environment.files[Self.output] = Array(text.utf8)
      #expect(environment.routegen("generate App.routes -o Out --check") == code)
    }
    let route = "routes App\r\n/home\r\n"
    environment.files["App.routes"] = Array(route.utf8)
    #expect(environment.routegen("format --check App.routes") == .success)
    #expect(environment.routegen("format App.routes") == .success)
    #expect(environment.text(of: "App.routes") == route)
  }

  @Test func foldersStandForTheirFiles() {
    var environment = FakeEnvironment([
      "Sub/A.routes": "routes A\n/a\n", "Sub/B.routes": "routes B\n/b\n",
    ])
    #expect(environment.routegen("generate Sub -o Out --module M") == .success)
    let text = environment.text(of: "Out/M.routes.swift") ?? ""
    #expect(text.contains("enum A:") && text.contains("enum B:"))
  }

  @Test func outputThatCannotBeWrittenIsNamed() {
    var environment = FakeEnvironment(Self.app)
    environment.forbidden = [Self.output]
    #expect(environment.routegen("generate App.routes -o Out") == .couldNotRun)
    #expect(environment.errors == "error: cannot write '\(Self.output)': permission denied\n")
  }
}
