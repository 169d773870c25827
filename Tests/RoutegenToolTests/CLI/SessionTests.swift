import RoutegenCompiler
import Testing
import TestSupport
@testable import RoutegenTool

/// What the tool prints and writes in a terminal; CONTRIBUTING.md has the form of the files.
@Suite struct SessionTests {
  @Test(arguments: Corpus("cli", extensions: ["txt"]).cases)
  func shows(_ testCase: Corpus.Case) {
    var session = CommandSession()
    testCase.expectAnswers(indented: true) { session.answer($0) }
  }
}

/// A terminal with the files of a case.
struct CommandSession {
  /// The world before the first heading, with which each part begins.
  private var start: FakeEnvironment?
  private var world = FakeEnvironment()

  /// Does what a line says, and returns what a command shows.
  mutating func answer(_ entry: Corpus.Entry) -> String? {
    let words = Self.words(entry.question)
    switch words.first {
    case "##":
      world = start ?? world
      start = world
    case "+": world.files[words[1]] = Array(entry.body.utf8)
    case "-": world.files[words[1]] = nil
    case "<": world.input = entry.body
    case "@": set(Array(words.dropFirst()), entry)
    case "$": return shown(words.dropFirst().split(separator: "|").map(Array.init))
    default: Issue.record("\(entry.place): '\(entry.question)' is not a line of a session")
    }
    return nil
  }

  private mutating func set(_ words: [String], _ entry: Corpus.Entry) {
    let value = words.dropFirst().joined(separator: " ")
    switch words.first {
    case "terminal": world.isTerminal = true
    case "forbidden": world.forbidden.insert(value)
    case "read-only": world.readOnly.insert(value)
    case "unreadable": world.unreadableFolders.insert(value)
    case "full": world.outputFailure = value
    case "timeless": world.secondsSince1970 = nil
    case "git": world.git = { _ in ProgramOutput(exitCode: Int32(value) ?? 0, output: []) }
    case "variable": world.variables[words[1]] = words.dropFirst(2).joined(separator: " ")
    default: Issue.record("\(entry.place): '\(entry.question)' is not a line of a session")
    }
  }

  /// Runs the first command, and shows what the filters after it leave of its output.
  private mutating func shown(_ commands: [[String]]) -> String {
    var (lines, end) = (world.output, "")
    switch commands[0].first {
    case "routegen":
      let written = world.written.count
      let code = world.routegen(Array(commands[0].dropFirst()))
      lines = world.output
      end += world.errors.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { "! \($0)\n" }.joined()
      end += world.written[written...].map { "> \($0)\n" }.joined()
      if code != .success { end += "exit \(code.rawValue)\n" }
    case "cat": lines = world.text(of: commands[0][1]) ?? "there is no such file\n"
    default: Issue.record("there is no program '\(commands[0])'")
    }
    if !lines.isEmpty, !lines.hasSuffix("\n") { lines += "\u{4}\n" }
    for filter in commands.dropFirst() { lines = filtered(lines, filter) }
    return lines + end
  }

  private func filtered(_ text: String, _ filter: [String]) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    let value = filter.dropFirst().joined(separator: " ")
    let left: [Substring]
    switch filter.first {
    case "head": left = Array(lines.prefix(Int(value) ?? 0))
    case "tail": left = Array(lines.suffix(Int(value) ?? 0))
    case "grep":
      left = lines.filter { line in filter.dropFirst().contains { line.contains($0) } }
    default:
      Issue.record("there is no filter '\(filter)'")
      return text
    }
    return left.map { $0 + "\n" }.joined()
  }

  /// The words of a line; one with spaces is in `'`.
  static func words(_ line: String) -> [String] {
    var (words, quoted) = ([String](), String?.none)
    for part in line.split(separator: " ", omittingEmptySubsequences: false) {
      let text = quoted.map { $0 + " " + part } ?? String(part)
      let isOpen = text.hasPrefix("'") && (text.count == 1 || !text.hasSuffix("'"))
      quoted = isOpen ? text : nil
      if !isOpen, !text.isEmpty {
        words.append(text.hasPrefix("'") ? String(text.dropFirst().dropLast()) : text)
      }
    }
    return words + (quoted.map { [$0] } ?? [])
  }
}
