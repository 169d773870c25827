/// A kind of deployed file that `routegen verify` compares with the routes; the option `--aasa` names one.
enum DeployedKind: String, CaseIterable {
  case aasa, assetlinks, manifest, entitlements
  case infoPlist = "info-plist"

  /// The option that names the file.
  var option: String { "--" + rawValue }

  /// The options that only some kinds have.
  var options: Set<ExportOption> {
    switch self {
    case .aasa: [.host, .appID, .clipID]
    case .assetlinks: [.host, .package, .fingerprint]
    case .entitlements: [.clipID]
    case .manifest, .infoPlist: []
    }
  }

  /// The option for the help.
  var help: Option {
    switch self {
    case .aasa: Option("\(option) PATH", "a deployed apple-app-site-association file")
    case .assetlinks: Option("\(option) PATH", "a deployed assetlinks.json file")
    case .manifest: Option("\(option) PATH", "an AndroidManifest.xml, best the merged one")
    case .entitlements: Option("\(option) PATH", "the entitlements of an app in XML")
    case .infoPlist: Option("\(option) PATH", "the Info.plist of an app in XML")
    }
  }
}
