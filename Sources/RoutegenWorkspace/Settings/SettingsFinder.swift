package import RoutegenGenerate

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
