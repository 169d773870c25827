import RoutegenExport

extension ExportJob {
  /// Reads the kind, the file and the options of `routegen export`.
  init(_ arguments: Arguments) throws(UsageError) {
    let operands = arguments.operands
    guard operands.count == 2 else {
      throw UsageError("'export' takes a kind and a file: routegen \(ExportCommand.usage)")
    }
    kind = try ExportKind(named: operands[0])
    for option in ExportOption.allCases
    where !kind.options.contains(option) && arguments.names.contains(option.rawValue) {
      let kinds = option.kinds.map(\.rawValue).joined(separator: ", ")
      throw UsageError(
        "'export \(kind.rawValue)' has no option '\(option.rawValue)'; it is for \(kinds)")
    }
    file = ShownFile(operands[1], arguments)
    host = arguments.value(of: .host)
    output = arguments.value(of: "--output")
    merged = arguments.value(of: .merge).map { MergedFile(path: $0, isRequired: true) }
    layout = AppleAssociationFile.Layout(
      isMinified: arguments.has(ExportOption.minify.rawValue),
      hasComments: arguments.has(ExportOption.comments.rawValue))
    isDynamic = arguments.has(ExportOption.dynamic.rawValue)
    activity = arguments.value(of: .activity)
    apps = try AppIdentifiers(arguments)
  }
}

extension AppIdentifiers {
  fileprivate init(_ arguments: Arguments) throws(UsageError) {
    for id in arguments.values(of: ExportOption.appID.rawValue) {
      try Self.requireAppID(id)
      if !apple.contains(id) { apple.append(id) }
    }
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
}

extension Arguments {
  fileprivate func value(of option: ExportOption) -> String? { value(of: option.rawValue) }
}
