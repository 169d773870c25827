import RoutegenCompiler

/// An old version to compare with: files or folders, a commit, or a snapshot.
package enum OldVersion: Hashable {
  case path(String)
  case commit(String)
  case snapshot(String)

  /// The version that `--against`, or `against` of settings, names: the file of this name, or else a commit.
  ///
  /// - Parameter folder: The folder to which the path of a file is relative.
  init(
    named name: String, in folder: AbsolutePath, _ environment: borrowing some Environment
  ) throws(UsageError) {
    let path =
      name.hasPrefix("/")
      ? name : environment.path(of: AbsolutePath(name, in: folder))
    if !name.isEmpty, environment.kind(of: path) == .file {
      self = .snapshot(path)
    } else if ["/", "./", "../"].contains(where: name.hasPrefix) {
      throw UsageError("there is no snapshot '\(name)' to compare with")
    } else {
      self = .commit(name)
    }
  }

  /// The version as reports name it.
  package var name: String {
    switch self {
    case .path(let name), .commit(let name), .snapshot(let name): name
    }
  }

  /// Compiles the files of the old version.
  ///
  /// - Parameter first: The number of the first file.
  func project(
    of new: NewVersion, numberedFrom first: Int, in environment: some Environment
  ) throws(UsageError) -> Project {
    switch self {
    case .path(let path):
      return try Self.project([path], new.imports, numberedFrom: first, environment)
    case .snapshot(let path):
      return try Snapshot(at: path, in: environment).project(
        of: new, numberedFrom: first, in: environment.workingFolder)
    case .commit(let name):
      let version = try GitVersion(name, in: environment)
      let past = PastEnvironment(environment, version)
      do throws(UsageError) {
        let paths = try Self.pastPaths(new, in: past)
        guard !paths.isEmpty else { throw UsageError("there is none of these route sets") }
        return try Self.project(paths, new.imports, numberedFrom: first, past)
      } catch {
        throw UsageError("nothing was compared: in '\(name)', \(error.message)")
      }
    }
  }

  /// Returns a file of the old version as reports name it: `v2.3.0:App.routes`.
  func shown(_ file: SourceFile) -> SourceFile {
    switch self {
    case .path: file
    case .commit(let name), .snapshot(let name):
      SourceFile(id: file.id, path: "\(name):\(file.path)", bytes: file.bytes)
    }
  }

  private static func project(
    _ paths: [String], _ imports: [String], numberedFrom first: Int,
    _ environment: some Environment
  ) throws(UsageError) -> Project {
    let files = try CheckedFile.all(at: paths, numberedFrom: first, in: environment)
    let parsed = files.map(\.parsed)
    return Project(
      parsed, imports: try mountableFiles(imports, beside: parsed, in: environment), isPast: true)
  }

  /// The paths that the commit has, and the files of route sets whose files have other names now.
  private static func pastPaths(
    _ new: NewVersion, in past: some Environment
  ) throws(UsageError) -> [String] {
    var found = new.paths.filter { past.kind(of: $0) != .nothing }
    guard found.count < new.paths.count else { return found }
    let names = Set(
      new.files.filter { past.kind(of: $0.source.path) == .nothing }
        .compactMap(\.parsed.syntax.routesName))
    for path in try past.files(below: ".") where !found.contains(path) {
      let source = SourceFile(path: path, bytes: try past.contents(of: path))
      if let name = ParsedFile(source).syntax.routesName, names.contains(name) {
        found.append(path)
      }
    }
    return found
  }
}
