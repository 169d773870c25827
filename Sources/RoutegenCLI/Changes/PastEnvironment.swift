import RoutegenGenerate
import RoutegenSource

/// An environment whose files are those of a commit; files outside of its repository are as they are now.
struct PastEnvironment<Base: Environment>: Environment {
  private let base: Base
  private let version: GitVersion
  private let folders: Set<AbsolutePath>

  init(_ base: Base, _ version: GitVersion) {
    (self.base, self.version) = (base, version)
    var folders: Set<AbsolutePath> = []
    for file in version.files.keys {
      var next = file.parent
      while let folder = next, folders.insert(folder).inserted { next = folder.parent }
    }
    self.folders = folders
  }

  func kind(of name: String) -> PathKind {
    let path = absolute(name)
    guard path.isInside(version.root) else { return base.kind(of: name) }
    if version.files[path] != nil { return .file }
    // The search for settings and packages ends at the repository.
    if path.names.last == ".git" {
      return base.kind(of: path.path(from: AbsolutePath(currentFolder)))
    }
    return folders.contains(path) ? .folder : .nothing
  }

  func read(_ path: String) throws -> [UInt8] {
    guard absolute(path).isInside(version.root) else { return try base.read(path) }
    guard let name = version.files[absolute(path)] else { throw MissingFile(version.name) }
    return try version.contents(of: name, in: base)
  }

  func routesFiles(below folder: String) throws -> [String] {
    let root = absolute(folder)
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return version.files.keys.compactMap { file -> String? in
      let names = file.names.dropFirst(root.names.count)
      guard file.isInside(root), names.last?.hasSuffix(".routes") == true,
        !names.contains(where: { $0.hasPrefix(".") })
      else { return nil }
      return prefix + names.joined(separator: "/")
    }.sorted()
  }

  private func absolute(_ path: String) -> AbsolutePath {
    AbsolutePath(path, in: AbsolutePath(currentFolder))
  }

  private struct MissingFile: Error, CustomStringConvertible {
    let description: String

    init(_ version: String) { description = "it is not in '\(version)'" }
  }

  /// The past cannot be changed.
  mutating func write(_ text: String, to path: String) throws { throw MissingFile(version.name) }

  var currentFolder: String { base.currentFolder }
  var isTerminal: Bool { base.isTerminal }
  func variable(_ name: String) -> String? { base.variable(name) }
  mutating func print(_ text: String) {}
  mutating func printError(_ text: String) {}
}
