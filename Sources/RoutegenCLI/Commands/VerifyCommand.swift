import RoutegenExport
import RoutegenModel
import RoutegenSource

/// `routegen verify FILE --aasa DEPLOYED`: in what a deployed file differs from the app.
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
    let source = SourceFile(
      path: deployed == "-" ? "standard input" : deployed,
      bytes: deployed == "-" ? try environment.input() : try environment.contents(of: deployed))
    let association = DeployedAssociation(source, appIDs: appIDs)
    let comparison = AssociationComparison(association, ExplainingMatcher(model), host: host)
    var report = CheckReport(files: [source], checkedCount: 1)
    report.found.add(settings.levels.applied(to: association.problems + comparison.findings))
    report.isForTerminal = environment.isTerminal
    environment.print(format.render(report, environment.style))
    let isBad = report.errorCount > 0 || isStrict && report.warningCount > 0
    return isBad ? .problemsFound : .success
  }
}
