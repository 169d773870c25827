import RoutegenSource
import RoutegenSyntax

/// The old version that `diff` compares with: files or folders, or a commit.
enum OldVersion {
  case path(String)
  case commit(String)

  /// Compiles the files of the old version.
  ///
  /// - Parameters:
  ///   - paths: The paths of the new version, which a commit has, too.
  ///   - new: The files of the new version.
  ///   - first: The number of the first file.
  func project(
    of paths: [String], besides new: [CheckedFile], imports: [String], numberedFrom first: Int,
    in environment: some Environment
  ) throws(UsageError) -> Project {
    switch self {
    case .path(let path):
      return try Self.project([path], imports, numberedFrom: first, environment)
    case .commit(let name):
      let version = try GitVersion(name, in: environment)
      let past = PastEnvironment(environment, version)
      do throws(UsageError) {
        let paths = try Self.pastPaths(paths, new, in: past)
        guard !paths.isEmpty else { throw UsageError("there is none of these route sets") }
        return try Self.project(paths, imports, numberedFrom: first, past)
      } catch {
        throw UsageError("nothing was compared: in '\(name)', \(error.message)")
      }
    }
  }

  /// Returns a file of the old version as reports name it: `v2.3.0:App.routes`.
  func shown(_ file: SourceFile) -> SourceFile {
    switch self {
    case .path: file
    case .commit(let name): SourceFile(id: file.id, path: "\(name):\(file.path)", bytes: file.bytes)
    }
  }

  private static func project(
    _ paths: [String], _ imports: [String], numberedFrom first: Int,
    _ environment: some Environment
  ) throws(UsageError) -> Project {
    let files = try CheckedFile.all(at: paths, numberedFrom: first, in: environment)
    let parsed = files.map(\.parsed)
    return Project(parsed, imports: try mountableFiles(imports, beside: parsed, in: environment))
  }

  /// The paths that the commit has, and the files of route sets whose files have other names now.
  private static func pastPaths(
    _ paths: [String], _ new: [CheckedFile], in past: some Environment
  ) throws(UsageError) -> [String] {
    var found = paths.filter { past.kind(of: $0) != .nothing }
    guard found.count < paths.count else { return found }
    let names = Set(
      new.filter { past.kind(of: $0.source.path) == .nothing }
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
