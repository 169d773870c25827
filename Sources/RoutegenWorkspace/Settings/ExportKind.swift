package import RoutegenGenerate

/// What `routegen export` writes.
package enum ExportKind: String, CaseIterable, Sendable {
  case markdown, json, aasa, assetlinks
  case androidManifest = "android-manifest"
  case infoPlist = "info-plist"
  case entitlements, html, links

  package init(named name: String) throws(UsageError) {
    guard let kind = Self(rawValue: name) else {
      throw UsageError(
        "there is no kind of export '\(name)'"
          + nearest(to: name, among: Self.allCases.map(\.rawValue), "the kinds"))
    }
    self = kind
  }

  /// What counts when the file is compared with another one.
  package var format: ExportedFormat {
    switch self {
    case .json, .aasa, .assetlinks: .json
    case .markdown, .androidManifest, .infoPlist, .entitlements, .html, .links: .text
    }
  }

  /// The options that only some kinds have.
  package var options: Set<ExportOption> {
    switch self {
    case .html: [.title, .internal]
    case .markdown, .json: []
    case .aasa: [.host, .appID, .clipID, .merge, .comments, .minify]
    case .assetlinks: [.host, .package, .fingerprint, .merge, .minify]
    case .androidManifest: [.activity]
    case .infoPlist: [.merge]
    case .entitlements: [.clipID, .merge]
    case .links: [.internal]
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
  case activity = "--activity"
  case merge = "--merge"
  case comments = "--comments"
  case minify = "--minify"
  case title = "--title"
  case `internal` = "--internal"

  package var isFlag: Bool {
    switch self {
    case .comments, .minify, .internal: true
    case .host, .appID, .clipID, .package, .fingerprint, .activity, .merge, .title: false
    }
  }

  /// The kinds that have the option.
  package var kinds: [ExportKind] { ExportKind.allCases.filter { $0.options.contains(self) } }
}
