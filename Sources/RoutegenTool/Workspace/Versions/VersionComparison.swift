package import RoutegenCompiler

/// The comparison of route files with older versions of them.
package struct VersionComparison {
  /// The versions that were compared, the oldest first.
  package private(set) var versions: [ComparedVersion] = []

  /// The findings, each once, with the oldest version that has it.
  private(set) var findings: [ChangeFinding] = []

  /// The contents of the new version that no old one has.
  package private(set) var additions: [RouteSetAddition] = []

  /// The files of the old versions, as reports name them.
  package private(set) var oldFiles: [SourceFile] = []

  /// The names of the route sets of which everything was compared.
  private(set) var comparedSets: Set<String> = []

  /// The names of the versions of which nothing could be compared.
  package private(set) var emptyVersions: [String] = []

  /// - Parameters:
  ///   - categories: The categories of the findings; `LINK` and `PAYLOAD` are found in any case, because no
  ///     proposal may break these.
  ///   - new: The new version, without errors.
  package init(
    _ categories: Set<ChangeCategory>, of new: NewVersion, with versions: [ComparedVersion],
    in environment: some Environment
  ) throws(UsageError) {
    var renamed = RenamedRoutes(new, environment.workingFolder)
    let imports = try mountableFiles(
      new.imports, beside: new.files.map(\.parsed), in: environment)
    for version in versions {
      let project = try version.version.project(
        of: new, numberedFrom: new.project.files.count + oldFiles.count, in: environment)
      let settings = try Self.settings(of: project, in: environment)
      renamed.add(project, settings)
      var comparison = ProjectComparison(
        from: project, to: new.project, of: categories.union([.link, .payload]),
        settings: new.files.map(\.settings),
        oldSettings: settings)
      let remedies = ChangeRemedies(
        from: project, to: new.project, new.files, imports: imports, oldSettings: settings,
        budget: comparison.budget)
      comparison.propose(remedies.fixes(for: comparison.findings))
      let found = comparison.findings.filter { version.concerns($0.settings) }
      add(found, of: version.version.name)
      if comparison.isEmpty {
        emptyVersions.append(version.version.name)
        comparedSets = []
      } else {
        add(comparison, isFirst: self.versions.count == emptyVersions.count)
      }
      oldFiles += project.files.map(version.version.shown)
      self.versions.append(version)
    }
    try renamed.requireNames()
  }

  /// Adds the findings of a version that no older one has; of the others, what the version promises counts.
  private mutating func add(_ found: [ChangeFinding], of version: String) {
    let known = Dictionary(
      findings.indices.map { (findings[$0].identity, $0) }, uniquingKeysWith: { first, _ in first })
    for var finding in found {
      let promise = finding.ownPromise
      if let index = known[finding.identity] {
        findings[index].promise = promise ?? findings[index].promise
      } else {
        (finding.version, finding.promise) = (version, promise)
        findings.append(finding)
      }
    }
  }

  private mutating func add(_ comparison: ProjectComparison, isFirst: Bool) {
    let added = comparison.additions
    let identities = Set(added.map(\.identity))
    additions = isFirst ? added : additions.filter { identities.contains($0.identity) }
    comparedSets =
      isFirst && emptyVersions.isEmpty
      ? comparison.comparedSets : comparedSets.intersection(comparison.comparedSets)
  }

  /// The settings that the files of an old version have now, also if the files are gone.
  private static func settings(
    of project: Project, in environment: some Environment
  ) throws(UsageError) -> [Settings] {
    var finder = SettingsFinder()
    return try project.compilations.map { compilation throws(UsageError) in
      try finder.settings(of: environment.absolute(compilation.file.path), in: environment)
    }
  }
}

/// An old version, and the route sets that are compared with it.
package struct ComparedVersion {
  package let version: OldVersion

  /// The paths of the settings that name the version; `nil` if the user named it for all files.
  var settings: Set<String>?

  package init(_ version: OldVersion, for settings: Set<String>? = nil) {
    (self.version, self.settings) = (version, settings)
  }

  func concerns(_ other: Settings) -> Bool { settings?.contains(other.path) ?? true }

  /// The versions that the user named.
  package static func named(
    _ names: [String], in environment: borrowing some Environment
  ) throws(UsageError) -> [ComparedVersion] {
    var versions: [ComparedVersion] = []
    for name in names {
      let version = try OldVersion(named: name, in: environment.workingFolder, environment)
      if versions.contains(where: { $0.version == version }) {
        throw UsageError("'\(name)' is named twice after '--against'")
      }
      versions.append(ComparedVersion(version))
    }
    return versions
  }

  /// The versions that the settings of the files name, each once.
  package static func ofSettings(
    _ files: [CheckedFile], in environment: borrowing some Environment
  ) throws(UsageError) -> [ComparedVersion] {
    var versions: [ComparedVersion] = []
    for settings in files.map(\.settings).withoutRepetitions(by: \.path) {
      for name in settings.diff.against {
        let version = try OldVersion(named: name, in: settings.folder, environment)
        if case .snapshot = version {
          let key = "'against' of '\(settings.path)'"
          _ = try environment.place(name, of: key, in: settings.folder)
        }
        if let index = versions.firstIndex(where: { $0.version == version }) {
          versions[index].settings?.insert(settings.path)
        } else {
          versions.append(ComparedVersion(version, for: [settings.path]))
        }
      }
    }
    return versions
  }
}
