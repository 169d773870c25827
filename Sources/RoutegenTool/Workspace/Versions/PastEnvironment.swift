import RoutegenCompiler

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
      return base.kind(at: path)
    }
    return folders.contains(path) ? .folder : .nothing
  }

  func read(_ path: String) throws(FileProblem) -> [UInt8] {
    guard absolute(path).isInside(version.root) else { return try base.read(path) }
    guard let name = version.files[absolute(path)] else { throw missing }
    do throws(UsageError) {
      return try version.contents(of: name, in: base)
    } catch {
      throw FileProblem(error.message)
    }
  }

  /// Files of a commit are no links.
  func leadsOut(_ path: String) -> Bool {
    !absolute(path).isInside(version.root) && base.leadsOut(path)
  }

  /// Nothing that old settings name is read or written.
  func isInside(_ path: String, _ folder: String) -> Bool { true }

  func routesFiles(below folder: String) throws(FileProblem) -> [String] {
    let root = absolute(folder)
    let prefix = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
    return version.files.keys.compactMap { file -> String? in
      let names = file.names.dropFirst(root.names.count)
      guard file.isInside(root), names.last?.hasSuffix(".routes") == true,
        !names.contains(where: { $0.hasPrefix(".") }),
        ProjectFiles.foreignFolders.isDisjoint(with: names.dropLast())
      else { return nil }
      return prefix + names.joined(separator: "/")
    }.sorted()
  }

  private var missing: FileProblem { FileProblem("it is not in '\(version.name)'") }

  /// The past cannot be changed.
  mutating func write(_ text: String, to path: String) throws(FileProblem) { throw missing }

  var currentFolder: String { base.currentFolder }
  var isTerminal: Bool { base.isTerminal }
  func variable(_ name: String) -> String? { base.variable(name) }
  mutating func print(_ text: String) {}
  mutating func printError(_ text: String) {}
}
