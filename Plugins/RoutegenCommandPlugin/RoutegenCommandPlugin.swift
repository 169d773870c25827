import Foundation
import PackagePlugin

/// The command `swift package routegen …`, which runs the tool, built from the package.
@main
struct RoutegenCommandPlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let process = Process()
    process.executableURL = try tool(context)
    process.arguments = arguments + imports(for: arguments.first, in: context.package)
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

  /// Returns the options that name the route sets that files of this package may mount: those of the
  /// package and of all its dependencies.
  private func imports(for command: String?, in package: Package) -> [String] {
    guard let command, Self.importingCommands.contains(command) else { return [] }
    var seen: Set<String> = []
    var options: [String] = []
    func visit(_ package: Package) {
      guard seen.insert(package.id).inserted else { return }
      for target in package.targets.compactMap(\.sourceModule) {
        for file in target.sourceFiles(withSuffix: ".routes") {
          options += ["--import", "\(target.moduleName)=\(file.url.path)"]
        }
      }
      for dependency in package.dependencies { visit(dependency.package) }
    }
    visit(package)
    return options
  }

  private static let importingCommands = ["check", "generate", "tree", "match", "export"]
}

/// A failure that the tool has already explained; SwiftPM only needs to fail as well.
private struct ToolFailure: Error, CustomStringConvertible {
  let exitCode: Int32

  var description: String { "routegen ended with exit code \(exitCode)" }
}
