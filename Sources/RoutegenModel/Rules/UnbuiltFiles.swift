package import RoutegenSource

extension DiagnosticCode {
  package static let unbuiltFile = DiagnosticCode("RG429", "unbuilt-file", .warning)
}

/// A file that no build of its package compiles.
///
///     Sources/Links.routes    // RG429 in a package with the target 'App'
struct UnbuiltFiles: Lint {
  static let code = DiagnosticCode.unbuiltFile

  func check(_ model: RouteModel, into bag: inout DiagnosticBag) {
    if let obstacle = model.place.obstacle {
      bag.report(.unbuilt(obstacle, at: model.nameSpan))
    }
  }
}

extension Diagnostic {
  fileprivate static func unbuilt(_ obstacle: BuildObstacle, at span: Span) -> Diagnostic {
    let code = UnbuiltFiles.code
    return switch obstacle {
    case .noTarget:
      Diagnostic(
        code, "no target of the package contains this file, so no build compiles it", at: span
      )
      .note("the files of a target are in 'Sources/TARGET'")
    case .noPlugin(let target):
      Diagnostic(
        code,
        "the target '\(target)' does not use 'RoutegenPlugin', so no build compiles this file",
        at: span
      )
      .note("in Package.swift, the plugin belongs to the 'plugins' of the target")
    case .noSource(let target):
      Diagnostic(
        code, "the target '\(target)' has no Swift file, so Swift Package Manager leaves it out",
        at: span
      )
      .note("one Swift file is enough, even if it is empty")
    }
  }
}

extension UnbuiltFiles {
  package static let explanation = Explanation(
    "a file that no build of its package compiles",
    """
    A build compiles the route files of the targets that use the build plugin. The
    routes of another file are checked, but no generated code has them. The file is
    in no target, or its target does not use the plugin, or the target has no Swift
    file: then Swift Package Manager leaves the whole target out.

    `check` reads `Package.swift` without running it. It reports nothing if a target
    has a path of its own, if the manifest computes something, or if the folder has
    the project of another build system.
    """,
    wrong: Explanation.Example([
      .init(
        "Sources/Links.routes",
        """
        routes AppLink

        /home
        """), unbuiltManifest,
    ]),
    right: Explanation.Example([
      .init(
        "Sources/App/Links.routes",
        """
        routes AppLink

        /home
        """), .init("Sources/App/Screen.swift", "enum Screen {}"), unbuiltManifest,
    ]),
    silencing: """
      Silence it if something else compiles the file.
      """)

  private static let unbuiltManifest = Explanation.Example.File(
    "Package.swift",
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: "App",
      dependencies: [.package(path: "../swift-routegen")],
      targets: [
        .target(
          name: "App",
          plugins: [
            .plugin(name: "RoutegenPlugin", package: "swift-routegen")
          ]),
        .target(name: "Screens"),
      ])
    """)
}
