// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "Feature",
  platforms: [.macOS(.v12)],
  products: [.library(name: "FeatureRoutes", targets: ["FeatureRoutes"])],
  dependencies: [.package(name: "swift-routegen", path: "../../..")],
  targets: [
    .target(
      name: "FeatureRoutes",
      dependencies: [.product(name: "RoutegenHandling", package: "swift-routegen")],
      plugins: [.plugin(name: "RoutegenPlugin", package: "swift-routegen")])
  ])
