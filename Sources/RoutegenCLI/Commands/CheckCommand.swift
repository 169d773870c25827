import RoutegenSource

/// `routegen check [PATHS]`: the errors and warnings of every file.
struct CheckCommand: Command {
  static let name = "check"
  static let usage = "check [PATHS]"
  static let summary =
    "Shows the errors and warnings of files, or of all .routes files below a folder."
  static let options = [
    Option("--format FORMAT", "text, json, sarif or github; text unless told"),
    Option("--strict", "lets warnings fail as errors do"),
    Option("--fix", "changes the files where nothing else can have been meant"),
    Option("--baseline FILE", "hides the warnings that the file has recorded"),
    Option("--write-baseline FILE", "records the warnings that there are now"),
  ]

  private let paths: [String]
  private let format: ReportFormat
  private let isStrict: Bool
  private let fixes: Bool
  private let baseline: String?
  private let writtenBaseline: String?

  init(_ words: [String]) throws(UsageError) {
    let names = ["--format", "--baseline", "--write-baseline"]
    let arguments = try Arguments(
      words, options: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }),
      flags: ["--strict", "--fix"])
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    format = try Self.format(arguments.value(of: "--format") ?? ReportFormat.text.rawValue)
    isStrict = arguments.has("--strict")
    fixes = arguments.has("--fix")
    baseline = arguments.value(of: "--baseline")
    writtenBaseline = arguments.value(of: "--write-baseline")
    if baseline != nil, writtenBaseline != nil {
      throw UsageError("'--baseline' hides warnings and '--write-baseline' records them; give one")
    }
  }

  private static func format(_ name: String) throws(UsageError) -> ReportFormat {
    if let format = ReportFormat(rawValue: name) { return format }
    let names = ReportFormat.allCases.map(\.rawValue)
    throw UsageError(
      "there is no format '\(name)'" + nearest(to: name, among: names, "the formats"))
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    var files = try CheckedFile.all(at: paths, in: environment)
    let changes = fixes ? try fix(&files, in: &environment) : []
    var report = CheckReport(files: files.map(\.source), changes: changes)
    // A baseline that is about to be written may not be there yet.
    var baselines = try Baselines(
      of: writtenBaseline == nil ? files : [], given: baseline, in: environment)
    var found: [(diagnostic: Diagnostic, file: CheckedFile)] = []
    for file in files { found += file.diagnostics.map { ($0, file) } }
    if let writtenBaseline {
      let written = try Baselines.write(found, files, to: writtenBaseline, in: &environment)
      report.written = (writtenBaseline, written.count)
      found.removeAll { $0.diagnostic.code.isLint }
    }
    for (diagnostic, file) in found {
      if baselines.hides(diagnostic, in: file) {
        report.hidden += 1
      } else {
        report.diagnostics.append(diagnostic)
      }
    }
    report.removable = baselines.removable(files, in: environment)
    environment.print(format.render(report, environment.style))
    let isBad = report.errorCount > 0 || isStrict && report.warningCount > 0
    return isBad ? .problemsFound : .success
  }

  private func fix(
    _ files: inout [CheckedFile], in environment: inout some Environment
  ) throws(UsageError) -> [CheckReport.Change] {
    var changes: [CheckReport.Change] = []
    for index in files.indices {
      let made = files[index].fix()
      guard !made.isEmpty else { continue }
      let file = files[index].source
      do {
        try environment.write(String(decoding: file.bytes, as: UTF8.self), to: file.path)
      } catch {
        throw UsageError("cannot write '\(file.path)': \(error)")
      }
      changes += made
    }
    return changes
  }
}
