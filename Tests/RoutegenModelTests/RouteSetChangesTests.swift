import RoutegenSource
import Testing
@testable import RoutegenDiff
@testable import RoutegenModel

/// What `routegen diff` says of links, each time with a link that both matchers read otherwise.
@Suite struct RouteSetChangesTests {
  private typealias Case = (old: String, new: String, found: [String])

  /// The codes with the links that prove them.
  private static func changes(_ old: String, _ new: String) -> [String] {
    changes(from: Resolved(old).model, to: Resolved(new).model)
  }

  private static func changes(from old: RouteModel, to new: RouteModel) -> [String] {
    RouteSetChanges(from: old, to: new).all.filter { $0.code.rawValue.hasPrefix("RG50") }.map {
      "\($0.code.rawValue) \($0.proof?.reading?.link ?? "")"
    }
  }

  @Test(
    arguments: [
      // A pattern that is gone, or that another one replaces.
      ("/a as a\n/b as b", "/a as a", ["RG501 /b"]),
      ("/recipe/{id} as recipe", "/recipe?{id} as recipe", ["RG501 /recipe/text"]),
      ("/me as me\n/{id} as user", "/{id} as user", ["RG502 /me"]),
      ("/{id} as user", "/{id} as user\n/me as me", ["RG502 /me"]),
      ("/a as a\nexcept /b", "/a as a", []),
      ("/{x} as a", "/{x} as a\nexcept /b", ["RG501 /b"]),
      // Types that accept fewer texts.
      ("/x/{id} as x", "/x/{id: Int} as x", ["RG501 /x/text"]),
      ("/x/{id: Int} as x", "/x/{id} as x", []),
      ("/x/{id: Int in 1...9} as x", "/x/{id: Int in 1...7} as x", ["RG501 /x/9"]),
      ("/x/{id: Int in 1...7} as x", "/x/{id: Int in 1...9} as x", []),
      ("enum E { a, b }\n/{e: E} as x", "enum E { a }\n/{e: E} as x", ["RG501 /b"]),
      ("enum E { a, b }\n/{e: E} as x", "enum F { b, a }\n/{e: F} as x", []),
      ("/{p...} as x", "/{p} as x", ["RG501 /text/some/text"]),
      // Items.
      ("/x?{q} as x", "/x?{q}&{r} as x", ["RG501 /x?q=text"]),
      ("/x?{q} as x", "/x?{q}&{r: Int?} as x", []),
      ("/x?{q: String?} as x", "/x?{q: Int?} as x", ["RG501 /x?q=text"]),
      ("/x?{t: [String]} as x", "/x?{t: String?} as x", ["RG501 /x?t=text&t=other"]),
      ("/x?{q} as x", "/x?{q} as x\n/x?tab=1 as tab", []),
      ("/x#{f} as x", "/x as x", ["RG503 /x#text"]), ("/x as x", "/x#{f} as x", ["RG501 /x"]),
      // Values.
      ("/x?{page: Int = 1} as x", "/x?p={page: Int = 1} as x", ["RG503 /x?page=7"]),
      ("/x?{page: Int = 1} as x", "/x?{page: Int = 2} as x", ["RG503 /x"]),
      ("/x?{on: Bool?} as x", "/x?{on: Bool = false} as x", ["RG503 /x"]),
      ("/x/{a}/{b} as x", "/x/{b}/{a} as x", ["RG503 /x/text/other"]),
      ("/x/{a} as x", "/x/{b} as x", []), ("/x/{a} as x", "/x/{a} as y", []),
      (
        "/x?tab={t: Int?} as x\n  also /y with t = 1",
        "/x?tab={t: Int?} as x\n  also /y with t = 2",
        ["RG503 /y"]
      ),
      ("/x?{t: Text?} as x", "/x?{t: String?} as x", ["RG501 /x?t=a%0Ab"]),
      // A new line about all links.
      ("/me as me\n/{name} as user", "caseless\n/me as me\n/{name} as user", ["RG505 /ME"]),
      ("/me as me\n/you/{name} as user", "caseless\n/me as me\n/you/{name} as user", []),
      // A value that is no longer read.
      ("/x?{q: Int?} as x", "/x as x", ["RG503 /x?q=7"]),
      ("/x?{q: Int?} as x", "/x?{p: Int?} as x", ["RG503 /x?q=7"]),
      ("/x?q={q: Int?} as x", "/x?q={p: Int?} as x", []),
      // Origins and settings.
      ("scheme app\nhost a.com\n/x as x", "scheme app\n/x as x", ["RG504 https://a.com/x"]),
      ("scheme app, other\n/x as x", "scheme app\n/x as x", ["RG504 other://x"]),
      (
        "scheme app\n/x as x\nhost b.com {\n/y as y\n}", "scheme app\n/x as x",
        ["RG504 https://b.com/y"]
      ),
      ("host *.a.com\n/x as x", "host b.a.com\n/x as x", ["RG504 https://www.a.com/x"]),
      // Origins without a route of their own.
      (
        "scheme app\n/x as x\nhost b.com {\nunwrap /go?to\n}", "scheme app\n/x as x",
        ["RG504 https://b.com/go?to=app:%2F%2Fx"]
      ),
      (
        "/x as x\nhost * {\nexcept /go/a\nunwrap /go/{_}#\n}", "/x as x",
        ["RG504 https://www.example/go/text#/x"]
      ),
      (
        "scheme http\n/x as x\nhost b.com {\nunwrap /go?to\n}",
        "/x as x\nhost b.com {\nunwrap /go?to\n}", ["RG505 http://b.com/go?to=%2Fx"]
      ),
      ("/x as x\nunwrap /{_}?to", "/x as x\n/{y} as y", ["RG502 /text?to=%2Fx"]),
      // An item that the pattern of the link ignored.
      (
        "/p as p\n/p?{n: Int in 1...5} as q", "/p as p\n/p?{n: Int in 1...9} as q", []
      ),
      ("/p as p\n/p?x={n: Int} as q", "/p as p\n/p?{n: Int} as q", ["RG502 /p?x=7"]),
      ("caseless\n/ab as x", "/ab as x", ["RG505 /AB"]), ("/ab as x", "caseless\n/ab as x", []),
      (
        "caseless\nenum E { a, b }\n/{e: E} as x", "enum E { a, b }\n/{e: E} as x", ["RG505 /A"]
      ),
      (
        "/{a}a{b} as x", "/{a}b{b} as x", ["RG501 /textatext", "RG503 /xabx"]
      ),
      ("/Ab as x", "caseless\n/c as x", ["RG501 /Ab"]),
      ("/x?{q} as x", "plus literal\n/x?{q} as x", ["RG505 /x?q=a+b"]),
      ("/x?{q} as x", "/x?{q plus literal} as x", ["RG503 /x?q=a+b"]),
      ("/x#q={q plus literal} as x", "/x#q={q} as x", ["RG503 /x#q=a+b"]),
      ("/x?{q: [String]} as x", "/x?{q: [String] plus literal} as x", ["RG503 /x?q=a+b"]),
      (
        "/x?{q: [String: String]} as x", "/x?{q: [String: String] plus literal} as x",
        ["RG503 /x?other=a+b"]
      ),
      (
        "enum E { a, b = \"b+\" }\n/x?{q: E plus literal} as x",
        "enum E { a, b = \"b+\" }\n/x?{q: E} as x", ["RG501 /x?q=b+"]
      ),
      ("plus literal\n/x?{q} as x", "plus literal\n/x?{q plus literal} as x", []),
      ("scheme http\nhost a.com\n/x as x", "host a.com\n/x as x", ["RG505 http://a.com/x"]),
      ("expires at\n/x as x", "expires until\n/x as x", ["RG505 /x?at=2001-01-01T00:00:00Z"]),
      (
        "host a.com, b.com\n/x as x\nhost a.com {\n/y as y\n}",
        "host b.com\n/x as x\nhost a.com {\n/y as y\n}", ["RG501 https://a.com/x"]
      ),
      // Declared types, envelopes, blocks, requirements.
      ("type T\n/x/{t: T} as x", "type T\n/x/{t: T}?{q: Int?} as x", []),
      ("/a as a\nunwrap /go?to", "/a as a", ["RG501 /go?to=%2Fa"]),
      ("/a as a\nunwrap /go#", "/a as a\nunwrap /go?u", ["RG501 /go#/a"]),
      ("/a as a\nunwrap /go?to", "/a as a\nunwrap /go?to\n/b as b", []),
      ("/a as a", "@unlinked\n/a as a", ["RG501 /a"]),
      ("/a as a", "@deprecated\n/a as a", []),
    ] as [(String, String, [String])])
  func findsWhatBreaks(_ old: String, _ new: String, _ found: [String]) {
    #expect(Resolved(old).codes.isEmpty, "\(Resolved(old).messages)")
    #expect(Resolved(new).codes.isEmpty, "\(Resolved(new).messages)")
    #expect(Self.changes(old, new) == found)
    #expect(Self.changes(old, old).isEmpty)
    #expect(Self.changes(new, new).isEmpty)
  }

  @Test func messagesNameTheRouteThePatternAndTheLink() throws {
    let change = try #require(
      RouteSetChanges(
        from: Resolved("/me as me\n/{id} as user").model, to: Resolved("/{id} as user").model
      ).all.first)
    #expect(change.diagnostic.message == "links of 'me' by '/me' open 'user' now")
    #expect(change.diagnostic.notes == ["'/me' was 'me', and now it is 'user(id: \"me\")'"])
    #expect(change.diagnostic.labels.map(\.message) == ["the pattern was here"])
  }

  @Test func routesThatNobodyKnowsAreMarked() {
    let old = "/a as a\n@internal\n/b as b"
    let changes = RouteSetChanges(from: Resolved(old).model, to: Resolved("/c as c").model).all
    let links = changes.filter { $0.code.rawValue.hasPrefix("RG50") }
    #expect(links.map(\.isInternal) == [false, true])
  }

  /// The order of the lines and the names of enums, parameters and groups mean nothing to links.
  @Test func layoutAndOrderAreNoChange() {
    let old = "enum E { a, b }\n/x/{e: E} as x\nexcept /y/{_}\n/{rest...} as all"
    let new = "/{more...} as all\n/x/{e: Letter} as x\nenum Letter { b, a }\nexcept /y/{_}\n"
    #expect(Self.changes(old, new).isEmpty)
  }
}
