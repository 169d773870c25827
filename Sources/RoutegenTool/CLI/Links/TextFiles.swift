import RoutegenCompiler

/// The files in which `links` looks for links: those that are named, and those below folders.
///
/// Hidden files, those that git ignores, those of package managers, `.routes` files, the tool's own files and what settings
/// exclude are left out; so are binary files once they are read.
struct TextFiles {
  var finder = SettingsFinder()
  private(set) var paths: [String] = []

  /// The files that were added, and baselines, which repeat the lines of other files.
  private var known: Set<AbsolutePath>

  /// The number of bytes of a file above which it is not a text that people write.
  static let mostBytes = 10_000_000

  /// The number of bytes at the start of a file of which none is zero in a text file, as git decides it.
  private static let checkedBytes = 8000

  /// - Parameter baselines: The paths of baselines.
  init(
    at paths: [String], without baselines: [String], in environment: borrowing some Environment
  ) throws(UsageError) {
    let folder = environment.workingFolder
    known = Set(baselines.map { AbsolutePath($0, in: folder) })
    for path in paths {
      switch environment.kind(of: path) {
      case .file: add(path, environment)
      case .folder: try addFiles(below: path, environment)
      case .nothing: throw UsageError("there is no file '\(path)'")
      }
    }
  }

  private mutating func add(_ path: String, _ environment: borrowing some Environment) {
    if known.insert(environment.absolute(path)).inserted { paths.append(path) }
  }

  private mutating func addFiles(
    below folder: String, _ environment: borrowing some Environment
  ) throws(UsageError) {
    // The search for the settings of a file ends at its package; a run may have several.
    let own = try environment.settings(of: Settings.fileName)
    for path in try environment.everyFile(below: folder) where !path.hasSuffix(".routes") {
      let file = environment.absolute(path)
      let settings = [try finder.settings(of: file, in: environment), own]
      if !settings.contains(where: { $0.excludesLinks(of: file) }) { add(path, environment) }
    }
  }

  /// Returns the contents of a file; `nil` if it is too large or binary.
  static func contents(
    of path: String, in environment: borrowing some Environment
  ) throws(UsageError) -> [UInt8]? {
    if let size = environment.size(of: path), size > mostBytes { return nil }
    let bytes = try environment.contents(of: path)
    return bytes.prefix(checkedBytes).contains(0) ? nil : bytes
  }
}

extension Settings {
  /// Returns whether the links of a file are not checked unless it is named.
  fileprivate func excludesLinks(of file: AbsolutePath) -> Bool {
    excludes(file) || links.excluded.contains(where: file.isInside) || toolFiles.contains(file)
  }

  /// The files that the tool writes and that quote route files and texts.
  private var toolFiles: [AbsolutePath] {
    [baseline] + diff.against.map { AbsolutePath($0, in: folder) }
  }
}
