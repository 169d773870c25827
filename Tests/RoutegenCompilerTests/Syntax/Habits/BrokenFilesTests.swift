import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// Files with one mistake, made at random in valid files and in what unseen lines mean.
///
/// `ROUTEGEN_LONG_TESTS=1 swift test --filter BrokenFilesTests` tries 80,000 of them.
@Suite struct BrokenFilesTests {
  private static let sources: [SourceFile] =
    ["generate", "format", "export", "systems", "builders", "links", "diff"]
    .flatMap { Corpus($0).cases }.map(\.file).filter { $0.bytes.count < 1500 }
    + UnseenLines.all.map {
      SourceFile(
        path: "", text: "routes A\nhost a.example\n/first\n\($0.meant)\n/last {\n    /a\n}\n")
    }

  @Test(.tags(.random), arguments: 0..<20) func haveSoundMessages(_ part: Int) {
    var random = SplitMix(seed: UInt64(part) << 32)
    for _ in 0..<rounds(4000, short: 35) {
      guard let source = Self.sources.randomElement(using: &random) else { return }
      var pieces = source.pieces
      pieces.mutate(inserting: Strange.pieces.filter { !$0.contains(0x0A) }, using: &random)
      let bytes = pieces.flatMap { $0 }
      let faults = Parsed(bytes: bytes).faults
      #expect(faults.isEmpty, "\(String(decoding: bytes, as: UTF8.self))")
    }
  }
}

extension Parsed {
  /// What is wrong with the messages, and with the changes that they offer.
  fileprivate var faults: [String] {
    let spans = diagnostics.flatMap {
      [$0.span] + $0.labels.map(\.span) + $0.fixIts.map(\.span)
    }
    let isInside = spans.allSatisfy {
      0 <= $0.start && $0.start <= $0.end && $0.end <= file.bytes.count
    }
    return (isInside ? [] : ["a place is outside of the file"])
      + (errors.count <= 12 ? [] : ["\(errors.count) errors"])
      + diagnostics.flatMap { problem in problem.fixIts.flatMap { faults(of: $0, problem) } }
  }

  private var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// What is wrong with an automatic change; one that a person confirms may need a second one.
  private func faults(of change: FixIt, _ problem: Diagnostic) -> [String] {
    guard change.isAutomatic else { return [] }
    let after = Parsed(bytes: file.applying([change]).file.bytes)
    let isSame = { (other: Diagnostic) in other.message == problem.message }
    return [
      after.errors.count > errors.count ? "\(change.title): makes errors" : nil,
      after.diagnostics.count(where: isSame) >= diagnostics.count(where: isSame)
        ? "\(change.title): changes nothing" : nil,
      after.hasLost(of: self) ? "\(change.title): loses something" : nil,
    ].compactMap { $0 }
  }
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
