import RoutegenCompiler

/// The files of a first route set, and the lines for `Package.swift`.
struct FirstFiles {
  private let name: String
  private let scheme: String
  private let schemes: [String]
  private let hosts: [HostPattern]

  /// The module of the route set.
  private let module: String

  /// - Parameters:
  ///   - schemes: The schemes of the app; an empty list for one that is made of the name.
  ///   - targets: The names of modules that are there.
  init(name: String, schemes: [String], hosts: [HostPattern], targets: Set<String>) {
    self.name = name
    let base = name.hasSuffix("Link") && name.count > 4 ? String(name.dropLast(4)) : name
    let own = base.lowercased().filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let isUsable = own.isScheme && !own.isSchemeOfOthers && !own.isWebScheme
    self.schemes = schemes.isEmpty ? [isUsable ? own : "my\(own)app"] : schemes
    scheme = self.schemes[0]
    self.hosts = hosts
    let modules = [base + "Routes", name + "Routes", name + "RoutesModule"]
    module = modules.first { $0 != name && !targets.contains($0) } ?? name + "Module"
  }

  private var folder: String { "routes/\(module)" }
  var routesPath: String { "\(folder)/\(name).routes" }
  var swiftPath: String { "\(folder)/\(module).swift" }

  /// The route file, in the layout of `format`.
  var routes: String {
    let host =
      hosts.isEmpty
      ? "// Declare the hosts of your web links: host example.com"
      : "host \(hosts.map(\.description).joined(separator: ", "))"
    return """
      /// Links into the app.
      routes \(name)

      scheme \(schemes.joined(separator: ", "))
      \(host)

      /// The first screen.
      /home

      /// One of the items.
      /items/{id: Int} as item
          example \(scheme)://items/7 -> item(id: 7)

      """
  }

  /// The Swift file that SwiftPM requires.
  var swift: String {
    "// SwiftPM requires a Swift file in each target. '\(name)' is generated from \(name).routes.\n"
  }

  /// What to write into a manifest.
  func lines(for manifest: PackageManifest) -> String {
    let dependency = """
      Add to the 'dependencies' of Package.swift, with the address of your copy:

          .package(url: "https://example.com/swift-routegen.git", .upToNextMinor(from: "\(toolVersion)"))


      """
    let platforms = """
      The 'platforms' of Package.swift must be at least these:

          platforms: [.macOS(.v12), .iOS(.v15)],


      """
    let target = """
      Add to the 'targets' of Package.swift:

          .target(
            name: "\(module)",
            dependencies: [.product(name: "RoutegenHandling", package: "swift-routegen")],
            path: "\(folder)",
            plugins: [.plugin(name: "RoutegenPlugin", package: "swift-routegen")])

      Add "\(module)" to the 'dependencies' of the targets that open links, and to a product if another package does. Then:

          import \(module)

          try \(name)("\(scheme)://items/7")    // .item(id: 7)

      """
    return (manifest.hasDependency ? "" : dependency)
      + (manifest.hasDependency && manifest.hasPlatforms ? "" : platforms) + target
  }

  /// What to do without a package.
  var linesWithoutPackage: String {
    """
    There is no Package.swift in this folder. In a project without packages, commit the generated file:

        routegen generate \(routesPath) -o \(folder)

    """
  }
}
