import RoutegenCLI
import RoutegenModel
import RoutegenSource
import RoutegenSwift
import RoutegenSyntax
import TestSupport
import Testing

/// Whatever the bytes, the compiler returns, and what it says is about them.
@Suite struct PipelineRobustnessTests {
  /// Files of hundreds of lines have nothing that others do not have, and take long.
  private static let cases = ["check", "generate", "cli", "syntax"]
    .flatMap { Corpus($0).cases }
    .filter { $0.file.bytes.count < 3000 }

  @Test(arguments: cases) func survivesBytesThatChange(_ testCase: Corpus.Case) {
    var random = SplitMix(seed: testCase.seed)
    for _ in 0..<10 {
      var bytes = testCase.file.bytes
      for _ in 0...Int.random(in: 0..<4, using: &random) { bytes.mutate(using: &random) }
      expectSound(bytes)
    }
  }

  /// Tokens that change give files that come further than bytes that do.
  @Test(arguments: cases) func survivesTokensThatChange(_ testCase: Corpus.Case) {
    var random = SplitMix(seed: testCase.seed + 1)
    let pieces = testCase.file.pieces
    for _ in 0..<12 {
      var changed = pieces
      for _ in 0...Int.random(in: 0..<3, using: &random) { changed.mutate(using: &random) }
      expectSound(changed.flatMap { $0 })
    }
  }

  @Test(arguments: cases) func survivesLinesThatChange(_ testCase: Corpus.Case) {
    var random = SplitMix(seed: testCase.seed + 2)
    let lines = testCase.file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { Array($0) + [0x0A] }
    for _ in 0..<8 {
      var changed = lines
      for _ in 0...Int.random(in: 0..<3, using: &random) { changed.mutate(using: &random) }
      expectSound(changed.flatMap { $0 })
    }
  }

  @Test func survivesNothing() {
    expectSound([])
    expectSound([0xEF, 0xBB, 0xBF])
    expectSound(Array("routes".utf8))
  }

  private func expectSound(_ bytes: [UInt8]) {
    let file = SourceFile(path: "test.routes", bytes: bytes)
    let compilation = Compilation(file)
    let spans = compilation.diagnostics.flatMap {
      [$0.span] + $0.labels.map(\.span) + $0.fixIts.map(\.span)
    }
    let isInside = spans.allSatisfy { 0 <= $0.start && $0.end <= bytes.count }
    #expect(isInside, "\(String(decoding: bytes, as: UTF8.self))")
    guard !compilation.hasErrors else { return }
    let first = emitSwift([compilation.model], fileName: "Test.routes.swift")
    let second = emitSwift([Compilation(file).model], fileName: "Test.routes.swift")
    #expect(first == second)
  }
}

extension Corpus.Case {
  /// Another one for every file.
  fileprivate var seed: UInt64 { UInt64(file.bytes.count) &* 0x9E37_79B9 }
}

extension SourceFile {
  /// The bytes, cut where tokens begin and end.
  fileprivate var pieces: [[UInt8]] {
    var bag = DiagnosticBag()
    let tokens = lex(self, into: &bag).tokens
    let offsets = Set(tokens.flatMap { [$0.span.start, $0.span.end] } + [0, bytes.count]).sorted()
    return zip(offsets, offsets.dropFirst()).map { Array(bytes[$0..<$1]) }
  }
}

extension Array {
  /// Deletes, doubles, swaps or replaces some elements.
  fileprivate mutating func mutate(using random: inout SplitMix) {
    guard count > 1 else { return }
    let start = Int.random(in: 0..<count, using: &random)
    let end = Swift.min(start + Int.random(in: 1..<9, using: &random), count)
    let other = Int.random(in: 0..<count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: removeSubrange(start..<end)
    case 1: insert(contentsOf: self[start..<end], at: other)
    case 2: swapAt(start, other)
    default: self[start] = self[other]
    }
  }
}
