package import RoutegenCompiler

/// What `check` finds in files, before baselines hide some of it.
///
/// The command reports it, and the language server sends it to an editor.
package struct CheckFindings {
  package let project: Project

  /// The files that may be mounted, and those that have the names of checked ones.
  let imports: [ImportedFile]

  private let files: [CheckedFile]

  /// The diagnostics of the checked files, in order.
  package private(set) var list: [(diagnostic: Diagnostic, file: CheckedFile)] = []

  /// The errors of files that are only mounted.
  private let foreignErrors: [Diagnostic]

  /// The number of errors that were counted but not kept.
  private let omittedErrors: Int

  /// - Parameters:
  ///   - paths: The paths that were given, whose folders are checked as a whole.
  ///   - imports: The files that may be mounted.
  package init(
    of files: [CheckedFile], at paths: [String], beside imports: [ImportedFile],
    in environment: borrowing some Environment
  ) throws(UsageError) {
    let namesakes = try Namesakes(of: files, at: paths, beside: imports, in: environment)
    self.imports = imports + namesakes.files
    self.files = files
    project = Project(files, importing: self.imports)
    for (file, compilation) in zip(files, project.compilations) {
      list += compilation.shownDiagnostics.map { ($0, file) }
    }
    for (index, diagnostic) in project.repeatedNames(in: files.map { $0.target?.folder.text ?? "" })
    {
      list.append((diagnostic, files[index]))
    }
    for (index, first) in namesakes.repeated {
      let model = project.compilations[index].model
      list.append((.repeatedName(model, first: first), files[index]))
    }
    foreignErrors = project.foreignErrors
    omittedErrors = project.compilations.map(\.omittedErrors).reduce(0, +)
  }

  /// Removes the lints, which a baseline now contains.
  package mutating func removeLints() { list.removeAll { $0.diagnostic.code.isLint } }

  /// Removes the findings of the given baseline, or of those that settings name, and returns the baselines.
  package mutating func hide(
    by baseline: String? = nil, in environment: borrowing some Environment
  ) throws(UsageError) -> Baselines {
    var baselines = try Baselines(of: files, given: baseline, in: environment)
    baselines.hide(&list)
    return baselines
  }

  /// The diagnostics to show.
  package var shown: ShownDiagnostics {
    var shown = ShownDiagnostics()
    shown.add(foreignErrors)
    shown.add(list.map(\.diagnostic), omittedErrors: omittedErrors)
    return shown
  }
}
