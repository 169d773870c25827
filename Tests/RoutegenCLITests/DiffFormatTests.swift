import Foundation
import RoutegenGenerate
import RoutegenSource
import TestSupport
import Testing

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
    world.files["routegen-accepted.json"] = Array(Self.accepted.utf8)
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

  @Test(arguments: [
    "--format json", "--category LINK", "--strict", "--fix LINK", "--accept never",
  ])
  func changelogGoesAlone(_ option: String) {
    var world = FakeEnvironment(["App.routes": "routes App\n/a\n"])
    #expect(world.routegen("diff App.routes App.routes --changelog \(option)") == .couldNotRun)
    #expect(world.errors.contains("'--changelog' does not go with"))
  }

  @Test func changelogWithoutChanges() {
    var world = FakeEnvironment(["App.routes": "routes App\nscheme app\n@internal\n/a\n/b\n"])
    #expect(world.routegen("snapshot -o v1") == .success)
    #expect(world.routegen("diff --against v1 --changelog") == .success)
    #expect(world.output == "## Links since `v1`\n\nNo link and no payload changes.\n")
    // Nobody outside of the app knows an internal route.
    world.files["App.routes"] = Array("routes App\nscheme app\n@internal\n/c\n/b\n".utf8)
    #expect(world.routegen("diff --against v1 --changelog") == .success)
    #expect(world.output.hasSuffix("No link and no payload changes.\n"))
  }

  @Test func corpusIsSound() {
    #expect(!Self.corpus.cases.isEmpty)
    #expect(Self.corpus.orphans == [])
  }

  private static let accepted = """
    {"version": 1, "accepted": [
      {"rule": "link-lost", "set": "App", "route": "old", "pattern": "/old", "because": "a | b",
       "until": "2024-01-31"},
      {"rule": "RG502", "set": "App", "route": "never", "because": "nobody needs it"}
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

  // MARK: Markdown

  private func markdown(_ old: String, _ new: String) -> String {
    var world = FakeEnvironment([
      "old/App.routes": "routes App\nscheme app\n\(old)",
      "App.routes": "routes App\nscheme app\n\(new)",
    ])
    _ = world.routegen("diff old/App.routes App.routes --format markdown")
    return world.output
  }

  @Test func withoutBreaksMarkdownSaysSo() {
    #expect(markdown("/a\n", "/a\n") == "No link breaks.\n\nCompared with `old/App.routes`.\n")
  }

  /// Each row of a table has as many cells as its head, whatever a pattern has in it.
  @Test(arguments: [
    "/a|b`c", "/a`b", "/a``|`b", "/a%7Cb", "/*bold*_x_", "/@user", "/a$b$c", "/!x", "/~x~",
    "/a&amp;b", "/a\u{2028}b",
  ])
  func hostileTextsStayInTheirCell(_ pattern: String) {
    let text = markdown("\(pattern) as odd\n/b\n", "/b\n")
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("|") }
    guard !text.contains("### Not compared") else { return }
    #expect(rows.count == 3, "\(text)")
    for row in rows { #expect(Self.cells(of: row) == 4, "\(row)") }
    #expect(!text.contains("\u{2028}") && !text.contains("amp;b"))
  }

  /// The number of cells of a row, as GitHub counts them: `\` and a punctuation mark are one character.
  private static func cells(of row: Substring) -> Int {
    var count = 0
    var isEscaped = false
    for byte in row.utf8 {
      if !isEscaped, byte == UInt8(ascii: "|") { count += 1 }
      isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
    }
    return count - 1
  }

  @Test func longTablesEnd() {
    let routes = (0..<80).map { "/a\($0)\n" }.joined()
    let text = markdown(routes + "/b\n", "/b\n")
    #expect(text.contains("\n30 more are not shown.\n"))
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| ❌") } == 50)
  }
}
