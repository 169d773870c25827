import RoutegenCompiler

/// `routegen tree FILE`: the routes as a tree, with their types.
struct TreeCommand: Command {
  static let name = "tree"
  static let usage = "tree [FILE]"
  static let summary =
    "Shows the routes of a file as a tree, with names, parameters and documentation."
  static let options = [ShownFile.help, ShownFile.variantHelp]

  private let file: ShownFile

  init(_ arguments: Arguments) throws(UsageError) {
    file = ShownFile(try arguments.file(of: Self.name), arguments)
  }

  func run(in environment: inout some Environment) throws(UsageError) -> ExitCode {
    guard let model = try file.model(in: &environment) else { return .problemsFound }
    environment.print(TreeDrawing(model).text(environment.style))
    return .success
  }
}
