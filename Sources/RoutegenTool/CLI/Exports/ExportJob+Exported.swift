import RoutegenCompiler

extension ExportJob {
  /// Returns the text of the file, and what it cannot say.
  func exported(
    _ model: RouteModel, in environment: borrowing some Environment
  ) throws(UsageError) -> ExportedFile {
    switch kind {
    case .html:
      return ExportedFile(exportHTML(model, title: title, withInternal: isInternal))
    case .markdown: return ExportedFile(exportMarkdown(model))
    case .json: return ExportedFile(exportJSON(model))
    case .aasa:
      try apps.requireApple(for: "export aasa")
      let host = try exportedHost(host, of: model)
      let old = try oldJSON(in: environment)
      return try merging { () throws(MergeMistake) in
        try AppleAssociationFile(
          ExplainingMatcher(model), host: host, appIDs: apps.apple, clipIDs: apps.clips, layout,
          merging: old
        ).exported
      }
    case .assetlinks:
      try apps.requireAndroid(for: "export assetlinks")
      let old = try oldJSON(in: environment)
      // A host that is not needed must be one of the file all the same.
      if let host { _ = try exportedHost(host, of: model) }
      return try merging { () throws(MergeMistake) in
        try AssetLinksFile(apps.android, merging: old)
          .exported(isMinified: layout.isMinified)
      }
    case .androidManifest:
      let matcher = ExplainingMatcher(model)
      return AndroidManifest(matcher, activity: activity ?? ".MainActivity").exported(matcher)
    case .infoPlist:
      let old = try oldPropertyList(in: environment)
      return try merging { () throws(MergeMistake) in
        try InfoPlist(model).exported(merging: old)
      }
    case .links: return exportLinks(ExplainingMatcher(model), withInternal: isInternal)
    case .entitlements:
      let old = try oldPropertyList(in: environment)
      return try merging { () throws(MergeMistake) in
        try Entitlements(ExplainingMatcher(model), hasClip: !apps.clips.isEmpty)
          .exported(merging: old)
      }
    }
  }

  // MARK: Merging

  private func oldJSON(
    in environment: borrowing some Environment
  ) throws(UsageError) -> JSONValue? {
    guard let path = try oldPath(in: environment) else { return nil }
    return try JSONValue(at: path, in: environment)
  }

  private func oldPropertyList(
    in environment: borrowing some Environment
  ) throws(UsageError) -> PropertyList? {
    guard let path = try oldPath(in: environment) else { return nil }
    let bytes = try environment.contents(of: path)
    return try merging { () throws(MergeMistake) in try PropertyList(bytes) }
  }

  /// The path of the file to merge with, if there is one.
  private func oldPath(in environment: borrowing some Environment) throws(UsageError) -> String? {
    guard let merged else { return nil }
    switch environment.kind(of: merged.path) {
    case .file: return merged.path
    case .folder: throw UsageError("'\(merged.path)' is a folder; name the file to merge with")
    case .nothing:
      if merged.isRequired { throw UsageError("there is no file '\(merged.path)'") }
      return nil
    }
  }

  private func merging<Result>(
    _ merge: () throws(MergeMistake) -> Result
  ) throws(UsageError) -> Result {
    do throws(MergeMistake) {
      return try merge()
    } catch {
      throw UsageError("cannot merge with '\(merged?.path ?? "")': \(error.message)")
    }
  }
}
