// swift-format-ignore-file
// As much of Xcode's plugin API as our adapter uses, so that Linux can type-check it. The names are
// those of Apple's documentation of XcodeProjectPlugin; nothing of it runs.
import Foundation
import PackagePlugin

public protocol XcodeBuildToolPlugin: Plugin {
  func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command]
}

public struct XcodePluginContext {
  public let pluginWorkDirectoryURL: URL

  public func tool(named name: String) throws -> PluginContext.Tool { fatalError("a stub: \(name)") }
}

public struct XcodeTarget {
  public let displayName: String
  public let inputFiles: FileList
  public let dependencies: [XcodeTargetDependency]
}

public enum XcodeTargetDependency {
  case target(XcodeTarget)
  case product(any Product)
}
