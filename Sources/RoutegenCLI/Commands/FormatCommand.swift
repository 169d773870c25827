import RoutegenSource
import RoutegenSyntax

/// `routegen format [PATHS]`: the files in the standard layout.
struct FormatCommand: Command {
  static let name = "format"
  static let usage = "format [PATHS] [--check]"
  static let summary =
    "Formats files, or all .routes files below a folder; --check only lists those that differ."
  static let options = [Option("--check", "only lists the files that are not formatted")]

  private let paths: [String]
  private let isCheck: Bool

  init(_ words: [String]) throws(UsageError) {
    let arguments = try Arguments(words, flags: ["--check"])
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    isCheck = arguments.has("--check")
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    var code = ExitCode.success
    let files = try CheckedFile.all(at: paths, in: environment).map(\.parsed)
    for file in files {
      if try format(file, of: files, in: &environment) == .problemsFound { code = .problemsFound }
    }
    return code
  }

  /// Formats a file; a file with syntax errors is left unchanged, because its structure is unknown.
  private func format(
    _ parsed: ParsedFile, of files: [ParsedFile], in environment: inout some Environment
  ) throws(UsageError) -> ExitCode {
    let file = parsed.file
    guard parsed.isComplete else {
      let renderer = SnippetRenderer(files: files.map(\.file))
      var found = ShownDiagnostics()
      found.add(parsed.diagnostics.sorted, omittedErrors: parsed.diagnostics.omittedErrors)
      for diagnostic in found.list { environment.print(renderer.render(diagnostic) + "\n") }
      environment.print(found.note)
      environment.print("\(file.path) was not formatted\n")
      return .problemsFound
    }
    let formatted = RoutegenSyntax.format(file)
    if Array(formatted.utf8) == file.bytes { return .success }
    if isCheck {
      environment.print("\(file.path) is not formatted; run 'routegen format \(file.path)'\n")
      return .problemsFound
    }
    try environment.replace(file.path, with: formatted)
    environment.print("formatted \(file.path)\n")
    return .success
  }
}
