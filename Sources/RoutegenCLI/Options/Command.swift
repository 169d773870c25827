import RoutegenGenerate
import RoutegenWorkspace

/// One command of the tool.
protocol Command: Sendable {
  static var name: String { get }

  /// The command line, for the help.
  static var usage: String { get }

  /// What the command does, in one sentence.
  static var summary: String { get }

  /// The options of the command, for the help.
  static var options: [Option] { get }

  /// What shells complete the operands with; `.routes` and `.files` at the end may be repeated.
  static var operands: [Completion] { get }

  init(_ words: [String]) throws(UsageError)

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode
}

extension Command {
  static var options: [Option] { [] }
  static var operands: [Completion] { [.routes] }
}
