import RoutegenCompiler

/// `routegen export KIND FILE`: the routes in another format, or what a system has to know about them.
struct ExportCommand: Command {
  static let name = "export"
  static let usage = "export [KIND [FILE]] [-o PATH] [--check]"
  static let summary =
    "Prints the routes in another format, or the file with which a website or an app tells the system "
    + "that the app opens links. KIND is \(kinds). Without KIND, writes the 'exports' of "
    + "\(Settings.fileName)."

  private static let kinds =
    ExportKind.allCases.dropLast().map(\.rawValue).joined(separator: ", ")
    + " or \(ExportKind.allCases.last?.rawValue ?? "")"

  static let options =
    [
      Option("-o PATH", "the file to write; without it, the text is printed"),
      Option("--check", "writes nothing, and fails if a file is not current"),
      Option("--strict", "fails on warnings, too"),
      Option("--schema", "prints the JSON Schema of 'export json', which needs no file then"),
      ShownFile.help,
      ShownFile.variantHelp,
    ] + ExportOption.allHelp

  static let operands = [Completion.words(ExportKind.allCases.map(\.rawValue)), .routes]

  private enum Work {
    /// The JSON Schema, and the file to write it to, if any.
    case schema(output: String?)
    case job(ExportJob)

    /// The jobs of the settings.
    case settings
  }

  private let work: Work
  private let isCheck: Bool
  private let isStrict: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    isCheck = arguments.has("--check")
    isStrict = arguments.has("--strict")
    if arguments.has(Self.schemaOption) {
      let others = arguments.names.subtracting([Self.schemaOption, "--check", "--output"])
      guard arguments.operands == ["json"], others.isEmpty else {
        throw UsageError(
          "'\(Self.schemaOption)' is only for: routegen export json --schema [-o PATH]")
      }
      work = .schema(output: arguments.value(of: "--output"))
    } else if arguments.operands.isEmpty {
      if let option = arguments.names.subtracting(["--check", "--strict"]).min() {
        throw UsageError("'\(option)' needs a kind and a file: routegen \(Self.usage)")
      }
      work = .settings
    } else {
      work = .job(try ExportJob(arguments))
    }
    if isCheck, lacksOutput {
      throw UsageError("'--check' needs '-o PATH', the file to compare with")
    }
  }

  private static let schemaOption = "--schema"

  private var lacksOutput: Bool {
    switch work {
    case .schema(let output): output == nil
    case .job(let job): job.output == nil
    case .settings: false
    }
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    var isGood = true
    switch work {
    case .schema(let output):
      isGood = try write(exportedJSONSchema, .json, to: output, in: &environment)
    case .job(let job): isGood = try export(job, besides: [], in: &environment)
    case .settings:
      let jobs = try jobsOfSettings(in: environment)
      for job in jobs {
        let inputs = [Settings.fileName] + jobs.map(\.file.path)
        isGood = try export(job, besides: inputs, in: &environment) && isGood
      }
      isGood = try reportMissing(beside: jobs, in: &environment) && isGood
    }
    return isGood ? .success : .problemsFound
  }

  private func jobsOfSettings(
    in environment: borrowing some Environment
  ) throws(UsageError) -> [ExportJob] {
    let settings = try ShownFile(path: Settings.fileName).settings(in: environment)
    guard !settings.exports.isEmpty else {
      throw UsageError(
        "there are no 'exports' in \(Settings.fileName); 'routegen export KIND FILE' writes one file"
      )
    }
    return settings.exports
  }

  /// Reports the hosts for which a file is missing; returns whether that is no problem.
  private func reportMissing(
    beside jobs: [ExportJob], in environment: inout some Environment
  ) throws(UsageError) -> Bool {
    var isComplete = true
    // Each host has an association file of its own.
    let files = jobs.filter { $0.kind == .aasa }
    for file in files.map(\.file).withoutRepetitions {
      guard let model = try file.model(in: &environment) else { return false }
      // Without a name, it is the only host, or the command has failed.
      let hosts = files.filter { $0.file == file }.map { $0.host?.lowercased() }
      if hosts.contains(nil) { continue }
      let declared = Entitlements(ExplainingMatcher(model)).hosts.map(\.description)
      for host in declared where !hosts.contains(host) {
        isComplete = false
        let text = "'exports' has no 'aasa' for the host '\(host)'"
        environment.printError("\(printable(file.path)): \(text), whose links open the app\n")
      }
    }
    return isComplete || !isCheck && !isStrict
  }

  /// Writes a file that is not among the inputs; returns whether there are no problems.
  private func export(
    _ job: ExportJob, besides inputs: [String], in environment: inout some Environment
  ) throws(UsageError) -> Bool {
    guard let project = try job.file.project(in: &environment) else { return false }
    let settings = try job.file.settings(in: environment)
    var job = job
    job.apps = job.apps.or(settings.apps)
    if let output = job.output {
      let inputs = inputs + [settings.path] + project.files.map(\.path)
      try environment.requireOther(output, than: inputs.filter { !$0.isEmpty })
    }
    let exported = try job.exported(
      try job.file.model(of: project.compilations[0]), in: environment)
    var found = ShownDiagnostics()
    found.add(settings.levels.applied(to: exported.findings))
    environment.show(found, project.files)
    for note in exported.notes { environment.printError("note: \(printable(note))\n") }
    guard found.errorCount == 0, !isStrict || found.warningCount == 0 else { return false }
    return try write(exported.text, job.kind.format, to: job.output, in: &environment)
  }

  private func write(
    _ text: String, _ format: ExportedFormat, to output: String?,
    in environment: inout some Environment
  ) throws(UsageError) -> Bool {
    guard let path = output else {
      environment.print(text)
      return true
    }
    if environment.kind(of: path) == .folder {
      throw UsageError("'\(path)' is a folder; name the file to write")
    }
    let current = try? environment.read(path)
    if isCheck {
      if let current, format.isSame(text, current) { return true }
      environment.printError(
        "\(printable(path)) is not current; 'routegen export' without '--check' writes it\n")
      return false
    }
    try environment.replace(path, with: text)
    // One file has its name in the command.
    if case .settings = work, current != Array(text.utf8) {
      environment.print("wrote \(printable(path))\n")
    }
    return true
  }
}
