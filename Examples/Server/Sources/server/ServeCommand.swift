import AppRoutes
import ArgumentParser
import Hummingbird
import LinkServer
import RoutegenRuntime

struct ServeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve", abstract: "Answers requests until it is interrupted.")

  @Option(help: "The address to listen to.")
  var hostname = "127.0.0.1"

  @Option(help: "The port to listen to; 0 for any that is free.")
  var port: UInt16 = 8080

  @OptionGroup var options: SiteOptions

  @Option(help: "Another host at which the server is reached; may be repeated.")
  var alsoOn: [String] = []

  func run() async throws {
    var site = options.site
    site.otherHosts.formUnion(alsoOn)
    let application = Application(
      responder: LinkResponder(site: site),
      configuration: ApplicationConfiguration(address: .hostname(hostname, port: Int(port))))
    try await application.runService()
  }
}
