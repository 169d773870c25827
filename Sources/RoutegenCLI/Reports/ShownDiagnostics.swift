import RoutegenSource

/// The diagnostics that are shown: the first of every file, so that one file of mistakes does not
/// bury the others.
struct ShownDiagnostics {
  /// So many of one file are shown.
  static let mostOfFile = 500

  private(set) var list: [Diagnostic] = []

  /// How many there are beside those.
  private(set) var omittedErrors = 0
  private(set) var omittedWarnings = 0
  private var counts: [FileID: Int] = [:]

  mutating func add(_ diagnostic: Diagnostic) {
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

  /// Adds those of a file of which so many errors were not kept.
  mutating func add(_ diagnostics: [Diagnostic], omittedErrors: Int = 0) {
    for diagnostic in diagnostics { add(diagnostic) }
    self.omittedErrors += omittedErrors
  }

  /// Counts errors that were found and not kept.
  mutating func omit(errors count: Int) { omittedErrors += count }

  var omitted: Int { omittedErrors + omittedWarnings }

  var errorCount: Int { list.count { $0.severity == .error } + omittedErrors }

  var warningCount: Int { list.count { $0.severity == .warning } + omittedWarnings }

  /// The line that says that there are more, and its line break; empty if there are none.
  var note: String {
    guard omitted > 0 else { return "" }
    return "of a file the first \(Self.mostOfFile) are shown; \(omitted) more are not\n"
  }
}
