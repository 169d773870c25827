import Foundation
import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct AndroidManifestTests {
  private static func manifest(
    _ text: String, activity: String = ".MainActivity"
  ) throws -> AndroidManifest {
    let compilation = Compilation(SourceFile(path: "a.routes", text: "routes A\n" + text))
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    return AndroidManifest(ExplainingMatcher(compilation.model), activity: activity)
  }

  @Test func writesFilters() throws {
    try Corpus.answers("android-manifest").expectAnswers { entry in
      let manifest = try Self.manifest("host a.b\n\(entry.question)\n")
      let filters = manifest.filters.flatMap { filter in
        [(filter.schemes + filter.hosts.map { "\($0)" }).joined(separator: ", ")]
          + filter.paths.map { "  \($0.pattern)" }
      }
      let notes = [
        ("exclusions", manifest.lostExclusions), ("items", manifest.claimsWithItems),
        ("wide", manifest.wideClaims), ("omitted", manifest.omittedClaims),
      ].flatMap { name, claims in claims.map { "\(name): \($0.candidate.pattern.text)" } }
      return (filters + notes + manifest.hostsWithoutLinks.map { "no links: \($0)" })
        .joined(separator: "\n")
    }
  }

  // MARK: The element

  /// XML has names for some characters, and Android's tools have escapes for others.
  @Test func escapesTexts() throws {
    let manifest = try Self.manifest(
      "host a.b\n/a%26%3Cb%3E/it's%22/a%20b/v1.2/c%5Cd as odd\n", activity: ".A&\"<B>")
    let lines = manifest.text.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("android:name=\".A&amp;&quot;&lt;B&gt;\""))
    #expect(
      lines.contains(
        "<data android:pathAdvancedPattern=\"/a&amp;&lt;b&gt;/it\\'s\\&quot;/a\\u0020b/v1\\\\.2/c\\\\\\\\d/{0,1}\" />"
      ))
    #expect(manifest.filters[0].opens(path: "/a&<b>/it's\"/a b/v1.2/c\\d"))
  }

  // MARK: Paths

  @Test func wholeNumbersAreCanonical() throws {
    let manifest = try Self.manifest("host a.b\n/a/{b: Int}/{c: UInt} as x\n")
    for (path, opens) in [
      ("7/7", true), ("-7/0", true), ("0/7", true), ("07/7", false), ("7/-7", false),
      ("-0/7", false), ("7/00", false), ("9223372036854775807/18446744073709551615", true),
      ("12345678901234567890/7", false),
    ] { #expect(manifest.filters[0].opens(path: "/a/" + path) == opens, "\(path)") }
  }

  /// Text at the end of a segment, and text of several characters, may begin in the placeholder before it.
  @Test func placeholdersMayHaveTheNextCharacter() throws {
    let manifest = try Self.manifest("host a.b\n/{a}.html\n/a/{a}--{b} as pair\n")
    let filter = try #require(manifest.filters.first)
    for path in [
      "/a.html", "/a.b.html", "/..html", "/.a.b.html", "/a.b.c.d.html", "/a/b--c", "/a/b-c--d",
      "/a/---b",
    ] {
      #expect(filter.opens(path: path), "\(path)")
    }
    for path in ["/a", "/.html", "/a.htm", "/a.b.c.d.e.html", "/a/b--", "/a/--b", "/a/b-c"] {
      #expect(!filter.opens(path: path), "\(path)")
    }
  }

  @Test func numbersOfPatternsAreLimited() throws {
    let values = (0..<30).map { "v\($0)" }.joined(separator: ", ")
    let manifest = try Self.manifest(
      "host a.b\nenum E { \(values) }\n/{a: E}/{b: E} as two\n/a/{c: E} as one\n")
    #expect(manifest.filters[0].paths.count == 31)
    #expect(manifest.wideClaims.map(\.candidate.pattern.text) == ["/{a: E}/{b: E}"])
  }

  /// A pattern for which Android has no room is left out, because it would refuse the app.
  @Test func longTextsAreOmitted() throws {
    let long = "/" + String(repeating: "a", count: 2_040)
    let manifest = try Self.manifest(
      "host a.b\n\(long) as long\n\(long)/b as longer\n\(long)/bcd as longest\n")
    #expect(manifest.filters[0].paths.count == 2)
    #expect(manifest.omittedClaims.map(\.candidate.pattern.text) == [long + "/bcd"])
  }

  // MARK: Notes

  // MARK: XML

  @Test func isWellFormed() throws {
    let manifest = try Self.manifest(
      "scheme s\nhost a.b\n/a%26%3Cb%3E/it's%22/{x} as odd\n/é/😀 as other\n", activity: "a.b.<&\">'"
    )
    let parser = XMLParser(data: Data(manifest.text.utf8))
    #expect(parser.parse(), "\(manifest.text)")
    try Self.lint(manifest.text)
  }

  /// Asks `xmllint`, if it is there.
  private static func lint(_ text: String) throws {
    let paths = ["/usr/bin/xmllint", "/usr/local/bin/xmllint"]
    guard let tool = paths.first(where: FileManager.default.isExecutableFile) else { return }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "manifest-\(UUID().uuidString).xml")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: tool)
    process.arguments = ["--noout", file.path]
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
