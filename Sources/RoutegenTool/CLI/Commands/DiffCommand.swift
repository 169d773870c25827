import RoutegenCompiler

/// `routegen diff OLD NEW`, `routegen diff --against REF [PATHS]`: the links that a change breaks.
struct DiffCommand: Command {
  static let name = "diff"
  static let usage = "diff OLD NEW, or diff --against REF [PATHS]"
  static let summary =
    "Shows the links of an old version that a new one reads differently, each with a link that proves it. "
    + "OLD and NEW are files or folders; route sets with one name are compared. "
    + "With --against, OLD is a commit or a snapshot, and NEW are the files as they are. "
    + "Without OLD, NEW and --against, the settings name the old versions."
  static let options = [
    Option(
      "--against REF",
      "the old version: a tag, branch or hash in git, or a file that 'snapshot' wrote; "
        + "may be repeated, the oldest first"),
    Option(
      "--category LIST",
      "of LINK, PRINT, PAYLOAD and CLAIM those to show; all by default",
      completion: .words(ChangeCategory.allCases.map(\.rawValue))),
    ReportFormat.help(ReportFormat.allCases),
    Option(
      "--changelog",
      "prints Markdown for people instead: which links and payloads were added, changed, deprecated and removed"
    ),
    Option("--strict", "fails on warnings, too"),
    Option(
      "--fix LIST", "writes the proposed changes for findings of these categories: LINK",
      completion: .words([ChangeCategory.link.rawValue])),
    Option("--accept TEXT", "records the findings as accepted, for the reason TEXT"),
    Option("--until DATE", "with --accept: the last day, such as 2027-01-31, on which they are"),
    Option("--import MODULE=FILE", "a file of another module whose route set is mounted in both"),
  ]

  private let old: Old

  /// The paths of the new version.
  private let paths: [String]
  private let categories: Set<ChangeCategory>
  private let fixedCategories: Set<ChangeCategory>
  private let format: ReportFormat
  private let isStrict: Bool
  private let isChangelog: Bool
  private let imports: [String]
  private let acceptance: (reason: String, until: CalendarDate?)?

  /// The old versions, as the user named them.
  private enum Old {
    case path(String)
    case named([String])
    case settings
  }

  init(_ arguments: Arguments) throws(UsageError) {
    isChangelog = arguments.has("--changelog")
    for other in ["--format", "--category", "--strict", "--accept", "--fix"]
    where isChangelog && (arguments.has(other) || arguments.value(of: other) != nil) {
      throw UsageError("'--changelog' does not go with '\(other)'")
    }
    (old, paths) = try Self.versions(arguments)
    categories =
      try arguments.value(of: "--category").map(ChangeCategory.named)
      ?? (isChangelog ? [.link, .payload] : Set(ChangeCategory.allCases))
    fixedCategories = try Self.fixedCategories(arguments)
    format = try ReportFormat(arguments, among: ReportFormat.allCases)
    isStrict = arguments.has("--strict")
    imports = arguments.values(of: "--import")
    acceptance = try Self.acceptance(arguments)
  }

  private static func fixedCategories(
    _ arguments: Arguments
  ) throws(UsageError) -> Set<ChangeCategory> {
    let categories = try arguments.value(of: "--fix").map(ChangeCategory.named) ?? []
    for category in ChangeCategory.allCases
    where category != .link && categories.contains(category) {
      throw UsageError("there are no proposals for '\(category.rawValue)', only for 'LINK'")
    }
    return categories
  }

  private static func versions(
    _ arguments: Arguments
  ) throws(UsageError) -> (old: Old, paths: [String]) {
    let operands = arguments.operands
    let names = arguments.values(of: "--against")
    if !names.isEmpty { return (.named(names), operands.isEmpty ? ["."] : operands) }
    switch operands.count {
    case 0: return (.settings, ["."])
    case 2: return (.path(operands[0]), [operands[1]])
    case let count:
      throw UsageError(
        "'diff' takes two files or folders, OLD and NEW, or '--against REF', not \(count)")
    }
  }

  private static func acceptance(
    _ arguments: Arguments
  ) throws(UsageError) -> (reason: String, until: CalendarDate?)? {
    let until = arguments.value(of: "--until")
    guard let reason = arguments.value(of: "--accept") else {
      if until != nil { throw UsageError("'--until' is the end of '--accept TEXT'") }
      return nil
    }
    guard reason.contains(where: { !$0.isWhitespace }), !reason.hasPrefix("--") else {
      throw UsageError("'--accept' needs a reason, such as --accept \"never released\"")
    }
    guard let until else { return (reason, nil) }
    guard let date = CalendarDate(until) else {
      throw UsageError("'\(until)' after '--until' is not a date; \(CalendarDate.form)")
    }
    return (reason, date)
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    var new = try NewVersion(at: paths, importing: imports, in: environment)
    guard !environment.showErrors(of: new, as: format) else { return .couldNotRun }
    let versions = try versions(of: new, in: environment)
    let changes = try RemedyWriting(
      mended: fixedCategories, shown: categories, versions: versions
    ).write(&new, in: &environment)
    let comparison = try VersionComparison(
      categories, of: new, with: versions, in: environment)
    var found = try AcceptedFindings(of: comparison, new, categories, in: environment)
    var written: [(path: String, count: Int)] = []
    if let acceptance {
      try requireNotPast(acceptance.until, in: environment)
      written = try found.accept(
        because: acceptance.reason, until: acceptance.until, in: &environment)
    }
    var report = CheckReport(
      files: new.project.files + comparison.oldFiles, checkedCount: new.files.count,
      changes: changes)
    report.found.add(found.counted.map(\.diagnostic))
    report.comparison = ComparisonReport(comparison, found)
    (report.written, report.removable) = (written, found.unused)
    // A changelog tells what happened, and judges nothing.
    var code = ExitCode.success
    if isChangelog {
      environment.print(changelog(report))
    } else {
      code = environment.print(&report, as: format, isStrict: isStrict)
    }
    return comparison.emptyVersions.isEmpty ? code : .couldNotRun
  }

  private func versions(
    of new: NewVersion, in environment: borrowing some Environment
  ) throws(UsageError) -> [ComparedVersion] {
    switch old {
    case .path(let path): return [ComparedVersion(.path(path))]
    case .named(let names): return try ComparedVersion.named(names, in: environment)
    case .settings:
      let versions = try ComparedVersion.ofSettings(new.files, in: environment)
      guard !versions.isEmpty else {
        throw UsageError(
          "'diff' takes two files or folders, OLD and NEW, or '--against REF', "
            + "and no settings name a version in 'against' of 'diff'")
      }
      return versions
    }
  }

  private func requireNotPast(
    _ date: CalendarDate?, in environment: borrowing some Environment
  ) throws(UsageError) {
    guard let date, date.isPast(at: environment.secondsSince1970) else { return }
    throw UsageError("'\(date)' after '--until' has passed, so nothing would be accepted")
  }
}

extension Environment {
  /// Prints the errors of the new version to standard error, or as annotations; returns whether there are any.
  fileprivate mutating func showErrors(of new: NewVersion, as format: ReportFormat) -> Bool {
    let errors = new.errors
    guard errors.errorCount > 0 else { return false }
    if format == .github {
      // The runner would obey commands in the lines of the file.
      var report = CheckReport(files: new.project.files, checkedCount: new.files.count)
      report.found = errors
      print(format.render(report, .plain))
    } else {
      show(errors, new.project.files)
    }
    printError("error: the new version has errors, so nothing was compared\n")
    return true
  }
}
