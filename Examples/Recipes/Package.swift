// swift-tools-version: 6.2
import PackageDescription

// Like the package of an app, except that an app uses a URL and a version instead of a path.
let package = Package(
  name: "Recipes",
  platforms: [.macOS(.v12)],
  products: [.library(name: "AppRoutes", targets: ["AppRoutes"])],
  dependencies: [.package(name: "swift-routegen", path: "../..")],
  targets: [
    .target(
      name: "AppRoutes",
      dependencies: [.product(name: "RoutegenHandling", package: "swift-routegen")],
      path: "routes/AppRoutes",
      plugins: [.plugin(name: "RoutegenPlugin", package: "swift-routegen")]),
    .executableTarget(
      name: "recipes",
      dependencies: [
        "AppRoutes", .product(name: "RoutegenFoundation", package: "swift-routegen"),
      ]),
  ])
