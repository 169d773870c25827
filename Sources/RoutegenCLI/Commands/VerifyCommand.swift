import RoutegenExport
import RoutegenModel
import RoutegenSource

/// `routegen verify FILE --aasa DEPLOYED`: the differences between a deployed file and the app.
struct VerifyCommand: Command {
  static let name = "verify"
  static let usage = "verify FILE --aasa DEPLOYED [--host HOST] [--app-id ID]"
  static let summary =
    "Compares a deployed apple-app-site-association file with the routes, and shows links that the two "
    + "treat differently. With '-' as DEPLOYED, reads standard input."
  static let options = [
    Option("--aasa DEPLOYED", "the deployed file"),
    Option("--host HOST", "the host of the file; not needed if the routes have one host"),
    Option("--app-id ID", "the app, such as ABCDE12345.com.example.app; may be repeated"),
    Option("--format FORMAT", "text (the default), json, sarif or github"),
    Option("--strict", "fails on warnings, too"),
    ShownFile.help,
  ]

  private let file: ShownFile
  private let deployed: String
  private let host: String?
  private let appIDs: [String]
  private let format: ReportFormat
  private let isStrict: Bool

  init(_ words: [String]) throws(UsageError) {
    let names = ["--aasa", "--host", "--app-id", "--format", ShownFile.importOption]
    let arguments = try Arguments(
      words, options: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }),
      flags: ["--strict"])
    file = ShownFile(try arguments.file(of: Self.name), arguments)
    guard let deployed = arguments.value(of: "--aasa") else {
      throw UsageError("'verify' needs '--aasa DEPLOYED', the file that is deployed")
    }
    self.deployed = deployed
    host = arguments.value(of: "--host")
    appIDs = arguments.values(of: "--app-id")
    for id in appIDs { try AppIdentifiers.requireAppID(id) }
    format = try ReportFormat(arguments)
    isStrict = arguments.has("--strict")
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    guard let model = try file.model(in: &environment) else { return .problemsFound }
    let settings = try file.settings(in: environment)
    let appIDs = appIDs.isEmpty ? settings.apps.apple : appIDs
    guard !appIDs.isEmpty else {
      throw UsageError("'verify' needs '--app-id ID', or 'apple' in 'apps' of \(Settings.fileName)")
    }
    let host = try exportedHost(host, of: model)
    let source = try deployedFile(in: environment)
    let matcher = ExplainingMatcher(model)
    var findings: [Diagnostic] = []
    for id in appIDs {
      let comparison = AssociationComparison(
        DeployedAssociation(source, appID: id), matcher, host: host)
      findings += comparison.findings.filter { !findings.contains($0) }
    }
    var report = CheckReport(files: [source], checkedCount: 1)
    report.found.add(settings.levels.applied(to: findings))
    report.isForTerminal = environment.isTerminal
    environment.print(format.render(report, environment.style))
    let isBad = report.errorCount > 0 || isStrict && report.warningCount > 0
    return isBad ? .problemsFound : .success
  }

  private func deployedFile(
    in environment: borrowing some Environment
  ) throws(UsageError) -> SourceFile {
    if deployed == "-" {
      return SourceFile(path: "standard input", bytes: try environment.input())
    }
    guard environment.kind(of: deployed) == .file else {
      throw UsageError("there is no file '\(deployed)'")
    }
    return SourceFile(path: deployed, bytes: try environment.contents(of: deployed))
  }
}
