// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Consumer",
  platforms: [.macOS(.v12)],
  dependencies: [
    .package(name: "swift-routegen", path: "../../.."), .package(path: "../Feature"),
  ],
  targets: [
    .target(
      name: "AppRoutes",
      dependencies: [
        .product(name: "RoutegenHandling", package: "swift-routegen"),
        .product(name: "FeatureRoutes", package: "Feature"),
      ],
      path: "routes/AppRoutes",
      plugins: [.plugin(name: "RoutegenPlugin", package: "swift-routegen")]),
    .executableTarget(
      name: "consumer",
      dependencies: [
        "AppRoutes", .product(name: "FeatureRoutes", package: "Feature"),
        .product(name: "RoutegenHandling", package: "swift-routegen"),
      ]),
  ])
