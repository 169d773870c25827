// swift-tools-version: 6.2
import PackageDescription

let features: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether only the programs are built that compare things for random input, which are some times as fast
/// without instrumentation: `Tools/Fuzz/campaign`.
let isPlain = Context.environment["FUZZ_PLAIN"] != nil

// Every module is instrumented for libFuzzer, which looks for inputs that reach new code, and for the
// address sanitizer. The fuzzers call internal functions of the runtime's matcher.
let watched =
  features
  + [
    .unsafeFlags(
      (isPlain
        ? [] : ["-sanitize=address", "-sanitize-coverage=edge,inline-8bit-counters,pc-table"])
        + ["-enable-testing"])
  ]

/// The same, with the operands of comparisons, from which libFuzzer learns the texts of the table.
///
/// In the compiler, they would take a quarter of the time, and the dictionary has the keywords.
let watchedComparisons =
  isPlain
  ? watched : features + [.unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing"])]

/// A module of the compiler or of the runtime.
///
/// `Sources` contains symbolic links to the sources of the main package, because its declarations are not
/// visible in other packages.
func part(
  _ name: String, _ dependencies: [Target.Dependency] = [],
  settings: [SwiftSetting] = watched, plugins: [Target.PluginUsage] = []
) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings, plugins: plugins)
}

/// A program that passes inputs from libFuzzer to a test.
func fuzzer(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies,
    swiftSettings: watched,
    linkerSettings: [
      .unsafeFlags(isPlain ? [] : ["-sanitize=fuzzer,address"]),
      // gold, the default linker on Linux, stops with an internal error.
      .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux])),
    ])
}

let tool: [Target.Dependency] = ["RoutegenCompiler", "RoutegenTool"]
let runtime: [Target.Dependency] = ["RoutegenRuntime", "RoutegenFoundation"]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v12)],
  targets: [
    part("RoutegenCompiler"),
    .executableTarget(name: "embed", swiftSettings: features),
    .plugin(name: "EmbedPlugin", capability: .buildTool(), dependencies: ["embed"]),
    part("RoutegenTool", ["RoutegenCompiler"], plugins: ["EmbedPlugin"]),
    part("RoutegenRuntime", settings: watchedComparisons),
    part("RoutegenFoundation", ["RoutegenRuntime"], settings: watchedComparisons),
    part("FuzzSupport", ["RoutegenCompiler"]),
    part("FuzzChecks", tool),

    // The parts of the tests that random route sets and links need.
    part("TestSupport", ["RoutegenCompiler"]),

    // The client of the language server in its tests.
    part("EditorClient", tool + ["TestSupport"]),

    fuzzer("FuzzSyntax", tool + ["FuzzSupport"]),
    fuzzer("FuzzCompiler", ["FuzzSupport", "FuzzChecks"]),
    fuzzer("FuzzOutput", ["FuzzSupport", "FuzzChecks"]),
    fuzzer("FuzzLinks", runtime + tool + ["FuzzSupport"]),
    fuzzer("FuzzTexts", tool + ["FuzzSupport"]),
    fuzzer("FuzzLSP", ["EditorClient", "FuzzSupport"]),

    // These are no fuzzers, but they need the same modules.
    fuzzer("Edits", ["EditorClient"]),
    fuzzer("Editing", ["EditorClient"]),
    fuzzer("Changes", tool + ["TestSupport"]),
    fuzzer("Systems", tool + ["TestSupport"]),
    fuzzer("MatcherAnswers", runtime + tool + ["TestSupport"]),
    fuzzer("PrinterAnswers", tool + ["TestSupport"]),
    fuzzer("TwoMatchers", runtime + tool + ["TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
