import RoutegenCompiler

/// `routegen format [PATHS]`: the files in the standard layout.
struct FormatCommand: Command {
  static let name = "format"
  static let usage = "format [PATHS] [--check | --diff]"
  static let summary =
    "Formats files, or all .routes files below a folder; --check only lists those that differ. "
    + "With '-', formats standard input to standard output."
  static let options = [
    Option("--check", "only lists the files that are not formatted"),
    Option("--diff", "only shows what would change, as a unified diff"),
    Option("--name FILE", "the name of standard input in messages"),
  ]

  private let paths: [String]
  private let mode: Mode
  private let inputName: String?

  /// What becomes of a file that is not formatted.
  private enum Mode {
    case write, list, diff, print
  }

  init(_ arguments: Arguments) throws(UsageError) {
    let isInput = arguments.operands.contains("-")
    if isInput, arguments.operands.count > 1 {
      throw UsageError("'-' is standard input, and cannot be combined with files")
    }
    if arguments.has("--check"), arguments.has("--diff") {
      throw UsageError("'--check' lists files and '--diff' shows differences; use one")
    }
    inputName = try arguments.inputName(isInput: isInput)
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    mode =
      arguments.has("--diff")
      ? .diff : arguments.has("--check") ? .list : isInput ? .print : .write
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    if let inputName {
      let file = SourceFile(path: inputName, bytes: try environment.input())
      return try format(ParsedFile(file), of: [file], in: &environment)
    }
    var code = ExitCode.success
    let files = try CheckedFile.all(at: paths, in: environment).map(\.parsed)
    for file in files {
      if try format(file, of: files.map(\.file), in: &environment) == .problemsFound {
        code = .problemsFound
      }
    }
    return code
  }

  /// Formats a file; a file with syntax errors is left unchanged, because its structure is unknown.
  private func format(
    _ parsed: ParsedFile, of files: [SourceFile], in environment: inout some Environment
  ) throws(UsageError) -> ExitCode {
    let file = parsed.file
    guard let formatted = parsed.formatted else {
      let renderer = SnippetRenderer(files: files)
      var found = ShownDiagnostics()
      found.add(parsed.diagnostics.sorted, omittedErrors: parsed.diagnostics.omittedErrors)
      let text =
        renderer.render(found.list) + found.note
        + printable("\(file.path) was not formatted") + "\n"
      inputName == nil ? environment.print(text) : environment.printError(text)
      return .problemsFound
    }
    let isFormatted = formatted.hasLines(of: file.bytes)
    switch mode {
    case .print:
      environment.print(formatted)
      return .success
    case .list, .diff, .write: break
    }
    if isFormatted { return .success }
    return try report(formatted, file, in: &environment)
  }

  private func report(
    _ formatted: String, _ file: SourceFile, in environment: inout some Environment
  ) throws(UsageError) -> ExitCode {
    switch mode {
    case .list:
      let remedy = inputName == nil ? "; run 'routegen format \(file.path)'" : ""
      environment.print(printable("\(file.path) is not formatted\(remedy)") + "\n")
      return .problemsFound
    case .diff:
      let written = String(decoding: file.bytes, as: UTF8.self)
      environment.print(UnifiedDiff(file.path, from: written, to: formatted).text)
      return .problemsFound
    case .write, .print:
      try environment.replace(file.path, with: formatted)
      environment.print("formatted \(printable(file.path))\n")
      return .success
    }
  }
}

extension Arguments {
  /// Returns the name of standard input, if it is the file of the command.
  func inputName(isInput: Bool) throws(UsageError) -> String? {
    let name = value(of: "--name")
    guard isInput else {
      if name != nil { throw UsageError("'--name' names standard input, which is the file '-'") }
      return nil
    }
    return name ?? "input.routes"
  }
}
