import Foundation
import RoutegenCompiler
import Testing
import TestSupport

/// What `diff` writes in each format, as golden files: a case has both versions, the new one after
/// `// --- new`.
@Suite struct DiffFormatTests {
  private static let corpus = Corpus("diff-formats")
  private static let formats = ["text", "json", "sarif", "github", "markdown"]

  @Test(arguments: corpus.cases, formats)
  func shows(_ testCase: Corpus.Case, _ format: String) throws {
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    let versions = text.components(separatedBy: "// --- new\n")
    try #require(versions.count == 2)
    var world = FakeEnvironment(["App.routes": versions[0]])
    #expect(world.routegen("snapshot -o v1") == .success, "\(world.errors)")
    world.files["App.routes"] = Array(versions[1].utf8)
    world.files["routegen-baseline.json"] = Array(Self.accepted.utf8)
    #expect(world.routegen("diff --against v1 --format \(format)") == .problemsFound)
    #expect(world.errors == "")
    testCase.expect(
      format == "sarif" ? try Self.results(of: world.output) : world.output, in: format)
  }

  @Test(arguments: corpus.cases)
  func showsChangelog(_ testCase: Corpus.Case) throws {
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    let versions = text.components(separatedBy: "// --- new\n")
    var world = FakeEnvironment(["old.routes": versions[0], "App.routes": versions[1]])
    #expect(world.routegen("diff old.routes App.routes --changelog") == .success)
    testCase.expect(world.output, in: "changelog")
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }

  private static let accepted = """
    {"version": 2, "findings": [
      {"code": "link-lost", "path": "App.old", "text": "/old", "because": "a | b",
       "until": "2024-01-31"},
      {"code": "RG502", "path": "App.never", "text": "", "because": "nobody needs it"}
    ]}
    """

  /// The results of a SARIF log; the rules change with every code.
  private static func results(of log: String) throws -> String {
    let log = try #require(
      try JSONSerialization.jsonObject(with: Data(log.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    var results = try #require(run["results"] as? [[String: Any]])
    for index in results.indices { results[index]["ruleIndex"] = nil }
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: results, options: options), as: UTF8.self
    )
      + "\n"
  }
}
