import RoutegenGenerate
import Testing

/// Where mounted route sets are found that are neither given nor in the folder of the file.
@Suite struct MountSearchTests {
  private static let app = "routes App\nscheme app\n/shop mount Shop\n"
  private static let shop = "routes Shop\n/\n/items/{id: Int}\n"

  private static func package(_ files: [String: String]) -> FakeEnvironment {
    FakeEnvironment(["Package.swift": ""].merging(files) { $1 })
  }

  @Test(arguments: ["tree", "check", "match --json", "export json"])
  func otherTargetsAreSearched(_ command: String) {
    var environment = Self.package([
      "Sources/App/App.routes": Self.app, "Sources/Shop/Shop.routes": Self.shop,
    ])
    let link = command.hasPrefix("match") ? " /shop/items/7" : ""
    #expect(environment.routegen("\(command) Sources/App/App.routes\(link)") == .success)
    #expect(environment.errors == "")
  }

  /// What `generate` writes must be the same wherever the file is, so it only says which file to give.
  @Test func generateNamesTheFile() {
    var environment = Self.package([
      "Sources/App/App.routes": Self.app, "Sources/App/Shop.routes": Self.shop,
    ])
    #expect(environment.routegen("generate Sources/App/App.routes -o out") == .problemsFound)
    #expect(
      environment.errors.contains(
        "'Sources/App/Shop.routes' has it; generate both files with one command"))
    #expect(!environment.errors.contains("the only one is App"))

    environment = Self.package([
      "Sources/App/App.routes": Self.app, "Sources/Shop/Shop.routes": Self.shop,
    ])
    #expect(environment.routegen("generate Sources/App/App.routes -o out") == .problemsFound)
    #expect(
      environment.errors.contains(
        "'--import Shop=Sources/Shop/Shop.routes' names the file that has it"))
  }

  /// From a folder below, and where only settings say what belongs together.
  @Test(arguments: ["Package.swift", ".git", ".routegen.json"])
  func theRootIsFoundByAnyOf(_ name: String) {
    var environment = FakeEnvironment([
      name: "{}", "A/App.routes": Self.app, "B/C/Shop.routes": Self.shop,
    ])
    #expect(environment.routegen("tree A/App.routes") == .success)
    environment.files[name] = nil
    #expect(environment.routegen("tree A/App.routes") == .problemsFound)
  }

  /// Sets of other modules are seen as the build sees them.
  @Test func modulesAreThoseOfTheTargets() {
    var environment = Self.package([
      "Sources/App/App.routes": Self.app,
      "Sources/Shop/Shop.routes": Self.shop.replacing(
        "routes Shop", with: "routes Shop\naccess internal"),
    ])
    #expect(environment.routegen("tree Sources/App/App.routes") == .problemsFound)
    #expect(environment.errors.contains("'Shop' is internal to another module"))
  }

  @Test func mountsOfFoundFilesAreFollowed() {
    var environment = Self.package([
      "Sources/App/App.routes": Self.app,
      "Sources/Shop/Shop.routes": "routes Shop\n/deep mount Deep\n",
      "Sources/Deep/Deep.routes": "routes Deep\n/\n",
    ])
    #expect(environment.routegen("match Sources/App/App.routes /shop/deep") == .success)
  }

  @Test func excludedFilesAreNotSearched() {
    var environment = Self.package([
      ".routegen.json": "{\"exclude\": [\"Old\"]}", "App.routes": Self.app,
      "Old/Shop.routes": Self.shop,
    ])
    #expect(environment.routegen("tree App.routes") == .problemsFound)
  }

  /// Mistakes in files that are not mounted are no mistakes of this one.
  @Test func theNearestNameIsProposed() {
    var environment = Self.package([
      "Sources/App/App.routes": Self.app.replacing("mount Shop", with: "mount Shopp"),
      "Sources/Shop/Shop.routes": Self.shop + "/{broken: Intt}\n",
    ])
    #expect(environment.routegen("tree Sources/App/App.routes") == .problemsFound)
    #expect(environment.errors.contains("there is no route set called 'Shopp'"))
    #expect(environment.errors.contains("change it to 'Shop'"))
    #expect(environment.errors.contains("'--import MODULE=FILE' names a file of another module"))
    #expect(!environment.errors.contains("Intt"))
  }
}
