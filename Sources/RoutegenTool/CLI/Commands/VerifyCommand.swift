import RoutegenCompiler

/// `routegen verify FILE --aasa DEPLOYED`: the differences between deployed files and the app.
struct VerifyCommand: Command {
  static let name = "verify"
  static let usage = "verify FILE --KIND DEPLOYED [--host HOST]"
  static let summary =
    "Compares deployed files with the routes, and shows links that the two treat differently, and what a "
    + "file lacks. KIND is \(kinds). With '-' as DEPLOYED, reads standard input."

  private static let kinds =
    DeployedKind.allCases.dropLast().map(\.rawValue).joined(separator: ", ")
    + " or \(DeployedKind.allCases.last?.rawValue ?? "")"

  static let options =
    DeployedKind.allCases.map(\.help)
    + [
      Option("--host HOST", "the host of the file; not needed if the routes have one host"),
      Option("--app-id ID", "the app, such as ABCDE12345.com.example.app; may be repeated"),
      Option(
        "--clip-id ID", "its App Clip, such as ABCDE12345.com.example.app.Clip; may be repeated"),
      Option("--package NAME", "the Android app, such as com.example.app"),
      Option("--fingerprint HEX", "a SHA-256 fingerprint of its certificate; may be repeated"),
      ReportFormat.help(),
      Option("--strict", "fails on warnings, too"),
      ShownFile.help,
      ShownFile.variantHelp,
    ]

  private let file: ShownFile
  private let deployed: [(kind: DeployedKind, path: String)]
  private let host: String?
  private let apps: AppIdentifiers
  private let format: ReportFormat
  private let isStrict: Bool

  init(_ arguments: Arguments) throws(UsageError) {
    file = ShownFile(try arguments.file(of: Self.name), arguments)
    deployed = DeployedKind.allCases.flatMap { kind in
      arguments.values(of: kind.option).map { (kind, $0) }
    }
    guard !deployed.isEmpty else {
      throw UsageError("'verify' needs a deployed file, such as '--aasa DEPLOYED'")
    }
    guard deployed.count(where: { $0.path == "-" }) < 2 else {
      throw UsageError("only one file can be standard input")
    }
    for option in ExportOption.allCases where arguments.names.contains(option.rawValue) {
      let kinds = DeployedKind.allCases.filter { $0.options.contains(option) }.map(\.option)
      guard kinds.contains(where: arguments.names.contains) else {
        throw UsageError(
          "'\(option.rawValue)' is for '\(kinds.joined(separator: "' or '"))', which is missing")
      }
    }
    host = arguments.value(of: ExportOption.host.rawValue)
    apps = try AppIdentifiers(arguments)
    format = try ReportFormat(arguments)
    isStrict = arguments.has("--strict")
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    guard let model = try file.model(in: &environment) else { return .problemsFound }
    let settings = try file.settings(in: environment)
    let matcher = ExplainingMatcher(model)
    let apps = apps.or(settings.apps)
    var files: [SourceFile] = []
    var findings: [Diagnostic] = []
    for (kind, path) in deployed {
      let source = try environment.source(path, id: FileID(files.count))
      files.append(source)
      let compared = try compare(source, kind, matcher, apps)
      findings += compared.findings
      if compared.isCut {
        environment.printError(
          "note: '\(printable(path))' has too many paths to find every difference\n")
      }
    }
    var report = CheckReport(files: files, checkedCount: files.count)
    report.found.add(settings.levels.applied(to: findings))
    return environment.print(&report, as: format, isStrict: isStrict)
  }

  /// Returns the findings, and whether there are too many paths to find every difference.
  private func compare(
    _ source: SourceFile, _ kind: DeployedKind, _ matcher: ExplainingMatcher,
    _ apps: AppIdentifiers
  ) throws(UsageError) -> (findings: [Diagnostic], isCut: Bool) {
    let model = matcher.model
    switch kind {
    case .aasa:
      try apps.requireApple(for: "verify --aasa")
      let host = try exportedHost(host, of: model)
      let comparisons = apps.apple.map { id in
        AssociationComparison(
          DeployedAssociation(source, appID: id, clipIDs: apps.clips), matcher, host: host)
      }
      let findings = FindingsOfApps(apps.apple, comparisons.map(\.findings)).all
      return (findings, comparisons.contains(where: \.isCut))
    case .assetlinks:
      try apps.requireAndroid(for: "verify --assetlinks")
      // A host that is not needed must be one of the file all the same.
      if let host { _ = try exportedHost(host, of: model) }
      let findings = apps.android.map { DeployedAssetLinks(source, app: $0).problems }
      return (FindingsOfApps(apps.android.map(\.package), findings).all, false)
    case .manifest: return (ManifestComparison(DeployedManifest(source), matcher).findings, false)
    case .entitlements:
      let comparison = EntitlementsComparison(source, matcher, hasClip: !apps.clips.isEmpty)
      return (comparison.findings, false)
    case .infoPlist: return (InfoPlistComparison(source, model).findings, false)
    }
  }
}
