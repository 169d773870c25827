// swift-tools-version: 6.2
import PackageDescription

// An app that uses only the runtime; `Checks/linkage/run` checks which libraries it links.
let package = Package(
  name: "RuntimeOnly",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "swift-routegen", path: "../../..")],
  targets: [
    .executableTarget(
      name: "runtime-only",
      dependencies: [.product(name: "RoutegenRuntime", package: "swift-routegen")],
      plugins: [.plugin(name: "RoutegenPlugin", package: "swift-routegen")])
  ])
