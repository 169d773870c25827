// swift-tools-version: 6.2
import PackageDescription

// An app that uses only the runtime; `Checks/linkage/run` writes the folder Generated, and checks which libraries
// the app links.
let package = Package(
  name: "RuntimeOnly",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "swift-routegen", path: "../../..")],
  targets: [
    .executableTarget(
      name: "runtime-only",
      dependencies: [.product(name: "RoutegenRuntime", package: "swift-routegen")],
      path: ".", exclude: ["Small.routes"], sources: ["main.swift", "Generated"])
  ])
