// swift-tools-version: 6.2
import PackageDescription

// The part of `Fuzz/agree` in Swift, which is not instrumented as the fuzzers are. `Fuzz/agree` writes the
// folder Generated.
let package = Package(
  name: "Agree",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "swift-routegen", path: "../..")],
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
  ],
  swiftLanguageModes: [.v6]
)
