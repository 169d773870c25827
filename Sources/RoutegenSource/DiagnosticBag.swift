/// What the stages of a compilation report into.
package struct DiagnosticBag: Sendable {
  /// So many errors of one file are kept, those that were found first.
  ///
  /// Who has more begins with these, and a file of nothing but mistakes costs no more than another.
  package static let mostErrors = 500

  package private(set) var diagnostics: [Diagnostic] = []

  /// How many errors were found after that.
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

  /// Reports what another one holds.
  package mutating func report(_ other: DiagnosticBag) {
    for diagnostic in other.diagnostics { report(diagnostic) }
    omittedErrors += other.omittedErrors
  }

  /// Takes out the diagnostics for which `isSilenced` is true; they are no errors.
  package mutating func remove(where isSilenced: (Diagnostic) -> Bool) {
    diagnostics.removeAll { $0.severity != .error && isSilenced($0) }
  }

  /// How many diagnostics were reported.
  package var count: Int { diagnostics.count + omittedErrors }

  package var hasErrors: Bool { keptErrors > 0 }

  /// Whether no more errors are kept.
  package var isFull: Bool { keptErrors >= Self.mostErrors }

  /// In the order of the text, each once.
  package var sorted: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return
      diagnostics
      .filter { seen.insert($0).inserted }
      .sorted {
        ($0.span.file.number, $0.span.start, $0.span.end, $0.code.rawValue)
          < ($1.span.file.number, $1.span.start, $1.span.end, $1.code.rawValue)
      }
  }
}
