/// What the stages of a compilation report into.
package struct DiagnosticBag: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  package mutating func report(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// Takes out the diagnostics for which `isSilenced` is true.
  package mutating func remove(where isSilenced: (Diagnostic) -> Bool) {
    diagnostics.removeAll(where: isSilenced)
  }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }

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
