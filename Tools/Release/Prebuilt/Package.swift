// swift-tools-version: 6.2
import PackageDescription

// The package for apps that do not compile the tool. `Tools/Release/release` copies it, adds the sources of the plugins
// from `Plugins`, and replaces the path of the binary target by its address and checksum.

let package = Package(
  name: "swift-routegen-prebuilt",
  products: [
    .plugin(name: "RoutegenPrebuiltPlugin", targets: ["RoutegenPrebuiltPlugin"]),
    .plugin(name: "RoutegenPrebuiltCommandPlugin", targets: ["RoutegenPrebuiltCommandPlugin"]),
    .plugin(name: "RoutegenPrebuiltFormatPlugin", targets: ["RoutegenPrebuiltFormatPlugin"]),
  ],
  targets: [
    .binaryTarget(name: "RoutegenBinary", path: "routegen.artifactbundle"),
    .plugin(
      name: "RoutegenPrebuiltPlugin", capability: .buildTool(), dependencies: ["RoutegenBinary"]),
    .plugin(
      name: "RoutegenPrebuiltCommandPlugin",
      capability: .command(
        intent: .custom(
          verb: "prebuilt-routegen", description: "Checks, generates and shows .routes files.")),
      dependencies: ["RoutegenBinary"]),
    .plugin(
      name: "RoutegenPrebuiltFormatPlugin",
      capability: .command(
        intent: .custom(
          verb: "prebuilt-format-routes", description: "Formats .routes files."),
        permissions: [
          .writeToPackageDirectory(
            reason: "It rewrites the .routes files that are not formatted.")
        ]),
      dependencies: ["RoutegenBinary"]),
  ]
)
