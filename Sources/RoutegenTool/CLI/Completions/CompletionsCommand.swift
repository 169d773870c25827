import RoutegenCompiler

/// `routegen completions SHELL`: a script with which a shell completes the command line.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let usage = "completions SHELL"
  static let summary =
    "Prints a script with which a shell completes commands, options and files: bash, zsh or fish."
  static let operands = [Completion.words(Shell.allCases.map(\.rawValue))]

  private let shell: Shell

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.count == 1, let name = arguments.operands.first else {
      throw UsageError("'completions' takes one shell: bash, zsh or fish")
    }
    shell = try Shell(named: name, "script for the shell", "the shells")
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    environment.print(shell.script(of: completedCommands))
    return .success
  }
}

/// A shell that can complete command lines.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  func script(of commands: [CompletedCommand]) -> String {
    switch self {
    case .bash: bashScript(of: commands)
    case .zsh: zshScript(of: commands)
    case .fish: fishScript(of: commands)
    }
  }
}

/// A command as shells complete it.
struct CompletedCommand: Sendable {
  let name: String
  let summary: String
  let options: [Option]

  /// What each operand is completed with; `.routes` at the end may be repeated.
  let operands: [Completion]

  init(_ name: String, _ summary: String, options: [Option] = [], operands: [Completion]) {
    (self.name, self.summary) = (name, summary)
    (self.options, self.operands) = (options, operands)
  }

  init(_ command: any Command.Type) {
    self.init(
      command.name, command.summary, options: command.options, operands: command.operands)
  }

  /// The first sentence of the summary, without its period.
  var title: String {
    let end = summary.firstRange(of: ". ")?.lowerBound ?? summary.endIndex
    let sentence = summary[..<end]
    return String(sentence.hasSuffix(".") ? sentence.dropLast() : sentence)
  }
}

extension String {
  /// The text in single quotation marks, as shells read it verbatim.
  var quotedForShell: String { "'\(replacing("'", with: "'\\''"))'" }
}
