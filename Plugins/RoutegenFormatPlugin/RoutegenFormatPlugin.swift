import Foundation
import PackagePlugin

/// The command `swift package format-routes …`, which runs `routegen format …` with permission to write
/// to the package.
@main
struct RoutegenFormatPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "routegen").url
    process.arguments = ["format"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ToolFailure(exitCode: process.terminationStatus) }
  }
}

/// A failure that the tool has already explained; SwiftPM only needs to fail as well.
private struct ToolFailure: Error, CustomStringConvertible {
  let exitCode: Int32

  var description: String { "routegen ended with exit code \(exitCode)" }
}
