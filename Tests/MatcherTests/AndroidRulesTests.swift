import RoutegenExport
import RoutegenGenerate
import RoutegenSource
import TestSupport
import Testing
@testable import RoutegenExplain
@testable import RoutegenModel

/// What Android's dynamic rules of one route set open.
@Suite struct AndroidRulesTests {
  // MARK: A table of links

  private static let set = """
    routes Page
    host example.com
    enum Tab { info, photos }
    /
    /users/{id: Int} as user
    /users/me
    /items/{slug} as item
    except /items/new
    /items/{slug}/{tab: Tab} as itemTab
    /files/{path...} as files
    @internal
    /debug/{x} as debug
    except /files/private/{_...}
    /docs/{user}/pages/{path...} as docs
    /keys/{k: UUID} as key
    /flags/{on: Bool} as flag
    /pages/{n: Int in 1...3} as page
    /search?q={query}
    /mail?ref=push&{id}
    /news
    except /news?draft
    /@{name} as profile
    /red/{a}-{b} as red
    /café as coffee

    """

  /// What the design says of each link.
  static let links: [(String, Bool)] = [
    ("/", true), ("", true), ("/users/-7", true), ("/users/007", true), ("/users/-0", true),
    ("/users/abc", true), ("/users/me/", true), ("/users/7/posts", false), ("/items/new", false),
    ("/items/a/other", false), ("/items//info", false), ("/files/a/b/c/d/e/f", true),
    ("/debug/x", false), ("/files/private/a/b", false), ("/files/private", true),
    ("/files", false), ("/docs/me/pages/a/b/c", true), ("/docs/me/other/pages/a", false),
    ("/keys/6F9619FF-8B86-D011-B42D-00CF4FC964FF", true),
    ("/keys/6F9619FF8B86D011B42D00CF4FC964FF", false), ("/flags/yes", false),
    ("/flags/true", true), ("/pages/3", true), ("/pages/4", false), ("/search", false),
    ("/search?x=1&q=tea", true), ("/search?q=", false), ("/mail?id=7&ref=push", true),
    ("/mail?id=7&ref=mail", false), ("/news?draft", true), ("/news?x=1&draft=", true),
    ("/news?draft=1", true), ("/@", false), ("/red/a-7", true), ("/red/x", false),
    ("/caf%C3%A9", true),
    // A rest after a placeholder has any depth.
    ("/docs/me/pages/" + String(repeating: "a/", count: 40), true), ("/docs/me/pages/", false),
    ("/items/new/", false), ("/items/a/", true), ("/items/a/info/", true), ("/pages/3/", true),
  ]

  @Test(arguments: links) func opens(_ path: String, _ opens: Bool) throws {
    let file = try #require(AndroidRuleFile(Self.matcher(Self.set), "example.com"))
    #expect(file.matcher.opens("https://example.com" + path) == opens, "\(file.text)")
  }

  @Test func namesWhatIsNotExact() throws {
    let file = try #require(AndroidRuleFile(Self.matcher(Self.set), "example.com"))
    #expect(file.rules.wideClaims.map(\.text) == ["/keys/{k: UUID}", "/users/{id: Int}"])
    #expect(file.rules.lostExclusions.map(\.text) == ["/news?draft"])
    #expect(file.rules.omittedClaims.map(\.text) == [])
  }

  /// An exclusion whose rule would match more than its pattern is left out, unless no other pattern opens what
  /// it matches beside.
  @Test(arguments: [
    ("@internal\n/users/{id: Int} as a\n/users/{name} as b", ["/users/{id: Int}"], "/users/me"),
    ("except /users/{_: UUID}\n/users/{name} as b", ["/users/{_: UUID}"], "/users/me"),
    ("except /v1.0/{_}\n/{a}/{b} as b", ["/v1.0/{_}"], "/v1x0/me"),
    ("except /a*b\n/{a} as b", ["/a*b"], "/axb"),
    ("except /n/{_: Int in 1...5000}\n/n/{a} as b", ["/n/{_: Int in 1...5000}"], "/n/me"),
    ("except /u/{_: Int}?q\n/u/{id: Int} as b\n/x as c", ["/u/{_: Int}?q"], "/u/7"),
    ("@internal\n/u/{a: Int}?q={b} as a\n/u/{id: Int} as b", [], "/u/7"),
    ("except /f/{_: Date}\n/f/{a}/{b} as b", [], "/f/a/b"),
  ])
  func leavesWiderExclusionsOut(_ routes: String, _ lost: [String], _ link: String) throws {
    let text = "routes App\nhost example.com\n\n\(routes)\n"
    let file = try #require(AndroidRuleFile(Self.matcher(text), "example.com"))
    #expect(file.rules.lostExclusions.map(\.text) == lost, "\(file.text)")
    #expect(file.matcher.opens("https://example.com" + link), "\(file.text)")
  }

  private static func matcher(_ text: String) throws -> ExplainingMatcher {
    let compilation = Compilation(SourceFile(path: "a.routes", text: text))
    try #require(!compilation.hasErrors, "\(compilation.diagnostics)")
    return ExplainingMatcher(compilation.model)
  }
}

extension Claim {
  fileprivate var text: String { candidate.pattern.text }
}
