import RoutegenGenerate
import Testing
import RoutegenCLI

/// The links that `print` shows.
@Suite struct PrintCommandTests {
  private static let app = """
    routes App
    scheme app
    host example.com
    payload type
    enum Sort { newest, top-rated }
    /users/{id: Int} as user {
        /
        /posts?{page: Int = 1}&{sort: Sort?}&{tag: [String]}
    }
    /users/me
    /named/{name}
    /named/me as own
    /files/{path...} as files
    /filter?{others: [String: String]}
    /web?url={url: URL...}
    /at/{day: Date}/{factor: Double}/{key: UUID} as moment
    /top#{section: String?}
    host live.example.com {
        /now
    }
    scheme lab {
        /probe/{id}
    }
    """

  private static func printed(_ words: String...) -> (output: String, code: ExitCode) {
    var environment = FakeEnvironment(["App.routes": app])
    let code = run(["print", "App.routes"] + words, in: &environment)
    return (environment.output + environment.errors, code)
  }

  @Test(arguments: [
    ("user(id: 7)", "/users/7"), ("user(id: 7).index", "/users/7"),
    ("user(id: 7).posts(page: 2)", "/users/7/posts?page=2"),
    ("user.posts(id: 7, page: 1)", "/users/7/posts"),
    (
      "posts(id: 7, sort: .topRated, tag: [a, \"b, c\"])",
      "/users/7/posts?sort=top-rated&tag=a&tag=b,%20c"
    ),
    ("user(id: 7).posts(sort: nil, tag: [])", "/users/7/posts"),
    ("named(name: \"é/ä\")", "/named/%C3%A9%2F%C3%A4"),
    ("files(path: [a, \"b/c\"])", "/files/a/b%2Fc"),
    ("filter(others: [\"b\": \"2\", \"a\": \"1=1\"])", "/filter?a=1%3D1&b=2"),
    ("web(url: https://a.example/?x=1&y=2#z)", "/web?url=https://a.example/?x=1&y=2#z"),
    (
      "moment(day: 2024-01-01T00:30:00.50+01:00, factor: 0.50, key: "
        + "6f9619ff-8b86-d011-b42d-00cf4fc964ff)",
      "/at/2023-12-31T23:30:00.500Z/0.5/6F9619FF-8B86-D011-B42D-00CF4FC964FF"
    ),
    ("top(section: \"a/b\")", "/top#a/b"),
  ]) func printsPaths(_ route: String, _ path: String) {
    let (output, code) = Self.printed(route)
    #expect(code == .success)
    #expect(output.contains("\npath     \(path)\n"), "\(output)")
  }

  @Test func everyFormIsShown() {
    #expect(
      Self.printed("user(id: 7).posts(page: 2)").output == """
        user.posts(id: 7, page: 2, tag: [])

        app      app://users/7/posts?page=2
        web      https://example.com/users/7/posts?page=2
        path     /users/7/posts?page=2
        payload  {"page": "2", "type": "users/7/posts"}

        """)
  }

  @Test func blocksAreTheReason() {
    let now = Self.printed("now").output
    #expect(now.contains("app      none: the route exists on host live.example.com only\n"))
    #expect(now.contains("payload  {\"type\": \"https://live.example.com/now\"}\n"))
    let probe = Self.printed("probe(id: 7)").output
    #expect(probe.contains("app      lab://probe/7\n"))
    #expect(probe.contains("web      none: the route exists on scheme lab only\n"))
  }

  /// A pattern after `also` is never printed, even if it is the only one of its scheme.
  @Test func patternsOfOtherOriginsAreNotPrinted() {
    let text = "routes A\nscheme app\nhost a.com {\n/#{code} as join\n  also app://join#{code}\n}\n"
    var environment = FakeEnvironment(["a.routes": text])
    #expect(environment.routegen("print a.routes join(code:x)") == .success)
    let reason = "the route's own pattern exists on host a.com only, and an 'also' is never printed"
    #expect(environment.output.contains("app      none: \(reason)\n"), "\(environment.output)")
    #expect(environment.output.contains("web      https://a.com/#x\n"), "\(environment.output)")
    #expect(environment.routegen("match a.routes app://join/#x") == .success)
    #expect(environment.output.contains("├── ✓ scheme app\n"), "\(environment.output)")
    #expect(environment.routegen("match a.routes nope://join/#x") == .problemsFound)
    #expect(environment.output.contains("the schemes are app, https"), "\(environment.output)")
  }

  /// A value that another route wins, and values that no link can have.
  @Test(arguments: [
    ("named(name: me)", "the link would open another route, or none"),
    ("named(name: \"\")", "the value of 'name' cannot be written into a link"),
    ("named(name: ..)", "the value of 'name' cannot be written into a link"),
    ("files(path: [])", "the value of 'path' cannot be written into a link"),
    ("files(path: [a, \".\"])", "the value of 'path' cannot be written into a link"),
  ]) func unprintableValuesHaveAReason(_ route: String, _ reason: String) {
    let (output, code) = Self.printed(route)
    #expect(output.contains("path     none: ") && output.contains(reason), "\(output)")
    #expect(code == (output.contains("app      app://") ? .success : .problemsFound))
  }

  @Test func prefixIsTheReason() {
    let text = "routes A\nscheme a\ntype Handle begins \"@\"\n/people/{handle: Handle}\n"
    var environment = FakeEnvironment(["A.routes": text])
    _ = run(["print", "A.routes", "people(handle: bob)"], in: &environment)
    #expect((environment.output + environment.errors).contains("its values begin with '@'"))
  }

  @Test func jsonHasLinksAndProblems() {
    let json = Self.printed("now", "--format", "json").output
    #expect(json.contains("\"web\" : \"https://live.example.com/now\""))
    #expect(json.contains("\"app\" : \"the route exists on host live.example.com only\""))
  }
}
