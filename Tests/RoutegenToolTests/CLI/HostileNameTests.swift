import Foundation
import Testing

@testable import RoutegenTool

/// Names and texts of a repository in what a terminal or a log shows.
@Suite struct HostileNameTests {
  private static let name = "a\n::error::pwned\u{1B}[31m\u{9B}2J\u{202E}.routes"

  /// Files with a mistake, in another layout, correct ones, and no route files.
  private static let texts = [
    "routes App\nhost a.com\n/x as \u{1B}[31m\n", "routes  App\n// \u{1B}[31m\u{9B}\n/x\n",
    "routes App\nhost a.com\n/x?{a: Int}\n", "\u{1B}[31m", "routes App\n\u{1B}\n::error::pwned\n",
  ]

  /// Names that begin with white space, which GitHub's runner trims before it reads a command.
  private static let commandNames = ["", " ", "\u{A0}", "\u{3000}\u{2003}", "\u{85}"].map {
    "\($0)::error::pwned.routes"
  }

  private static let commands = [
    ["check", name], ["check", name, "--format", "github"], ["check", "--format", "json"],
    ["check", name, "--fix"], ["check", name, "--format", "sarif"], ["format", "--diff", name],
    ["format", "--check", name], ["format", name], ["tree", name], ["print", name, name],
    ["match", name, "https://a.com/\u{1B}[31mx"], ["match", name, "https://a.com/x?a=\u{9B}"],
    ["generate", name, "-o", "out\u{1B}", "--check", "--module", "App"], ["export", "links", name],
    ["export", "json", name, "-o", "out\n::error::pwned\u{1B}", "--check"], ["import", name],
    ["diff", "old.routes", name], ["diff", "old.routes", name, "--format", "github"],
    ["diff", name, "old.routes", "--format", "github"], ["links", name],
    ["snapshot", name, "-o", "out\u{1B}[31m"], [name], ["check", "no-\(name)"], ["explain", name],
    ["verify", name, "--aasa", "no\u{1B}"], ["init", name],
  ]

  @Test(arguments: commands) func areEscaped(_ words: [String]) {
    for (name, text) in Self.commandNames.map({ ($0, Self.texts[1]) })
      + Self.texts.map({ (Self.name, $0) })
    {
      var environment = FakeEnvironment([name: text, "old.routes": "routes App\n/y as y\n"])
      _ = run(words.map { $0.replacing(Self.name, with: name) }, in: &environment)
      let shown = environment.output + environment.errors
      let controls = shown.unicodeScalars.filter {
        $0.value < 0x20 && $0 != "\n" && $0 != "\t" || (0x7F...0x9F).contains($0.value)
          || (0x202A...0x202E).contains($0.value)
      }
      #expect(controls.isEmpty, "\(words): \(shown.debugDescription)")
      let lines = shown.split(separator: "\n").map { line in
        line.drop { $0.unicodeScalars.allSatisfy(\.properties.isWhitespace) }
      }
      #expect(!lines.contains { $0.hasPrefix("::error::") }, "\(words)")
    }
  }

  /// With the lines of the hunks, the old text becomes the new one, however many lines differ.
  @Test(arguments: [10, 150, 500, 3_000]) func aDiffHasAllChanges(_ count: Int) {
    let old = (0..<count).map { "line \($0 % 7 == 0 ? 0 : $0)" }
    let changes: [([String]) -> [String]] = [
      { $0 }, { $0.map { $0 + "." } }, { Array($0.reversed()) }, { _ in [] },
      { $0.enumerated().flatMap { $0 % 5 == 0 ? [] : $0 % 3 == 0 ? [$1, "new"] : [$1] } },
      { Array($0.dropFirst(3)) + $0.prefix(3) },
    ]
    for change in changes {
      let new = change(old)
      func text(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }
      let diff = UnifiedDiff("a", from: text(old), to: text(new)).text
      #expect(Self.patched(old, diff) == new, "\(count)")
    }
  }

  /// Applies a diff; lines that do not fit are left as they are.
  private static func patched(_ old: [String], _ diff: String) -> [String] {
    var (result, next) = ([String](), 0)
    for line in diff.split(separator: "\n").dropFirst(2) {
      if line.hasPrefix("@@") {
        let numbers = line.dropFirst(4).prefix { $0 != " " }.split(separator: ",")
        let (first, count) = (Int(numbers[0]) ?? 0, numbers.count > 1 ? Int(numbers[1]) ?? 0 : 1)
        let start = count == 0 ? first : first - 1
        result += old[next..<start]
        next = start
      } else if line.hasPrefix("+") {
        result.append(String(line.dropFirst()))
      } else {
        guard old[next] == line.dropFirst() else { return [] }
        if line.hasPrefix(" ") { result.append(old[next]) }
        next += 1
      }
    }
    return result + old[next...]
  }
}
