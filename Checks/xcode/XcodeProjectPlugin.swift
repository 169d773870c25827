// swift-format-ignore-file
// The part of Xcode's plugin API that our adapter uses, to type-check it on Linux. The names are from Apple's
// documentation of XcodeProjectPlugin; no code of this file runs.
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
