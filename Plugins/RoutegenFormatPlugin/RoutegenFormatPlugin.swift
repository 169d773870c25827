import Foundation
import PackagePlugin

/// The command `swift package format-routes …`, which runs `routegen format …` with permission to write
/// to the package.
@main
struct RoutegenFormatPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try tool(context)
    process.arguments = ["format"] + arguments
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw ToolFailure(exitCode: process.terminationStatus) }
  }

  /// The tool: that of the binary target that this plugin depends on, as in the prebuilt package, or
  /// else the product, built now.
  ///
  /// As a dependency of the plugin, the tool would be compiled in every build of its package, a second
  /// time.
  private func tool(_ context: PluginContext) throws -> URL {
    if let tool = try? context.tool(named: "routegen") { return tool.url }
    let result = try packageManager.build(.product("routegen"), parameters: .init())
    let artifact = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.deletingPathExtension().lastPathComponent == "routegen"
    }
    guard result.succeeded, let artifact else {
      Diagnostics.error(result.logText)
      throw ToolFailure(exitCode: 1)
    }
    return artifact.url
  }
}

/// A failure that the tool has already explained; SwiftPM only needs to fail as well.
private struct ToolFailure: Error, CustomStringConvertible {
  let exitCode: Int32

  var description: String { "routegen ended with exit code \(exitCode)" }
}
