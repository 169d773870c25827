import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// What other programs read from `check`.
@Suite struct CheckFormatTests {
  private static let formats = ["json", "sarif", "github"]
  private static let corpus = Corpus("formats")

  @Test(arguments: corpus.cases, formats)
  func shows(_ testCase: Corpus.Case, _ format: String) throws {
    var environment = FakeEnvironment()
    environment.files[testCase.file.path] = testCase.file.bytes
    #expect(environment.routegen("check --format \(format) .") == .problemsFound)
    #expect(environment.errors == "")
    let isSARIF = format == "sarif"
    testCase.expect(isSARIF ? try reported(in: environment.output) : environment.output, in: format)
  }

  /// A SARIF log without the rules that it has no results of, and without the indices of rules: both
  /// change with every rule that is added.
  private func reported(in log: String) throws -> String {
    var log = try object(log)
    var runs = log["runs"].map(items) ?? []
    for index in runs.indices {
      var results = runs[index]["results"].map(items) ?? []
      for result in results.indices { results[result]["ruleIndex"] = nil }
      let found = Set(results.compactMap { $0["ruleId"] as? String })
      var tool = runs[index]["tool"] as? [String: Any] ?? [:]
      var driver = tool["driver"] as? [String: Any] ?? [:]
      driver["rules"] = driver["rules"].map(items)?.filter { rule in
        (rule["id"] as? String).map(found.contains) ?? true
      }
      tool["driver"] = driver
      runs[index]["tool"] = tool
      runs[index]["results"] = results
    }
    log["runs"] = runs
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    return String(
      decoding: try JSONSerialization.data(withJSONObject: log, options: options), as: UTF8.self)
      + "\n"
  }

  /// The log lists every rule in the order of the codes, and each result points to its own.
  @Test(arguments: corpus.cases)
  func everyResultPointsToItsRule(_ testCase: Corpus.Case) throws {
    var environment = FakeEnvironment()
    environment.files[testCase.file.path] = testCase.file.bytes
    _ = environment.routegen("check --format sarif")
    let run = try #require(try object(environment.output)["runs"].map(items)?.first)
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = driver?["rules"].map(items) ?? []
    #expect(rules.map { $0["id"] as? String } == DiagnosticCode.all.map(\.rawValue))
    #expect(rules.map { $0["name"] as? String } == DiagnosticCode.all.map(\.name))
    for result in run["results"].map(items) ?? [] {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
    }
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }

  /// Whatever is found, the documents are JSON, and say as much as the text does.
  @Test(.tags(.random), arguments: chosen(Corpus("check").usualCases, oneIn: 9))
  func everyFormatHasEveryDiagnostic(_ testCase: Corpus.Case) throws {
    var environment = FakeEnvironment()
    environment.files["a.routes"] = testCase.file.bytes
    let count = Compilation(testCase.file).diagnostics.count
    _ = environment.routegen("check --format json")
    #expect(try object(environment.output)["diagnostics"].map(items)?.count == count)
    _ = environment.routegen("check --format sarif")
    let runs = try object(environment.output)["runs"].map(items) ?? []
    #expect(runs.first?["results"].map(items)?.count == count)
    _ = environment.routegen("check --format github")
    #expect(environment.output.split(separator: "\n").count { $0.hasPrefix("::") } == count)
  }

  /// A fix of the documents is the change that `--fix` makes.
  @Test func fixesOfTheDocumentAreBytes() throws {
    let text = "routes A\n/é/b/\n"
    var environment = FakeEnvironment(["a.routes": text])
    _ = environment.routegen("check --format json")
    let diagnostics = try object(environment.output)["diagnostics"].map(items) ?? []
    let fix = try #require(diagnostics.first?["fixes"].map(items)?.first)
    let location = try #require(fix["location"] as? [String: Any])
    var bytes = Array(text.utf8)
    let start = try #require(location["offset"] as? Int)
    let end = try #require(location["endOffset"] as? Int)
    bytes.replaceSubrange(start..<end, with: Array((fix["replacement"] as? String ?? "").utf8))
    _ = environment.routegen("check --fix")
    #expect(environment.files["a.routes"] == bytes)
  }

  private func object(_ text: String) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] ?? [:]
  }

  private func items(_ value: Any) -> [[String: Any]] { value as? [[String: Any]] ?? [] }
}
