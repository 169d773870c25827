import Foundation
import RoutegenCompiler
import Testing
import TestSupport

/// What `links` prints about the files in a folder beside a route file, as golden files.
@Suite struct LinksCorpusTests {
  private static let corpus = Corpus("links")

  @Test(arguments: corpus.cases, ["text", "json", "github"])
  func shows(_ testCase: Corpus.Case, _ format: String) throws {
    var environment = try world(of: testCase)
    #expect(environment.routegen("links --format \(format)") == .problemsFound)
    #expect(environment.errors == "")
    testCase.expect(environment.output, in: format)
  }

  /// The order is that of the text format, of which the golden files show the rest.
  @Test(arguments: corpus.cases) func sarifHasTheSameResults(_ testCase: Corpus.Case) throws {
    var environment = try world(of: testCase)
    #expect(environment.routegen("links --format sarif") == .problemsFound)
    let log = environment.output
    #expect(environment.routegen("links") == .problemsFound)
    let object = try JSONSerialization.jsonObject(with: Data(log.utf8)) as? [String: Any]
    let runs = object?["runs"] as? [[String: Any]]
    let results = runs?.first?["results"] as? [[String: Any]] ?? []
    let codes = environment.output.split(separator: "\n")
      .filter { $0.hasPrefix("error[") || $0.hasPrefix("warning[") }
      .map { $0.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" } }
    #expect(codes.count > 10)
    #expect(results.map { $0["ruleId"] as? String } == codes.map(String.init))
  }

  private func world(of testCase: Corpus.Case) throws -> FakeEnvironment {
    var environment = FakeEnvironment()
    environment.files["app.routes"] = testCase.file.bytes
    let folder = Repository.url("Tests/Corpus/links/\(testCase.name)")
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      environment.files[name] = [UInt8](data)
    }
    return environment
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }
}
