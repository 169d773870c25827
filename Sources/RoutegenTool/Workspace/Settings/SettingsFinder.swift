package import RoutegenCompiler

/// Finds the settings of files, and reads each settings file once.
///
/// The settings of a file are the nearest settings file in its folder or a folder above. The search
/// ends at a folder with a `Package.swift` or a `.git`.
package struct SettingsFinder {
  private let currentFolder: AbsolutePath
  private var found: [AbsolutePath: Settings] = [:]

  package init(currentFolder: AbsolutePath) {
    self.currentFolder = currentFolder
  }

  /// Returns the settings of a file.
  package mutating func settings(
    of file: AbsolutePath, in environment: borrowing some Environment
  ) throws(UsageError) -> Settings {
    try settings(in: file.parent ?? file, environment)
  }

  private mutating func settings(
    in folder: AbsolutePath, _ environment: borrowing some Environment
  ) throws(UsageError) -> Settings {
    if let known = found[folder] { return known }
    let settings: Settings
    let path = path(of: Settings.fileName, in: folder)
    if environment.kind(of: path) == .file {
      settings = try Settings(at: path, in: folder, environment)
    } else if let parent = folder.parent, !isRoot(folder, environment) {
      settings = try self.settings(in: parent, environment)
    } else {
      settings = Settings(in: currentFolder)
    }
    found[folder] = settings
    return settings
  }

  private func isRoot(_ folder: AbsolutePath, _ environment: borrowing some Environment) -> Bool {
    for name in ["Package.swift", ".git"]
    where environment.kind(of: path(of: name, in: folder)) != .nothing {
      return true
    }
    return false
  }

  private func path(of name: String, in folder: AbsolutePath) -> String {
    AbsolutePath(name, in: folder).path(from: currentFolder)
  }
}

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
