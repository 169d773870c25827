import Foundation
import PackagePlugin

/// `swift package routegen …`: the tool itself, built from the package.
@main
struct RoutegenCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try context.tool(named: "routegen").url
    process.arguments = arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ToolFailure(exitCode: process.terminationStatus) }
  }
}

/// The tool has said why; SwiftPM only needs to fail as well.
private struct ToolFailure: Error, CustomStringConvertible {
  let exitCode: Int32

  var description: String { "routegen ended with exit code \(exitCode)" }
}
