import RoutegenHandling
import RoutegenTesting
import Testing

/// `@unlinked` routes are opened by shortcuts, by activities and by the app, and by nothing else.
@Suite struct CellarTests {
  private static let unlinked: [Cellar] = [
    .lamp(), .lamp(on: true), .bottle(entity: "a"), .rack(rack: 7), .rack(rack: -1, .index),
    .rack(rack: 7, .label(text: "x", place: "y")), .pots(.month(month: 5)),
  ]

  @Test func shortcutsAndActivitiesOpenThem() throws {
    #expect(try Cellar(shortcut: "com.example.lamp") == .lamp(on: true))
    #expect(try Cellar(activity: "com.example.lamp") == .lamp())
    #expect(
      try Cellar(activity: "com.example.lamp", userInfo: ["on": .text("true")]) == .lamp(on: true))
    #expect(throws: LinkError.missing(parameter: "url")) {
      try Cellar(shortcut: "com.example.unknown")
    }
  }

  /// The key of an item is that of `userInfo`; a parameter of the path has its name.
  @Test func keysAreThoseOfUserInfo() throws {
    let spotlight: [AnyHashable: Any] = [
      "kCSSearchableItemActivityIdentifier": "light.kitchen", "year": 1999, "entity": "other",
    ]
    #expect(
      try Cellar(activity: "com.apple.corespotlightitem", userInfo: spotlight)
        == .bottle(entity: "light.kitchen", year: 1999))
    #expect(throws: LinkError.missing(parameter: "entity")) {
      try Cellar(
        activity: "com.apple.corespotlightitem", userInfo: ["entity": "x"] as [AnyHashable: Any])
    }
    let label: [AnyHashable: Any] = ["rack": 7, "text": ["short": "x"], "at": "y"]
    #expect(
      try Cellar(shortcut: "com.example.label", userInfo: label)
        == .rack(rack: 7, .label(text: "x", place: "y")))
    let link = try Link<Cellar>(
      activity: "com.apple.corespotlightitem",
      userInfo: ["kCSSearchableItemActivityIdentifier": .text("a"), "entity": .text("b")])
    #expect(link.extras == [LinkExtra(key: "entity", value: "b")])
  }

  @Test(arguments: unlinked) func theyAreNotPrinted(_ route: Cellar) {
    let reason = LinkError.unprintable(.unlinked)
    #expect(throws: reason) { try route.link() }
    for form in [LinkForm.app, .web, .scheme("cellar"), .scheme("x"), .host("cellar.example")] {
      #expect(throws: reason) { try route.link(form) }
    }
    #expect(throws: reason) { try route.path() }
    #expect(throws: reason) { try route.payload() }
    #expect(throws: reason) { try route.url() }
    #expect(throws: reason) { try route.link(.web, adding: ["utm": "x"]) }
    #expect(reason.description == "No link opens the route, because it is '@unlinked'.")
  }

  /// A value that no link can have is not the reason.
  @Test func theReasonIsTheirOwn() {
    #expect(throws: LinkError.unprintable(.unlinked)) {
      try Cellar.bottle(entity: "\u{7}", year: 1).path()
    }
    #expect(throws: LinkError.unprintable(.unlinked)) {
      try Cellar.bottle(entity: String(repeating: "a", count: 20_000)).link()
    }
  }

  @Test func theyAreRoutesLikeOthers() throws {
    #expect(Cellar.lamp() != .lamp(on: true))
    #expect(Set(Self.unlinked).count == Self.unlinked.count)
    #expect(Cellar.rack(rack: 7, .label(place: "y")).name == "rack.label")
    #expect(Cellar.lamp().pattern == "/lamp?{on: Bool = false}")
    #expect(Cellar.rack(rack: 7).nodes.map(\.segment) == ["racks", "{rack: Int}"])
    #expect(try Pots.month(month: 5).path() == "/05")
    #expect(throws: LinkError.unprintable(.host(only: []))) {
      try Pots.month(month: 5).link(.web)
    }
    #expect(try Cellar.text(text: "lamp").link() == "cellar://lamp")
  }

  @Test func expectLinkSaysTheTrueReason() {
    withKnownIssue {
      expectLink("cellar://lamp", opens: Cellar.lamp())
    } matching: { issue in
      issue.error as? LinkError == .unprintable(.unlinked)
    }
  }
}

@MainActor
extension CellarTests {
  private struct Keeper: Cellar.Handler, Cellar.Rack.Handler {
    func lamp(on: Bool) -> LinkOutcome<Cellar> { .opened }
    func bottle(entity: String, year: Int) -> LinkOutcome<Cellar> { .opened }
    func text(text: String) -> LinkOutcome<Cellar> { .redirected(to: Cellar.rack(rack: 7)) }
    func rack(rack: Int) -> any Cellar.Rack.Handler { self }
    func index() -> LinkOutcome<Cellar.Rack> { .opened }
  }

  private func trace(_ open: (LinkDispatcher<Cellar>) -> Void) async -> LinkTrace<Cellar> {
    await LinkTrace(handledBy: Keeper(), open: open)
  }

  @Test func theDispatcherOpensThem() async {
    #expect(await trace { $0.open(.lamp(on: true)) }.opened == .lamp(on: true))
    #expect(await trace { $0.open(shortcut: "a.lamp") }.opened == .lamp(on: true))
    let spotlight = ["kCSSearchableItemActivityIdentifier": PayloadValue.text("a")]
    #expect(
      await trace { $0.open(activity: "com.apple.corespotlightitem", userInfo: spotlight) }.opened
        == .bottle(entity: "a"))
    #expect(await trace { $0.open(path: "lamp") }.opened == .rack(rack: 7))
  }
}
