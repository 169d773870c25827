import RoutegenGenerate
import Testing

/// `routegen format`: what it writes, and what it leaves alone.
@Suite struct FormatCommandTests {
  private static let files = [
    "good.routes": "routes Good\n/home\n", "wide.routes": "routes   Wide\n/home\n",
    "bad.routes": "routes Bad\n/a/{id\n", "odd.routes": "routes  Odd\n/a/{id: Nope}\n",
    "sub/a.routes": "routes A\n\n\n/a", "sub/b.routes": "routes B\n/b\n",
  ]

  @Test func rewritesFilesThatDiffer() {
    var environment = FakeEnvironment(Self.files)
    #expect(environment.routegen("format good.routes wide.routes sub") == .success)
    #expect(environment.output == "formatted wide.routes\nformatted sub/a.routes\n")
    #expect(environment.errors == "")
    #expect(environment.written == ["wide.routes", "sub/a.routes"])
    #expect(environment.text(of: "sub/a.routes") == "routes A\n\n/a\n")
    #expect(environment.routegen("format --check good.routes wide.routes sub") == .success)
    #expect(environment.output == "")
  }

  @Test func checkWritesNothing() {
    var environment = FakeEnvironment(Self.files)
    #expect(environment.routegen("format sub --check wide.routes") == .problemsFound)
    #expect(
      environment.output == """
        sub/a.routes is not formatted; run 'routegen format sub/a.routes'
        wide.routes is not formatted; run 'routegen format wide.routes'

        """)
    #expect(environment.written == [])
  }

  @Test(arguments: ["format", "format --check"])
  func leavesFilesWithMistakesAlone(_ command: String) {
    var environment = FakeEnvironment(Self.files)
    #expect(environment.routegen("\(command) bad.routes good.routes") == .problemsFound)
    #expect(environment.output.hasPrefix("error[RG103]: expected '}', found the end of the line\n"))
    #expect(environment.output.hasSuffix("bad.routes was not formatted\n"))
    #expect(environment.written == [])
  }

  /// Only the syntax has to be right.
  @Test func formatsFilesThatDoNotCompile() {
    var environment = FakeEnvironment(Self.files)
    #expect(environment.routegen("format odd.routes") == .success)
    #expect(environment.text(of: "odd.routes") == "routes Odd\n/a/{id: Nope}\n")
  }

  @Test func looksBelowTheFolderItIsIn() {
    var environment = FakeEnvironment(Self.files)
    #expect(environment.routegen("format") == .problemsFound)
    #expect(environment.written == ["odd.routes", "sub/a.routes", "wide.routes"])
  }

  @Test func saysWhatCannotBeWritten() {
    var environment = FakeEnvironment(Self.files)
    environment.readOnly = ["wide.routes"]
    #expect(environment.routegen("format wide.routes") == .couldNotRun)
    #expect(environment.errors == "error: cannot write 'wide.routes': permission denied\n")
  }

  @Test func showsTheMistakesOfEachOfManyFiles() {
    var environment = FakeEnvironment([
      "a.routes": "routes A\n/a\n", "b.routes": "routes B\n/a//b\n",
    ])
    #expect(environment.routegen("format") == .problemsFound)
    #expect(environment.output.contains(" --> b.routes:2:3\n"))
    #expect(environment.output.hasSuffix("b.routes was not formatted\n"))
  }
}
