import RoutegenSource
import RoutegenSyntax

/// `routegen diff OLD NEW`: the links that a change breaks.
struct DiffCommand: Command {
  static let name = "diff"
  static let usage = "diff OLD NEW"
  static let summary =
    "Shows the links of an old version that a new one reads otherwise, each with a link that proves it. "
    + "OLD and NEW are files or folders; route sets with one name are compared."
  static let options = [
    Option("--category LINK", "the kinds of changes to show; LINK is the only one"),
    Option("--format FORMAT", "text (the default), json, sarif or github"),
    Option("--strict", "fails on warnings, too"),
    Option("--import MODULE=FILE", "a file of another module whose route set is mounted in both"),
  ]

  private let old: String
  private let new: String
  private let categories: Set<ChangeCategory>
  private let format: ReportFormat
  private let isStrict: Bool
  private let imports: [String]

  init(_ words: [String]) throws(UsageError) {
    let names = ["--format", "--category", "--import"]
    let arguments = try Arguments(
      words, options: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }),
      flags: ["--strict"])
    guard arguments.operands.count == 2 else {
      throw UsageError(
        "'diff' takes two files or folders, OLD and NEW, not \(arguments.operands.count)")
    }
    (old, new) = (arguments.operands[0], arguments.operands[1])
    categories =
      try arguments.value(of: "--category").map(ChangeCategory.named)
      ?? Set(ChangeCategory.allCases)
    format = try ReportFormat(arguments)
    isStrict = arguments.has("--strict")
    imports = arguments.values(of: "--import")
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    let files = try CheckedFile.all(at: [new], in: environment)
    let newProject = Project(
      files, importing: try mountableFiles(imports, beside: files.map(\.parsed), in: environment))
    guard !environment.showErrors(of: newProject) else { return .couldNotRun }
    let oldFiles = try sourceFiles(
      at: [old], numberedFrom: newProject.files.count, in: environment
    ).map(ParsedFile.init)
    let oldProject = Project(
      oldFiles, imports: try mountableFiles(imports, beside: oldFiles, in: environment))
    let comparison = ProjectComparison(
      from: oldProject, to: newProject, levels: files.map(\.settings.levels))
    var report = CheckReport(
      files: newProject.files + oldProject.files, checkedCount: files.count)
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
