package import RoutegenCompiler

/// The text of a file that automatic changes keep: what is declared, and the words beside the changes.
///
/// The changed file is parsed, so no recognizer of a mistake has to be trusted. Changes after which a
/// route, an attribute, a link, a line of documentation or a word has another meaning are refused.
package struct KeptText {
  /// A change, and the code of the diagnostic that it resolves.
  package typealias Change = (fix: FixIt, code: DiagnosticCode)

  private let parsed: ParsedFile
  private let tokens: [Token]
  private let parts: [WrittenPart]

  /// The number of trials that are left: each of them parses the file.
  private var trials = 100

  init(_ parsed: ParsedFile) {
    self.parsed = parsed
    tokens = parsed.file.words
    parts = WrittenPart.all(in: parsed.syntax)
  }

  /// A changed file, and what was applied to it.
  typealias Result = (file: ParsedFile, applied: [Change])

  /// Applies the changes that keep the text.
  func applying(_ changes: [Change]) -> Result {
    var kept = self
    return kept.accepted(changes) ?? (parsed, [])
  }

  /// Applies as many changes as are found with few trials: all of them, or those of both halves; `nil` if none
  /// keeps the text.
  private mutating func accepted(_ changes: [Change]) -> Result? {
    guard !changes.isEmpty else { return nil }
    if let all = trial(changes) { return all }
    guard changes.count > 1 else { return nil }
    let middle = changes.count / 2
    guard let first = accepted(Array(changes[..<middle])) else {
      return accepted(Array(changes[middle...]))
    }
    guard let second = accepted(Array(changes[middle...])) else { return first }
    return trial(first.applied + second.applied) ?? first
  }

  /// Applies changes; `nil` if they do not keep the text.
  private mutating func trial(_ changes: [Change]) -> Result? {
    guard trials > 0 else { return nil }
    trials -= 1
    let (file, fixes) = parsed.file.applying(changes.map(\.fix))
    let isApplied = Set(fixes)
    let applied = changes.filter { isApplied.contains($0.fix) }
    let changed = ParsedFile(file)
    let offsets = EditedOffsets(fixes)
    let isKept =
      keepsWords(file, offsets)
      && keepsParts(changed.syntax, offsets, removed: applied.filter { $0.code.removesText })
    return isKept ? (changed, applied) : nil
  }

  /// Whether every word and mark beside the changes is one in the changed file, too.
  private func keepsWords(_ changed: SourceFile, _ offsets: EditedOffsets) -> Bool {
    let words = Dictionary(
      changed.words.map { ($0.span.start, $0) }, uniquingKeysWith: { first, _ in first })
    return tokens.allSatisfy { token in
      if offsets.isTouched(token.span) { return true }
      guard let word = words[offsets.start(token.span.start)] else {
        return isOfComment(token, offsets)
      }
      return word.kind == token.kind && word.span.end == offsets.end(token.span.end)
    }
  }

  /// Whether a word becomes a part of a comment that was one in another language.
  ///
  /// Without a space, the mark may be a quotation mark; elsewhere than at a `#`, the text may be a route.
  private func isOfComment(_ token: Token, _ offsets: EditedOffsets) -> Bool {
    guard let mark = offsets.comment(upTo: token.span.start, in: parsed.file)?.span else {
      return false
    }
    let text = parsed.file.bytes[mark.start...].prefix(2)
    return token.kind.isOfProse && mark.end < token.span.start
      || text.first == UInt8(ascii: "#") && text.last != UInt8(ascii: "[")
  }

  /// Whether every declaration and its parts are in the changed file, and belong to the same lines.
  private func keepsParts(
    _ changed: FileSyntax, _ offsets: EditedOffsets, removed: [Change]
  ) -> Bool {
    let after = WrittenPart.all(in: changed)
    let ends = Dictionary(after.map { ($0.start, $0.span.end) }, uniquingKeysWith: max)
    let counts = Dictionary(after.map { ($0.place, 1) }, uniquingKeysWith: +)
    let removedText = EditedOffsets(removed.map(\.fix))
    var needed: [WrittenPart.Place: Int] = [:]
    for part in parts where !removedText.isTouched(part.span) {
      let moved = part.start.moved(by: offsets)
      needed[moved.place, default: 0] += 1
      if !offsets.isTouched(part.span), ends[moved] != offsets.end(part.span.end) { return false }
    }
    return needed.allSatisfy { counts[$0.key, default: 0] >= $0.value }
  }
}

extension DiagnosticCode {
  /// Whether the change of the diagnostic removes what it marks, because it is there twice.
  fileprivate var removesText: Bool { self == .duplicateCase }
}

extension SourceFile {
  /// The tokens and the documentation lines, without line breaks.
  fileprivate var words: [Token] {
    var bag = DiagnosticBag()
    return lex(self, into: &bag).tokens.filter { $0.kind != .newline && $0.kind != .endOfFile }
  }
}
