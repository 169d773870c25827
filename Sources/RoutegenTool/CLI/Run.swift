package import RoutegenCompiler

/// Every command, in the order of the help.
private let commands: [any Command.Type] = [
  InitCommand.self, ImportCommand.self, CheckCommand.self, GenerateCommand.self, TreeCommand.self,
  MatchCommand.self, PrintCommand.self, LinksCommand.self, ExportCommand.self, VerifyCommand.self,
  DiffCommand.self,
  SnapshotCommand.self, FormatCommand.self, LSPCommand.self, ExplainCommand.self,
  CompletionsCommand.self,
]

/// What shells complete: every command, and `help`.
let completedCommands =
  commands.map { CompletedCommand($0) } + [
    CompletedCommand(
      "help", helpSummary, operands: [.words(commands.map { $0.name })])
  ]

/// Runs the tool with its command-line arguments.
package func run(_ words: [String], in environment: inout some Environment) -> ExitCode {
  let code = runCommand(words, in: &environment)
  guard let failure = environment.outputFailure else { return code }
  environment.printError("error: cannot write to standard output: \(printable(failure))\n")
  return .couldNotRun
}

private func runCommand(
  _ words: [String], in environment: inout some Environment
) -> ExitCode {
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
    return try command(name).init(words: rest).run(in: &environment)
  } catch {
    environment.printError("error: \(printable(error.message))\n")
    return .couldNotRun
  }
}

private func command(_ name: String) throws(UsageError) -> any Command.Type {
  if let command = commands.first(where: { $0.name == name }) { return command }
  let names = commands.map { $0.name } + ["help"]
  throw UsageError(
    "there is no command '\(name)'" + nearest(to: name, among: names, "the commands"))
}

private func help(
  _ words: [String], in environment: inout some Environment
) throws(UsageError) -> ExitCode {
  if let name = words.first {
    environment.print(Help.text(of: try command(name)))
  } else {
    environment.print(Help.text(of: commands))
  }
  return .success
}
