import RoutegenCLI
import RoutegenSource
import TestSupport
import Testing

/// What the commands print, as golden files.
@Suite struct CLICorpusTests {
  static let corpus = Corpus("cli")

  @Test(arguments: corpus.cases) func treeShows(_ testCase: Corpus.Case) {
    testCase.expect(output(of: "tree", testCase), in: "tree")
  }

  @Test(arguments: corpus.cases) func checkShows(_ testCase: Corpus.Case) {
    testCase.expect(output(of: "check", testCase), in: "check")
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }

  private func output(of command: String, _ testCase: Corpus.Case) -> String {
    var environment = FakeEnvironment()
    let file = testCase.file
    environment.files[file.path] = file.bytes
    let code = environment.routegen("\(command) \(file.path)")
    return environment.output + environment.errors + "exit \(code.rawValue)\n"
  }
}
