// swift-tools-version: 6.2
import PackageDescription

// The DocC catalogue of the runtime, whose links to symbols are looked up here. It is a package of its
// own so that the one above, which apps use, depends on nothing; `Sources` has a link to its sources.
let package = Package(
  name: "DocC",
  platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .macCatalyst(.v15)],
  products: [.library(name: "RoutegenRuntime", targets: ["RoutegenRuntime"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-docc-plugin", exact: "1.5.0")
  ],
  targets: [
    .target(
      name: "RoutegenRuntime",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
