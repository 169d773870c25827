import Foundation
import Testing
import TestSupport
@testable import RoutegenCompiler
@testable import RoutegenTool

/// A valid file with a mistake, after `check --fix`: what was declared beside the mistake is still
/// there, and the mistaken line is as it was before the mistake, or still has an error.
@Suite struct FixedFilesTests {
  private static let fileCount: UInt64 = rounds(60, short: 2)
  private static let mistakesPerFile = 40

  @Test(.tags(.random)) func randomFilesKeepTheirMeaning() async {
    let parts = UInt64(max(1, ProcessInfo.processInfo.activeProcessorCount))
    let tally = await withTaskGroup(of: FixTally.self) { group in
      for part in 0..<parts {
        group.addTask {
          var tally = FixTally()
          for seed in stride(from: part, to: Self.fileCount, by: Int(parts)) {
            var set = RandomRouteSet(seed: seed)
            tally.tryMistakes(in: set.text(), count: Self.mistakesPerFile, seed: seed)
          }
          return tally
        }
      }
      return await group.reduce(into: FixTally()) { $0.add($1) }
    }
    #expect(tally.faults == [])
    // Without changes, nothing would be compared.
    #expect(tally.changed * 40 > tally.mistakes, "\(tally)")
    #expect(tally.clean * 3 > tally.changed, "\(tally)")
  }

  @Test(
    .tags(.random),
    arguments: ["check", "generate", "format", "export"]
      .flatMap { chosen(Corpus($0).usualCases, oneIn: 8) })
  func validFilesKeepTheirMeaning(_ testCase: Corpus.Case) {
    var tally = FixTally()
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    tally.tryMistakes(
      in: text, count: rounds(Self.mistakesPerFile / 2, short: 4), seed: UInt64(text.utf8.count))
    #expect(tally.faults == [])
  }
}

/// Files that people have written with mistakes: what links open stays as it is.
@Suite struct FixedCorpusTests {
  private static let cases = ["check", "panel", "syntax", "generate", "format", "export"]
    .flatMap { Corpus($0).cases }.filter { $0.file.bytes.count < 4000 }

  @Test(.tags(.random), arguments: chosen(cases, oneIn: 8)) func linksOpenTheSame(
    _ testCase: Corpus.Case
  ) {
    let text = String(decoding: testCase.file.bytes, as: UTF8.self)
    guard Array(text.utf8) == testCase.file.bytes else { return }
    guard let fixed = Compiled(fixing: text) else { return }
    let before = Compiled(text)
    var guided = GuidedLink(before.model, seed: UInt64(text.utf8.count))
    for _ in 0..<60 {
      let link = guided.text()
      guard let answer = before.route(of: link) else { continue }
      #expect(fixed.route(of: link) == answer, "\(link)")
    }
  }
}

/// What came of the mistakes.
struct FixTally: CustomStringConvertible {
  private(set) var faults: [String] = []
  private(set) var mistakes = 0

  /// The files that `check --fix` changed, and those of them that have no error then.
  private(set) var changed = 0
  private(set) var clean = 0
  private(set) var links = 0

  var description: String {
    "\(mistakes) mistakes, \(changed) changed, \(clean) without errors then, \(links) links"
  }

  mutating func add(_ other: FixTally) {
    faults += other.faults
    mistakes += other.mistakes
    changed += other.changed
    clean += other.clean
    links += other.links
  }

  mutating func tryMistakes(in text: String, count: Int, seed: UInt64) {
    let valid = Compiled(text)
    guard !valid.hasErrors, text.utf8.count < 4000, Compiled(fixing: text) == nil else { return }
    var random = SplitMix(seed: seed &+ 0xF1F1)
    for _ in 0..<count {
      let mistake = RandomMistake(in: text, using: &random)
      mistakes += 1
      guard let fixed = Compiled(fixing: mistake.text) else { continue }
      changed += 1
      if let fault = fault(of: fixed, mistake, valid, seed) {
        faults.append(
          "\(fault)\n--- valid\n\(text)\n--- mistaken\n\(mistake.lines[mistake.index])\n--- fixed\n\(fixed.text)"
        )
      }
    }
  }

  private mutating func fault(
    of fixed: Compiled, _ mistake: RandomMistake, _ valid: Compiled, _ seed: UInt64
  ) -> String? {
    // Of two equal lines, one goes.
    if fixed.codes.contains(.duplicateCase) { return nil }
    var others = valid.lines
    others.remove(at: mistake.index)
    if let lost = others.first(missingIn: fixed.lines) { return "lost: \(lost)" }
    guard !fixed.hasErrors else { return nil }
    clean += 1
    // A change of white space, or a ':' that is added, keeps what was written: the scheme of `scheme httpa{`
    // is 'httpa', and the parameter of `{p9a URL}` is 'p9a'.
    let written = mistake.text.withoutSpaceAndColons
    if fixed.text.withoutSpaceAndColons == written, written != valid.text.withoutSpaceAndColons {
      return nil
    }
    // A '?' in place of a character of a name makes the parameter optional, as `{p1?}` in place of `{p15}` says.
    if mistake.lines[mistake.index].contains("?}"), !valid.lines[mistake.index].contains("?}") {
      return nil
    }
    let mistaken = Compiled(mistake.text)
    if mistaken.hasErrors {
      let difference = fixed.code.difference(from: valid.code)
      let isSame =
        mistake.isAddition ? difference.removals.isEmpty : fixed.words == valid.words
      guard isSame else { return "another meaning: \(difference.map { "\($0)" })" }
      if mistake.isAddition { return nil }
    }
    let before = mistaken.hasErrors ? valid : mistaken
    var guided = GuidedLink(before.model, seed: seed)
    for _ in 0..<20 {
      let link = guided.text()
      links += 1
      if before.answer(to: link) != fixed.answer(to: link) { return "another answer: \(link)" }
    }
    return nil
  }
}

/// A file and what it means.
struct Compiled {
  let text: String
  let hasErrors: Bool
  let model: RouteModel

  /// The codes whose changes were applied.
  private(set) var codes: [DiagnosticCode] = []
  fileprivate let matcher: ExplainingMatcher

  init(_ text: String) {
    self.text = text
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    hasErrors = compilation.hasErrors
    model = compilation.model
    matcher = ExplainingMatcher(model)
  }

  /// The text as `check --fix` leaves it; `nil` if it stays as it is.
  init?(fixing text: String) {
    let root = AbsolutePath("/")
    let file = ParsedFile(SourceFile(path: "a.routes", text: text))
    var files = [
      CheckedFile(
        parsed: file, path: AbsolutePath("a.routes", in: root), settings: Settings(in: root))
    ]
    let changes = fix(&files, importing: [])
    let fixed = String(decoding: files[0].source.bytes, as: UTF8.self)
    if fixed == text { return nil }
    self.init(fixed)
    codes = changes.map(\.code)
  }

  /// The lines with their words one space apart.
  var lines: [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map {
      $0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// The lines in the standard layout, without comments other than documentation.
  var code: [String] {
    let parsed = ParsedFile(SourceFile(path: "a.routes", text: text))
    var bytes = parsed.file.bytes
    for comment in parsed.syntax.comments.reversed()
    where !parsed.file.text(of: comment).hasPrefix("///") {
      bytes.removeSubrange(comment.start..<comment.end)
    }
    let bare = ParsedFile(SourceFile(path: "a.routes", bytes: bytes)).formatted ?? text
    return bare.split(separator: "\n").map(String.init)
  }

  /// The words of ``code``, wherever its lines end, and whether or not a ',' follows the last of a list.
  var words: [Substring] {
    code.flatMap { $0.split { $0 == " " || $0 == "," } }
  }

  /// The route of a link and its values, by their names.
  func answer(to link: String) -> String {
    matcher.match(link, isPath: true).text(in: model)
  }
}

extension Compiled {
  /// The route that a link opens, and its values; `nil` if it opens none.
  fileprivate func route(of link: String) -> String? {
    guard case .route = matcher.match(link, isPath: true) else { return nil }
    return answer(to: link)
  }
}

extension String {
  fileprivate var withoutSpaceAndColons: String { filter { !$0.isWhitespace && $0 != ":" } }
}

extension [String] {
  /// The first element that other texts do not have after those before it.
  fileprivate func first(missingIn others: [String]) -> String? {
    var rest = others[...]
    for text in self where !text.isEmpty {
      guard let index = rest.firstIndex(of: text) else { return text }
      rest = rest[(index + 1)...]
    }
    return nil
  }
}
