import RoutegenRuntime
import Testing

/// A second file in the module: `caseless`, `access internal`, `scheme http`, `payload KEY`.
@Suite struct LoudTests {
  typealias Case = LinkCase<Loud>

  static let links: [Case] = [
    Case(.link("LOUD://HOME"), .home),
    Case(.link("loud:///h%4Fme"), .home),
    Case(.link("loud://color/RED"), .color(color: .red)),
    Case(.link("loud://COLOR/darkblue?SHADE=sky"), .color(color: .DarkBlue, shade: .skyBlue)),
    Case(.link("loud://users/1"), .user(id: 1), nodes: ["Users", "{id: Int}"]),
    Case(
      .link("loud://uSERS/1/pOSTS?PAGE=2&SORT=SKY"), .user(id: 1, .posts(Page: 2, sort: .skyBlue))),
    Case(.link("loud://TAG-Name"), .tag(name: "Name")),
    Case(.link("loud:///%54ag-Name"), .tag(name: "Name")),
    Case(.link("loud://search?Q=Text&utm=X"), .search(q: "Text"), extras: ["utm=X"]),
    Case(.link("loud://gift?CODE=abc"), .gift()),
    Case(.link("http://LOUD.example/home"), .home),
    Case(.link("http://loud.example:80/home"), .home),
    Case(.link("https://loud.example/home"), .home),
    Case(.link("http://loud.example:443/home"), fails: .wrongHost("loud.example:443")),
    Case(.link("loud://gift?code=abd"), fails: .notFound(after: "/gift")),
    // Only ASCII letters are compared without case, and only literal text.
    Case(
      .link("loud://flag?on=TRUE"),
      fails: .invalidValue(parameter: "on", value: "TRUE", type: "Bool")),
    Case(
      .link("loud://color/\u{212A}"),
      fails: .invalidValue(parameter: "color", value: "\u{212A}", type: "Color")),
    Case(.link("loud://search?q=a&Q=b"), fails: .malformed(.repeatedKey("q"), at: 20)),
  ]

  static let pushes: [Case] = [
    Case(.push(#"{"open": "HOME"}"#), .home),
    Case(.push(#"{"open": "users/posts", "id": 7, "Page": 2}"#), .user(id: 7, .posts(Page: 2))),
    Case(.push(#"{"open": "users/7"}"#), .user(id: 7)),
    Case(
      .push(#"{"open": "place", "city": "Rome", "street": "Via", "zoom": 1.5}"#),
      .place(city: "Rome", street: "Via", zoom: 1.5)),
    Case(.push(#"{"open": "flag", "on": false}"#), .flag(on: false)),
    Case(.push(#"{"OPEN": "home"}"#), fails: .missing(parameter: "open")),
  ]

  @Test(arguments: links + pushes) func opens(_ linkCase: Case) throws {
    try linkCase.check(forms: [.app, .web, .host("LOUD.example")], hasPayload: true)
  }

  @Test func printsAsTheFileWritesIt() throws {
    #expect(try Loud.user(id: 1, .posts(sort: .skyBlue)).link() == "loud://Users/1/Posts?sort=Sky")
    #expect(try Loud.gift(to: "A").link(.web) == "https://loud.example/gift?code=ABC&to=A")
    #expect(throws: LinkError.unprintable(.scheme(only: ["scheme loud", "host loud.example"]))) {
      try Loud.home.link(.scheme("http"))
    }
  }
}
