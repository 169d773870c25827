// swift-tools-version: 6.2
import PackageDescription

// Builds the DocC catalogue of the runtime and resolves its links to symbols. It is a separate package
// because the main package, which apps use, has no dependencies; `Sources` links to its sources.
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
