import RoutegenCompiler

/// `routegen lsp`: the language server for editors.
struct LSPCommand: Command {
  static let name = "lsp"
  static let usage = "lsp [--log FILE]"
  static let summary =
    "Serves an editor by the Language Server Protocol, on standard input and output."
  static let options = [
    Option("--log FILE", "records the messages in the file"),
    Option("--stdio", "has no effect; some editors pass it"),
  ]

  static let operands: [Completion] = []

  private let log: String?

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.isEmpty else {
      throw UsageError("'lsp' takes no files; the editor names them")
    }
    log = arguments.value(of: "--log")
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    if let log { try environment.replace(log, with: "") }
    let log: ServerLog = if let log { try ServerLog(at: log) } else { .none }
    let server = Server(Workspace(environment), version: toolVersion) { $0.summary }
    return Transport(StandardInput(), log).run(server, in: &environment)
  }
}
