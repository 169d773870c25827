package import RoutegenCompiler

/// The new version of a comparison: the files on disk.
package struct NewVersion {
  /// The files and folders that the user named, or the current folder.
  let paths: [String]
  package let files: [CheckedFile]

  /// The values of `--import`.
  let imports: [String]
  package let project: Project

  package init(
    at paths: [String], importing imports: [String], in environment: borrowing some Environment
  ) throws(UsageError) {
    let files = try CheckedFile.all(at: paths, in: environment)
    self.init(
      paths, files, imports,
      Project(
        files, importing: try mountableFiles(imports, beside: files.map(\.parsed), in: environment))
    )
  }

  package init(_ paths: [String], _ files: [CheckedFile], _ imports: [String], _ project: Project) {
    (self.paths, self.files, self.imports, self.project) = (paths, files, imports, project)
  }

  /// The errors, which prevent a comparison.
  package var errors: ShownDiagnostics {
    var shown = ShownDiagnostics()
    shown.add(project.foreignErrors)
    for compilation in project.compilations {
      shown.add(
        compilation.diagnostics.filter { $0.severity == .error },
        omittedErrors: compilation.omittedErrors)
    }
    return shown
  }
}
