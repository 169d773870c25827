import Foundation
import RoutegenCLI
import RoutegenModel
import RoutegenExport
import RoutegenSource
import TestSupport
import Testing

@Suite struct ExportCorpusTests {
  static let corpus = Corpus("export")

  @Test(arguments: corpus.cases) func exports(_ testCase: Corpus.Case) throws {
    for (format, export) in [("md", exportMarkdown), ("json", exportJSON)] {
      let text = export(try model(of: testCase))
      testCase.expect(text, in: format)
      #expect(text == export(try model(of: testCase)))
    }
  }

  @Test(arguments: corpus.cases) func jsonIsJSON(_ testCase: Corpus.Case) throws {
    let model = try model(of: testCase)
    let value = try JSONSerialization.jsonObject(with: Data(exportJSON(model).utf8))
    let routes = (value as? [String: Any])?["routes"] as? [Any]
    #expect(routes?.count == model.routes.count)
  }

  /// Websites do not list what is internal.
  @Test func internalRoutesAreMarkedOrLeftOut() throws {
    let file = SourceFile(path: "a.routes", text: "routes A\n@internal\n/b {\n/c\n}\n/d\n")
    let model = Compilation(file).model
    let value = try JSONSerialization.jsonObject(with: Data(exportJSON(model).utf8))
    let routes = try #require((value as? [String: Any])?["routes"] as? [[String: Any]])
    #expect(routes.map { $0["internal"] as? Bool } == [true, false])
    let page = exportMarkdown(model)
    #expect(page.contains("`/d`") && !page.contains("/b"))
  }

  @Test func internalMountsAreLeftOut() {
    let host = "routes A\n/a\n@internal\n/lab {\n/ mount B\n}\n/shop mount B\n"
    let texts = [host, "routes B\n/b\n"]
    let files = texts.enumerated().map {
      SourceFile(id: FileID($0), path: "\($0).routes", text: $1)
    }
    let page = exportMarkdown(Project(files).compilations[0].model)
    #expect(page.contains("- `/shop`: the routes of `B`") && !page.contains("/lab"))
  }

  /// The other cases are files of the same folder.
  private func model(of testCase: Corpus.Case) throws -> RouteModel {
    let others = Self.corpus.cases.filter { $0.name != testCase.name }
    let files = ([testCase] + others).enumerated().map { number, item in
      SourceFile(id: FileID(number), path: item.file.path, bytes: item.file.bytes)
    }
    let compilation = Project(files).compilations[0]
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    return compilation.model
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }
}
