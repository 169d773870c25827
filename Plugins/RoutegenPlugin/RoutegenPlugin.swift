import Foundation
import PackagePlugin

/// Runs `routegen generate` for the `.routes` files of a target.
///
/// The plugin only decides which files are read and written. Everything else, including the error
/// messages, is the responsibility of the tool, because the tool can be tested.
@main
struct RoutegenPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target.sourceModule else { return [] }
    let files = target.sourceFiles(withSuffix: ".routes").map(\.url)
    return try commands(
      for: files, importing: imports(of: target.recursiveTargetDependencies),
      module: target.moduleName, tool: tool(context.tool),
      folder: context.pluginWorkDirectoryURL)
  }

  /// Returns the tool.
  ///
  /// It is missing if a package has it as a program, but not for this system.
  private func tool(
    _ named: (String) throws -> PluginContext.Tool
  ) throws -> PluginContext.Tool {
    do {
      return try named("routegen-generate")
    } catch {
      Diagnostics.error(
        "there is no program 'routegen-generate' for this system; 'RoutegenPlugin' of swift-routegen compiles it"
      )
      throw error
    }
  }

  /// Returns the `.routes` files of a target's dependencies, with their modules: the target may mount
  /// their route sets.
  private func imports(of dependencies: [any Target]) -> [(module: String, file: URL)] {
    dependencies.compactMap(\.sourceModule).flatMap { target in
      target.sourceFiles(withSuffix: ".routes").map { (target.moduleName, $0.url) }
    }
    .sorted { $0.file.path < $1.file.path }
  }

  /// Returns one command with one output, named after the module, so no output is stale and no name
  /// is used twice.
  private func commands(
    for files: [URL], importing imports: [(module: String, file: URL)], module: String,
    tool: PluginContext.Tool, folder: URL
  ) -> [Command] {
    guard !files.isEmpty else { return [] }
    let sorted = files.sorted { $0.path < $1.path }
    let options = imports.flatMap { ["--import", "\($0.module)=\($0.file.path)"] }
    return [
      .buildCommand(
        displayName: "Compiling the links of \(module)",
        executable: tool.url,
        arguments: sorted.map(\.path) + options
          + ["--module", module, "-o", folder.path],
        inputFiles: sorted + imports.map(\.file),
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
        for: files, importing: imports(of: target.dependencies), module: target.moduleName,
        tool: tool(context.tool),
        folder: context.pluginWorkDirectoryURL)
    }

    private func imports(
      of dependencies: [XcodeTargetDependency]
    ) -> [(module: String, file: URL)] {
      dependencies.flatMap { dependency -> [(module: String, file: URL)] in
        switch dependency {
        case .target(let target):
          target.inputFiles.map(\.url).filter { $0.pathExtension == "routes" }
            .map { (target.moduleName, $0) } + imports(of: target.dependencies)
        case .product(let product):
          imports(of: product.targets + product.targets.flatMap(\.recursiveTargetDependencies))
        @unknown default: []
        }
      }
    }
  }

  extension XcodeTarget {
    /// The name of the target's module, which Xcode makes of the target's name.
    fileprivate var moduleName: String { ModuleName(ofTarget: displayName).text }
  }
#endif
