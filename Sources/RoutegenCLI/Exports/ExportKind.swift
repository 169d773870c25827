import RoutegenGenerate

/// What `routegen export` writes.
enum ExportKind: String, CaseIterable, Sendable {
  case markdown, json, aasa, assetlinks
  case androidManifest = "android-manifest"
  case infoPlist = "info-plist"
  case entitlements, html, links, maestro

  init(named name: String) throws(UsageError) {
    guard let kind = Self(rawValue: name) else {
      throw UsageError(
        "there is no kind of export '\(name)'"
          + nearest(to: name, among: Self.allCases.map(\.rawValue), "the kinds"))
    }
    self = kind
  }

  /// What counts when the file is compared with another one.
  var format: ExportedFormat {
    switch self {
    case .json, .aasa, .assetlinks: .json
    case .markdown, .androidManifest, .infoPlist, .entitlements, .html, .links, .maestro:
      .text
    }
  }

  /// The options that only some kinds have.
  var options: Set<ExportOption> {
    switch self {
    case .html: [.title, .internal]
    case .markdown, .json: []
    case .aasa: [.host, .appID, .clipID, .merge, .comments, .minify]
    case .assetlinks: [.host, .package, .fingerprint, .dynamic, .merge, .minify]
    case .androidManifest: [.activity]
    case .infoPlist: [.merge]
    case .entitlements: [.clipID, .merge]
    case .links, .maestro: [.internal]
    }
  }
}

/// An option of `routegen export` that only some kinds have.
package enum ExportOption: String, CaseIterable, Sendable {
  case host = "--host"
  case appID = "--app-id"
  case clipID = "--clip-id"
  case package = "--package"
  case fingerprint = "--fingerprint"
  case dynamic = "--dynamic"
  case activity = "--activity"
  case merge = "--merge"
  case comments = "--comments"
  case minify = "--minify"
  case title = "--title"
  case `internal` = "--internal"

  var isFlag: Bool {
    switch self {
    case .dynamic, .comments, .minify, .internal: true
    case .host, .appID, .clipID, .package, .fingerprint, .activity, .merge, .title: false
    }
  }

  /// The option for the help, without the kinds.
  private var help: Option {
    switch self {
    case .host: Option("--host HOST", "the host whose links the file is for")
    case .appID:
      Option("--app-id ID", "an app, such as ABCDE12345.com.example.app; may be repeated")
    case .clipID:
      Option(
        "--clip-id ID", "an App Clip, such as ABCDE12345.com.example.app.Clip; may be repeated")
    case .package: Option("--package NAME", "an Android app, such as com.example.app")
    case .fingerprint:
      Option(
        "--fingerprint HEX",
        "a SHA-256 fingerprint of its certificate, with Play App Signing that of Google's key; "
          + "may be repeated")
    case .dynamic:
      Option("--dynamic", "adds rules for queries and exceptions, for Android 15 and later")
    case .activity:
      Option("--activity NAME", "the activity that opens links; the default is .MainActivity")
    case .merge: Option("--merge FILE", "keeps what the file has for other apps and services")
    case .comments: Option("--comments", "writes the pattern of each component beside it")
    case .minify: Option("--minify", "writes JSON without white space")
    case .title: Option("--title TEXT", "the title of the page; the default is the name of the set")
    case .internal: Option("--internal", "includes what is '@internal'")
    }
  }

  /// The kinds that have the option.
  var kinds: [ExportKind] { ExportKind.allCases.filter { $0.options.contains(self) } }

  /// The option for the help, with the kinds.
  static let allHelp = allCases.map { option in
    let kinds = option.kinds.map(\.rawValue).joined(separator: ", ")
    return Option(option.help.usage, "\(option.help.summary) (\(kinds))")
  }
}
