import BestRecipesRoutes
import Foundation
import RoutegenRuntime
import RoutegenTesting
import Testing

/// Blocks, exceptions, envelopes, mounted sets, and values of more than one item.
@Suite struct PantryTests {
  typealias Case = LinkCase<Pantry>

  private static func url(_ text: String) -> URL {
    guard let url = URL(string: text) else { preconditionFailure("'\(text)' is no URL") }
    return url
  }

  /// A text of a declared value, as another value, would be read as the declared one.
  @Test(arguments: ["newest", "by-price"])
  func aValueWithTheTextOfADeclaredOneIsUnprintable(_ text: String) {
    #expect(throws: LinkError.unprintable(.value(of: "order"))) {
      try Pantry.list(order: .other(text)).link()
    }
  }

  static let blocks: [Case] = [
    Case(.link("pantry://list"), .list()),
    Case(.link("https://pantry.example/list"), .list()),
    Case(.link("https://live.pantry.example/list"), .liveList),
    Case(.link("https://LIVE.pantry.example"), .liveIndex),
    Case(.link("https://a.eu.pantry.example/list"), .european),
    Case(.link("https://a.b.eu.pantry.example/list"), .european),
    Case(.link("https://eu.pantry.example/list"), .list()),
    Case(.link("https://live.pantry.example/search?q=a"), .search(q: "a")),
    Case(.link("https://elsewhere.example/anywhere"), .anywhere),
    Case(.link("https://pantry.example/anywhere"), .anywhere),
    Case(.link("https://elsewhere.example/list"), fails: .notFound(after: "")),
    Case(
      .link("https://elsewhere.example:8443/anywhere"), fails: .wrongHost("elsewhere.example:8443")),
    Case(.link("https://pantry.example/reset?token=t"), .reset(token: "t")),
    Case(.link("pantry://reset?token=t"), fails: .notFound(after: "/reset")),
    Case(.path("/reset?token=t"), fails: .notFound(after: "/reset")),
    Case(.link("lab://probe/7"), .probe(id: 7)),
    Case(.link("pantry://probe/7"), fails: .notFound(after: "/probe")),
    Case(.link("lab://list"), fails: .notFound(after: "")),
    Case(.link("other://list"), fails: .wrongScheme("other")),
    // A host as the authority is that of the block, and not a segment.
    Case(.link("pantry://live.pantry.example/list"), .liveList),
    Case(.link("pantry://pantry.example/list"), .list()),
  ]

  /// Patterns after `also` of other hosts and schemes than those of their routes.
  static let otherOrigins: [Case] = [
    Case(.link("lab://find/tea"), .search(q: "tea")),
    Case(.link("lab:///find/tea"), .search(q: "tea")),
    Case(.link("https://old-pantry.example/s/tea?x=1"), .search(q: "tea"), extras: ["x=1"]),
    // A host of a pattern is a host of the file, even as an authority.
    Case(.link("pantry://old-pantry.example/s/tea"), .search(q: "tea")),
    Case(.link("pantry://find/tea"), fails: .notFound(after: "/find")),
    Case(.link("https://pantry.example/s/tea"), fails: .notFound(after: "/s")),
    Case(.link("https://old-pantry.example/search?q=tea"), fails: .notFound(after: "")),
    Case(.path("/find/tea"), fails: .notFound(after: "/find")),
    Case(.link("lab://live"), .liveIndex),
    Case(.link("pantry://live"), fails: .notFound(after: "/live")),
    // The pattern continues no group, so the exception in the group does not apply.
    Case(.link("https://wine.example/1999"), .cellar(.wine(year: 1999))),
    Case(
      .link("https://wine.example/1"),
      fails: .invalidValue(
        parameter: "year", value: "1", type: "Int in 1900...2100")),
    Case(.link("https://wine.example/cellar/wine/1998"), fails: .notFound(after: "")),
  ]

  static let exceptions: [Case] = [
    Case(.link("pantry://cellar/wine/1998"), .cellar(.wine(year: 1998))),
    Case(.link("pantry://cellar/wine/1999"), fails: .excluded),
    Case(.link("pantry://list?secret=1"), fails: .excluded),
    Case(.link("pantry://list?secret"), fails: .excluded),
    Case(.link("pantry://spices/salt"), fails: .excluded),
    Case(.link("pantry://box/7/spices/salt"), fails: .excluded),
  ]

  static let envelopes: [Case] = [
    Case(.link("pantry://click?to=pantry%3A%2F%2Fsearch%3Fq%3Da"), .search(q: "a")),
    Case(.link("https://pantry.example/click?to=/list&utm=x"), .list(), extras: ["utm=x"]),
    Case(
      .link("pantry://click?to=%2Flist%3Fa%3D1&b=2"), .list(), extras: ["a=1", "b=2"]),
    Case(
      .link("pantry://mail/7?campaign=spring&link=%2Flist"), .list()),
    Case(.link("pantry://mail/7?link=%2Flist"), fails: .notFound(after: "/mail/7")),
    Case(.link("pantry://hash#/cellar"), .cellar()),
    // The fragment is the inner link as it is written, and decoded only there.
    Case(.link("pantry://hash#/search?q=%2523%26"), .search(q: "%23&")),
    Case(.link("pantry://hash#/recipes/r/a%2Fb%23"), .recipes(.recipe(id: "a/b#"))),
    Case(.link("pantry://hash#/recipes/r/50%25"), .recipes(.recipe(id: "50%"))),
    Case(
      .link("pantry://hash#https://[::1]/list"), fails: .malformed(.unescapedCharacter, at: 22)),
    Case(.link("pantry://click?to="), fails: .missing(parameter: "to")),
    Case(.link("pantry://click?to=https%3A%2F%2Fevil.example%2Flist"), fails: .notFound(after: "")),
    Case(
      .link("pantry://click?to=ftp%3A%2F%2Fevil.example%2Flist"), fails: .wrongScheme("ftp")),
  ]

  static let values: [Case] = [
    Case(.link("pantry://list?order=by-price"), .list(order: .price)),
    Case(.link("pantry://list?order=unheard"), .list(order: .other("unheard"))),
    Case(.link("pantry://add?what=salt+pepper"), .add(what: "salt+pepper")),
    Case(
      .link("pantry://filter?colour=red&page=2"), .filter(page: 2, others: ["colour": "red"])),
    Case(.link("pantry://filter"), .filter()),
    Case(
      .link("pantry://filter?a=1&a=2"), fails: .malformed(.repeatedKey("a"), at: 20)),
    Case(
      .link("pantry://web?from=a&url=https://x.example/p?b=2&c=3#d"),
      .web(from: "a", url: url("https://x.example/p?b=2&c=3#d"))),
    Case(
      .link("pantry://web?from=a&url=https%3A%2F%2Fx.example%2Fp%3Fb&c=3"),
      .web(from: "a", url: url("https://x.example/p?b")), extras: ["c=3"]),
    // Foundation escapes the brackets of an address, and then the host is another one.
    Case(
      .link("pantry://web?from=a&url=https://[::1]/x"),
      fails: .invalidValue(parameter: "url", value: "https://[::1]/x", type: "URL")),
    Case(
      .link("pantry://next?next=https%3A%2F%2Fa.pantry.example%2Fx"),
      .next(next: url("https://a.pantry.example/x"))),
    Case(
      .link("pantry://next?next=https%3A%2F%2Fevil.example"),
      fails: .invalidValue(
        parameter: "next", value: "https://evil.example",
        type: "URL in pantry.example, *.pantry.example")),
  ]

  static let mounts: [Case] = [
    Case(.link("pantry://spices"), .spices(), nodes: ["spices"]),
    Case(.link("pantry://spices/blend/x/a?lid"), .spices(.blend(name: "a"))),
    Case(.link("pantry://box/7/spices/blended/a"), .box(number: 7, .spices(.blend(name: "a")))),
    Case(.link("pantry://crate/9/spices/tins"), .crateSpices(.tins())),
    Case(
      .link("pantry://crate/9/spices/tins/a/b?size=2"),
      .crateSpices(.tins(path: ["a", "b"], size: 2))),
    Case(.link("pantry://crate/9/spices/tin?size=2"), .crateSpices(.tins(size: 2))),
    Case(.link("pantry://box/7/spices/tin?s=2"), .box(number: 7, .spices(.tins(size: 2)))),
    Case(.link("pantry://box/7/spices/tin?why=a"), .box(number: 7, why: "a", .spices(.tins()))),
    Case(.link("pantry://crate/9/spices/blend/x/a?lid=open"), .crateSpices(.blend(name: "a"))),
    Case(.link("pantry://spices/chili?heat=very-hot"), .spices(.spice(name: "chili", heat: .hot))),
    Case(
      .link("pantry://box/7/spices/chili?heat=very-hot&why=a"),
      .box(number: 7, why: "a", .spices(.spice(name: "chili", heat: .hot)))),
    Case(
      .link("pantry://box/7/spices/mix/a/b"), .box(number: 7, .spices(.mix(parts: ["a", "b"])))),
    Case(.link("pantry://box/7/label"), .box(number: 7, .label)),
    // Other patterns of groups and mounts.
    Case(.path("vault"), .cellar()),
    Case(.path("vault/wine/1998"), .cellar(.wine(year: 1998))),
    Case(.path("vault/wine/1999"), fails: .excluded),
    Case(.link("lab://vault/wine/1998"), .cellar(.wine(year: 1998))),
    Case(.link("lab://vault/wine/1999"), fails: .excluded),
    Case(.path("carton/7/label"), .box(number: 7, why: "moved", .label)),
    Case(.path("carton/7/herbs/salt"), fails: .excluded),
    Case(
      .path("carton/7/herbs/tin?s=2"), .box(number: 7, why: "moved", .spices(.tins(size: 2)))),
    Case(
      .path("box/7/herbs/chili?why=a"),
      .box(number: 7, why: "a", .spices(.spice(name: "chili")))),
    Case(
      .link("https://boxes.example/7/a/herbs/blended/b"),
      .box(number: 7, why: "a", .spices(.blend(name: "b")))),
    Case(.link("https://boxes.example/7/a/labels"), fails: .notFound(after: "/7/a")),
    Case(.link("lab://crate/tins/a"), .crateSpices(.tins(path: ["a"]))),
    Case(.link("lab://crate/salt"), fails: .excluded),
    Case(.link("pantry://recipes/recipe?id=7"), .recipes(.recipe(id: "7"))),
    Case(.link("pantry://recipes/r/7"), .recipes(.recipe(id: "7"))),
    Case(
      .link("https://pantry.example/recipes/recipe?country=FR"),
      .recipes(.recipes(country: .FR, limit: 20))),
    // The hosts and schemes of a mounted set are those of its own app.
    Case(.link("bestrecipes://recipe?id=7"), fails: .wrongScheme("bestrecipes")),
  ]

  @Test(arguments: blocks + otherOrigins + exceptions + envelopes + values + mounts)
  func opens(_ linkCase: Case) throws {
    let outcome = Case.read(linkCase.input)
    guard case .success(let link) = outcome, case .success(let route) = linkCase.expected else {
      #expect(outcome.map(\.route) == linkCase.expected)
      return
    }
    #expect(isIdentical(link.route, route))
    #expect(link.extras.map { "\($0.key)=\($0.value)" } == linkCase.extras)
    if let nodes = linkCase.nodes { #expect(link.route.nodes.map(\.segment) == nodes) }
    for form in Self.forms { #expect(brokenPromise(of: route, in: form) == nil) }
  }

  private static let forms = PrintedForm.all(
    [
      .app, .web, .scheme("lab"), .host("live.pantry.example"), .host("a.eu.pantry.example"),
      .host("elsewhere.example"),
    ], hasPayload: true)

  /// A route of a block can be printed only for its host or scheme.
  @Test func blocksPrintForTheirOrigin() throws {
    #expect(try Pantry.liveList.link() == "https://live.pantry.example/list")
    #expect(try Pantry.probe(id: 7).link() == "lab://probe/7")
    #expect(
      try Pantry.european.link(.host("x.eu.pantry.example")) == "https://x.eu.pantry.example/list")
    #expect(try Pantry.reset(token: "t").link() == "https://pantry.example/reset?token=t")
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
    expectLink("https://a.eu.pantry.example/list", opens: Pantry.european)
    expectLink("https://elsewhere.example/anywhere", opens: Pantry.anywhere)
    expectLink("https://pantry.example/reset?token=t", opens: Pantry.reset(token: "t"))
    expectLink("pantry://live.pantry.example/list", opens: Pantry.liveList)
    expectLink("pantry://click?to=lab%3A%2F%2Fprobe%2F7", opens: Pantry.probe(id: 7))
    expectLink("/list", opens: Pantry.list())
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

  @Test func dictionariesTakeEveryOtherItem() throws {
    let route = Pantry.filter(page: 2, others: ["colour": "red", "size": "l"])
    #expect(try Pantry("pantry://filter?size=l&page=2&colour=red") == route)
    #expect(try route.link() == "pantry://filter?page=2&colour=red&size=l")
    #expect(throws: LinkError.self) { try Pantry.filter(others: ["page": "3"]).link() }
  }

  @Test func deepEnvelopesAreMalformed() throws {
    func wrapped(_ link: String, _ times: Int) -> String {
      (0..<times).reduce(link) { link, _ in
        "/click?to=" + link.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!
      }
    }
    #expect(try Pantry(path: wrapped("/list", 3)) == .list())
    #expect(throws: LinkError.self) { try Pantry(path: wrapped("/list", 4)) }
  }

  @Test func nodesSayWhatIsRequired() throws {
    let nodes = Pantry.cellar(.wine(year: 2000)).nodes
    #expect(nodes.map(\.requirements) == [["login"], [], ["adult"]])
    #expect(Pantry.Requirement.allCases.map(\.rawValue) == ["login", "adult"])
  }

  /// Every old link still opens the deprecated route; code that uses it has a warning.
  @Test func deprecatedRoutesStillOpen() throws {
    let old = try Pantry("pantry://old-list")
    #expect(try Pantry("pantry://shelf/list/7") == old)
    #expect(throws: LinkError.self) { try Pantry("pantry://shelf/list/x") }
    #expect(try old.link() == "pantry://old-list")
  }
}
