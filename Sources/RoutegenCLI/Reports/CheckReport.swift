import RoutegenSource

/// What `check` found, for the formats to show.
struct CheckReport {
  /// The files as they are now; a diagnostic's file is the one with its number.
  let files: [SourceFile]

  /// How many of them were to be checked; the others are of other modules.
  let checkedCount: Int
  var found = ShownDiagnostics()

  /// The changes that `--fix` made.
  var changes: [Change] = []

  /// How many findings the baseline hides.
  var hidden = 0

  /// The findings of baselines that no longer occur.
  var removable: [Removable] = []

  /// The baseline that was written, and how many findings it has.
  var written: (path: String, count: Int)?

  /// Whether a person reads it, at a terminal.
  var isForTerminal = false

  /// A change that was made to a file, and where it was when it was made.
  struct Change {
    let path: String
    let line: Int
    let column: Int
    let code: DiagnosticCode
    let title: String
  }

  /// A finding of the baseline at `baseline` that no longer occurs.
  struct Removable {
    let baseline: String
    let finding: Baseline.Finding
    let count: Int
  }

  /// Those that are shown.
  var diagnostics: [Diagnostic] { found.list }

  var errorCount: Int { found.errorCount }

  var warningCount: Int { found.warningCount }
}

/// How `check` shows what it found.
enum ReportFormat: String, CaseIterable {
  case text, json, sarif, github

  /// The whole output for standard output.
  func render(_ report: CheckReport, _ style: Style) -> String {
    switch self {
    case .text: textReport(report, style)
    case .json: jsonReport(report)
    case .sarif: sarifReport(report)
    case .github: gitHubReport(report)
    }
  }
}
