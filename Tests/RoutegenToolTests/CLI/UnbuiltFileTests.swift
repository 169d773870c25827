import RoutegenCompiler
import Testing
import TestSupport

/// Files that no build compiles: what `check` says about folders as packages have them.
@Suite struct UnbuiltFileTests {
  private static let plugin =
    #"plugins: [.plugin(name: "RoutegenPlugin", package: "swift-routegen")]"#

  private static func package(_ targets: String, _ rest: String = "") -> String {
    """
    // swift-tools-version: 6.2
    import PackageDescription
    let package = Package(
      name: "Trips", products: [.library(name: "Trips", targets: ["Trips"])],
      dependencies: [
        .package(path: "../Tools"), .package(url: "https://example.com/swift-routegen", from: "1.0.0"),
      ],
      targets: [\(targets)]
    )
    \(rest)
    """
  }

  private static let two = package(
    #".target(name: "Trips", \#(plugin)), .target(name: "Screens", dependencies: [.target(name: "Trips")])"#
  )

  /// The output of `check` for a package with a manifest and some files, of which the first is checked.
  private func check(_ manifest: String, _ files: [String]) -> String {
    var environment = FakeEnvironment(["Package.swift": manifest])
    for path in files { environment.files[path] = Array("enum A {}\n".utf8) }
    environment.files[files[0]] = Array("routes Trip\n\n/home\n".utf8)
    _ = environment.routegen("check \(files[0])")
    #expect(environment.errors == "")
    return environment.output
  }

  @Test(arguments: [
    (["Links.routes"], "no target"),
    (["Sources/Links.routes"], "no target"),
    (["Sources/Other/Links.routes", "Sources/Other/A.swift"], "no target"),
    (["Sources/Screens/Links.routes", "Sources/Screens/A.swift"], "'Screens' does not use"),
    (["Sources/Screens/x/Links.routes"], "'Screens' does not use"),
    (["Sources/Trips/Links.routes"], "'Trips' has no Swift file"),
    (["Sources/Trips/x/Links.routes", "Sources/Trips/README.md"], "'Trips' has no Swift file"),
  ])
  func isReported(_ files: [String], _ message: String) {
    let output = check(Self.two, files)
    #expect(output.contains("warning[RG429]"), "\(output)")
    #expect(output.contains(message), "\(output)")
  }

  /// Layouts in which a build may compile the file, or in which nobody expects it to.
  @Test(arguments: [
    (two, ["Sources/Trips/Links.routes", "Sources/Trips/A.swift"]),
    (two, ["Sources/Trips/x/Links.routes", "Sources/Trips/y/A.swift"]),
    (two, ["Sources/Trips/Links.routes", "Sources/Trips/a.c"]),
    (two, ["Sources/Trips/Links.routes", "Sources/Trips/link-to-a-folder"]),
    (two, ["Sources/trips/Links.routes"]),
    (two, ["Tests/TripsTests/Fixtures/Links.routes"]),
    (two, ["App/Links.routes", "App/A.swift"]),
    (two, ["Examples/Links.routes"]),
    (two, ["Links.routes", "Trips.xcodeproj/project.pbxproj"]),
    (two, ["Sources/App/Links.routes", "project.yml"]),
    (two, ["Sources/App/Links.routes", "Project.swift"]),
    (two, ["Sources/App/Links.routes", "Sources/App/BUILD"]),
    // Targets that the text does not show.
    (
      package(#".target(name: "Trips", path: "Sources", \#(plugin)), .target(name: "B")"#),
      ["Sources/Links.routes"]
    ),
    (
      package(
        #"feature("Trips"), .target(name: "B", \#(plugin))"#,
        "func feature(_ name: String) -> Target { .target(name: name) }"),
      ["Sources/Trips/Links.routes"]
    ),
    (
      package(#".target(name: "A", \#(plugin)), .target(name: name)"#, "let name = \"Trips\""),
      ["Sources/Trips/Links.routes"]
    ),
    (
      package(
        #".target(name: "A", \#(plugin)), .target(name: "Trips")"#,
        "for target in package.targets { target.plugins = all }"),
      ["Sources/Trips/Links.routes", "Sources/Trips/A.swift"]
    ),
    (
      package(
        #".target(name: "A", \#(plugin)), .target(name: "B")"#,
        "package.targets.append(.target(name: \"Trips\"))"),
      ["Sources/Trips/Links.routes", "Sources/Trips/A.swift"]
    ),
    (
      package(#".target(name: "A", \#(plugin)), .target(name: "B")] + more + ["#),
      ["Sources/Trips/Links.routes", "Sources/Trips/A.swift"]
    ),
    // Files that a target leaves out or copies.
    (
      package(#".target(name: "Trips", exclude: ["old"], \#(plugin)), .target(name: "B")"#),
      ["Sources/Trips/old/Links.routes"]
    ),
    (
      package(#".target(name: "A", \#(plugin)), .target(name: "Trips", resources: [.copy("x")])"#),
      ["Sources/Trips/x/Links.routes", "Sources/Trips/A.swift"]
    ),
    // Plugins under another name, and the only target in 'Sources'.
    (
      package(
        #".target(name: "A", \#(plugin)), .target(name: "Trips", plugins: [routegen])"#,
        "let routegen = Target.PluginUsage.plugin(name: \"RoutegenPlugin\", package: \"x\")"),
      ["Sources/Trips/Links.routes", "Sources/Trips/A.swift"]
    ),
    (
      package(#".target(name: "Trips", \#(plugin)), .testTarget(name: "TripsTests")"#),
      ["Sources/Links.routes", "Sources/A.swift"]
    ),
    // A package without the plugin, whose code somebody generates.
    (package(#".target(name: "Trips"), .target(name: "B")"#), ["Sources/Links.routes"]),
    (
      package(#".target(name: "Trips"), .target(name: "B")"#),
      ["Sources/Trips/Links.routes", "Sources/Trips/A.swift"]
    ),
    ("", ["Sources/Links.routes"]),
    (
      "let package = Package(name: \"RoutegenPlugin\", targets: [.target(", ["Sources/Links.routes"]
    ),
  ])
  func isNotReported(_ manifest: String, _ files: [String]) {
    let output = check(manifest, files)
    #expect(output.contains("no problems in 1 file"), "\(output)")
  }

  /// A target whose code somebody generates with the tool needs no plugin.
  @Test func generatedCodeReplacesThePlugin() {
    var environment = FakeEnvironment([
      "Package.swift": Self.two, "Sources/Screens/Links.routes": "routes Trip\n\n/home\n",
    ])
    #expect(environment.routegen("check .") == .success)
    #expect(environment.output.contains("RG429"), "\(environment.output)")
    #expect(environment.routegen("generate Sources/Screens -o Sources/Screens") == .success)
    #expect(environment.routegen("check .") == .success)
    #expect(!environment.output.contains("RG429"), "\(environment.output)")
  }

  /// Comments declare no target, and a parenthesis in a text ends no call.
  @Test func theTextIsReadAsSwiftReadsIt() {
    let manifest = Self.package(
      """
      .target(name: "Trips", /* exclude: */ \(Self.plugin)),
      // .target(name: "Old", path: "Old", plugins: []),
      .target(name: "Screens", swiftSettings: [.define("A)")], \(Self.plugin)), .target(name: "B")
      """)
    #expect(check(manifest, ["Sources/Old/Links.routes"]).contains("no target"))
    #expect(check(manifest, ["Sources/Trips/Links.routes"]).contains("no Swift file"))
    let screens = ["Sources/Screens/Links.routes", "Sources/Screens/A.swift"]
    #expect(check(manifest, screens).contains("no problems"))
    #expect(check(manifest, ["Sources/B/Links.routes"]).contains("does not use"))
  }

  /// The manifest of a stranger is read in time.
  @Test(arguments: ["/*", "*/", "\"", "\\", "a", ".target(", ".target(name: \"a\", ", "(", "path "])
  func hostileManifestsAreFast(_ text: String) {
    let count = rounds(200_000, short: 20_000) / text.utf8.count
    let manifest = "\"RoutegenPlugin\"" + String(repeating: text, count: count)
    let start = ContinuousClock.now
    _ = check(manifest, ["Sources/Links.routes"])
    #expect(start.duration(to: .now) < .seconds(isLong ? 20 : 5))
  }
}
