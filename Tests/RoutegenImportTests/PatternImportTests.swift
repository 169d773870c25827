import RoutegenImport
import RoutegenSource
import TestSupport
import Testing
import RoutegenModel

/// Lists of patterns of other tools.
@Suite struct PatternImportTests {
  private func imported(_ lines: [String]) -> Import {
    Import([SourceFile(path: "links.txt", text: lines.joined(separator: "\n"))], name: "App")
  }

  /// The lines of the routes without comments and declarations.
  private func routes(_ lines: [String]) -> [String] {
    let imported = imported(lines)
    #expect(imported.patternCount == lines.count && imported.refusedCount == 0)
    let text = imported.text ?? ""
    expectSound(text)
    return text.split(separator: "\n").filter { $0.hasPrefix("/") && !$0.hasPrefix("//") }.map(
      String.init)
  }

  @Test(arguments: [
    ("/users/:id", "/users/{id}"), ("/users/:id/edit", "/users/{id}/edit"),
    ("/users/:id(\\d+)", "/users/{id: Int}"), ("/users/:userId/", "/users/{userId}"),
    ("/users/{id}", "/users/{id}"), ("/users/{id:int}", "/users/{id: Int}"),
    ("/users/{id:[0-9]+}", "/users/{id: Int}"), ("/users/{{ id }}", "/users/{id}"),
    ("/orders/{order:guid}", "/orders/{order: UUID}"),
    ("/users/<id>", "/users/{id}"), ("/users/<int:id>", "/users/{id: Int}"),
    ("/users/<id:int>", "/users/{id: Int}"), ("/files/<path:name>", "/files/{path...?}"),
    ("/orders/<uuid:order>", "/orders/{order: UUID}"), ("users/<slug:name>/", "/users/{name}"),
    ("/users/(?P<id>[0-9]+)/", "/users/{id: Int}"), ("^users/(?P<id>\\d+)/$", "/users/{id: Int}"),
    ("/users/[id]", "/users/{id}"), ("/blog/[...slug]", "/blog/{path...?}"),
    ("/blog/[[...slug]]", "/blog/{path...?}"), ("/files/*", "/files/{path...?}"),
    ("/files/**", "/files/{path...?}"), ("/files/*path", "/files/{path...?}"),
    ("/files/{path*}", "/files/{path...?}"), ("/files/{*path}", "/files/{path...?}"),
    ("/users/$id", "/users/{id}"), ("/users/${id}", "/users/{id}"),
    ("/users/%d", "/users/{user: Int}"), ("/users/%@/posts", "/users/{user}/posts"),
    ("/users/%1$ld", "/users/{user: Int}"), ("/users/:id.json", "/users/{user}.json"),
    ("/from-:a-to-:b", "/from-{value}-to-{value2}"), ("/a%20b/:id", "/a%20b/{id}"),
    ("/search?q={q}", "/search?{q}"), ("/search?q=:q&page=<int:page>", "/search?{q}&{page: Int}"),
    ("/search{?q,page}", "/search?{q: String?}&{page: String?}"),
    ("/search?q=%s&tab=all", "/search?{q}&tab=all"), ("/a/:b?sort={s}", "/a/{b}?sort={s}"),
    ("GET /teams/:team", "/teams/{team}"),
    ("GET /teams/:team(.:format) teams#show", "/teams/{team}"),
    ("myapp://users/:id", "/users/{id}"), ("https://example.com/users/:id", "/users/{id}"),
    ("\"/users/:id\",", "/users/{id}"), ("- /users/:id", "/users/{id}"),
  ]) func isWrittenAsOurs(_ pattern: String, _ route: String) {
    #expect(routes([pattern]) == [route])
  }

  @Test func readsOptionalSegments() {
    #expect(routes(["/users/:id?"]) == ["/users/{id: String?}"])
    #expect(routes(["/users/<int:id>", "/users/:id?"]) == ["/users/{id: Int?}"])
    #expect(
      routes(["/users/:id?", "/users/:id?/edit"])
        == ["/users", "/users/{id} as user", "/users/{id}/edit"])
    #expect(
      routes(["/users?q={q}", "/users/:id?"]) == ["/users?{q: String?}", "/users/{id} as user"])
    #expect(routes(["/posts/{year?}/{month?}"]).count == 3)
  }

  /// The types of links and the names of patterns are of one route.
  @Test func linksAndPatternsAreOneRoute() {
    let imported = imported(["/users/:id", "/users/7", "/users/8"])
    #expect(imported.routeCount == 1 && imported.linkCount == 2 && imported.patternCount == 1)
    #expect(imported.text?.contains("\n/users/{user: Int}\n") == true, "\(imported.text ?? "")")
    #expect(imported.text?.contains("1 pattern of another tool") == true)
  }

  @Test(arguments: [
    "https://:tenant.example.com/a", "data://:a", "/a/**/b/{*c}/d", "https://*.*/a/:b",
  ]) func refusesWithAReason(_ pattern: String) {
    let imported = imported([pattern, "/a/b"])
    #expect(imported.refusedCount == 1 && imported.patternCount == 0)
    expectSound(imported.text ?? "")
  }

  @Test(arguments: [
    ("paths:\n  /users/{id}:\n    get:\n      summary: A user\n", "it is YAML"),
    (
      "routes:\n  - name: home\n    path: /home\n  - name: user\n    path: /users/:id\n",
      "it is YAML"
    ),
    ("openapi: 3.1.0\npaths:\n  /users/{id}:\n    get:\n", "it describes an API"),
    ("# A file\nroutes Shop\n\n/users/{id: Int}\n/home\n", "it is a route file"),
    ("<!DOCTYPE html>\n<html><body><a href=\"/a\">x</a></body></html>\n", "it is an HTML page"),
    ("import Foundation\n\nlet a = \"myapp://home\"\n", "it is a program"),
    ("Our links are good.\nWe have many of them.\n", "most of its lines are something else"),
    ("{\"openapi\": \"3.0.0\", \"paths\": {}}", "it describes an API"),
    ("{\"links\": [\"/a\"]}", "the file has neither 'applinks'"),
  ]) func refusesWhatIsNoList(_ text: String, _ reason: String) {
    let imported = Import([SourceFile(path: "file", text: text)], name: "App")
    #expect(imported.text == nil)
    #expect(imported.problems.first?.message.contains(reason) == true, "\(imported.problems)")
  }

  /// Every link of a random pattern opens a route, or the pattern is listed with a reason; what comes out is a route file.
  @Test(arguments: 0..<40) func randomPatterns(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var links: [String: String] = [:]
    for _ in 0..<12 {
      let (pattern, link) = Self.pattern(&random)
      links[pattern] = link
    }
    let patterns = links.keys.sorted()
    let imported = imported(patterns)
    let text = try #require(imported.text, "\(imported.problems)")
    let matcher = expectSound(text, "\(patterns)")
    #expect(imported.patternCount + imported.refusedCount == patterns.count, "\(patterns)")
    let opened = patterns.count { matcher.opens(links[$0] ?? "") }
    // Another pattern may take the link of this one, which is a route all the same.
    #expect(opened >= imported.patternCount, "\(links)\n\(text)")
    for pattern in patterns where !matcher.opens(links[pattern] ?? "") {
      #expect(text.contains("//   line"), "\(pattern)\n\(text)")
    }
  }

  /// A random pattern, and a link that it has.
  private static func pattern(_ random: inout SplitMix) -> (pattern: String, link: String) {
    let origin = random.pick(["", "myapp:/", "https://example.com"])
    var (pattern, link) = (origin, origin)
    var hasPlaceholder = false
    let count = Int.random(in: 1...4, using: &random)
    for index in 0..<count {
      let name = random.pick(["id", "user", "postId", "a_b"])
      let word = random.pick(["users", "posts", "items", "a-b", "x"])
      let isValue = index == count - 1 && !hasPlaceholder || Bool.random(using: &random)
      hasPlaceholder = hasPlaceholder || isValue && index > 0
      guard isValue, index > 0 || count == 1 else {
        pattern += "/" + word
        link += "/" + word
        continue
      }
      hasPlaceholder = true
      pattern +=
        "/"
        + random.pick([
          ":\(name)", "{\(name)}", "<\(name)>", "<int:\(name)>", "[\(name)]", "{\(name):int}", "%d",
          "$\(name)",
        ])
      link += "/7"
    }
    if Bool.random(using: &random) {
      pattern += "?q={q}"
      link += "?q=7"
    }
    return (pattern, link)
  }
}
