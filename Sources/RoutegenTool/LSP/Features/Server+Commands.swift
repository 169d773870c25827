extension Server {
  /// Runs a command of the server.
  mutating func executeCommand(
    _ parameters: LSP.ExecuteCommandParams
  ) throws(ResponseError) -> String {
    guard parameters.command == LSP.matchCommand else {
      throw ResponseError(.invalidParams, "the server has no command '\(parameters.command)'")
    }
    guard let arguments = parameters.arguments, arguments.count == 2 else {
      throw ResponseError(
        .invalidParams,
        "'\(LSP.matchCommand)' takes the URI of a document, and a link or the JSON text of a payload"
      )
    }
    do throws(WorkspaceFailure) {
      return try workspace.match(arguments[1], in: DocumentURI(arguments[0]))
    } catch {
      throw ResponseError(.requestFailed, error.message)
    }
  }
}
