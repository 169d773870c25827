import RoutegenSource
import RoutegenSyntax

/// `routegen diff OLD NEW`, `routegen diff --against REF [PATHS]`: the links that a change breaks.
struct DiffCommand: Command {
  static let name = "diff"
  static let usage = "diff OLD NEW, or diff --against REF [PATHS]"
  static let summary =
    "Shows the links of an old version that a new one reads otherwise, each with a link that proves it. "
    + "OLD and NEW are files or folders; route sets with one name are compared. "
    + "With --against, OLD is a commit, and NEW are the files as they are."
  static let options = [
    Option("--against REF", "the tag, branch or hash of the old version, in git"),
    Option(
      "--category LIST",
      "of LINK, PRINT, PAYLOAD, API and CLAIM those to show; all but API by default"),
    Option("--format FORMAT", "text (the default), json, sarif or github"),
    Option("--strict", "fails on warnings, too"),
    Option("--import MODULE=FILE", "a file of another module whose route set is mounted in both"),
  ]

  private let old: OldVersion

  /// The paths of the new version.
  private let paths: [String]
  private let categories: Set<ChangeCategory>
  private let format: ReportFormat
  private let isStrict: Bool
  private let imports: [String]

  init(_ words: [String]) throws(UsageError) {
    let names = ["--against", "--format", "--category", "--import"]
    let arguments = try Arguments(
      words, options: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }),
      flags: ["--strict"])
    (old, paths) = try Self.versions(arguments)
    categories =
      try arguments.value(of: "--category").map(ChangeCategory.named)
      ?? ChangeCategory.shown
    format = try ReportFormat(arguments)
    isStrict = arguments.has("--strict")
    imports = arguments.values(of: "--import")
  }

  private static func versions(
    _ arguments: Arguments
  ) throws(UsageError) -> (old: OldVersion, paths: [String]) {
    let operands = arguments.operands
    if let name = arguments.value(of: "--against") {
      guard arguments.values(of: "--against").count == 1 else {
        throw UsageError("'--against' names one version, not several")
      }
      return (.commit(name), operands.isEmpty ? ["."] : operands)
    }
    guard operands.count == 2 else {
      throw UsageError(
        "'diff' takes two files or folders, OLD and NEW, or '--against REF', not \(operands.count)")
    }
    return (.path(operands[0]), [operands[1]])
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    let files = try CheckedFile.all(at: paths, in: environment)
    let imported = try mountableFiles(imports, beside: files.map(\.parsed), in: environment)
    let newProject = Project(files, importing: imported)
    guard !environment.showErrors(of: newProject) else { return .couldNotRun }
    let oldProject = try old.project(
      of: paths, besides: files, imports: imports, numberedFrom: newProject.files.count,
      in: environment)
    var comparison = ProjectComparison(
      from: oldProject, to: newProject, levels: files.map(\.settings.levels))
    let remedies = ChangeRemedies(
      from: oldProject, to: newProject, files.map(\.parsed), imports: imported)
    comparison.propose(remedies.fixes(for: comparison.changes))
    var report = CheckReport(
      files: newProject.files + oldProject.files.map(old.shown), checkedCount: files.count)
    report.found.add(
      comparison.diagnostics.filter { found in categories.contains { $0.contains(found.code) } })
    report.isForTerminal = environment.isTerminal
    environment.print(format.render(report, environment.style))
    if comparison.isEmpty { return .couldNotRun }
    let isBad = report.errorCount > 0 || isStrict && report.warningCount > 0
    return isBad ? .problemsFound : .success
  }
}

extension Environment {
  /// Prints the errors of a project to standard error; returns whether there are any.
  fileprivate mutating func showErrors(of project: Project) -> Bool {
    var shown = ShownDiagnostics()
    shown.add(project.foreignErrors)
    for compilation in project.compilations {
      shown.add(
        compilation.diagnostics.filter { $0.severity == .error },
        omittedErrors: compilation.omittedErrors)
    }
    guard shown.errorCount > 0 else { return false }
    show(shown, project.files)
    printError("error: the new version has errors, so nothing was compared\n")
    return true
  }
}
