// swift-tools-version: 6.2
import PackageDescription

/// The settings of every target of this package: those of our users' strictest projects.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The settings of what apps link: a linker leaves out each function that an app does not call.
///
/// SwiftPM accepts such flags of packages whose tools version is 6.2 or later.
let linked =
  strict
  + [
    .unsafeFlags(
      ["-Xfrontend", "-internalize-at-link", "-Xfrontend", "-function-sections"],
      .when(configuration: .release))
  ]

/// The settings of what an app calls now and then: fewer bytes matter more than instructions.
let small = linked + [.unsafeFlags(["-Osize"], .when(configuration: .release))]

/// The settings of the tool's targets.
///
/// A release build of an app also builds the tool. Optimizing the tool takes minutes, which it cannot
/// win back in one run. For users who have many thousands of routes or run the tool often,
/// `ROUTEGEN_OPTIMIZED=1 swift build -c release` builds a fast tool.
///
/// SwiftPM runs the commands of a plugin's tool twice. The second run costs nothing if the first one compiled in
/// batches, and everything if it compiled the whole module at once. Larger batches take less time in total, because
/// every batch reads the whole module; a machine with many processors still gets a batch for each.
///
/// The frontend gets `-gnone`, because for the driver, SwiftPM's own `-g` behind it would win.
let tool =
  strict
  + [.unsafeFlags(["-Xfrontend", "-gnone", "-driver-batch-size-limit", "100"])]
  + (Context.environment["ROUTEGEN_OPTIMIZED"] == nil
    ? [
      .unsafeFlags(
        ["-Onone", "-no-whole-module-optimization", "-enable-batch-mode", "-incremental"],
        .when(configuration: .release))
    ] : [])

/// The settings of the tests: without debug information, which the tool has not either.
let tests = strict + [.unsafeFlags(["-Xfrontend", "-gnone", "-driver-batch-size-limit", "100"])]

/// A module in `routes/`: a `.routes` file, compiled by our own plugin.
func routes(_ folder: String) -> Target {
  .target(
    name: folder + "Routes",
    dependencies: ["RoutegenRuntime", "RoutegenFoundation", "RoutegenHandling"],
    path: "routes/" + folder,
    swiftSettings: strict,
    plugins: ["RoutegenPlugin"])
}

let package = Package(
  name: "swift-routegen",
  platforms: [.macOS(.v12), .iOS(.v15), .tvOS(.v15), .watchOS(.v8), .macCatalyst(.v15)],
  products: [
    .library(name: "RoutegenRuntime", targets: ["RoutegenRuntime"]),
    .library(name: "RoutegenFoundation", targets: ["RoutegenFoundation", "RoutegenRuntime"]),
    .library(
      name: "RoutegenHandling",
      targets: ["RoutegenHandling", "RoutegenFoundation", "RoutegenRuntime"]),
    .library(name: "RoutegenTesting", targets: ["RoutegenTesting"]),
    .executable(name: "routegen", targets: ["routegen"]),
    .executable(name: "routegen-generate", targets: ["routegen-generate"]),
    .plugin(name: "RoutegenPlugin", targets: ["RoutegenPlugin"]),
    .plugin(name: "RoutegenCommandPlugin", targets: ["RoutegenCommandPlugin"]),
    .plugin(name: "RoutegenFormatPlugin", targets: ["RoutegenFormatPlugin"]),
  ],
  targets: [
    // The libraries that apps link.
    .target(name: "RoutegenRuntime", swiftSettings: linked + [.strictMemorySafety()]),
    .target(name: "RoutegenFoundation", dependencies: ["RoutegenRuntime"], swiftSettings: small),
    .target(
      name: "RoutegenHandling", dependencies: ["RoutegenRuntime", "RoutegenFoundation"],
      swiftSettings: small),

    // The library for tests of an app's links.
    .target(
      name: "RoutegenTesting", dependencies: ["RoutegenRuntime", "RoutegenHandling"],
      swiftSettings: strict),

    // What a build needs: the compiler, with a folder for each stage, and a program around it.
    .target(name: "RoutegenCompiler", swiftSettings: tool),
    .executableTarget(
      name: "routegen-generate", dependencies: ["RoutegenCompiler"], swiftSettings: tool),

    // Writes the scripts and other texts of the tool as Swift; an app's build needs none of them.
    .executableTarget(name: "embed", swiftSettings: tool),
    .plugin(name: "EmbedPlugin", capability: .buildTool(), dependencies: ["embed"]),

    // What people need in addition, with a folder for each job.
    .target(
      name: "RoutegenTool", dependencies: ["RoutegenCompiler"], swiftSettings: tool,
      plugins: ["EmbedPlugin"]),
    .executableTarget(
      name: "routegen", dependencies: ["RoutegenCompiler", "RoutegenTool"], swiftSettings: tool),

    .plugin(
      name: "RoutegenPlugin", capability: .buildTool(), dependencies: ["routegen-generate"]),
    // They build `routegen` themselves, when they are run.
    .plugin(
      name: "RoutegenCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "routegen", description: "Checks, generates and shows .routes files."))),
    .plugin(
      name: "RoutegenFormatPlugin",
      capability: .command(
        intent: .custom(
          verb: "format-routes", description: "Formats .routes files."),
        permissions: [
          .writeToPackageDirectory(
            reason: "It rewrites the .routes files that are not formatted.")
        ])),

    // The route sets of four real apps and of the language reference, and a demo that opens the apps' links.
    routes("BestRecipes"),
    routes("SOPT"),
    routes("DeepLinkPoC"),
    routes("Shop"),
    routes("Guide"),
    .executableTarget(
      name: "demo",
      dependencies: [
        "RoutegenRuntime", "RoutegenFoundation", "RoutegenHandling", "BestRecipesRoutes",
        "SOPTRoutes", "DeepLinkPoCRoutes", "ShopRoutes",
      ],
      swiftSettings: strict),

    // Writes the random values for `Tools/Fuzz/round-trip` and the functions for `Tools/Fuzz/builders`.
    .executableTarget(
      name: "samples",
      dependencies: ["RoutegenCompiler", "RoutegenTool"],
      path: "Tools/Fuzz/Samples", swiftSettings: tool),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["RoutegenCompiler"],
      path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "RoutegenCompilerTests",
      dependencies: ["RoutegenCompiler", "RoutegenTool", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "RoutegenToolTests",
      dependencies: ["RoutegenCompiler", "RoutegenTool", "TestSupport"], swiftSettings: tests),
    .testTarget(
      name: "MatcherTests",
      dependencies: [
        "RoutegenRuntime", "RoutegenFoundation", "RoutegenCompiler", "RoutegenTool", "TestSupport",
      ],
      swiftSettings: tests),
    .testTarget(
      name: "DocumentationTests",
      dependencies: [
        "RoutegenRuntime", "RoutegenFoundation", "RoutegenHandling", "RoutegenTesting",
        "RoutegenCompiler", "RoutegenTool", "BestRecipesRoutes", "GuideRoutes",
      ],
      swiftSettings: tests,
      plugins: ["RoutegenPlugin"]),
    .testTarget(
      name: "RoutegenRuntimeTests",
      dependencies: ["RoutegenRuntime", "RoutegenFoundation", "BestRecipesRoutes", "TestSupport"],
      swiftSettings: tests),
    .target(
      name: "ShopTabs", dependencies: ["RoutegenRuntime", "RoutegenHandling"],
      path: "Tests/ShopModules/Tabs",
      swiftSettings: strict, plugins: ["RoutegenPlugin"]),
    .target(
      name: "ShopProducts", dependencies: ["RoutegenRuntime", "RoutegenHandling"],
      path: "Tests/ShopModules/Products",
      swiftSettings: strict, plugins: ["RoutegenPlugin"]),
    .testTarget(
      name: "HandlingTests",
      dependencies: [
        "RoutegenRuntime", "RoutegenFoundation", "RoutegenHandling", "RoutegenTesting",
        "SOPTRoutes", "ShopTabs", "ShopProducts", "TestSupport",
      ],
      swiftSettings: tests,
      plugins: ["RoutegenPlugin"]),
    .testTarget(
      name: "RouteSetTests",
      dependencies: [
        "RoutegenRuntime", "RoutegenFoundation", "RoutegenHandling", "RoutegenTesting",
        "BestRecipesRoutes", "SOPTRoutes", "DeepLinkPoCRoutes", "ShopRoutes", "TestSupport",
      ],
      swiftSettings: tests + [.define("TRIAL")],
      plugins: ["RoutegenPlugin"]),
  ],
  swiftLanguageModes: [.v6]
)
