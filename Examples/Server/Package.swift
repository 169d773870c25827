// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Server",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(name: "swift-routegen", path: "../.."),
    // The package of the app, with the module that is compiled from App.routes.
    .package(path: "../Recipes"),
    .package(
      url: "https://github.com/hummingbird-project/hummingbird", exact: "2.28.1", traits: []),
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    .package(url: "https://github.com/apple/swift-http-types", exact: "1.8.0"),
    .package(url: "https://github.com/apple/swift-log", exact: "1.16.2"),
  ],
  targets: [
    .target(
      name: "LinkServer",
      dependencies: [
        .product(name: "AppRoutes", package: "Recipes"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "RoutegenRuntime", package: "swift-routegen"),
      ],
      resources: [.embedInCode("Files")]),
    .executableTarget(
      name: "server",
      dependencies: [
        "LinkServer",
        .product(name: "AppRoutes", package: "Recipes"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "RoutegenRuntime", package: "swift-routegen"),
      ]),
    .testTarget(
      name: "LinkServerTests",
      dependencies: [
        "LinkServer",
        .product(name: "AppRoutes", package: "Recipes"),
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "HummingbirdTesting", package: "hummingbird"),
        .product(name: "Logging", package: "swift-log"),
        .product(name: "RoutegenRuntime", package: "swift-routegen"),
      ]),
  ])
