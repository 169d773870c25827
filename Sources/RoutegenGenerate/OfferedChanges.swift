import RoutegenModel
import RoutegenSource
import RoutegenSyntax

/// The changes that diagnostics offer, without those that lose something or lead to the next error.
///
/// No recognizer of a mistake has to be trusted: each change is applied, and its file is compiled. Changes at
/// different places are tried together, so a file with many mistakes is compiled a few times more.
struct OfferedChanges {
  private let parsed: ParsedFile

  /// Returns the errors of a changed file.
  private let errors: (ParsedFile) -> [Diagnostic]

  /// The maximum number of times that the file is compiled; what is not tried is not offered.
  private static let mostTrials = 12

  /// The maximum number of changes that are tried, from the first one on.
  private static let mostChanges = 500

  init(_ parsed: ParsedFile, errors: @escaping (ParsedFile) -> [Diagnostic]) {
    (self.parsed, self.errors) = (parsed, errors)
  }

  /// A change, and the diagnostic that it resolves.
  private struct Change: Hashable {
    let problem: Diagnostic
    let fix: FixIt
  }

  /// Returns the diagnostics with the changes that may be offered.
  func checked(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let all = diagnostics.lazy.flatMap { problem in
      problem.fixIts.filter { $0.span.file == parsed.file.id }
        .map { Change(problem: problem, fix: $0) }
    }
    let kept = Array(all.prefix(Self.mostChanges)).filter { keepsParts($0) }
    let sound = trying(kept, knowing: diagnostics.filter { $0.severity == .error })
    return diagnostics.map { problem in
      if problem.fixIts.isEmpty { return problem }
      return problem.offering { fix in
        fix.span.file != parsed.file.id || sound.contains(Change(problem: problem, fix: fix))
      }
    }
  }

  /// Whether every path, name and parameter of the changed lines is still there.
  private func keepsParts(_ change: Change) -> Bool {
    if change.problem.code.dropsWords { return true }
    let (file, fix) = (parsed.file, change.fix)
    let lines = file.lines(around: fix.span)
    guard lines.end - lines.start < Self.longestLines else { return true }
    let start = file.bytes[lines.start..<fix.span.start]
    let end = file.bytes[fix.span.end..<lines.end]
    let after = String(decoding: start + Array(fix.replacement.utf8) + end, as: UTF8.self)
    return WrittenWords(file.text(of: lines)).areKept(in: after)
  }

  /// The maximum number of bytes of the lines of a change that are looked through for words.
  private static let longestLines = 4000

  // MARK: Trials

  /// Returns the changes after which no error is in the changed text.
  private func trying(_ changes: [Change], knowing known: [Diagnostic]) -> Set<Change> {
    var (sound, alone): (Set<Change>, [Change]) = ([], [])
    var rest = changes
    var trials = 0
    while !rest.isEmpty, trials < Self.mostTrials {
      trials += 1
      // One change of each diagnostic: others are in place of it.
      var problems: Set<Diagnostic> = []
      let batch = rest.filter { problems.insert($0.problem).inserted }
      let (applied, failed) = trial(batch, knowing: known)
      if applied.isEmpty { break }
      sound.formUnion(applied.filter { !failed.contains($0.fix) })
      if applied.count > 1 { alone += applied.filter { failed.contains($0.fix) } }
      let tried = Set(applied)
      rest.removeAll { tried.contains($0) }
    }
    for change in alone where trials < Self.mostTrials {
      trials += 1
      if trial([change], knowing: known).failed.isEmpty { sound.insert(change) }
    }
    return sound
  }

  /// Applies as many changes as do not overlap; returns them, and those in whose text an error is then.
  private func trial(
    _ changes: [Change], knowing known: [Diagnostic]
  ) -> (applied: [Change], failed: Set<FixIt>) {
    let (file, fixes) = parsed.file.applying(changes.map(\.fix))
    let (isApplied, moved) = (Set(fixes), MovedOffsets(fixes))
    let applied = changes.filter { isApplied.contains($0.fix) }
    let resolved = Set(applied.map(\.problem))
    let before = Set(
      known.filter { !resolved.contains($0) }
        .map { Place($0, at: moved[$0.span.start]) })
    let after = errors(ParsedFile(file)).filter {
      !before.contains(Place($0, at: $0.span.start)) && !$0.code.namesUndeclared
    }
    if after.isEmpty { return (applied, []) }
    let failed = applied.filter { change in
      let start = moved[change.fix.span.start]
      let text = Span(file: file.id, start: start, end: start + change.fix.replacement.utf8.count)
      let lines = file.lines(around: text)
      return after.contains { error in
        ([error.span] + error.labels.map(\.span)).contains { $0.overlaps(text) }
          || error.code.isOfSyntax && lines.overlaps(error.span)
      }
    }
    return (applied, Set(failed.map(\.fix)))
  }

  private struct Place: Hashable {
    let code: DiagnosticCode
    let message: String
    let offset: Int

    init(_ problem: Diagnostic, at offset: Int) {
      (code, message, self.offset) = (problem.code, problem.message, offset)
    }
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

/// Where the offsets of a text are after changes in it.
private struct MovedOffsets {
  private let fixes: [FixIt]

  /// How far the text behind the first changes is moved, by their number.
  private let distances: [Int]

  /// - Parameter fixes: The changes, which do not overlap, in the order of the text.
  init(_ fixes: [FixIt]) {
    self.fixes = fixes
    var distances = [0]
    for fix in fixes {
      let growth = fix.replacement.utf8.count - (fix.span.end - fix.span.start)
      distances.append((distances.last ?? 0) + growth)
    }
    self.distances = distances
  }

  subscript(offset: Int) -> Int {
    let count = fixes.partitionPoint { $0.span.end > offset || $0.span.start >= offset }
    return offset + distances[count]
  }
}

extension Span {
  fileprivate func overlaps(_ other: Span) -> Bool {
    file == other.file && start < other.end && other.start < end
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
