// swift-tools-version: 6.2
import PackageDescription

// An app that uses only the runtime of a released version; `Checks/linkage/run` makes the version, writes the folder
// Generated, and checks which libraries the app links.
let package = Package(
  name: "RuntimeOnly",
  platforms: [.macOS(.v12)],
  dependencies: [
    .package(url: "file://\(Context.environment["ROUTEGEN_REPOSITORY"] ?? "")", exact: "1.0.0")
  ],
  targets: [
    .executableTarget(
      name: "runtime-only",
      dependencies: [.product(name: "RoutegenRuntime", package: "swift-routegen")],
      path: ".", exclude: ["Small.routes"], sources: ["main.swift", "Generated"])
  ])
