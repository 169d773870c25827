import RoutegenGenerate
import Testing

/// `routegen init`.
@Suite struct InitCommandTests {
  private static let manifest = """
    let package = Package(
      name: "my-app",
      targets: [.target(name: "App")])
    """

  /// A world after `init`, which must succeed.
  private func made(_ words: String, _ files: [String: String] = [:]) -> FakeEnvironment {
    var world = FakeEnvironment(files)
    #expect(world.routegen(words) == .success, "\(world.errors)")
    return world
  }

  @Test func writesAFileThatPassesAllChecks() {
    for words in ["init", "init Shop", "init Shop --scheme a --scheme b --host x.example"] {
      var world = made(words, ["Package.swift": Self.manifest])
      #expect(world.routegen("check --strict") == .success, "\(world.output)")
      #expect(world.routegen("format --check") == .success, "\(world.output)")
    }
  }

  @Test func namesTheSetAfterThePackageOrTheFolder() {
    #expect(
      made("init", ["Package.swift": Self.manifest]).files.keys.sorted() == [
        "Package.swift", "routes/MyAppRoutes/MyApp.routes", "routes/MyAppRoutes/MyAppRoutes.swift",
      ])
    let taken = made(
      "init", ["Package.swift": "Package(name: \"App\", targets: [.target(name: \"App\")])"])
    #expect(taken.text(of: "routes/AppRoutes/AppLink.routes")?.contains("routes AppLink\n") == true)
    // The folder is '/work/app'.
    #expect(made("init").text(of: "routes/AppRoutes/App.routes")?.contains("scheme app\n") == true)
    let odd = made("init", ["Package.swift": "Package(name: \"2 + file\")"])
    #expect(odd.files.keys.contains("routes/App2FileRoutes/App2File.routes"))
    let reserved = made("init", ["Package.swift": "Package(name: \"URL\")"])
    #expect(reserved.files.keys.contains("routes/URLRoutes/URLLink.routes"))
    let scheme = made("init", ["Package.swift": "Package(name: \"File\")"])
    #expect(scheme.text(of: "routes/FileRoutes/File.routes")?.contains("scheme myfileapp") == true)
  }

  @Test func printsTheLinesOfTheManifest() {
    let world = made("init", ["Package.swift": Self.manifest])
    #expect(world.output.contains("path: \"routes/MyAppRoutes\","))
    #expect(world.output.contains(".package(url:"))
    let again = made("init", ["Package.swift": Self.manifest + "// \"swift-routegen\""])
    #expect(again.output.contains(".package(url:"))
    let added = made("init", ["Package.swift": Self.manifest + "\"swift-routegen\""])
    #expect(!added.output.contains(".package(url:"))
    #expect(made("init").output.contains("There is no Package.swift"))
  }

  @Test func overwritesNothing() {
    var world = FakeEnvironment(["routes/A/A.routes": "routes A\n/a\n"])
    #expect(world.routegen("init") == .couldNotRun)
    #expect(
      world.errors.contains(
        "there is a route file already, 'routes/A/A.routes', and nothing was written"))
    #expect(world.written.isEmpty)
    #expect(world.routegen("init B") == .success)
    #expect(world.routegen("init B") == .couldNotRun)
    #expect(
      world.errors.contains("'routes/BRoutes/B.routes' is there already, and is not overwritten"))
    var kept = FakeEnvironment(["routes/CRoutes/CRoutes.swift": "// mine\n"])
    #expect(kept.routegen("init C") == .success)
    #expect(kept.written == ["routes/CRoutes/C.routes"])
  }

  @Test(arguments: [
    ("init a b", "'init' takes one name"), ("init a-b", "is not the name of a Swift type"),
    ("init Handler", "is a name that Swift or generated code needs"),
    ("init Int", "is a name that Swift or generated code needs"),
    ("init A --scheme https", "'https' after '--scheme' is no scheme of an app"),
    ("init A --scheme 7", "is no scheme of an app"),
    ("init A --host http://a", "'http://a' after '--host' is no host"),
    ("init A --hots a", "did you mean '--host'?"),
  ])
  func saysWhatIsWrong(_ line: String, _ message: String) {
    var world = FakeEnvironment()
    #expect(world.routegen(line) == .couldNotRun)
    #expect(world.errors.contains(message), "\(world.errors)")
    #expect(world.written.isEmpty)
  }
}
