import Foundation
import RoutegenCompiler
import RoutegenTool
import TestSupport

/// A text of `Tests/Corpus/unseen`, and the answer that it should have.
struct UnseenLines: Sendable {
  let written: String
  /// What the text should become; empty if only a message is expected.
  let meant: String
  /// A word that the only message must contain.
  let word: String

  static let all = ["tools", "own", "placeholders"].flatMap { read("\($0).txt") }

  /// The grades, from best to worst.
  enum Grade {
    /// One message, with a change that makes exactly what is meant.
    case perfect
    /// Messages without a change, or with one that must be judged by a reader.
    case other
    /// Each change leaves as many errors as there were.
    case misleading
    case silent
  }

  var grade: Grade {
    let before = parsed
    if before.diagnostics.isEmpty { return .silent }
    if before.diagnostics.count == 1, isMeant(before.diagnostics[0], in: before) { return .perfect }
    let changes = before.diagnostics.flatMap(\.fixIts)
    let isHelp = changes.allSatisfy {
      Self.errors(Parsed(bytes: before.file.applying([$0]).file.bytes)) < Self.errors(before)
    }
    return isHelp ? .other : .misleading
  }

  private static func errors(_ parsed: Parsed) -> Int {
    parsed.diagnostics.filter { $0.severity == .error }.count
  }

  var parsed: Parsed { Parsed(Self.file(written)) }

  private func isMeant(_ problem: Diagnostic, in parsed: Parsed) -> Bool {
    guard meant != "" else { return problem.message.contains(word) }
    return problem.fixIts.contains {
      let changed = String(decoding: parsed.file.applying([$0]).file.bytes, as: UTF8.self)
      return Self.words(changed) == Self.words(Self.file(meant))
    }
  }

  private static func file(_ text: String) -> String {
    "routes App\n\nhost a.example\nrequire login\n\n\(text)\n\n/last\n"
  }

  /// The lines that are not empty, regardless of white space.
  private static func words(_ text: String) -> [[Substring]] {
    text.split(separator: "\n").map { $0.split(separator: " ") }.filter { !$0.isEmpty }
  }

  /// The cases of a file, which are separated by empty lines.
  private static func read(_ name: String) -> [UnseenLines] {
    let file = Repository.url("Tests/Corpus/unseen/\(name)")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n\n").compactMap { block in
      let lines = block.split(separator: "\n").filter { !$0.hasPrefix("# ") }
      func after(_ mark: String) -> String {
        lines.filter { $0.hasPrefix(mark) }.map { $0.dropFirst(mark.count) }
          .joined(separator: "\n")
      }
      let written = lines.filter { !$0.hasPrefix("=> ") && !$0.hasPrefix("?? ") }
      guard written.count < lines.count else { return nil }
      return UnseenLines(
        written: written.joined(separator: "\n"), meant: after("=> "), word: after("?? "))
    }
  }
}
