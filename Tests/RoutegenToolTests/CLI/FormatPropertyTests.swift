import RoutegenCompiler
import RoutegenTool
import Testing
import TestSupport

/// What formatting never does, whatever the file: it changes no token, no comment and no meaning,
/// and what is formatted stays as it is.
@Suite struct FormatPropertyTests {
  private static let cases = ["check", "cli", "export", "format", "generate", "syntax"]
    .flatMap { Corpus($0).usualCases }
  private static let changeCount = rounds(30, short: 1)
  private static let small = cases.filter { $0.file.bytes.count < 1500 }

  @Test(.tags(.random), arguments: chosen(cases, oneIn: 3))
  func keepsWhatACaseSays(_ testCase: Corpus.Case) {
    let file = testCase.file
    guard isSound(file) || testCase.name == "new-syntax" else { return }
    expectKept(file)
    expectSameMeaning(file)
  }

  /// White space between tokens is where the layout is decided.
  @Test(.tags(.random)) func keepsWhatOtherWhiteSpaceSays() {
    let counts = Self.small.map { testCase in
      kept(Self.changeCount, of: testCase) { pieces, random in
        for _ in 0...Int.random(in: 0..<3, using: &random) { pieces.space(using: &random) }
      }
    }
    #expect(counts.reduce(0, +) > Self.changeCount * 13)
  }

  @Test(.tags(.random)) func keepsWhatOtherTokensSay() {
    let counts = Self.small.map { testCase in
      kept(Self.changeCount, of: testCase) { pieces, random in
        for _ in 0...Int.random(in: 0..<2, using: &random) { pieces.mutate(using: &random) }
      }
    }
    #expect(counts.reduce(0, +) > Self.changeCount * 8)
  }

  /// How many of the changed files had no mistakes in their syntax, and were looked at.
  private func kept(
    _ count: Int, of testCase: Corpus.Case,
    change: (inout [[UInt8]], inout SplitMix) -> Void
  ) -> Int {
    var random = SplitMix(seed: UInt64(testCase.file.bytes.count))
    let pieces = testCase.file.pieces
    var kept = 0
    for _ in 0..<count where !pieces.isEmpty {
      var changed = pieces
      change(&changed, &random)
      let file = SourceFile(path: "test.routes", bytes: changed.flatMap { $0 })
      guard isSound(file) else { continue }
      expectKept(file)
      if kept == 0 { expectSameMeaning(file) }
      kept += 1
    }
    return kept
  }

  private func isSound(_ file: SourceFile) -> Bool { ParsedFile(file).isComplete }

  private func formatted(_ file: SourceFile) -> SourceFile {
    SourceFile(path: file.path, text: ParsedFile(file).formatted ?? "refused")
  }

  private func expectKept(_ file: SourceFile) {
    let after = formatted(file)
    let isKept =
      after.words == file.words && after.comments == file.comments
      && isSound(after) == isSound(file) && formatted(after).bytes == after.bytes
    let written = String(decoding: file.bytes, as: UTF8.self)
    if !isKept { Issue.record("not kept:\n\(written)") }
    if !after.isTidy { Issue.record("not tidy:\n\(written)") }
  }

  private func expectSameMeaning(_ file: SourceFile) {
    let before = Compilation(file)
    let after = Compilation(formatted(file))
    let shown = Comment(rawValue: String(decoding: file.bytes, as: UTF8.self))
    #expect(after.otherMessages == before.otherMessages, shown)
    guard !before.hasErrors, !after.hasErrors else { return }
    let swift = GeneratedSwift([before.model], name: "Test")
    #expect(GeneratedSwift([after.model], name: "Test") == swift, shown)
  }
}

extension Compilation {
  /// The messages, except about the layout, which the formatter changes; suspicious text is described
  /// by its layout.
  fileprivate var otherMessages: [String] {
    diagnostics.filter { $0.code != .misleadingIndentation }
      .map { $0.code == .suspiciousText ? $0.code.rawValue : $0.message }
  }
}

extension SourceFile {
  private var lexed: LexedFile {
    var bag = DiagnosticBag()
    return lex(self, into: &bag)
  }

  /// The tokens but for the line breaks.
  fileprivate var words: [Word] {
    lexed.tokens.filter { $0.kind != .newline }
      .map { Word(kind: $0.kind, text: trimmed($0.span)) }
  }

  fileprivate var comments: [ArraySlice<UInt8>] { lexed.comments.map(trimmed) }

  /// Without the white space at the end of a comment.
  private func trimmed(_ span: Span) -> ArraySlice<UInt8> {
    var bytes = bytes[span.start..<span.end]
    while let last = bytes.last, last.isBlank { bytes.removeLast() }
    return bytes
  }

  /// Whether there is no white space at the end of a line, no second blank line and no other line
  /// break than LF, of which one ends the file.
  fileprivate var isTidy: Bool {
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard bytes.last == 0x0A else { return bytes.isEmpty }
    let isBlankTwice = zip(lines, lines.dropFirst()).contains { $0.isEmpty && $1.isEmpty }
    return !isBlankTwice && lines.first?.isEmpty == false
      && !lines.contains { $0.last.map { $0.isBlank || $0 == 0x0D } ?? false }
  }
}

/// A token without its place.
private struct Word: Equatable {
  let kind: Token.Kind
  let text: ArraySlice<UInt8>
}

extension UInt8 {
  fileprivate var isBlank: Bool { self == 0x20 || self == 0x09 }
}

extension [[UInt8]] {
  /// Puts something between two pieces, in the place of the blanks that are there.
  fileprivate mutating func space(using random: inout SplitMix) {
    let blanks = indices.filter { self[$0].allSatisfy(\.isBlank) }
    let isBlank = !blanks.isEmpty && Bool.random(using: &random)
    let index =
      isBlank ? blanks.randomElement(using: &random) : indices.randomElement(using: &random)
    let spaces = ["", " ", "  ", "\t", "\n", "\r\n\r\n\n", " // c\n", "\n/// d\n", "\n  "]
    guard let index, let space = spaces.randomElement(using: &random) else { return }
    if isBlank { self[index] = [] }
    insert([UInt8](space.utf8), at: index)
  }

  /// Deletes, doubles or swaps some pieces.
  fileprivate mutating func mutate(using random: inout SplitMix) {
    let from = Int.random(in: indices, using: &random)
    let to = Int.random(in: indices, using: &random)
    switch Int.random(in: 0..<3, using: &random) {
    case 0: self[from] = []
    case 1: insert(self[from], at: to)
    default: swapAt(from, to)
    }
  }
}
