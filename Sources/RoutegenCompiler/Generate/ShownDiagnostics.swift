/// The diagnostics that are shown: a limited number for each file, so one file does not hide the
/// others.
package struct ShownDiagnostics {
  /// The maximum number of diagnostics shown for one file.
  package static let mostOfFile = 500

  package private(set) var list: [Diagnostic] = []

  /// The number of errors that are not shown.
  private(set) var omittedErrors = 0

  /// The number of warnings that are not shown.
  private(set) var omittedWarnings = 0
  private var counts: [FileID: Int] = [:]

  package mutating func add(_ diagnostic: Diagnostic) {
    let count = counts[diagnostic.span.file, default: 0]
    counts[diagnostic.span.file] = count + 1
    if count < Self.mostOfFile {
      list.append(diagnostic)
    } else if diagnostic.severity == .error {
      omittedErrors += 1
    } else {
      omittedWarnings += 1
    }
  }

  /// Adds the diagnostics of a file, of which `omittedErrors` further errors were not kept.
  package mutating func add(_ diagnostics: [Diagnostic], omittedErrors: Int = 0) {
    for diagnostic in diagnostics { add(diagnostic) }
    self.omittedErrors += omittedErrors
  }

  package var omitted: Int { omittedErrors + omittedWarnings }

  package var errorCount: Int { list.count { $0.severity == .error } + omittedErrors }

  package var warningCount: Int { list.count { $0.severity == .warning } + omittedWarnings }

  /// The line with the number of omitted diagnostics, and its line break; empty if there are none.
  package var note: String {
    guard omitted > 0 else { return "" }
    return "the first \(Self.mostOfFile) problems of each file are shown; \(omitted) more are not\n"
  }

  package init() {}
}
