// swift-tools-version: 6.2
import PackageDescription

// `./prepare` writes the sources in Generated. Hummingbird takes minutes to build, so it is a trait:
// `swift build --traits Hummingbird`, as in `./run`.
let runtime: Target.Dependency = .product(name: "RoutegenRuntime", package: "swift-routegen")
let foundation: Target.Dependency = .product(name: "RoutegenFoundation", package: "swift-routegen")
let handling: Target.Dependency = .product(name: "RoutegenHandling", package: "swift-routegen")

/// A target that `prepare` writes.
func generated(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
  .target(name: name, dependencies: dependencies, path: "Generated/" + name)
}

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  traits: [.trait(name: "Hummingbird", description: "Measures Hummingbird's router too.")],
  dependencies: [
    .package(name: "swift-routegen", path: "../.."),
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
  ],
  targets: [
    // The workload.
    generated("Routes10", [handling]),
    generated("Routes100", [handling]),
    generated("Routes1000", [handling]),
    generated("HostileRoutes", [handling]),
    generated("Tables", [runtime, foundation]),
    generated("Hand10"),
    generated("Hand100"),
    generated("Hand1000"),
    .target(name: "CReference"),
    generated("CMatchers", ["CReference"]),

    // The measurements.
    .target(name: "CAllocations"),
    .target(name: "CMark"),
    .target(
      name: "Calls",
      dependencies: [
        runtime, "HostileRoutes", "Routes10", "Routes100", "Routes1000", "Tables",
      ]),
    .target(name: "HostileLinks"),
    .executableTarget(
      name: "ratios",
      dependencies: [
        runtime, foundation, "CAllocations", "CReference", "CMatchers", "Calls",
        "Routes10", "Routes100", "Routes1000", "HostileLinks", "Hand10", "Hand100", "Hand1000",
        .product(
          name: "Hummingbird", package: "hummingbird", condition: .when(traits: ["Hummingbird"])),
      ]),
    .executableTarget(
      name: "instructions",
      dependencies: [
        runtime, foundation, "CMark", "Calls", "HostileLinks", "Routes1000",
      ]),
    .executableTarget(name: "first-routegen", dependencies: [runtime, "Routes100"]),
    .executableTarget(name: "first-hand", dependencies: ["Hand100"]),
  ],
  swiftLanguageModes: [.v6]
)
