import ArgumentParser
import LinkServer

struct PushCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "push", abstract: "Prints a push that opens a screen, for APNs and for FCM.")

  @OptionGroup var route: RouteArguments

  @Option(help: "The registration of the device, for FCM.")
  var token = "REGISTRATION"

  func validate() throws {
    _ = try push()
  }

  func run() throws {
    let push = try push()
    print("APNs\n\n\(try push.apns())\n\nFCM\n\n\(try push.fcm(token: token))")
  }

  private func push() throws -> Push {
    try route.message { try Push($0) }
  }
}
