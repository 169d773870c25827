import DeepLinkPoCRoutes
import RoutegenRuntime
import Testing

/// The results of the proof of concept for decentralised deep links.
///
/// Its ids are texts like `Item 3 Content 5`; here they are the numbers in the link. Its
/// single sign-on is the parameter `sso`.
@Suite struct DeepLinkPoCTests {
  typealias Case = LinkCase<DeepLinkPoC>

  static let links: [Case] = [
    Case(.link("dlpoc://Settings"), .settings, nodes: ["Settings"]),
    Case(.link("dlpoc://Settings/Login"), .login, nodes: ["Settings", "Login"]),
    Case(.link("dlpoc://Settings/Legal"), .legal, nodes: ["Settings", "Legal"]),
    Case(.link("dlpoc://Settings/Tc"), .termsConditions, nodes: ["Settings", "Tc"]),
    Case(
      .link("dlpoc://Item/3/Content/5"), .content(item: 3, content: 5),
      nodes: ["Item", "{item: Int}", "Content", "{content: Int}"]),
    Case(.link("dlpoc://Item/6/Content/7"), .content(item: 6, content: 7)),
    Case(.link("dlpoc://Item/6/Content/7?sso=go"), .content(item: 6, content: 7, sso: "go")),
    Case(
      .link("dlpoc://Item/3/Promo/5"), .promo(item: 3, promo: 5),
      nodes: ["Item", "{item: Int}", "Promo", "{promo: Int}"]),
    Case(.link("dlpoc://Item/6/Promo/7"), .promo(item: 6, promo: 7)),
    Case(.link("dlpoc://Beacon?sso=go"), .beacon(sso: "go"), nodes: ["Beacon"]),
    Case(.link("dlpoc://Item/1"), .item(item: 1), nodes: ["Item", "{item: Int}"]),
    Case(.link("dlpoc://Item/4/Promo/8"), .promo(item: 4, promo: 8)),
    Case(.link("dlpoc://Item"), fails: .notFound(after: "/Item")),
    Case(
      .link("dlpoc://Item/3/Content"), fails: .notFound(after: "/Item/3/Content"),
      ours: "half a path is no route"),
    Case(
      .link("dlpoc://Item/3/Content/5/x"), fails: .notFound(after: "/Item/3/Content/5"),
      ours: "a path has no unknown end"),
    Case(.link("dlpoc://Item/3/Foo/5"), fails: .notFound(after: "/Item/3")),
    Case(
      .link("dlpoc://Settings/Foo"), fails: .notFound(after: "/Settings"),
      ours: "a path has no unknown end"),
    Case(
      .link("dlpoc://Settings/x/Legal"), fails: .notFound(after: "/Settings"),
      ours: "a path has no unknown middle"),
    Case(.link("dlpoc://settings/Legal"), fails: .notFound(after: "")),
    Case(
      .link("dlpoc://Settings/legal"), fails: .notFound(after: "/Settings"),
      ours: "a path has no unknown end, in another case neither"),
    Case(.link("dlpoc://Unknown/1"), fails: .notFound(after: "")),
    Case(.link("dlpoc:Settings"), .settings, ours: "the same as with two slashes"),
    Case(
      .link("dlpoc://Item/3/Content/5?x=lesson"), .content(item: 3, content: 5),
      extras: ["x=lesson"]),
    Case(
      .link("dlpoc://Item/3/Content/5?x=classo"), .content(item: 3, content: 5),
      extras: ["x=classo"], ours: "no single sign-on: sso is a parameter, not a substring"),
  ]

  static let others: [Case] = [
    Case(.shortcut("poc.dl.shortcut.recent"), .content(item: 8, content: 5)),
    Case(.shortcut("poc.dl.shortcut.login"), .login),
    Case(.shortcut("other"), fails: .missing(parameter: "deeplinkURL")),
    // No link opens what a quick action does.
    Case(.path("poc.dl.shortcut.login"), fails: .notFound(after: "")),
    Case(
      .activity("NSUserActivityTypeBrowsingWeb"), fails: .missing(parameter: "deeplinkURL"),
      ours: "the app's own answer is a stub; an activity's web page is a link"),
    Case(
      .push(#"{"aps": {"alert": "anything"}}"#), fails: .missing(parameter: "deeplinkURL"),
      ours: "the app's own answer is a stub; a push has to name a link"),
    Case(.push(#"{"deeplinkURL": "dlpoc://Item/5"}"#), .item(item: 5)),
    Case(.push("{}"), fails: .missing(parameter: "deeplinkURL")),
    Case(.path("invalid"), fails: .notFound(after: "")),
  ]

  @Test func holdsEveryCaseOfTheApp() {
    #expect(Self.links.count + Self.others.count == 33)
  }

  @Test(arguments: links + others) func opens(_ linkCase: Case) throws {
    try linkCase.check(forms: [.app, .scheme("dlpoc")], hasPayload: true)
  }

  @Test func printsTheFirstPatternOfARoute() throws {
    #expect(try DeepLinkPoC.login.link() == "dlpoc://Settings/Login")
    #expect(try DeepLinkPoC.item(item: 5).payload() == ["deeplinkURL": "Item/5"])
  }
}
