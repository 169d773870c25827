import Testing
@testable import RoutegenDiff
@testable import RoutegenSource

/// What `routegen diff` says of printed links and of the website, each time with a link.
@Suite struct ReaderChangesTests {
  private static func changes(_ old: String, _ new: String, _ prefix: String) -> [String] {
    let all = RouteSetChanges(from: Resolved(old).model, to: Resolved(new).model).all
    return all.filter { $0.code.rawValue.hasPrefix(prefix) }.map {
      "\($0.code.rawValue) \($0.proof?.reading?.link ?? "")"
    }
  }

  @Test(
    arguments: [
      ("/r/{id} as r", "/r?{id} as r\n  also /r/{id}", ["RG511 /r?id=text"]),
      ("/r/{id} as r", "/r/{id} as r\n  also /r?{id}", []),
      ("/r/{id} as r\n  also /r?{id}", "/r?{id} as r\n  also /r/{id}", ["RG512 /r?id=text"]),
      // Values that older apps do not know.
      ("/r/{id: Int} as r", "/r/{id} as r", ["RG511 /r/text"]),
      ("/r/{id} as r", "/r/{id: Int} as r", []),
      ("enum E { a }\n/{e: E} as r", "enum E { a, b }\n/{e: E} as r", ["RG511 /b"]),
      ("/r?{q: Int?} as r", "/r?{q: String?} as r", ["RG511 /r?q=text"]),
      ("/r?{q: String?} as r", "/r?{q: Int?} as r", []),
      ("/r?{a: Int?} as r", "/r?{a: Int?}&{b: Int?} as r", []),
      ("/r?{a: Int = 1} as r", "/r?{a: Int = 2} as r", ["RG511 /r"]),
      ("/r?{a: Int = 1} as r", "/r?b={a: Int = 1} as r", ["RG511 /r?b=7"]),
      // Other routes.
      ("/me as me\n/{x} as r", "/{x} as r\n/you as me", ["RG511 /me", "RG511 /you"]),
      ("/a as a", "/a as a\n/b as b", []), ("/a as a\n/b as b", "/a as a", []),
      ("@unlinked\n/a as a", "/a as a", []), ("/a as a", "/a as b", []),
      ("/{a} as r\nexcept /b", "/{a} as r", ["RG511 /b"]),
      // Placeholders without a name.
      ("/x/{_ = a} as r", "/x/{_ = b} as r", ["RG512 /x/b"]),
      ("/x/{_: Int = 1} as r", "/x/{_ = b} as r", ["RG511 /x/b"]),
      ("/r/{p...} as r", "/r/{p...?} as r", ["RG511 /r"]),
      (
        "scheme https {\n/1 as one\n}\nhost a.com {\n/{_: Int = 1}?j=2 as r\n}",
        "host a.com {\n/{_: Int = 1}?j=2 as r\n}", []
      ),
      (
        "scheme https {\n/1 as one\n}\nhost a.com\n/{_: Int = 1}?j=2 as r",
        "host a.com\n/{_: Int = 1}?j=2 as r", ["RG511 https://a.com/1?j=2"]
      ),
      // Origins.
      (
        "host a.com\n/x as x\n/y as y", "host b.com, a.com\n/x as x\n/y as y",
        ["RG511 https://b.com/x"]
      ),
      ("host a.com, b.com\n/x as x", "host b.com, a.com\n/x as x", ["RG512 https://b.com/x"]),
      ("host a.com\n/x as x", "host a.com, b.com\n/x as x", []),
      ("scheme app\n/x as x", "scheme new, app\n/x as x", ["RG511 new://x"]),
      (
        "host a.com\n/x as x", "host a.com\nhost b.com {\n/x as x\n}", ["RG511 https://b.com/x"]
      ),
    ] as [(String, String, [String])])
  func printedLinksAreReadByOlderApps(_ old: String, _ new: String, _ found: [String]) {
    #expect(Resolved(old).codes.isEmpty, "\(Resolved(old).messages)")
    #expect(Resolved(new).codes.isEmpty, "\(Resolved(new).messages)")
    #expect(Self.changes(old, new, "RG51") == found)
  }

  @Test(
    arguments: [
      ("/a as a", "/a as a\n/{slug} as page", ["RG541 https://a.com/text"]),
      ("/a as a\n/b as b", "/a as a", ["RG542 https://a.com/b"]),
      ("/a as a\n/b as b", "/a as a\n@internal\n/b as b", ["RG542 https://a.com/b"]),
      ("@internal\n/b as b", "/b as b", ["RG541 https://a.com/b"]),
      ("@internal\n/b as b", "/c as c", ["RG541 https://a.com/c"]),
      ("/{x} as a", "/{x} as a\nexcept /b", ["RG542 https://a.com/b"]),
      ("/{x} as a\nexcept /b", "/{x} as a", ["RG541 https://a.com/b"]),
      ("/{x} as a", "/b as b\n/{x} as a", []),
      ("/{x} as a", "@internal\n/b as b\n/{x} as a", ["RG542 https://a.com/b"]),
      ("/a as a\nunwrap /go?to", "/a as a", ["RG542 https://a.com/go?to=text"]),
      ("/x/{n: Int} as x", "/x/{n} as x", ["RG541 https://a.com/x/text"]),
      // Items that close links, and that the pattern of the route ignores.
      (
        "/x/{n} as x\nexcept /x/{_}?edit", "/x/{n} as x", ["RG541 https://a.com/x/text?edit"]
      ),
      (
        "/x/{n} as x\nexcept /x/{_}?edit={_}", "/x/{n} as x\nexcept /x/{_}?edit=1",
        ["RG541 https://a.com/x/text?edit=text"]
      ),
      ("/x as x\nexcept /x#web", "/x as x", ["RG541 https://a.com/x#web"]),
      (
        "/x as x\n@internal\n/x?{edit} as y", "/x as x", ["RG541 https://a.com/x?edit=text"]
      ),
      (
        "/a as a\n/b as b", "/a as a\n/b as b\nhost b.com {\n/c as c\n/d as d\n}",
        ["RG541 https://b.com/c"]
      ),
      ("/a as a\nhost *.b.com {\n/c as c\n}", "/a as a", ["RG542 https://www.b.com/c"]),
      ("/a as a\nscheme app {\n/c as c\n}", "/a as a", []),
      ("/a as a\n/x?{q} as x", "/a as a", ["RG542 https://a.com/x?q=text"]),
    ] as [(String, String, [String])])
  func theWebsiteLearnsWhatTheAppOpens(_ old: String, _ new: String, _ found: [String]) {
    let (old, new) = ("host a.com\n" + old, "host a.com\n" + new)
    #expect(Resolved(old).codes.isEmpty, "\(Resolved(old).messages)")
    #expect(Resolved(new).codes.isEmpty, "\(Resolved(new).messages)")
    #expect(Self.changes(old, new, "RG54") == found)
    let exchanged = found.map {
      $0.hasPrefix("RG541") ? "RG542" + $0.dropFirst(5) : "RG541" + $0.dropFirst(5)
    }
    #expect(Self.changes(new, old, "RG54") == exchanged)
  }
}
