package import RoutegenCompiler

extension Compilation {
  /// The diagnostics, with those of their changes that may be offered.
  package var shownDiagnostics: [Diagnostic] { OfferedChanges(self).diagnostics }
}

/// The changes that diagnostics offer, without those that lose something or lead to the next error.
///
/// No recognizer of a mistake has to be trusted: each change is applied, and its file is compiled. Changes at
/// different places are tried together, so a file with many mistakes is compiled a few times more.
private struct OfferedChanges {
  private let compilation: Compilation
  private let problems: [Diagnostic]

  /// The maximum number of times that the file is compiled; what is not tried is not offered.
  private static let mostTrials = 12

  /// The maximum number of changes that are tried, from the first one on.
  private static let mostChanges = 500

  init(_ compilation: Compilation) {
    self.compilation = compilation
    problems = compilation.diagnostics.map { $0.withDeclaration(in: compilation.file) }
  }

  private var file: SourceFile { compilation.file }

  /// A change, and the diagnostic that it resolves.
  private struct Change: Hashable {
    let problem: Diagnostic
    let fix: FixIt
  }

  /// The diagnostics with the changes that may be offered.
  var diagnostics: [Diagnostic] {
    let all = problems.lazy.flatMap { problem in
      problem.fixIts.filter { $0.span.file == file.id }
        .map { Change(problem: problem, fix: $0) }
    }
    let first = Array(all.prefix(Self.mostChanges))
    let kept = first.filter(keepsParts)
    let others = Dictionary(
      first.filter { !kept.contains($0) || $0.fix.replacement.contains("\n") }.map {
        ($0.problem, lines(with: $0.fix).after)
      }
    ) { first, _ in first }
    let sound = trying(kept)
    return problems.map { problem in
      if problem.fixIts.isEmpty { return problem.withRemedy() }
      return problem.offering { fix in
        fix.span.file != file.id || sound.contains(Change(problem: problem, fix: fix))
      }.withRemedy(insteadOf: others[problem])
    }
  }

  /// Whether every path, name and parameter of the changed lines is still there.
  private func keepsParts(_ change: Change) -> Bool {
    if change.problem.code.dropsWords { return true }
    let (lines, after) = lines(with: change.fix)
    if after.isEmpty { return true }
    // What a message names is left out knowingly.
    let message = ([change.problem.message] + change.problem.notes).joined(separator: " ")
    return WrittenWords(file.text(of: lines)).areKept(in: after, orNamedBy: message)
  }

  /// The lines of a change, and their text with it; empty if they are long.
  private func lines(with fix: FixIt) -> (before: Span, after: String) {
    let lines = file.lines(around: fix.span)
    guard lines.end - lines.start < Self.longestLines else { return (lines, "") }
    let start = file.bytes[lines.start..<fix.span.start]
    let end = file.bytes[fix.span.end..<lines.end]
    return (lines, String(decoding: start + Array(fix.replacement.utf8) + end, as: UTF8.self))
  }

  /// The maximum number of bytes of the lines of a change that are looked through for words.
  private static let longestLines = 4000

  // MARK: Trials

  /// Returns the changes after which no error is in the changed text.
  private func trying(_ changes: [Change]) -> Set<Change> {
    var sound: Set<Change> = []
    var (rest, alone) = (changes.filter { !movesLines($0) }, changes.filter(movesLines))
    var trials = 0
    while !rest.isEmpty, trials < Self.mostTrials {
      trials += 1
      // One change of each diagnostic, as others are in place of it, and one of each line, where one may hide what
      // another does.
      var (problems, lines): (Set<Diagnostic>, Set<Int>) = ([], [])
      let batch = rest.filter { change in
        !problems.contains(change.problem) && lines.insert(lineNumber(of: change)).inserted
          && problems.insert(change.problem).inserted
      }
      let (applied, failed) = trial(batch)
      if applied.isEmpty { break }
      sound.formUnion(applied.filter { !failed.contains($0.fix) })
      if applied.count > 1 { alone += applied.filter { failed.contains($0.fix) } }
      let tried = Set(applied)
      rest.removeAll { tried.contains($0) }
    }
    for change in alone where trials < Self.mostTrials {
      trials += 1
      if trial([change]).failed.isEmpty { sound.insert(change) }
    }
    return sound
  }

  private func lineNumber(of change: Change) -> Int {
    file.location(of: change.fix.span.start).line
  }

  /// Whether lines are in another block after the change, which hides or makes mistakes of theirs.
  private func movesLines(_ change: Change) -> Bool {
    func depth(_ bytes: some Sequence<UInt8>) -> Int {
      bytes.reduce(0) { $0 + ($1 == UInt8(ascii: "{") ? 1 : $1 == UInt8(ascii: "}") ? -1 : 0) }
    }
    let old = file.bytes[change.fix.span.start..<change.fix.span.end]
    let new = change.fix.replacement.utf8
    return depth(old) != depth(new)
      || new.contains(UInt8(ascii: "{")) && new.contains(UInt8(ascii: "\n"))
  }

  /// Applies as many changes as do not overlap; returns them, and those in whose text an error is then.
  private func trial(_ changes: [Change]) -> (applied: [Change], failed: Set<FixIt>) {
    let (file, fixes) = file.applying(changes.map(\.fix))
    let (isApplied, offsets) = (Set(fixes), EditedOffsets(fixes))
    let applied = changes.filter { isApplied.contains($0.fix) }
    let resolved = Set(applied.map(\.problem))
    let before = Set(
      problems.filter { $0.severity == .error && !resolved.contains($0) }
        .map { Place(code: $0.code, offset: offsets.end($0.span.start)) })
    let after = compilation.errors(with: ParsedFile(file)).filter {
      !before.contains(Place(code: $0.code, offset: $0.span.start)) && !$0.code.namesUndeclared
    }
    if after.isEmpty { return (applied, []) }
    let failed = applied.filter { change in
      let start = offsets.end(change.fix.span.start)
      let text = Span(file: file.id, start: start, end: start + change.fix.replacement.utf8.count)
      let lines = file.lines(around: text)
      return after.contains { error in
        ([error.span] + error.labels.map(\.span)).contains { $0.touches(text) }
          || (error.code.isOfSyntax || error.code == change.problem.code)
            && lines.touches(error.span)
      }
    }
    return (applied, Set(failed.map(\.fix)))
  }

  /// An error, whose message may name what is changed.
  private struct Place: Hashable {
    let code: DiagnosticCode
    let offset: Int
  }
}

extension DiagnosticCode {
  /// Whether the change of the diagnostic drops words that are elsewhere: it removes what is there twice, or names
  /// a route or a link as the routes have it.
  fileprivate var dropsWords: Bool {
    [.duplicateCase, .duplicateDeclaration, .unmatchedPayloadPattern, .failingExample].contains(
      self)
  }

  /// Whether a name is not declared, which the mistake before it hid.
  fileprivate var namesUndeclared: Bool {
    [.unknownType, .unknownRequirement, .unknownRouteSet].contains(self)
  }

  fileprivate var isOfSyntax: Bool { rawValue.hasPrefix("RG1") }
}

extension Span {
  /// Whether two spans overlap, or one begins where the other ends.
  fileprivate func touches(_ other: Span) -> Bool {
    file == other.file && start <= other.end && other.start <= end
  }
}

extension SourceFile {
  /// The lines of a span, without the last line break.
  fileprivate func lines(around span: Span) -> Span {
    let first = self.span(ofLine: location(of: span.start).line)
    let last = self.span(ofLine: location(of: max(span.start, span.end)).line)
    return Span(file: id, start: first.start, end: last.end)
  }
}
