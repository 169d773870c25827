import RoutegenCompiler
import Testing
import TestSupport

/// What the commands print, as golden files.
@Suite struct CLICorpusTests {
  static let corpus = Corpus("cli")

  @Test(arguments: corpus.cases) func treeShows(_ testCase: Corpus.Case) {
    testCase.expect(output(of: "tree", testCase), in: "tree")
  }

  @Test(arguments: corpus.cases) func checkShows(_ testCase: Corpus.Case) {
    testCase.expect(output(of: "check", testCase), in: "check")
  }

  /// What `match` says to each line `// $ match …` of the file.
  @Test(arguments: corpus.cases) func matchShows(_ testCase: Corpus.Case) {
    let lines = String(decoding: testCase.file.bytes, as: UTF8.self).split(separator: "\n")
    let outputs = lines.filter { $0.hasPrefix("// $ match ") }.map { line in
      let words = line.dropFirst("// $ match ".count)
      return "$ match \(words)\n" + output(of: "match", testCase, words)
    }
    testCase.expect(outputs.joined(separator: "\n"), in: "match")
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }

  /// The other cases are files of the same folder.
  private func output(
    of command: String, _ testCase: Corpus.Case, _ words: Substring = ""
  ) -> String {
    var environment = FakeEnvironment()
    for file in Self.corpus.cases.map(\.file) { environment.files[file.path] = file.bytes }
    let code = environment.routegen("\(command) \(testCase.file.path) \(words)")
    return environment.output + environment.errors + "exit \(code.rawValue)\n"
  }
}
