import ArgumentParser
import LinkServer

struct MailCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mail", abstract: "Prints a mail that links to a screen, as text and as HTML.")

  @OptionGroup var route: RouteArguments
  @OptionGroup var options: SiteOptions

  func validate() throws {
    _ = try mail()
  }

  func run() throws {
    let mail = try mail()
    print("text/plain\n\n\(mail.text)\ntext/html\n\n\(mail.html)", terminator: "")
  }

  private func mail() throws -> Mail {
    try route.message { try Mail($0, site: options.site) }
  }
}
