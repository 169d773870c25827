import Foundation
import RoutegenCompiler
import TestSupport
import Testing

/// `Documentation/Internals/Overlap.md` says what the code does.
@Suite struct OverlapPageTests {
  private func page() throws -> String {
    try String(
      contentsOf: Repository.url("Documentation/Internals/Overlap.md"),
      encoding: .utf8)
  }

  /// The texts between lines of three backquotes, the first of which is followed by `words`.
  private func blocks(_ words: String) throws -> [String] {
    try page().components(separatedBy: "```\(words)\n").dropFirst().map {
      $0.components(separatedBy: "```")[0].trimmingCharacters(in: .newlines)
    }
  }

  @Test func theWitnessIsThatOfTheExample() throws {
    let lines = try #require(try blocks("routes error RG301").first)
    let link = try #require(try blocks("text").first)
    let resolved = Resolved(lines)
    #expect(resolved.codes == [.ambiguousRoutes])
    #expect(resolved.diagnostics.first?.notes.first == "such a link is '\(link)'")
    let withoutLast = lines.split(separator: "\n").dropLast().joined(separator: "\n")
    #expect(
      Resolved(withoutLast).diagnostics.first?.notes.first
        == "such a link is '/y-x?draft=true&page=7'")
    #expect(try page().contains("`/y-x?draft=true&page=7`"))
  }

  @Test func theCounterexampleIsThatOfTheExample() throws {
    let lines = try #require(try blocks("routes error RG303").first)
    let link = try #require(try blocks("text").last)
    let resolved = Resolved(lines)
    #expect(resolved.codes == [.unreachableRoute])
    #expect(
      resolved.diagnostics.first?.labels.map(\.message) == ["this pattern matches '\(link)'"])
  }

  /// The first cells of the tables under "Where to read".
  @Test func everyTypeHasAFile() throws {
    let section = try #require(
      try page().components(separatedBy: "## Where to read").last?
        .components(separatedBy: "\n## ").first)
    let rows = section.split(separator: "\n").filter { $0.hasPrefix("| `") }
    let types = rows.flatMap { row in
      row.split(separator: "|")[0].matches(of: /`([A-Za-z]+)`/).map { String($0.1) }
    }
    #expect(types.count > 7)
    let folder = Repository.url("Sources/RoutegenCompiler/Model/Overlap")
    for type in types {
      let file = folder.appendingPathComponent("\(type).swift").path
      #expect(FileManager.default.fileExists(atPath: file), "\(type)")
    }
  }
}
