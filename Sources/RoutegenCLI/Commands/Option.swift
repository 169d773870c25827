/// An option of a command, for the help.
struct Option: Sendable {
  /// The option with its value: `--format FORMAT`.
  let usage: String
  let summary: String

  init(_ usage: String, _ summary: String) {
    self.usage = usage
    self.summary = summary
  }
}
