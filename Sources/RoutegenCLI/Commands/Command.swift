import RoutegenSource
import RoutegenSyntax

/// One command of the tool.
protocol Command: Sendable {
  static var name: String { get }

  /// How it is called, for the help.
  static var usage: String { get }

  /// What it does, in one sentence.
  static var summary: String { get }

  /// What may stand behind its name beside files, for the help.
  static var options: [Option] { get }

  init(_ words: [String]) throws(UsageError)

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode
}

extension Command {
  static var options: [Option] { [] }
}

/// An option of a command as the help shows it.
struct Option: Sendable {
  /// With what follows it: `--format FORMAT`.
  let usage: String
  let summary: String

  init(_ usage: String, _ summary: String) {
    self.usage = usage
    self.summary = summary
  }
}

/// Every command, in the order of the help.
private let commands: [any Command.Type] = [
  CheckCommand.self, GenerateCommand.self, TreeCommand.self, MatchCommand.self,
  ExportCommand.self, FormatCommand.self, ExplainCommand.self,
]

/// Runs the tool with the words after its name.
package func run(_ words: [String], in environment: inout some Environment) -> ExitCode {
  do throws(UsageError) {
    guard let name = words.first, !["help", "--help", "-h"].contains(name) else {
      return try help(Array(words.dropFirst()), in: &environment)
    }
    if name == "--version" {
      environment.print("routegen \(toolVersion)\n")
      return .success
    }
    let rest = Array(words.dropFirst())
    if rest.contains("--help") || rest.contains("-h") { return try help([name], in: &environment) }
    return try command(name).init(rest).run(in: &environment)
  } catch {
    environment.printError("error: \(error.message)\n")
    return .couldNotRun
  }
}

/// The version of the tool, which is that of the package.
package let toolVersion = "0.1.0"

private func command(_ name: String) throws(UsageError) -> any Command.Type {
  if let command = commands.first(where: { $0.name == name }) { return command }
  let names = commands.map { $0.name } + ["help"]
  guard let guess = closest(to: name, among: names) else {
    throw UsageError(
      "there is no command '\(name)'; the commands are \(names.joined(separator: ", "))")
  }
  throw UsageError("there is no command '\(name)'; did you mean '\(guess)'?")
}

private func help(
  _ words: [String], in environment: inout some Environment
) throws(UsageError) -> ExitCode {
  if let name = words.first {
    let command = try command(name)
    environment.print("USAGE: routegen \(command.usage)\n\n\(command.summary)\n")
    let width = command.options.map { $0.usage.count }.max() ?? 0
    if width > 0 { environment.print("\nOPTIONS\n") }
    for option in command.options {
      environment.print("  \(option.usage.padding(to: width + 2))\(option.summary)\n")
    }
    return .success
  }
  let width = commands.map { $0.usage.count }.max() ?? 0
  let lines = commands.map {
    "  " + $0.usage.padding(to: width + 2) + $0.summary
  }
  environment.print(
    """
    routegen compiles the deep links of an app from .routes files.

    USAGE: routegen COMMAND

    \(lines.joined(separator: "\n"))
      \("help [COMMAND]".padding(to: width + 2))Says more about a command.

    EXAMPLES
      routegen check                              every .routes file below this folder
      routegen generate App.routes -o Generated   Generated/App.routes.swift
      routegen tree App.routes                    the routes as a tree

    Exit codes: 0 all is well, 1 problems were found, 2 the tool could not look.

    """)
  return .success
}

extension String {
  /// The text with spaces behind it, up to a number of characters.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}

/// The compiled files at the paths, and below those that are folders.
///
/// - Parameter imports: `MODULE=FILE` for each file of another module that may be mounted.
func project(
  of paths: [String], importing imports: [String], in environment: borrowing some Environment
) throws(UsageError) -> Project {
  let files = try sourceFiles(at: paths, in: environment).map(ParsedFile.init)
  return Project(
    files, imports: try importedFiles(imports, numberedFrom: files.count, in: environment))
}

/// The files that values of `--import MODULE=FILE` name.
func importedFiles(
  _ imports: [String], numberedFrom first: Int, in environment: borrowing some Environment
) throws(UsageError) -> [ImportedFile] {
  var imported: [ImportedFile] = []
  for text in imports {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError("'--import \(text)' is not MODULE=FILE")
    }
    let number = first + imported.count
    let file = try sourceFiles(at: [parts[1]], numberedFrom: number, in: environment)[0]
    imported.append(ImportedFile(module: parts[0], parsed: ParsedFile(file)))
  }
  return imported
}

/// The files at the paths, and below those that are folders.
func sourceFiles(
  at paths: [String], numberedFrom first: Int = 0, in environment: borrowing some Environment
) throws(UsageError) -> [SourceFile] {
  var found: [String] = []
  for path in paths {
    switch environment.kind(of: path) {
    case .file: found.append(path)
    case .folder:
      let below = environment.routesFiles(below: path)
      if below.isEmpty { throw UsageError("there is no .routes file below '\(path)'") }
      found += below
    case .nothing: throw UsageError("there is no file '\(path)'")
    }
  }
  var seen: Set<String> = []
  var files: [SourceFile] = []
  for path in found where seen.insert(path).inserted {
    do {
      let bytes = try environment.read(path)
      files.append(SourceFile(id: FileID(first + files.count), path: path, bytes: bytes))
    } catch {
      throw UsageError("cannot read '\(path)': \(error)")
    }
  }
  return files
}
