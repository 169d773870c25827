package import RoutegenCompiler

/// A file to check, with its settings.
package struct CheckedFile: BaselinedFile {
  package var parsed: ParsedFile
  package let path: AbsolutePath
  package let settings: Settings
  package var target: BuildTarget?

  package var source: SourceFile { parsed.file }

  /// The files at the paths, and those below that settings do not exclude.
  package static func all(
    at paths: [String], numberedFrom first: Int = 0, in environment: borrowing some Environment
  ) throws(UsageError) -> [CheckedFile] {
    var finder = SettingsFinder()
    let selected = try select(paths, &finder, environment)
    var targets = BuildTargets()
    var files: [CheckedFile] = []
    for source in try sourceFiles(at: selected, numberedFrom: first, in: environment) {
      let path = environment.absolute(source.path)
      let settings = try finder.settings(of: path, in: environment)
      files.append(
        CheckedFile(
          parsed: ParsedFile(source), path: path, settings: settings,
          target: targets.target(of: path, in: environment)))
    }
    return files
  }

  /// The paths of the files that ``all(at:numberedFrom:in:)`` reads.
  package static func paths(
    at paths: [String], in environment: borrowing some Environment
  ) throws(UsageError) -> [String] {
    var finder = SettingsFinder()
    return try select(paths, &finder, environment)
  }

  private static func select(
    _ paths: [String], _ finder: inout SettingsFinder, _ environment: borrowing some Environment
  ) throws(UsageError) -> [String] {
    var selected: [String] = []
    for path in paths { selected += try select(path, &finder, environment) }
    return selected
  }

  /// Returns the path, or, for a folder, the files below it that are not excluded.
  private static func select(
    _ path: String, _ finder: inout SettingsFinder, _ environment: borrowing some Environment
  ) throws(UsageError) -> [String] {
    let below = try environment.kind(of: path) == .folder ? environment.files(below: path) : []
    guard !below.isEmpty else { return [path] }
    var selected: [String] = []
    var excluding = ""
    for path in below {
      let file = environment.absolute(path)
      let settings = try finder.settings(of: file, in: environment)
      if settings.excludes(file) { excluding = settings.path } else { selected.append(path) }
    }
    guard selected.isEmpty else { return selected }
    throw UsageError("'\(excluding)' excludes every .routes file below '\(path)'; name the files")
  }
}

extension Project {
  /// Compiles files with the levels of their settings.
  package init(_ files: [CheckedFile], importing imports: [ImportedFile]) {
    self.init(
      files.map(\.parsed), imports: imports, levels: files.map(\.settings.levels),
      places: files.map { $0.target?.place ?? BuildPlace() })
  }
}
