// swift-tools-version: 6.2
import PackageDescription

// The programs of `Tools/Fuzz/agree` and `Tools/Fuzz/round-trip`, which are not instrumented as the fuzzers are. The
// scripts write the folders Generated and Sources/round-trip/Generated.
let package = Package(
  name: "Agree",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-routegen", path: "../../..")],
  targets: [
    .executableTarget(
      name: "agree",
      dependencies: [
        .product(name: "RoutegenRuntime", package: "swift-routegen"),
        .product(name: "RoutegenFoundation", package: "swift-routegen"),
        "AgreedRoutes",
      ]),
    .target(
      name: "AgreedRoutes",
      dependencies: [.product(name: "RoutegenRuntime", package: "swift-routegen")],
      path: "Generated"),

    // The route sets are in the module of the program, because most of them are internal.
    .executableTarget(
      name: "round-trip",
      dependencies: [
        .product(name: "RoutegenHandling", package: "swift-routegen"),
        "TestSupport",
      ],
      // Some of the routes are deprecated.
      swiftSettings: [.unsafeFlags(["-suppress-warnings"])]),
    .target(name: "TestSupport"),
  ],
  swiftLanguageModes: [.v6]
)
