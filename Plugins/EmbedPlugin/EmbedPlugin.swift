import Foundation
import PackagePlugin

/// Runs `embed` for the files of a target that are not Swift: the tool is one program without files beside it.
///
/// Only targets of this package use it, and none that an app's build compiles.
@main
struct EmbedPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let texts = target.sourceFiles.filter { $0.type != .source }.map(\.url)
      .sorted { $0.path < $1.path }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Embedded.swift")
    return [
      .buildCommand(
        displayName: "Embedding the texts of \(target.moduleName)",
        executable: try context.tool(named: "embed").url,
        arguments: [output.path] + texts.map(\.path), inputFiles: texts, outputFiles: [output])
    ]
  }
}
