import RoutegenCompiler

/// The findings about the links of text files.
struct FoundFindings {
  private(set) var list: [(diagnostic: Diagnostic, file: LinkedFile)] = []

  /// The files that have links.
  private(set) var files: [LinkedFile] = []

  /// The number of files that were read.
  private(set) var fileCount = 0
  private(set) var linkCount = 0

  /// - Parameters:
  ///   - paths: Files, and folders with files.
  ///   - baselines: The paths of baselines, in which no links are looked up.
  ///   - first: The number of the first file with links.
  init(
    at paths: [String], without baselines: [String], _ checker: LinkChecker,
    numberedFrom first: Int, in environment: inout some Environment
  ) throws(UsageError) {
    var texts = try TextFiles(at: paths, without: baselines, in: environment)
    for path in texts.paths {
      guard let bytes = try TextFiles.contents(of: path, in: environment) else { continue }
      fileCount += 1
      let links = foundLinks(in: bytes, to: checker.origins)
      guard !links.isEmpty else { continue }
      linkCount += links.count { $0.meantScheme == nil }
      let source = SourceFile(id: FileID(first + files.count), path: path, bytes: bytes)
      let absolute = environment.absolute(path)
      let settings = try texts.finder.settings(of: absolute, in: environment)
      let file = LinkedFile(source: source, path: absolute, settings: settings)
      files.append(file)
      let findings = checker.findings(about: links, in: source)
      list += settings.levels.applied(to: findings).map { ($0, file) }
    }
  }
}
