// swift-tools-version: 6.2
import PackageDescription

// Every module is instrumented for libFuzzer, which looks for inputs that reach new code, and for the
// address sanitizer. The fuzzers call internal functions of the runtime's matcher.
let watched: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing"]),
]

/// A module of the compiler or of the runtime.
///
/// `Sources` contains symbolic links to the sources of the main package, because its declarations are not
/// visible in other packages.
func part(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: watched)
}

/// A program that passes inputs from libFuzzer to a test.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies,
    swiftSettings: watched,
    linkerSettings: [
      .unsafeFlags(["-sanitize=fuzzer,address"]),
      // gold, the default linker on Linux, stops with an internal error.
      .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
    ])
}

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v12)],
  targets: [
    part("RoutegenSource"),
    part("RoutegenSyntax", ["RoutegenSource"]),
    part("RoutegenModel", ["RoutegenSource", "RoutegenSyntax"]),
    part("RoutegenSwift", ["RoutegenSource", "RoutegenModel"]),
    part("RoutegenExport", ["RoutegenModel"]),
    part(
      "RoutegenCLI",
      ["RoutegenSource", "RoutegenSyntax", "RoutegenModel", "RoutegenSwift", "RoutegenExport"]),
    part("RoutegenRuntime"),
    part("RoutegenFoundation", ["RoutegenRuntime"]),
    part(
      "FuzzSupport",
      [
        "RoutegenSource", "RoutegenSyntax", "RoutegenModel", "RoutegenSwift", "RoutegenExport",
        "RoutegenCLI",
      ]),

    fuzzer("FuzzSyntax", ["RoutegenSource", "RoutegenSyntax", "FuzzSupport"]),
    fuzzer("FuzzCompiler", ["RoutegenSource", "FuzzSupport"]),
    fuzzer(
      "FuzzLinks",
      [
        "RoutegenRuntime", "RoutegenFoundation", "RoutegenSource", "RoutegenModel", "RoutegenSwift",
        "RoutegenCLI", "FuzzSupport",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
