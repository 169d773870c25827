import RoutegenCompiler

/// `routegen links [PATHS]`: the links of texts that do not open what their authors expect.
struct LinksCommand: Command {
  static let name = "links"
  static let usage = "links [PATHS]"
  static let summary =
    "Finds links to the app in text files of any kind, and shows those that open nothing, are "
    + "expired or deprecated, or are printed otherwise."
  static let options = [
    Option(
      "--routes PATH", "a .routes file or a folder; may be repeated; all of them by default",
      completion: .routes),
    ReportFormat.help(),
    Option("--strict", "fails on warnings, too"),
    ShownFile.help,
    Option("--baseline FILE", "hides the findings recorded in the file"),
    Option("--write-baseline FILE", "records the current findings in the file"),
  ]
  static let operands = [Completion.file]

  private let paths: [String]
  private let routes: [String]
  private let imports: [String]
  private let format: ReportFormat
  private let isStrict: Bool
  private let baseline: String?
  private let writtenBaseline: String?

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    routes = arguments.values(of: "--routes")
    imports = arguments.values(of: "--import")
    format = try ReportFormat(arguments)
    isStrict = arguments.has("--strict")
    baseline = arguments.value(of: "--baseline")
    writtenBaseline = arguments.value(of: "--write-baseline")
    if baseline != nil, writtenBaseline != nil {
      throw UsageError("'--baseline' hides findings and '--write-baseline' records them; use one")
    }
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    guard let project = try routeProject(in: &environment) else { return .problemsFound }
    let checker = LinkChecker(
      project.compilations.flatMap { [$0.model] + $0.model.variants.map(\.model) },
      now: environment.secondsSince1970)
    guard !checker.origins.isEmpty else {
      throw UsageError("no .routes file declares a scheme or a host, so no link is one to the app")
    }
    let found = try FoundFindings(
      at: paths, without: [baseline, writtenBaseline].compactMap(\.self), checker,
      numberedFrom: project.files.count, in: &environment)
    var report = CheckReport(
      files: project.files + found.files.map(\.source), checkedCount: found.fileCount)
    report.linkCount = found.linkCount
    try show(found, in: &report, &environment)
    return environment.print(&report, as: format, isStrict: isStrict)
  }

  /// Adds the findings to the report, without those of baselines.
  private func show(
    _ found: FoundFindings, in report: inout CheckReport, _ environment: inout some Environment
  ) throws(UsageError) {
    if let writtenBaseline {
      let written = try Baselines.write(
        found.list, found.files, to: writtenBaseline, in: &environment)
      report.written = [(writtenBaseline, written)]
      return
    }
    var baselines = try Baselines(of: found.files, given: baseline, in: environment)
    var shown = found.list
    baselines.hide(&shown)
    report.hidden = baselines.hidden
    report.found.add(shown.map(\.diagnostic))
    report.removable = baselines.removable(found.files, in: environment)
  }

  /// Returns the route files, compiled; if they have errors, prints them and returns `nil`.
  private func routeProject(
    in environment: inout some Environment
  ) throws(UsageError) -> Project? {
    let version = try NewVersion(
      at: try routePaths(in: environment), importing: imports, in: environment)
    let errors = version.errors
    guard errors.errorCount > 0 else { return version.project }
    environment.show(errors, version.project.files)
    return nil
  }

  /// The paths of `--routes`, or those that settings name, or the current folder.
  private func routePaths(in environment: borrowing some Environment) throws(UsageError) -> [String]
  {
    guard routes.isEmpty else { return routes }
    let named = try environment.settings(of: Settings.fileName).links.routes
    let folder = environment.workingFolder
    return named.isEmpty ? ["."] : named.map { $0.path(from: folder) }
  }
}
