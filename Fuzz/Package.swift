// swift-tools-version: 6.2
import PackageDescription

// Every module is watched by libFuzzer, which goes after inputs that reach code it has not seen, and
// by the address sanitizer. The runtime's matcher is asked by its internals.
let watched: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing"]),
]

// A part of the compiler or of the runtime: `Sources` has links to those of the package above, whose
// declarations are no other package's to see.
func part(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: watched)
}

/// A program that hands its inputs from libFuzzer to a test.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies,
    swiftSettings: watched,
    linkerSettings: [
      .unsafeFlags(["-sanitize=fuzzer,address"]),
      // gold, which is the usual one on Linux, stops with an internal error.
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
