import Foundation
import RoutegenGenerate
import RoutegenSource
import Testing
@testable import RoutegenWorkspace
import RoutegenCLI

/// The page about diagnostics is the one that the tool makes.
@Suite struct DiagnosticsPageTests {
  private static let page = Page("Documentation/Diagnostics.md")

  /// With `ROUTEGEN_UPDATE` set, writes the page and fails, so that nobody forgets to look at it.
  @Test func isWhatTheToolMakes() throws {
    let made = try made()
    guard Self.page.lines.joined(separator: "\n") != made else { return }
    if ProcessInfo.processInfo.environment["ROUTEGEN_UPDATE"] != nil {
      try Data(made.utf8).write(to: Self.page.url, options: .atomic)
      Issue.record("\(Self.page) rewritten; run again without ROUTEGEN_UPDATE")
    } else {
      Issue.record(
        "\(Self.page) differs; swift run routegen explain --markdown > \(Self.page)")
    }
  }

  /// Every code has a title of its own, which the links at the top lead to.
  @Test func everyCodeHasATitle() throws {
    let lines = try made().split(separator: "\n")
    for code in DiagnosticCode.all {
      #expect(lines.count { $0 == "### \(code.rawValue)" } == 1)
      #expect(
        lines.contains { $0.hasPrefix("| [\(code.rawValue)](#\(code.rawValue.lowercased()))") })
    }
  }

  private func made() throws -> String {
    var printer = Printer()
    #expect(run(["explain", "--markdown"], in: &printer) == .success)
    return printer.output
  }
}

/// A world without files.
private struct Printer: Environment {
  var output = ""
  let currentFolder = "/work/page"
  let isTerminal = false

  func kind(of path: String) -> PathKind { .nothing }
  func read(_ path: String) throws(FileProblem) -> [UInt8] { [] }
  func routesFiles(below folder: String) -> [String] { [] }
  func variable(_ name: String) -> String? { nil }
  mutating func write(_ text: String, to path: String) throws(FileProblem) {}
  mutating func print(_ text: String) { output += text }
  mutating func printError(_ text: String) {}
}
