import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// What `diff` says of two versions, as golden files: a case has both, the new one after `// --- new`, and
/// perhaps a first line `// options: --category PRINT`.
@Suite struct DiffCorpusTests {
  static let corpus = Corpus("diff")

  @Test(arguments: corpus.cases) func diffShows(_ testCase: Corpus.Case) throws {
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    let versions = text.components(separatedBy: "// --- new\n")
    try #require(versions.count == 2)
    var environment = FakeEnvironment([
      "old/App.routes": versions[0], "new/App.routes": versions[1],
    ])
    let start = "// options: "
    let first = text.split(separator: "\n", maxSplits: 1)[0]
    let options = first.hasPrefix(start) ? first.dropFirst(start.count) : ""
    let code = environment.routegen("diff old new \(options)")
    let output = environment.output + environment.errors + "exit \(code.rawValue)\n"
    testCase.expect(output, in: "diff")
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }

  /// No file differs from itself, nor from itself after `format`.
  @Test(.tags(.random), arguments: chosen(Corpus("check").usualCases, oneIn: 4))
  func nothingDiffersFromItself(_ testCase: Corpus.Case) {
    let compilation = Compilation(testCase.file)
    guard !compilation.hasErrors else { return }
    let formatted = SourceFile(
      path: testCase.file.path, text: ParsedFile(testCase.file).formatted ?? "refused")
    for other in [compilation, Compilation(formatted)] {
      let changes = RouteSetChanges(from: compilation.model, to: other.model).all
      #expect(changes.isEmpty, "\(changes.map(\.diagnostic.message))")
    }
  }
}
