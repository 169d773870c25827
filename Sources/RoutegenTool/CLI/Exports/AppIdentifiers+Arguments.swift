import RoutegenCompiler

extension AppIdentifiers {
  /// Reads `--app-id`, `--clip-id`, `--package` and `--fingerprint`.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    apple = try Self.appIDs(arguments.values(of: ExportOption.appID.rawValue))
    clips = try Self.appIDs(arguments.values(of: ExportOption.clipID.rawValue))
    let fingerprints = try arguments.values(of: ExportOption.fingerprint.rawValue)
      .map { text throws(UsageError) in try Self.fingerprint(text) }
    let packages = arguments.values(of: ExportOption.package.rawValue)
    guard packages.isEmpty == fingerprints.isEmpty, packages.count < 2 else {
      throw UsageError(
        packages.count > 1
          ? "'--package' names one app; \(Settings.fileName) may have several"
          : "'--package' and '--fingerprint' belong together")
    }
    guard let package = packages.first else { return }
    try Self.requirePackage(package)
    android = [AssetLinksFile.App(package: package, fingerprints: fingerprints)]
  }

  /// Checks that there is an app for Apple's systems.
  func requireApple(for command: String) throws(UsageError) {
    if apple.isEmpty { throw Self.missing("--app-id ID", "apple", command) }
  }

  /// Checks that there is an app for Android.
  func requireAndroid(for command: String) throws(UsageError) {
    if android.isEmpty {
      throw Self.missing("--package NAME' and '--fingerprint HEX", "android", command)
    }
  }

  private static func missing(_ option: String, _ key: String, _ command: String) -> UsageError {
    UsageError("'\(command)' needs '\(option)', or '\(key)' in 'apps' of \(Settings.fileName)")
  }
}
