import RoutegenSource

/// Every command, in the order of the help.
private let commands: [any Command.Type] = [
  CheckCommand.self, GenerateCommand.self, TreeCommand.self, MatchCommand.self,
  ExportCommand.self, FormatCommand.self, ExplainCommand.self,
]

/// Runs the tool with its command-line arguments.
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

/// The version of the tool and of the package.
package let toolVersion = "0.1.0"

private func command(_ name: String) throws(UsageError) -> any Command.Type {
  if let command = commands.first(where: { $0.name == name }) { return command }
  let names = commands.map { $0.name } + ["help"]
  throw UsageError(
    "there is no command '\(name)'" + nearest(to: name, among: names, "the commands"))
}

private func help(
  _ words: [String], in environment: inout some Environment
) throws(UsageError) -> ExitCode {
  environment.print(try words.first.map(commandHelp) ?? toolHelp)
  return .success
}

private func commandHelp(_ name: String) throws(UsageError) -> String {
  let command = try command(name)
  let width = command.options.map { $0.usage.count }.max() ?? 0
  let options = command.options.map { "  \($0.usage.padding(to: width + 2))\($0.summary)\n" }
  return "USAGE: routegen \(command.usage)\n\n\(command.summary)\n"
    + (options.isEmpty ? "" : "\nOPTIONS\n") + options.joined()
}

private var toolHelp: String {
  let width = commands.map { $0.usage.count }.max() ?? 0
  let lines = commands.map {
    "  " + $0.usage.padding(to: width + 2) + $0.summary
  }
  return """
    routegen compiles the deep links of an app from .routes files.

    USAGE: routegen COMMAND

    \(lines.joined(separator: "\n"))
      \("help [COMMAND]".padding(to: width + 2))Shows the options of a command.

    EXAMPLES
      routegen check                              every .routes file below this folder
      routegen generate App.routes -o Generated   Generated/App.routes.swift
      routegen tree App.routes                    the routes as a tree

    Exit codes: 0 success, 1 problems were found, 2 the command could not run.

    """
}

extension String {
  /// Returns the text followed by spaces, up to a number of characters.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}
