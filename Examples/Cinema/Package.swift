// swift-tools-version: 6.2
import PackageDescription

/// A feature: a `.routes` file, which the plugin compiles, and its coordinators and screens.
///
/// No feature depends on another one.
func feature(_ name: String) -> Target {
  .target(
    name: name,
    dependencies: ["TextUI", .product(name: "RoutegenHandling", package: "swift-routegen")],
    plugins: [.plugin(name: "RoutegenPlugin", package: "swift-routegen")])
}

// Like the package of an app, except that an app uses a URL and a version instead of a path.
let package = Package(
  name: "Cinema",
  platforms: [.macOS(.v12)],
  dependencies: [.package(name: "swift-routegen", path: "../..")],
  targets: [
    .target(name: "TextUI"),
    feature("FilmsFeature"),
    feature("TicketsFeature"),
    feature("AccountFeature"),
    .executableTarget(
      name: "cinema",
      dependencies: [
        "TextUI", "FilmsFeature", "TicketsFeature", "AccountFeature",
        .product(name: "RoutegenHandling", package: "swift-routegen"),
      ],
      plugins: [.plugin(name: "RoutegenPlugin", package: "swift-routegen")]),
    .testTarget(
      name: "CinemaTests",
      dependencies: [
        "TextUI", "FilmsFeature", "TicketsFeature", "AccountFeature", "cinema",
        .product(name: "RoutegenHandling", package: "swift-routegen"),
        .product(name: "RoutegenTesting", package: "swift-routegen"),
      ]),
  ])
