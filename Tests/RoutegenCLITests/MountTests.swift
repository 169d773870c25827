import RoutegenGenerate
import Testing

/// Route sets that mount one another: over files of one run, of other modules, and by mistake.
@Suite struct MountTests {
  private static let shop = """
    routes Shop

    /
    /item/{id: Int}

    """

  private func check(_ host: String, _ other: String = shop, _ words: String = "")
    -> FakeEnvironment
  {
    var environment = FakeEnvironment([
      "App.routes": "routes App\n\n\(host)\n", "Shop.routes": other,
    ])
    _ = environment.routegen("check App.routes \(words)")
    return environment
  }

  @Test func aFileOfTheRunIsMounted() {
    let environment = check("/shop mount Shop\n/home", Self.shop, "Shop.routes")
    #expect(environment.output == "no problems in 2 files\n")
  }

  @Test func aFileOfAnotherModuleIsMounted() {
    let environment = check("/shop mount Shop\n/home", Self.shop, "--import Store=Shop.routes")
    #expect(environment.output == "no problems in 1 file\n")
  }

  @Test(arguments: [
    ("/shop mount Shop", "routes Shop\naccess internal\n/\n", "internal to another module"),
    ("/shop mount Shop", "routes Shop\naccess package\n/\n", "would show it"),
    ("/shop mount Shop", "routes Shop\nhandlers none\n/\n", "'Shop' has no handlers"),
    ("/shop mount Shop", "routes Shop\n", "has no routes"),
    ("/shop mount Shopp", shop, "there is no route set called 'Shopp'"),
    ("/shop mount Shop\n/shop/item/{number: Int} as item", shop, "nothing decides which"),
    (
      "host a.com {\n/shop mount Shop\n}", "routes Shop\nhost b.com {\n/\n}\n",
      "has blocks of hosts or schemes itself"
    ),
    (
      "host a.com {\n/shop mount Shop\n}", "routes Shop\nexcept ?web\n/\n",
      "'Shop' has 'except ?web' for all links, so it cannot be mounted in a block"
    ),
    (
      "/shop mount Shop\nalso https://a.com/s", "routes Shop\nexcept ?web\n/\n",
      "an 'also' of its mount cannot begin with one"
    ),
    ("/shop mount Shop", "routes Shop\n/a/{b\n", "expected"),
  ])
  func whatCannotBeMountedIsAMistake(_ host: String, _ other: String, _ message: String) {
    let environment = check(host, other, "--import Store=Shop.routes")
    #expect(environment.output.contains(message), "\(environment.output)")
    #expect(environment.output.contains("1 error in 1 file"), "\(environment.output)")
  }

  /// What host and mounted set make of each other is told in the host, at its pattern or its mount.
  @Test func overlapsAreToldInTheHost() {
    let item = "/shop/item/{number: Int} as item"
    let overlap = check("/shop mount Shop\n\(item)", Self.shop, "--import Store=Shop.routes")
    #expect(overlap.output.contains("--> App.routes:4:1"), "\(overlap.output)")
    #expect(overlap.output.contains("Shop.routes:4:1"), "\(overlap.output)")
    let hidden = check(
      "caseless\n/shop mount Shop", "routes Shop\n/a\n/A as other\n", "--import Store=Shop.routes")
    #expect(hidden.output.contains("--> App.routes:4:1"), "\(hidden.output)")
  }

  @Test func patternsAfterAMountAreChecked() {
    let environment = check(
      "/shop mount Shop\n/a?{x} as one\n/a?{y} as two", Self.shop, "--import Store=Shop.routes")
    #expect(environment.output.contains("nothing decides which"), "\(environment.output)")
  }

  /// The same set may be below two placeholders that accept the same text.
  @Test(arguments: [
    ("red", "nothing decides which"), ("pink", "no problems in 1 file"),
  ])
  func mountsOfOneSetMayOverlap(_ wine: String, _ message: String) {
    let environment = check(
      """
      enum Colour { red, green }
      enum Wine { w = "\(wine)", white }
      /{colour: Colour} as byColour {
          /one
          /shop mount Shop
      }
      /{wine: Wine} as byWine {
          /two
          /shop mount Shop
      }
      """, Self.shop, "--import Store=Shop.routes")
    #expect(environment.output.contains(message), "\(environment.output)")
  }

  /// An exception without a path closes the links of the mounted set, wherever it is mounted, and no others.
  @Test func exceptionsWithoutAPathAreMounted() {
    let host =
      "scheme app\n/shop mount Shop\nalso /store\n/home\nhost a.com {\n/shop/{other} as other\n}"
    var environment = check(
      host, "routes Shop\nexcept ?web\n/\n/item/{id: Int}\n", "--import Store=Shop.routes")
    #expect(environment.output == "no problems in 1 file\n")
    for (link, opens) in [
      ("app://shop?web", false), ("app://store/item/7?web", false), ("app://home?web", true),
      ("app://shop/item/7", true), ("https://a.com/shop/x?web", false),
    ] {
      let result = environment.routegen("match App.routes --import Store=Shop.routes \(link)")
      #expect((result == .success) == opens, "\(link) \(environment.output)")
    }
  }

  /// A type of a mounted set keeps the text with which its values begin.
  @Test(arguments: [("#", "no problems in 1 file"), ("@", "nothing decides which")])
  func prefixesAreMounted(_ prefix: String, _ message: String) {
    let environment = check(
      "type Room begins \"\(prefix)\"\n/shop mount Shop\n/shop?k={room: Room} as room",
      "routes Shop\ntype User begins \"@\"\n/?k={user: User} as user\n",
      "--import Store=Shop.routes")
    #expect(environment.output.contains(message), "\(environment.output)")
  }

  /// A pattern of another host keeps it in a mounted set, as a block does, even in a block.
  @Test(arguments: ["/shop mount Shop", "host a.com {\n/shop mount Shop\n}"])
  func originsOfPatternsAreMounted(_ mount: String) {
    let shop =
      "routes Shop\n/item/{id: Int}\n    also https://b.com/i/{id}\n    also old://i/{id}\n"
    var environment = check("scheme app\n\(mount)\n/home", shop, "--import Store=Shop.routes")
    #expect(environment.output == "no problems in 1 file\n")
    for link in ["https://b.com/shop/i/7", "old://shop/i/7", "app://b.com/shop/i/7"] {
      #expect(
        environment.routegen("match App.routes --import Store=Shop.routes \(link)") == .success)
      #expect(environment.output.hasPrefix("shop.item(id: 7)\n"), "\(environment.output)")
    }
    #expect(
      environment.routegen("match App.routes --import Store=Shop.routes https://b.com/shop/item/7")
        == .problemsFound)
  }

  @Test func setsThatMountEachOtherAreAMistake() {
    var environment = FakeEnvironment([
      "A.routes": "routes A\n/b mount B\n", "B.routes": "routes B\n/a mount A\n",
    ])
    #expect(environment.routegen("check A.routes B.routes") == .problemsFound)
    #expect(environment.output.contains("mounts"), "\(environment.output)")
  }

  /// Two modules may each have a set of one name: the one in the file's own folder is meant.
  @Test func theSetBesideTheFileIsMeant() {
    var environment = FakeEnvironment([
      "a/App.routes": "routes App\n/shop mount Shop\n/shop/one as extra\n",
      "a/Shop.routes": "routes Shop\n/two\n", "b/Shop.routes": "routes Shop\n/one\n",
    ])
    #expect(environment.routegen("check b/Shop.routes a/Shop.routes a/App.routes") == .success)
  }

  @Test func generatedCodeImportsTheModule() {
    var environment = FakeEnvironment([
      "App.routes": "routes App\n/shop mount Shop\n", "S.routes": Self.shop,
    ])
    #expect(environment.routegen("generate App.routes -o out --import Store=S.routes") == .success)
    let text = environment.text(of: "out/App.routes.swift") ?? ""
    #expect(text.contains("import Store"))
    #expect(text.contains("case shop(Shop"))
  }
}
