extension ExportOption {
  /// The option for the help, with the kinds.
  static let allHelp = allCases.map { option in
    let kinds = option.kinds.map(\.rawValue).joined(separator: ", ")
    return Option(option.help.usage, "\(option.help.summary) (\(kinds))")
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
    case .activity:
      Option("--activity NAME", "the activity that opens links; the default is .MainActivity")
    case .merge: Option("--merge FILE", "keeps what the file has for other apps and services")
    case .comments: Option("--comments", "writes the pattern of each component beside it")
    case .minify: Option("--minify", "writes JSON without white space")
    case .title: Option("--title TEXT", "the title of the page; the default is the name of the set")
    case .internal: Option("--internal", "includes what is '@internal'")
    }
  }
}
