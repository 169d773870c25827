import RoutegenCLI
import RoutegenGenerate
import Testing

/// The links of other builds: `variant BETA { … }` and `--variant BETA`.
@Suite struct VariantTests {
  private static let store = """
    routes Store
    scheme store
    host store.example
    payload type
    variant BETA {
        scheme store-beta:
        host beta.store.example
        host admin.store.example = admin.beta.store.example
    }
    variant DEV {
        scheme store-dev
    }
    /home
    /item/{id: Int} as item
    host admin.store.example {
        /users
    }

    """

  private func world(_ files: [String: String] = [:]) -> FakeEnvironment {
    FakeEnvironment(["Store.routes": Self.store].merging(files) { $1 })
  }

  @Test(arguments: [
    ("match Store.routes store:///home", ExitCode.success),
    ("match Store.routes store-beta:home", .problemsFound),
    ("match Store.routes store-beta:home --variant BETA", .success),
    ("match Store.routes store:///home --variant BETA", .problemsFound),
    ("match Store.routes https://store.example/home --variant DEV", .success),
    ("match Store.routes https://admin.beta.store.example/users --variant BETA", .success),
    ("match Store.routes https://admin.store.example/users --variant BETA", .problemsFound),
  ])
  func matches(_ command: String, _ code: ExitCode) {
    var world = world()
    #expect(world.routegen(command) == code, "\(world.output)\(world.errors)")
  }

  @Test(arguments: [
    (
      "print Store.routes home --variant BETA",
      ["store-beta:home", "https://beta.store.example/home"]
    ),
    ("print Store.routes home", ["store://home", "https://store.example/home"]),
    ("tree Store.routes --variant DEV", ["store-dev://", "https://store.example"]),
    ("export info-plist Store.routes --variant BETA", ["<string>store-beta</string>"]),
    ("export entitlements Store.routes --variant BETA", ["applinks:admin.beta.store.example"]),
    ("export json Store.routes --variant DEV", ["\"store-dev\""]),
    (
      "export android-manifest Store.routes --variant BETA",
      [#"android:scheme="store-beta""#, #"android:host="beta.store.example""#]
    ),
  ])
  func shows(_ command: String, _ texts: [String]) {
    var world = world()
    #expect(world.routegen(command) == .success, "\(world.errors)")
    for text in texts { #expect(world.output.contains(text), "\(world.output)") }
  }

  @Test(arguments: [
    ("BTEA", "'Store.routes' has no variant 'BTEA'; did you mean 'BETA'?"),
    ("beta", "'Store.routes' has no variant 'beta'; did you mean 'BETA'?"),
    ("", "'Store.routes' has no variant ''"),
  ])
  func namesKnownVariants(_ name: String, _ message: String) {
    for command in ["tree", "export json"] {
      var world = world()
      let code = run(
        command.split(separator: " ").map(String.init) + ["Store.routes", "--variant", name],
        in: &world)
      #expect(code == .couldNotRun)
      #expect(world.errors.contains(message), "\(world.errors)")
    }
    var plain = FakeEnvironment(["App.routes": "routes App\nscheme app\n/a\n"])
    #expect(plain.routegen("tree App.routes --variant BETA") == .couldNotRun)
    #expect(plain.errors.contains("'App.routes' has no 'variant'"))
  }

  @Test func exportsByTheSettings() {
    var world = world([
      ".routegen.json": """
      {"exports": [
        {"kind": "json", "file": "Store.routes", "variant": "DEV", "to": "dev.json"},
        {"kind": "json", "file": "Store.routes", "to": "store.json"}
      ]}
      """
    ])
    #expect(world.routegen("export") == .success, "\(world.errors)")
    #expect(world.text(of: "dev.json")?.contains("store-dev") == true)
    #expect(world.text(of: "store.json")?.contains("store-dev") == false)
  }

  @Test func linksKnowsAllBuilds() {
    var world = world([
      "a.md": "store://home store-beta:home https://admin.beta.store.example/users store-dev://home"
    ])
    #expect(world.routegen("links --strict") == .success, "\(world.output)")
    world = self.world(["a.md": "store-beta:nothing"])
    #expect(world.routegen("links") == .problemsFound)
  }

  @Test func comparesEachBuild() {
    var world = world()
    #expect(world.routegen("snapshot -o old Store.routes") == .success, "\(world.errors)")
    let other = Self.store.replacing("scheme store-beta:", with: "scheme store-b:")
    world.files["Store.routes"] = Array(other.utf8)
    #expect(world.routegen("diff --against old Store.routes") == .problemsFound)
    #expect(world.output.contains("in builds with 'BETA'"), "\(world.output)")
    #expect(!world.output.contains("in builds with 'DEV'"))
    world.files["Store.routes"] = Array(Self.store.replacing("/home\n", with: "").utf8)
    _ = world.routegen("diff --against old Store.routes")
    #expect(!world.output.contains("in builds with"), "a change of all builds is reported once")
  }

  @Test func mountsTheVariantOfTheSameName() {
    var world = FakeEnvironment([
      "Mall.routes": """
      routes Mall
      scheme mall
      variant BETA { scheme mall-beta }
      /shop mount Shop as shop
      """,
      "Shop.routes": """
      routes Shop
      host shop.example {
          /sale
      }
      variant BETA { host shop.example = beta.shop.example }
      """,
    ])
    let link = "https://beta.shop.example/shop/sale"
    #expect(world.routegen("match Mall.routes \(link) --variant BETA") == .success)
    #expect(world.routegen("match Mall.routes \(link)") == .problemsFound)
  }
}
