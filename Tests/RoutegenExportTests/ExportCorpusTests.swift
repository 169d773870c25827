import Foundation
import RoutegenCLI
import RoutegenModel
import RoutegenExport
import RoutegenSource
import TestSupport
import Testing

@Suite struct ExportCorpusTests {
  static let corpus = Corpus("export")

  @Test(arguments: corpus.cases, exporters.map(\.name))
  func exports(_ testCase: Corpus.Case, _ name: String) throws {
    let compilation = Compilation(testCase.file)
    try #require(!compilation.hasErrors)
    let exporter = try #require(exporters.first { $0.name == name })
    let text = exporter.export(compilation.model)
    testCase.expect(text, in: name == "markdown" ? "md" : name)
    #expect(text == exporter.export(Compilation(testCase.file).model))
  }

  @Test(arguments: corpus.cases) func jsonIsJSON(_ testCase: Corpus.Case) throws {
    let text = exportJSON(Compilation(testCase.file).model)
    let value = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let routes = value?["routes"] as? [Any]
    #expect(routes?.count == Compilation(testCase.file).model.routes.count)
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }
}
