import RoutegenCompiler
import Testing
import TestSupport

@Suite struct GenerateCorpusTests {
  static let corpus = Corpus("generate")

  @Test(arguments: corpus.cases) func generates(_ testCase: Corpus.Case) throws {
    let compilation = Compilation(testCase.file)
    try #require(!compilation.hasErrors)
    let generated = generated(compilation)
    testCase.expect(generated.code.text, in: "swift")
    testCase.expect(generated.tables.text, in: "table")
  }

  /// Sets are hashed with another seed in every process, so this sees an order that comes of one
  /// only when it is made twice; the golden files see the others.
  @Test(arguments: corpus.cases) func givesTheSameBytesTwice(_ testCase: Corpus.Case) {
    let first = generated(Compilation(testCase.file))
    let second = generated(Compilation(testCase.file))
    #expect(first == second)
  }

  @Test func severalRouteSetsBecomeOneModule() {
    let compilations = Self.corpus.cases.map { Compilation($0.file) }
    let generated = GeneratedSwift(compilations.map(\.model), name: "All")
    for compilation in compilations {
      let name = compilation.model.name
      #expect(generated.code.text.contains(" enum \(name): RoutegenRuntime.Route {"))
      #expect(generated.tables.text.contains("nonisolated extension \(name) {"))
    }
    for file in generated.files {
      #expect(
        file.text.split(separator: "\n").count { $0.contains("import RoutegenRuntime") } == 1)
    }
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }

  private func generated(_ compilation: Compilation) -> GeneratedSwift {
    GeneratedSwift([compilation.model], name: "Golden")
  }
}
