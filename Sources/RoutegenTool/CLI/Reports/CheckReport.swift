import RoutegenCompiler

/// The findings of `check`, `verify`, `diff` or `links`, for the report formats.
struct CheckReport {
  /// The files in their current form; the ID of each is its index.
  let files: [SourceFile]

  /// The number of files that were checked; the others are only mounted.
  let checkedCount: Int
  var found = ShownDiagnostics()

  /// The number of links that were looked up; `nil` if the command looks up none.
  var linkCount: Int?

  /// The changes that `--fix` made.
  var changes: [AppliedFix] = []

  /// The number of findings that a baseline hides.
  var hidden = 0

  /// The findings of baselines that no longer occur.
  var removable: [RemovableFinding] = []

  /// The paths of the baselines that were written, and the numbers of findings in them.
  var written: [(path: String, count: Int)] = []

  /// The comparison with older versions; `nil` if nothing was compared.
  var comparison: ComparisonReport?

  /// Whether there is no comparison, although settings name versions, because the files have errors.
  var lacksComparison = false

  /// Whether the report is printed at a terminal.
  var isForTerminal = false

  /// The diagnostics that are shown.
  var diagnostics: [Diagnostic] { found.list }

  var errorCount: Int { found.errorCount }

  var warningCount: Int { found.warningCount }
}

/// A format of the output of a command.
enum ReportFormat: String, CaseIterable {
  case text, json, sarif, github

  /// Only for `diff`: it lists changes and no other diagnostics.
  case markdown

  /// The formats of commands that show diagnostics.
  static let common: [Self] = [.text, .json, .sarif, .github]

  /// The formats of commands that show something else.
  static let plain: [Self] = [.text, .json]

  /// Returns the option for the help.
  static func help(_ formats: [Self] = common) -> Option {
    Option(formats: formats.map(\.rawValue))
  }

  /// The value of `--format`, or text.
  ///
  /// - Parameter formats: The formats of the command.
  init(
    _ arguments: Arguments, among formats: [Self] = common
  ) throws(UsageError) {
    let name = arguments.value(of: "--format") ?? Self.text.rawValue
    try self.init(named: name, "format", "the formats", among: formats)
  }

  /// Returns the text for standard output.
  func render(_ report: CheckReport, _ style: Style) -> String {
    switch self {
    case .text: textReport(report, style)
    case .json: jsonReport(report)
    case .sarif: sarifReport(report)
    case .github: gitHubReport(report)
    case .markdown: markdownReport(report)
    }
  }
}

extension Environment {
  /// Prints a report, and returns the exit code.
  mutating func print(
    _ report: inout CheckReport, as format: ReportFormat, isStrict: Bool
  ) -> ExitCode {
    report.isForTerminal = isTerminal
    print(format.render(report, style))
    let isBad = report.errorCount > 0 || isStrict && report.warningCount > 0
    return isBad ? .problemsFound : .success
  }
}
