// swift-tools-version: 6.2
import PackageDescription

// Like the package of an app, except that an app uses a URL and a version instead of a path.
let package = Package(
  name: "Greenhouse",
  platforms: [.macOS(.v14), .iOS(.v17)],
  dependencies: [.package(name: "swift-routegen", path: "../..")],
  targets: [
    .executableTarget(
      name: "greenhouse",
      dependencies: [.product(name: "RoutegenHandling", package: "swift-routegen")],
      plugins: [.plugin(name: "RoutegenPlugin", package: "swift-routegen")]),
    .testTarget(
      name: "GreenhouseTests",
      dependencies: [
        "greenhouse", .product(name: "RoutegenHandling", package: "swift-routegen"),
        .product(name: "RoutegenTesting", package: "swift-routegen"),
      ]),
  ])
