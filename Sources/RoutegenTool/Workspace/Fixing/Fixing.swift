package import RoutegenCompiler

/// The number of rounds: one fix may make another one possible.
private let rounds = 10

/// Applies the fixes that need no decision and lose nothing, and returns them.
package func fix(
  _ files: inout [CheckedFile], importing imports: [ImportedFile]
) -> [AppliedFix] {
  var changes: [AppliedFix] = []
  for _ in 0..<rounds {
    let project = Project(files, importing: imports)
    let count = changes.count
    for (index, compilation) in project.compilations.enumerated() {
      changes += files[index].applyFixes(of: compilation.shownDiagnostics)
    }
    if changes.count == count { break }
  }
  return changes
}

extension CheckedFile {
  fileprivate mutating func applyFixes(of diagnostics: [Diagnostic]) -> [AppliedFix] {
    let (fixed, applied) = parsed.fixed(diagnostics, among: diagnostics)
    let changes = applied.map { fix, code in
      let (line, column) = source.location(of: fix.span.start)
      return AppliedFix(
        path: source.path, line: line, column: column, code: code, title: fix.title)
    }
    if !applied.isEmpty { parsed = fixed }
    return changes
  }
}

extension ParsedFile {
  /// Applies the fixes of diagnostics that need no decision and lose nothing.
  ///
  /// - Parameter all: All diagnostics of the file.
  package func fixed(
    _ diagnostics: [Diagnostic], among all: [Diagnostic]
  ) -> (file: ParsedFile, applied: [KeptText.Change]) {
    let found = diagnostics.compactMap { diagnostic -> KeptText.Change? in
      guard diagnostic.span.file == file.id, let fix = diagnostic.fixIts.first, fix.isAutomatic
      else { return nil }
      return (fix, diagnostic.code)
    }
    // Bytes that are not UTF-8 would change when the file is written. With a mistake that hides the structure, it
    // is not known which declarations belong to which block, or to which side.
    guard !found.isEmpty, Array(file.text(of: file.whole).utf8) == file.bytes,
      !all.contains(where: \.code.hidesStructure)
    else { return (self, []) }
    return KeptText(self).applying(found)
  }
}

extension DiagnosticCode {
  /// Whether the structure of a file with this mistake is unknown.
  fileprivate var hidesStructure: Bool { self == .unclosedBlock || self == .conflictMarker }
}

extension SourceFile {
  fileprivate var whole: Span { Span(file: id, start: 0, end: bytes.count) }
}

/// A change to a file, at its location before the change.
package struct AppliedFix {
  package let path: String
  package let line: Int
  package let column: Int
  package let code: DiagnosticCode
  package let title: String
}
