import RoutegenCompiler
import Testing
import TestSupport

/// Whatever the bytes, every stage returns, and what it says is about them.
@Suite struct PipelineRobustnessTests {
  /// Files of hundreds of lines have nothing that others do not have, and take long.
  private static let cases = ["syntax", "check", "generate", "format", "formats", "export", "cli"]
    .flatMap { Corpus($0).cases }
    .filter { $0.file.bytes.count < 3000 }

  /// Tokens that change give files that come further than bytes that do, and lines still further.
  @Test(.tags(.random), arguments: chosen(cases, oneIn: 8)) func survivesEveryChange(
    _ testCase: Corpus.Case
  ) {
    let file = testCase.file
    var random = SplitMix(seed: UInt64(file.bytes.count) &* 0x9E37_79B9)
    // `Fuzz` goes on for as long as it is told.
    let count = rounds(max(5, 3000 / max(file.bytes.count, 60)), short: 1)
    for turn in 0..<count {
      var bytes: [UInt8]
      switch turn % 3 {
      case 0:
        bytes = file.bytes
        changes(&random) { bytes.mutate(inserting: Strange.bytes, using: &$0) }
      case 1:
        bytes = changed(file.pieces, &random)
      default:
        bytes = changed(file.lines, &random)
      }
      if turn % 4 == 3 { bytes = bytes.map { $0 == UInt8(ascii: "\n") ? UInt8(ascii: "\r") : $0 } }
      expectSound([bytes], turn: Int.random(in: 0..<1000, using: &random))
    }
  }

  /// Files that mount one another, in a circle too.
  @Test(.tags(.random)) func survivesChangesOfFilesThatMountOneAnother() {
    let texts = [
      "routes A\nscheme a\nhost a.example\n/b/{id: Int} mount B\n/x {\n  /c mount C\n}\n/a\n",
      "routes B\nenum E { a, b }\n/c mount C\n/{e: E}?{q} as e\n    also /old/{e}/{q}\n",
      "routes C\n/\n/c?{x: [Int]}\nexcept /c/{_...}\nhost c.example {\n  /h\n}\n",
    ]
    let files = texts.map { SourceFile(path: "a", text: $0) }
    var random = SplitMix(seed: 3)
    for turn in 0..<rounds(300, short: 6) {
      let changed = files.map { file in
        Bool.random(using: &random) ? self.changed(file.pieces, &random) : file.bytes
      }
      expectSound(changed, turn: turn)
    }
  }

  @Test func survivesNothing() {
    for (turn, text) in ["", "\u{FEFF}", "routes", "\u{FEFF}// a", "\r", "/a\r  /b", "\n\n"]
      .enumerated()
    {
      expectSound([Array(text.utf8)], turn: turn)
    }
  }

  private func changed(_ pieces: [[UInt8]], _ random: inout SplitMix) -> [UInt8] {
    var pieces = pieces
    changes(&random) { pieces.mutate(inserting: Strange.pieces, using: &$0) }
    return pieces.flatMap { $0 }
  }

  /// Few changes, so that much of a file is still as it was.
  private func changes(_ random: inout SplitMix, _ change: (inout SplitMix) -> Void) {
    for _ in 0...Int.random(in: 0..<4, using: &random) { change(&random) }
  }

  private func expectSound(_ contents: [[UInt8]], turn: Int) {
    let files = zip(["A", "B", "C"], contents).enumerated().map { number, file in
      SourceFile(id: FileID(number), path: file.0 + ".routes", bytes: file.1)
    }
    for fault in Soundness(files, turn: turn).faults {
      let shown = contents.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n---\n")
      Issue.record("\(fault), in:\n\(shown)")
    }
  }
}

extension SourceFile {
  /// With their line breaks.
  fileprivate var lines: [[UInt8]] {
    bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Array($0) + [0x0A] }
  }
}
