/// The diagnostics that the stages of a compilation report.
package struct DiagnosticBag: Sendable {
  /// The maximum number of errors that are kept for one file: the first ones that are found.
  ///
  /// The limit bounds the time and memory that a file full of mistakes takes.
  package static let mostErrors = 500

  package private(set) var diagnostics: [Diagnostic] = []

  /// The number of errors that were found after the limit was reached.
  package private(set) var omittedErrors = 0
  private var keptErrors = 0

  package init() {}

  package mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error {
      guard !isFull else {
        omittedErrors += 1
        return
      }
      keptErrors += 1
    }
    diagnostics.append(diagnostic)
  }

  package mutating func report(
    _ code: DiagnosticCode, _ message: String, at span: Span, note: String? = nil
  ) {
    report(Diagnostic(code, message, at: span, note: note))
  }

  /// Reports all diagnostics of another bag.
  package mutating func report(_ other: DiagnosticBag) {
    for diagnostic in other.diagnostics { report(diagnostic) }
    omittedErrors += other.omittedErrors
  }

  /// Removes the diagnostics for which `isSilenced` returns `true`, except errors.
  package mutating func remove(where isSilenced: (Diagnostic) -> Bool) {
    diagnostics.removeAll { $0.severity != .error && isSilenced($0) }
  }

  /// Removes the diagnostics, errors included, that are consequences of others.
  ///
  /// - Parameter count: How many are looked at, if those to remove are reported last.
  package mutating func removeConsequences(
    amongLast count: Int = .max, where isConsequence: (Diagnostic) -> Bool
  ) {
    let start = diagnostics.count - min(count, diagnostics.count)
    let kept = diagnostics[start...].filter { !isConsequence($0) }
    guard kept.count < diagnostics.count - start else { return }
    keptErrors -= diagnostics[start...].count { $0.severity == .error }
    keptErrors += kept.count { $0.severity == .error }
    diagnostics.replaceSubrange(start..., with: kept)
  }

  /// The number of reported diagnostics, including those that were not kept.
  package var count: Int { diagnostics.count + omittedErrors }

  /// The number of reported errors, including those that were not kept.
  package var errorCount: Int { keptErrors + omittedErrors }

  package var hasErrors: Bool { keptErrors > 0 }

  /// Whether the limit is reached, so further errors are only counted.
  package var isFull: Bool { keptErrors >= Self.mostErrors }

  /// Whether nobody reads more: the diagnostics are as many as the errors that are kept.
  package var hasEnough: Bool { diagnostics.count >= Self.mostErrors }

  /// The diagnostics in the order of the text, without duplicates.
  package var sorted: [Diagnostic] {
    diagnostics.withoutRepetitions
      .sorted {
        ($0.span.file.number, $0.span.start, $0.span.end, $0.code.rawValue)
          < ($1.span.file.number, $1.span.start, $1.span.end, $1.code.rawValue)
      }
  }
}
