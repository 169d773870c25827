import RoutegenRuntime
import RoutegenTesting
import Testing

/// Blocks, exceptions, envelopes, mounted sets, and values of more than one item.
@Suite struct PantryTests {
  /// A text of a declared value, as another value, would be read as the declared one.
  @Test(arguments: ["newest", "by-price"])
  func aValueWithTheTextOfADeclaredOneIsUnprintable(_ text: String) {
    #expect(throws: LinkError.unprintable(.value(of: "order"))) {
      try Pantry.list(order: .other(text)).link()
    }
  }

  /// A route of a block can be printed only for its host or scheme.
  @Test func blocksPrintForTheirOrigin() throws {
    #expect(throws: LinkError.unprintable(.scheme(only: ["scheme https"]))) {
      try Pantry.reset(token: "t").link(.app)
    }
    for scheme in ["pantry", "other", "https"] {
      #expect(throws: LinkError.unprintable(.scheme(only: ["scheme lab"]))) {
        try Pantry.probe(id: 7).link(.scheme(scheme))
      }
      #expect(throws: LinkError.unprintable(.scheme(only: ["scheme https"]))) {
        try Pantry.reset(token: "t").link(.scheme(scheme))
      }
      #expect(throws: LinkError.unprintable(.scheme(only: ["host live.pantry.example"]))) {
        try Pantry.liveList.link(.scheme(scheme))
      }
    }
    #expect(
      throws: LinkError.unprintable(
        .host(only: ["scheme pantry", "host pantry.example", "host *.pantry.example"]))
    ) {
      try Pantry.list().link(.host("elsewhere.example"))
    }
    for route in [Pantry.list(), .cellar(.wine(year: 1999))] {
      #expect(throws: LinkError.unprintable(.otherRoute)) {
        try route.link(.host("live.pantry.example"))
      }
    }
  }

  /// What a block does not print names the block, and not a value.
  @Test func blocksSayWhereTheirRoutesExist() {
    func reason(_ print: () throws(LinkError) -> String) -> String? {
      do throws(LinkError) {
        _ = try print()
        return nil
      } catch {
        return "\(error)"
      }
    }
    #expect(
      reason { () throws(LinkError) in try Pantry.probe(id: 7).path() }
        == "The route has no path: it exists on the scheme 'lab' only.")
    #expect(
      reason { () throws(LinkError) in try Pantry.liveList.link(.app) }
        == "The route has no link with this custom scheme: it exists on the host "
        + "'live.pantry.example' only.")
    #expect(
      reason { () throws(LinkError) in try Pantry.european.link() }
        == "The route has no link with this host: it exists on the host '*.eu.pantry.example' only."
    )
    #expect(
      reason { () throws(LinkError) in try Pantry.anywhere.path() }
        == "The route has no path: it exists on the host '*' only.")
    #expect(
      reason { () throws(LinkError) in try Pantry.cellar(.wine(year: 1999)).path() }
        == "The route's link would open another route, or none.")
  }

  @Test func linksOfBlocksAreExpected() {
    expectLink("lab://probe/7", opens: Pantry.probe(id: 7))
    expectLink("https://elsewhere.example/anywhere", opens: Pantry.anywhere)
    expectLink("pantry://click?to=lab%3A%2F%2Fprobe%2F7", opens: Pantry.probe(id: 7))
  }

  @Test func shortcutsAndActivitiesOpenTheirRoute() throws {
    let query: [String: PayloadValue] = ["q": .text("tea")]
    #expect(try Pantry(shortcut: "com.example.pantry.search", userInfo: query) == .search(q: "tea"))
    let link = try Link<Pantry>(
      shortcut: "com.example.private",
      userInfo: ["q": .text("tea"), "tab": .text("newest"), "isPrivate": .text("x")])
    #expect(link.route == .tab(isPrivate: true, tab: .price, q: "tea"))
    #expect(link.extras.map(\.key) == ["isPrivate", "tab"])
    #expect(
      try Pantry(activity: "com.example.pantry.tab", userInfo: ["tab": .text("newest")])
        == .tab(isPrivate: false))
    #expect(
      try Pantry(shortcut: "x.label", userInfo: ["number": .text("8"), "why": .text("a")])
        == .box(number: 7, why: "a", .label))
    #expect(try Pantry(shortcut: "com.other.find", userInfo: query) == .search(q: "tea"))
    #expect(try Pantry(activity: "com.example.pantry.look", userInfo: query) == .search(q: "tea"))
    #expect(throws: LinkError.missing(parameter: "q")) {
      try Pantry(shortcut: "com.example.pantry.search")
    }
    // A type that the file does not declare is read as a payload.
    #expect(
      try Pantry(shortcut: "unknown", userInfo: ["url": .text("pantry://list")]) == .list())
    #expect(throws: LinkError.self) { try Pantry(activity: "unknown") }
  }

  @Test func dictionariesHaveNoItemOfTheRoute() throws {
    #expect(throws: LinkError.self) { try Pantry.filter(others: ["page": "3"]).link() }
  }

  @Test func nodesSayWhatIsRequired() throws {
    let nodes = Pantry.cellar(.wine(year: 2000)).nodes
    #expect(nodes.map(\.requirements) == [["login"], [], ["adult"]])
    #expect(Pantry.Requirement.allCases.map(\.rawValue) == ["login", "adult"])
  }
}
