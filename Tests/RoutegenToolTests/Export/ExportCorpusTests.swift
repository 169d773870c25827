import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

@Suite struct ExportCorpusTests {
  static let corpus = Corpus("export")

  @Test(arguments: corpus.cases) func exports(_ testCase: Corpus.Case) throws {
    let exports: [(String, (RouteModel) -> String)] = [
      ("md", exportMarkdown), ("json", exportJSON),
      ("tsv", { exportLinks(ExplainingMatcher($0), withInternal: false).text }),
    ]
    for (format, export) in exports {
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

  /// Programs match with the patterns in the order of the matcher.
  @Test func patternsAreInMatchOrder() throws {
    let text = """
      routes A
      scheme a
      host example.com
      payload type
      except /users/{_}/secret
      /users/{name} as named
      /users/{id: Int}?{tab: String?} as numbered
        also /u/{id}?{tab: String}
      /users/me as me
      host *.example.com {
          /now as now
      }
      """
    let file = SourceFile(path: "a.routes", text: text + "\n")
    let compilation = Compilation(file)
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    let json = try JSONSerialization.jsonObject(with: Data(exportJSON(compilation.model).utf8))
    let value = try #require(json as? [String: Any])
    let scopes = try #require(value["scopes"] as? [[String: Any]])
    #expect(
      scopes.map { ($0["origin"] as? [String: Any])?["name"] as? String } == ["*.example.com", nil])
    let patterns = try #require(scopes[1]["patterns"] as? [[String: Any]])
    #expect(
      patterns.map { $0["text"] as? String } == [
        "/u/{id: Int}?{tab: String}", "/users/me", "/users/{id: Int}?{tab: String?}",
        "/users/{name}", "/users/{_}/secret",
      ])
    #expect(patterns.map { $0["required"] as? [String] } == [["tab"], nil, nil, nil, nil])
    #expect(patterns.map { $0["isPrinted"] as? Bool } == [false, true, true, true, false])
    let named = try #require(value["payloadPatterns"] as? [[String: Any]])
    let keys = named.compactMap { $0["keys"] as? [String: String] }
    #expect(Set(keys) == [["id": "id"], ["name": "name"]])
  }

  /// A payload names `/a/{_ = x}` as `a`, for which no key supplies anything.
  @Test func patternsForPayloadsHaveKeys() throws {
    let text = "routes A\npayload type\n/a/{_ = x}?{tab: String?} as a\n"
    let model = Compilation(SourceFile(path: "a.routes", text: text)).model
    let json = try JSONSerialization.jsonObject(with: Data(exportJSON(model).utf8))
    let value = try #require(json as? [String: Any])
    let patterns = try #require(value["payloadPatterns"] as? [[String: Any]])
    #expect(patterns.map { $0["keys"] as? [String: String] } == [[:], nil])
  }

  /// JSON numbers are not exact beyond 2^53 in JavaScript.
  @Test func boundsAreTexts() throws {
    let text = """
      routes A
      /a?{n: Int in 1...9007199254740993}&{d: Double in ...100000000000000000000.5}&{u: UInt? in 5...}
      """
    let json = try JSONSerialization.jsonObject(
      with: Data(
        exportJSON(Compilation(SourceFile(path: "a.routes", text: text + "\n")).model).utf8))
    let types = try #require((json as? [String: Any])?["valueTypes"] as? [[String: String]])
    #expect(
      types == [
        ["kind": "int", "low": "1", "high": "9007199254740993"],
        ["kind": "double", "high": "100000000000000000000"], ["kind": "uint", "low": "5"],
      ])
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
