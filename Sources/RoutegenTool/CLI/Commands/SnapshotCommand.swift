import RoutegenCompiler

/// `routegen snapshot [PATHS] -o FILE`: the route files of this version, for a later `diff`.
struct SnapshotCommand: Command {
  static let name = "snapshot"
  static let usage = "snapshot [PATHS] -o FILE"
  static let summary =
    "Writes the texts of files, or of all .routes files below a folder, with those that they mount, "
    + "into one file, which 'routegen diff --against FILE' compares with."
  static let options = [
    Option("-o FILE", "the file to write; an older snapshot is replaced"),
    ShownFile.help,
  ]

  private let paths: [String]
  private let imports: [String]
  private let output: String

  init(_ arguments: Arguments) throws(UsageError) {
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    imports = arguments.values(of: "--import")
    guard let output = arguments.value(of: "--output"), !output.isEmpty else {
      throw UsageError("'snapshot' needs '-o FILE', the file to write")
    }
    self.output = output
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    let files = try CheckedFile.all(at: paths, in: environment)
    let imported = try mountableFiles(imports, beside: files.map(\.parsed), in: environment)
    let version = NewVersion(paths, files, imports, Project(files, importing: imported))
    let errors = version.errors
    guard errors.errorCount == 0 else {
      environment.show(errors, version.project.files)
      environment.printError("error: the files have errors, so no snapshot was written\n")
      return .problemsFound
    }
    try requireSnapshot(in: environment)
    try environment.requireOther(output, than: version.project.files.map(\.path))
    let snapshot = Snapshot(version, in: environment.workingFolder, imported)
    try environment.replace(output, with: snapshot.text(at: environment.absolute(output)))
    let count = snapshot.files.count
    environment.print("wrote \(count) file\(count == 1 ? "" : "s") to '\(printable(output))'\n")
    return .success
  }

  /// Refuses to replace anything other than a snapshot.
  private func requireSnapshot(in environment: borrowing some Environment) throws(UsageError) {
    switch environment.kind(of: output) {
    case .nothing: return
    case .folder: throw UsageError("'\(output)' is a folder; name a file")
    case .file:
      // A snapshot of a newer version has them, too.
      let object = try? JSONValue(at: output, in: environment)
      guard object?.members?["files"] != nil else {
        throw UsageError("'\(output)' is there and is not a snapshot, so it was not replaced")
      }
    }
  }
}
