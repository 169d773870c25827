import RoutegenCompiler

/// `routegen check [PATHS]`: the errors and warnings of every file.
struct CheckCommand: Command {
  static let name = "check"
  static let usage = "check [PATHS]"
  static let summary =
    "Shows the errors and warnings of files, or of all .routes files below a folder. With '-', "
    + "those of standard input."
  static let options = [
    ReportFormat.help(),
    Option("--strict", "fails on warnings, too"),
    Option("--fix", "applies the fixes that need no decision"),
    Option("--name FILE", "the path of standard input, for messages, settings and mounts"),
    ShownFile.help,
    Option("--app DIR", "the folder of an app's code, which must receive the declared links"),
    Option("--baseline FILE", "hides the warnings recorded in the file"),
    Option("--write-baseline FILE", "records the current warnings in the file"),
    Option("--watch", "checks again when a file changes, until Control-C"),
  ]

  private let paths: [String]
  private let format: ReportFormat
  private let isStrict: Bool
  private let fixes: Bool
  private let watches: Bool
  private let imports: [String]

  /// The folder with the code of the app.
  private let app: String?
  private let baseline: String?
  private let writtenBaseline: String?

  /// The name of standard input, if it is the file to check.
  private let inputName: String?

  init(_ arguments: Arguments) throws(UsageError) {
    let isInput = arguments.operands.contains("-")
    if isInput, arguments.operands.count > 1 || arguments.has("--fix") {
      throw UsageError("'-' is standard input, and cannot be combined with files or '--fix'")
    }
    inputName = try arguments.inputName(isInput: isInput)
    paths = inputName.map { [$0] } ?? (arguments.operands.isEmpty ? ["."] : arguments.operands)
    format = try ReportFormat(arguments)
    isStrict = arguments.has("--strict")
    fixes = arguments.has("--fix")
    watches = arguments.has("--watch")
    imports = arguments.values(of: "--import")
    app = arguments.value(of: "--app")
    baseline = arguments.value(of: "--baseline")
    writtenBaseline = arguments.value(of: "--write-baseline")
    if baseline != nil, writtenBaseline != nil {
      throw UsageError("'--baseline' hides warnings and '--write-baseline' records them; use one")
    }
    if watches, isInput || fixes || writtenBaseline != nil || format != .text {
      throw UsageError(
        "'--watch' shows text and changes nothing; it cannot be combined with '-', '--fix', "
          + "'--write-baseline' or another format")
    }
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    if watches { return watch(in: &environment) }
    guard let inputName else { return try check(in: &environment) }
    let input = try environment.input()
    var edited = EditedEnvironment(environment)
    defer { environment = edited.base }
    edited.setText(input, at: edited.absolute(inputName))
    return try check(in: &edited)
  }

  /// Checks, and again after each change of what the check has read.
  ///
  /// Returns the exit code of the last check when the environment waits no longer.
  private func watch(in environment: inout some Environment) -> ExitCode {
    var watched = EditedEnvironment(environment)
    defer { environment = watched.base }
    while true {
      watched.forgetFiles()
      let code = checkOnce(in: &watched)
      watched.print(watched.style("waiting for changes; Control-C ends", .faint) + "\n")
      repeat {
        guard watched.outputFailure == nil, watched.wait(seconds: Self.pause) else { return code }
      } while !watched.hasChanges
      watched.print(watched.isTerminal ? "\u{1B}[H\u{1B}[2J\u{1B}[3J" : "\n")
    }
  }

  /// The seconds after which `--watch` looks for changes.
  private static let pause = 0.3

  /// Checks, and shows the reason if the check cannot run.
  private func checkOnce(in environment: inout some Environment) -> ExitCode {
    do throws(UsageError) {
      return try check(in: &environment)
    } catch {
      environment.printError("error: \(printable(error.message))\n")
      return .couldNotRun
    }
  }

  private func check(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    var files = try CheckedFile.all(at: paths, in: environment)
    var remarks: Set<String> = []
    for file in files { remarks.formUnion(file.settings.remarks(in: environment)) }
    for remark in remarks.sorted() {
      environment.printError("note: \(printable(remark))\n")
    }
    let imports = try mountableFiles(imports, beside: files.map(\.parsed), in: environment)
    let changes = fixes ? try writeFixes(&files, importing: imports, in: &environment) : []
    var findings = try CheckFindings(of: files, at: paths, beside: imports, in: environment)
    let new = NewVersion(paths, files, self.imports, findings.project)
    let comparison = try comparison(of: new, in: environment)
    let known = findings.project.files + (comparison?.oldFiles ?? [])
    let received = try appFindings(of: files, findings.project, known.count, in: &environment)
    var report = CheckReport(
      files: known + (received?.files ?? []), checkedCount: files.count, changes: changes)
    if let writtenBaseline {
      let written = try Baselines.write(findings.list, files, to: writtenBaseline, in: &environment)
      report.written = [(writtenBaseline, written)]
      findings.removeLints()
    } else {
      let baselines = try findings.hide(by: baseline, in: environment)
      report.hidden = baselines.hidden
      report.removable = baselines.removable(files, in: environment)
    }
    report.found = findings.shown
    report.found.add(received?.list ?? [])
    if let comparison {
      let found = try AcceptedFindings(
        of: comparison, new, Set(ChangeCategory.allCases), in: environment)
      report.found.add(found.counted.map(\.diagnostic))
      report.comparison = ComparisonReport(comparison, found)
      report.removable += found.unused
      report.comparison?.isDiff = false
    }
    report.lacksComparison = comparison == nil && comparesVersions(new)
    let code = environment.print(&report, as: format, isStrict: isStrict)
    return comparison?.emptyVersions.isEmpty == false ? .couldNotRun : code
  }

  /// What the code of the app does not receive; `nil` if no folder is given.
  private func appFindings(
    of files: [CheckedFile], _ project: Project, _ first: Int,
    in environment: inout some Environment
  ) throws(UsageError) -> AppFindings? {
    guard let app else { return nil }
    let findings = try AppFindings(
      in: app, of: files, project, numberedFrom: first, in: environment)
    if let reason = findings.reason {
      environment.printError("note: '\(app)' is not checked: \(printable(reason))\n")
    }
    return findings
  }

  /// The comparison with the versions that settings name; `nil` if nothing is to be compared.
  ///
  /// Errors of the files are reported in any case, and prevent it. Standard input is what somebody is typing.
  private func comparison(
    of new: NewVersion, in environment: some Environment
  ) throws(UsageError) -> VersionComparison? {
    guard comparesVersions(new), new.errors.errorCount == 0 else { return nil }
    let versions = try ComparedVersion.ofSettings(new.files, in: environment)
    return try VersionComparison(
      Set(ChangeCategory.allCases), of: new, with: versions, in: environment)
  }

  /// Whether settings name versions to compare with.
  private func comparesVersions(_ new: NewVersion) -> Bool {
    inputName == nil && new.files.contains { !$0.settings.diff.against.isEmpty }
  }

  private func writeFixes(
    _ files: inout [CheckedFile], importing imports: [ImportedFile],
    in environment: inout some Environment
  ) throws(UsageError) -> [AppliedFix] {
    let changes = fix(&files, importing: imports)
    let changed = Set(changes.map(\.path))
    for file in files.map(\.source) where changed.contains(file.path) {
      try environment.replace(file.path, with: String(decoding: file.bytes, as: UTF8.self))
    }
    return changes
  }
}
