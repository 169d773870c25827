import RoutegenGenerate

/// The package or the repository around a file.
struct Surroundings {
  /// The nearest folder around the file that has a `Package.swift` or a `.git`, or else the outermost with settings.
  let folder: AbsolutePath

  /// Whether the folder has a `Package.swift`.
  let isPackage: Bool

  /// Returns what is around a file; `nil` if there is no such folder.
  static func find(
    around file: AbsolutePath, _ currentFolder: AbsolutePath,
    _ environment: borrowing some Environment
  ) -> Surroundings? {
    func has(_ name: String, _ folder: AbsolutePath) -> Bool {
      let path = AbsolutePath(name, in: folder).path(from: currentFolder)
      return environment.kind(of: path) != .nothing
    }
    var withSettings: AbsolutePath?
    var next = file.parent
    while let folder = next {
      if has("Package.swift", folder) { return Surroundings(folder: folder, isPackage: true) }
      if has(".git", folder) { return Surroundings(folder: folder, isPackage: false) }
      if has(Settings.fileName, folder) { withSettings = folder }
      next = folder.parent
    }
    return withSettings.map { Surroundings(folder: $0, isPackage: false) }
  }

  /// The module of a file: the name of its target's folder below `Sources` or `Tests` of a package.
  func module(of file: AbsolutePath) -> String? {
    let names = file.names.dropFirst(folder.names.count)
    guard isPackage, let first = names.first, ["Sources", "Tests"].contains(first), names.count > 2
    else { return nil }
    return names.dropFirst().first
  }
}
