// swift-tools-version: 6.2
import PackageDescription

// An app with the runtime alone: `Scripts/check-linkage` looks at what it links.
let package = Package(
  name: "RuntimeOnly",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "swift-routegen", path: "../..")],
  targets: [
    .executableTarget(
      name: "runtime-only",
      dependencies: [.product(name: "RoutegenRuntime", package: "swift-routegen")],
      plugins: [.plugin(name: "RoutegenPlugin", package: "swift-routegen")])
  ])
