import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// What `check --fix` changes, and what it leaves to people.
@Suite struct FixTests {
  @Test func changesWhatIsCertainAndTellsIt() {
    var environment = FakeEnvironment(["a.routes": "routes A\n/x/y/\n/z?{a: String? = nil}\n"])
    #expect(environment.routegen("check --fix") == .success)
    #expect(environment.text(of: "a.routes") == "routes A\n/x/y\n/z?{a: String?}\n")
    #expect(
      environment.output == """
        fixed a.routes:2:5: remove '/' [RG107]
        fixed a.routes:3:15: remove the default [RG209]

        no problems in 1 file
        fixed 2 problems in 1 file

        """)
  }

  /// The routes beside a line with a mistake know the name that it declares.
  @Test func mendsAnEnumThatIsUsed() {
    var environment = FakeEnvironment([
      "a.routes": "routes A\nenum Sort (new, top)\n/list?{sort: Sort?}\n"
    ])
    #expect(environment.routegen("check --fix") == .success)
    #expect(
      environment.text(of: "a.routes")
        == "routes A\nenum Sort { new, top }\n/list?{sort: Sort?}\n")
  }

  @Test func leavesGuessesToPeople() {
    var environment = FakeEnvironment(["a.routes": "routes A\n/x/{id: Intt}\n/a\n/a?{b}\n"])
    #expect(environment.routegen("check --fix") == .problemsFound)
    #expect(environment.written == [])
    #expect(environment.output.hasSuffix("2 errors in 1 file\n"))
  }

  @Test func withoutTheOptionItSaysWhatItWouldDo() {
    var environment = FakeEnvironment(["a.routes": "routes A\n/x/y/\n"])
    #expect(environment.routegen("check") == .problemsFound)
    #expect(environment.written == [])
    #expect(environment.output.hasSuffix("\n'routegen check --fix' fixes 1 problem\n"))
  }

  /// A comment that names two rules is mended in two rounds.
  @Test func goesOnUntilNothingChanges() {
    let comment = "// routegen:disable many-cases, undocumented-route"
    var environment = FakeEnvironment(["a.routes": "\(comment)\nroutes A\n/// A.\n/a\n"])
    #expect(environment.routegen("check --fix --strict") == .success)
    #expect(environment.text(of: "a.routes") == "routes A\n/// A.\n/a\n")
  }

  @Test func keepsTheReasonAndTheOtherRules() {
    let text = "routes A\n/a // routegen:disable-line many-cases, RG404 -- why\n"
    var environment = FakeEnvironment(["a.routes": text])
    #expect(environment.routegen("check --fix") == .success)
    #expect(
      environment.text(of: "a.routes") == "routes A\n/a // routegen:disable-line RG404 -- why\n")
  }

  @Test func leavesBytesThatAreNoTextAlone() {
    var environment = FakeEnvironment()
    environment.files["a.routes"] = Array("routes A\n/x/y/\n// ".utf8) + [0xE9, 0x0A]
    #expect(environment.routegen("check --fix") == .problemsFound)
    #expect(environment.written == [])
  }

  @Test func filesThatCannotBeWrittenAreNamed() {
    var environment = FakeEnvironment(["a.routes": "routes A\n/x/y/\n"])
    environment.readOnly = ["a.routes"]
    #expect(environment.routegen("check --fix") == .couldNotRun)
    #expect(environment.errors == "error: cannot write 'a.routes': permission denied\n")
  }

  /// Every change removes what it is for, adds nothing, and a second run finds none.
  @Test(.tags(.random), arguments: chosen(Corpus("check").usualCases, oneIn: 4))
  func fixesEachFile(_ testCase: Corpus.Case) {
    var environment = FakeEnvironment()
    environment.files["a.routes"] = testCase.file.bytes
    let before = Compilation(testCase.file).shownDiagnostics
    _ = environment.routegen("check --fix")
    let left = before.filter { $0.fixIts.first?.isAutomatic != true || !isText(testCase.file) }
    let file = SourceFile(path: "a.routes", bytes: environment.files["a.routes"] ?? [])
    #expect(
      Compilation(file).diagnostics.map(\.code.rawValue).sorted()
        == left.map(\.code.rawValue).sorted())
    let count = environment.written.count
    _ = environment.routegen("check --fix")
    #expect(environment.written.count == count)
  }

  private func isText(_ file: SourceFile) -> Bool {
    Array(String(decoding: file.bytes, as: UTF8.self).utf8) == file.bytes
  }
}
