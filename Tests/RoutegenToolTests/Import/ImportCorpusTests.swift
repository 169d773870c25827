import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// The route files that `import` makes, as golden files.
@Suite struct ImportCorpusTests {
  static let corpus = Corpus("import", extensions: ["txt", "json", "xml"])

  @Test(arguments: corpus.cases) func makes(_ testCase: Corpus.Case) throws {
    let name = testCase.name.hasPrefix("seed-") ? String(testCase.name.dropFirst(5)) : "App"
    let imported = Import([testCase.file], name: name)
    let text = try #require(imported.text, "\(imported.problems)")
    testCase.expect(text, in: "routes")
    expectSound(text)
    let again = Import([testCase.file], name: name)
    #expect(again.text == text, "the same input gives the same output")
  }

  @Test func corpusIsSound() {
    #expect(Self.corpus.cases.count > 5)
    #expect(Self.corpus.orphans == [])
  }

  /// All files together are one route set.
  @Test func filesCombine() throws {
    let files = Self.corpus.cases.enumerated().map { number, testCase in
      SourceFile(id: FileID(number), path: testCase.file.path, bytes: testCase.file.bytes)
    }
    let imported = Import(files, name: "App")
    expectSound(try #require(imported.text, "\(imported.problems)"))
  }
}
