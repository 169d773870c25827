import Foundation
import PackagePlugin

/// Runs `routegen generate` for the `.routes` files of a target.
///
/// The plugin decides which files go in and which come out. Everything else, error messages
/// included, is the tool's, because the tool can be tested.
@main
struct RoutegenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let files = target.sourceFiles(withSuffix: ".routes").map(\.url)
    return try commands(
      for: files, module: target.moduleName, tool: context.tool(named: "routegen"),
      folder: context.pluginWorkDirectoryURL)
  }

  /// One command and one output, named after the module: no stale outputs, no name twice.
  private func commands(
    for files: [URL], module: String, tool: PluginContext.Tool, folder: URL
  ) -> [Command] {
    guard !files.isEmpty else { return [] }
    let sorted = files.sorted { $0.path < $1.path }
    return [
      .buildCommand(
        displayName: "Compiling the links of \(module)",
        executable: tool.url,
        arguments: ["generate"] + sorted.map(\.path) + ["--module", module, "-o", folder.path],
        inputFiles: sorted,
        outputFiles: [folder.appendingPathComponent("\(module).routes.swift")])
    ]
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension RoutegenPlugin: XcodeBuildToolPlugin {
    func createBuildCommands(
      context: XcodePluginContext, target: XcodeTarget
    ) throws -> [Command] {
      let files = target.inputFiles.map(\.url).filter { $0.pathExtension == "routes" }
      return try commands(
        for: files, module: target.displayName, tool: context.tool(named: "routegen"),
        folder: context.pluginWorkDirectoryURL)
    }
  }
#endif
