import RoutegenGenerate
import Testing
import RoutegenCLI

/// What the commands show of `@unlinked` routes, and of payload values that choose a route.
@Suite struct UnlinkedCommandTests {
  private static let app = """
    routes App
    scheme app
    payload {
        when activity.category = comment-project /projects/{activity.id}
        when activity.category = "new update" /updates
        when kind = 7 /updates
        link url
    }

    @unlinked
    @shortcut("*.QRCode") with light = true
    @activity("com.apple.corespotlightitem")
    /scanner?kCSSearchableItemActivityIdentifier={entity: String?}&{light: Bool = false}
    @unlinked
    @activity("com.example.entity")
    /entity?some.id={entity}
    /projects/{id: Int} as project
    /updates
    """

  private static func run(_ command: String, _ words: String...) -> (output: String, code: ExitCode)
  {
    var environment = FakeEnvironment(["App.routes": app])
    let code = RoutegenCLI.run([command, "App.routes"] + words, in: &environment)
    return (environment.output + environment.errors, code)
  }

  @Test func noLinkIsPrinted() {
    let (output, code) = Self.run("print", "scanner(light: true)")
    #expect(
      output == """
        scanner(light: true)

        app      none: no link opens the route, because it is '@unlinked'
        web      none: no link opens the route, because it is '@unlinked'
        path     none: no link opens the route, because it is '@unlinked'
        payload  none: no link opens the route, because it is '@unlinked'

        """)
    #expect(code == .problemsFound)
  }

  @Test func noLinkMatches() {
    #expect(Self.run("match", "/scanner").output.hasPrefix("not a route: "))
    #expect(Self.run("match", "/entity?some.id=x").code == .problemsFound)
    #expect(Self.run("match", "--payload", "{\"url\": \"scanner\"}").code == .problemsFound)
  }

  @Test func triggersMatch() {
    let shortcut = Self.run("match", "--shortcut", "com.example.QRCode").output
    #expect(shortcut.hasPrefix("scanner(light: true)\n"), "\(shortcut)")
    let found = "{\"kCSSearchableItemActivityIdentifier\": \"light.kitchen\"}"
    let spotlight = Self.run(
      "match", "--activity", "com.apple.corespotlightitem", "--payload", found
    ).output
    #expect(spotlight.hasPrefix("scanner(entity: \"light.kitchen\")\n"), "\(spotlight)")
    #expect(!spotlight.contains("canonical"))
    for payload in ["{\"some\": {\"id\": 7}}", "{\"some.id\": \"7\"}"] {
      let entity = Self.run("match", "--activity", "com.example.entity", "--payload", payload)
      #expect(entity.output.hasPrefix("entity(entity: \"7\")\n"), "\(entity.output)")
    }
    let missing = Self.run(
      "match", "--activity", "com.example.entity", "--payload", "{\"entity\": 7}")
    #expect(missing.output.contains("the parameter 'entity' is missing"), "\(missing.output)")
  }

  /// A mounted set whose links would be those of other routes.
  @Test func mountsAreUnlinkedToo() {
    for (attribute, code) in [("@unlinked", ExitCode.success), ("@internal", .problemsFound)] {
      var environment = FakeEnvironment([
        "App.routes": "routes App\n\(attribute)\n/shop mount Shop\n/shop/{text} as text\n",
        "Shop.routes": "routes Shop\n/{text} as item\n    also /item/{text}\nexcept /none\n",
      ])
      #expect(environment.routegen("check App.routes Shop.routes") == code, "\(attribute)")
    }
  }

  @Test func theLineWithTheValueDecides() {
    let (output, code) = Self.run(
      "match", "--payload", "{\"activity\": {\"category\": \"new update\"}}")
    #expect(code == .success)
    #expect(
      output.hasPrefix(
        """
        updates
        """), "\(output)")
    #expect(
      output.contains("✗ when activity.category = comment-project  the payload has 'new update'\n"))
    #expect(output.contains("✓ when activity.category = \"new update\" → /updates → updates"))
  }

  @Test func anUnknownValueIsTheReason() {
    let (output, code) = Self.run("match", "--payload", "{\"kind\": 8}")
    #expect(code == .problemsFound)
    #expect(
      output.hasPrefix("not a route: '8' is not a value of the parameter 'kind'\n"), "\(output)")
    let known = Self.run("match", "--payload", "{\"kind\": 7}").output
    #expect(known.hasPrefix("updates\n"), "\(known)")
    let other = Self.run("match", "--payload", "{\"kind\": 8, \"url\": \"updates\"}").output
    #expect(other.hasPrefix("updates\n"), "\(other)")
    let none = Self.run("match", "--payload", "{}").output
    #expect(none.contains("the payload has none of the keys that name a route"), "\(none)")
  }
}
