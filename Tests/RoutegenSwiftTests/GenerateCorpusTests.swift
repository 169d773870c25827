import RoutegenGenerate
import RoutegenModel
import RoutegenSwift
import TestSupport
import Testing

@Suite struct GenerateCorpusTests {
  static let corpus = Corpus("generate")

  @Test(arguments: corpus.cases) func generates(_ testCase: Corpus.Case) throws {
    let compilation = Compilation(testCase.file)
    try #require(!compilation.hasErrors)
    testCase.expect(generated(compilation), in: "swift")
  }

  /// Sets are hashed with another seed in every process, so this sees an order that comes of one
  /// only when it is made twice; the golden files see the others.
  @Test(arguments: corpus.cases) func givesTheSameBytesTwice(_ testCase: Corpus.Case) {
    let first = generated(Compilation(testCase.file))
    let second = generated(Compilation(testCase.file))
    #expect(first == second)
  }

  @Test func severalRouteSetsBecomeOneFile() {
    let compilations = Self.corpus.cases.map { Compilation($0.file) }
    let text = emitSwift(compilations.map(\.model), fileName: "All.routes.swift").text
    for compilation in compilations {
      #expect(text.contains(" enum \(compilation.model.name): RoutegenRuntime.Route {"))
    }
    #expect(text.split(separator: "\n").count { $0.contains("import RoutegenRuntime") } == 1)
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }

  private func generated(_ compilation: Compilation) -> String {
    emitSwift([compilation.model], fileName: "Golden.routes.swift").text
  }
}
