package import RoutegenCompiler

/// Finds the settings of files, and reads each settings file once.
///
/// The settings of a file are the nearest settings file in its folder or a folder above. The search
/// ends at a folder with a `Package.swift` or a `.git`.
package struct SettingsFinder {
  private var found: [AbsolutePath: Settings] = [:]

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
    let place = folder.appending(Settings.fileName)
    if environment.kind(at: place) == .file {
      settings = try Settings(at: environment.path(of: place), in: folder, environment)
    } else if let parent = folder.parent, !environment.has(["Package.swift", ".git"], in: folder) {
      settings = try self.settings(in: parent, environment)
    } else {
      settings = Settings(in: environment.workingFolder)
    }
    found[folder] = settings
    return settings
  }
}

extension Environment {
  /// The settings of a file.
  func settings(of path: String) throws(UsageError) -> Settings {
    var finder = SettingsFinder()
    return try finder.settings(of: absolute(path), in: self)
  }

  /// Whether a folder has an entry with one of the names.
  fileprivate func has(_ names: [String], in folder: AbsolutePath) -> Bool {
    for name in names where kind(at: folder.appending(name)) != .nothing { return true }
    return false
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
    around file: AbsolutePath, _ environment: borrowing some Environment
  ) -> Surroundings? {
    var withSettings: AbsolutePath?
    var next = file.parent
    while let folder = next {
      let isPackage = environment.has(["Package.swift"], in: folder)
      let isRepository = environment.has([".git"], in: folder)
      if isPackage || isRepository { return Surroundings(folder: folder, isPackage: isPackage) }
      if environment.has([Settings.fileName], in: folder) { withSettings = folder }
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
