import ArgumentParser

@main
struct Server: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "server",
    abstract: "Answers the links of the recipe book, and writes messages with links.",
    subcommands: [ServeCommand.self, MailCommand.self, PushCommand.self],
    defaultSubcommand: ServeCommand.self)
}
