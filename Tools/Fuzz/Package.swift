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

/// What the programs here use of the compiler, and of what explains and compares its answers.
let compiler: [Target.Dependency] = [
  "RoutegenSource", "RoutegenSyntax", "RoutegenModel", "RoutegenSwift", "RoutegenGenerate",
  "RoutegenFormats", "RoutegenLayout", "RoutegenExplain", "RoutegenLinks", "RoutegenDiff",
]
let runtime: [Target.Dependency] = ["RoutegenRuntime", "RoutegenFoundation"]

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v12)],
  targets: [
    part("RoutegenSource"),
    part("RoutegenSyntax", ["RoutegenSource"]),
    part("RoutegenModel", ["RoutegenSource", "RoutegenSyntax"]),
    part("RoutegenSwift", ["RoutegenSource", "RoutegenModel"]),
    part(
      "RoutegenGenerate", ["RoutegenSource", "RoutegenSyntax", "RoutegenModel", "RoutegenSwift"]),
    .executableTarget(name: "embed", swiftSettings: features),
    .plugin(name: "EmbedPlugin", capability: .buildTool(), dependencies: ["embed"]),
    part("RoutegenFormats", ["RoutegenSource"]),
    part("RoutegenLayout", ["RoutegenSource", "RoutegenSyntax"]),
    part("RoutegenExplain", ["RoutegenSource", "RoutegenFormats", "RoutegenModel"]),
    part("RoutegenLinks", ["RoutegenSource", "RoutegenModel", "RoutegenExplain"]),
    part("RoutegenDiff", ["RoutegenSource", "RoutegenModel", "RoutegenExplain", "RoutegenExport"]),
    part(
      "RoutegenExport",
      ["RoutegenSource", "RoutegenFormats", "RoutegenModel", "RoutegenExplain"],
      plugins: ["EmbedPlugin"]),
    part(
      "RoutegenBuilders",
      ["RoutegenSource", "RoutegenModel", "RoutegenExplain", "RoutegenExport"],
      plugins: ["EmbedPlugin"]),
    part(
      "RoutegenImport",
      [
        "RoutegenSource", "RoutegenFormats", "RoutegenSyntax", "RoutegenLayout", "RoutegenModel",
        "RoutegenExplain", "RoutegenExport",
      ]),
    part("RoutegenWorkspace", compiler + ["RoutegenExport", "RoutegenBuilders"]),
    part(
      "RoutegenLSP",
      [
        "RoutegenSource", "RoutegenFormats", "RoutegenSyntax", "RoutegenLayout", "RoutegenModel",
        "RoutegenExplain", "RoutegenWorkspace",
      ]),
    part(
      "RoutegenCLI",
      compiler + [
        "RoutegenExport", "RoutegenBuilders", "RoutegenImport", "RoutegenWorkspace", "RoutegenLSP",
      ], plugins: ["EmbedPlugin"]),
    part("RoutegenRuntime", settings: watchedComparisons),
    part("RoutegenFoundation", ["RoutegenRuntime"], settings: watchedComparisons),
    part("FuzzSupport", ["RoutegenSource"]),
    part("FuzzChecks", compiler + ["RoutegenExport", "RoutegenWorkspace", "RoutegenCLI"]),

    // The parts of the tests that random route sets and links need.
    part("TestSupport", ["RoutegenModel"]),

    // The client of the language server in its tests.
    part(
      "EditorClient", compiler + ["RoutegenWorkspace", "RoutegenLSP", "RoutegenCLI", "TestSupport"]),

    fuzzer(
      "FuzzSyntax", ["RoutegenSource", "RoutegenSyntax", "RoutegenLayout", "FuzzSupport"]),
    fuzzer("FuzzCompiler", ["FuzzSupport", "FuzzChecks"]),
    fuzzer("FuzzOutput", ["FuzzSupport", "FuzzChecks"]),
    fuzzer("FuzzLinks", runtime + compiler + ["RoutegenCLI", "FuzzSupport"]),
    fuzzer("FuzzTexts", compiler + ["RoutegenImport", "RoutegenCLI", "FuzzSupport"]),
    fuzzer("FuzzLSP", ["EditorClient", "FuzzSupport"]),

    // These are no fuzzers, but they need the same modules.
    fuzzer("Edits", ["EditorClient"]),
    fuzzer("Editing", ["EditorClient"]),
    fuzzer("Changes", compiler + ["TestSupport"]),
    fuzzer("Systems", compiler + ["RoutegenExport", "RoutegenCLI", "TestSupport"]),
    fuzzer(
      "MatcherAnswers", runtime + compiler + ["RoutegenExport", "RoutegenWorkspace", "TestSupport"]),
    fuzzer(
      "PrinterAnswers",
      compiler + ["RoutegenExport", "RoutegenBuilders", "RoutegenCLI", "TestSupport"]),
    fuzzer("TwoMatchers", runtime + compiler + ["RoutegenCLI", "TestSupport"]),
  ],
  swiftLanguageModes: [.v6]
)
