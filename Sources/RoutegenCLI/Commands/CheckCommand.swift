import RoutegenSource

/// `routegen check [PATHS]`: the errors and warnings of every file.
struct CheckCommand: Command {
  static let name = "check"
  static let usage = "check [PATHS]"
  static let summary =
    "Shows the errors and warnings of files, or of all .routes files below a folder."

  private let paths: [String]

  init(_ words: [String]) throws(UsageError) {
    let operands = try Arguments(words).operands
    paths = operands.isEmpty ? ["."] : operands
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    var errors = 0
    var warnings = 0
    let files = try sourceFiles(at: paths, in: environment)
    for file in files {
      let compilation = Compilation(file)
      let renderer = SnippetRenderer(file: file)
      for diagnostic in compilation.diagnostics {
        environment.print(renderer.render(diagnostic) + "\n")
        if diagnostic.severity == .error { errors += 1 } else { warnings += 1 }
      }
    }
    environment.print(summary(files: files.count, errors, warnings) + "\n")
    return errors > 0 ? .problemsFound : .success
  }

  private func summary(files: Int, _ errors: Int, _ warnings: Int) -> String {
    let found =
      errors + warnings == 0
      ? "no problems"
      : [counted(errors, "error"), counted(warnings, "warning")]
        .filter { !$0.hasPrefix("0 ") }.joined(separator: " and ")
    return "\(found) in \(counted(files, "file"))"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
