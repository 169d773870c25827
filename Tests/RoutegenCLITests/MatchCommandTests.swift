import RoutegenGenerate
import Testing
import RoutegenCLI

/// What `match` shows.
@Suite struct MatchCommandTests {
  /// Several blocks of equal precedence, which a dictionary would order differently in each run.
  @Test(arguments: ["match", "match --json"])
  func blocksAreInTheOrderOfTheFile(_ command: String) throws {
    let hosts = ["d.example", "a.example", "c.example", "b.example", "f.example", "e.example"]
    let blocks = hosts.map { "host \($0) {\n/x as \($0.prefix(1))\n}\n" }.joined()
    var environment = FakeEnvironment(["a.routes": "routes A\nscheme a\n/home\n" + blocks])
    #expect(environment.routegen("\(command) a.routes /home") == .success)
    let places = hosts.map { environment.output.range(of: "host \($0)")?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap { $0 } == places.compactMap { $0 }.sorted())
  }

  @Test func oneBlockOfSeveralHostsIsOneBlock() {
    let text = "routes A\nhost a.example, *.a.example, b.example, c.example {\n/x\n}\n"
    var environment = FakeEnvironment(["a.routes": text])
    #expect(environment.routegen("match a.routes https://c.example/x") == .success)
    let head = "host a.example, host *.a.example, host b.example, host c.example"
    #expect(environment.output.contains("├── ✓ \(head)\n"))
    #expect(environment.output.ranges(of: "b.example").count == 1)
    #expect(environment.routegen("match a.routes --json https://c.example/x") == .success)
    #expect(environment.output.contains("\"origin\" : \"\(head)\""))
    // A block that shares a host with another one is drawn for itself.
    environment.files["a.routes"] = Array((text + "host b.example {\n/y\n}\n").utf8)
    #expect(environment.routegen("match a.routes https://b.example/y") == .success)
    #expect(environment.output.contains("├── ✓ host b.example\n"))
    #expect(environment.output.contains("host a.example, host *.a.example, host c.example  the"))
  }

  /// An enum with many hosts is not listed in full.
  @Test(arguments: [(8, "host l8.example"), (9, "host l3.example, 6 more")])
  func manyHostsAreShort(_ count: Int, _ end: String) {
    let values = (1...count).map { "l\($0)" }.joined(separator: ", ")
    let text = """
      routes A
      scheme a
      enum Lang { \(values) }
      host {lang: Lang}.example {
        /x
      }
      /y
      """
    var environment = FakeEnvironment(["a.routes": text])
    #expect(environment.routegen("tree a.routes") == .success)
    #expect(environment.output.contains(end + "\n"))
    #expect(environment.routegen("print a.routes x(lang:l1)") == .success)
    #expect(environment.output.contains("\(end) only\n"))
    #expect(environment.routegen("match a.routes a://y") == .success)
    #expect(environment.output.contains("└── … 1 more\n") == (count > 8))
  }

  /// Values that a link has in another form, items of a fragment, and a path that ends before a fragment.
  @Test func valuesAreShownAsTheyAreRead() {
    let text = """
      routes A
      scheme a
      caseless enum Tab { one, two }
      /x/{to: UUID?}#/{tab: Tab}?{draft: Bool?}&{on: [Bool] by ","}&{at: Int else 0} as x
      /y#at={at: Int else 0} as y
      """
    var environment = FakeEnvironment(["a.routes": text])
    #expect(environment.routegen("match a.routes a://x#/ONE?draft&on=1,0&at=far") == .success)
    #expect(
      environment.output.hasPrefix(
        """
        x(tab: one, draft: true, on: [true, false])
        unreadable 'far' is no value of 'at', so it counts as absent

        """), "\(environment.output)")
    #expect(environment.output.contains("✗ /{to: UUID?}  the path ends before it\n"))
    #expect(environment.routegen("match a.routes a://y#at=far") == .success)
    #expect(environment.output.hasPrefix("y\nunreadable 'far' is no value of 'at'"))
    #expect(environment.routegen("match a.routes a://x") == .problemsFound)
    #expect(environment.output.contains("it goes on with '#' or '/{to: UUID?}'\n"))
    #expect(environment.output.contains("✗ #             the link has no path in a fragment\n"))
    #expect(environment.routegen("match a.routes a://x/z") == .problemsFound)
    #expect(environment.output.contains("✗ #             the path goes on with '/z'\n"))
  }

  private static let app = """
    routes App
    scheme app
    host example.com
    expires until
    require login, premium
    payload type
    enum Sort { newest, top }
    @requires(login)
    /users/{id: Int} {
        @requires(premium)
        /posts?{page: Int = 1}&{sort: Sort?}
    }
    /news?{comment}
    /news
        as allNews
    unwrap /click?link
    """

  /// Runs `match` with words that may contain spaces.
  private static func match(_ words: String..., input: String = "") -> FakeEnvironment {
    var environment = FakeEnvironment(["App.routes": app])
    environment.input = input
    _ = run(["match", "App.routes"] + words, in: &environment)
    return environment
  }

  @Test func factsAboutTheRouteAreShown() {
    let link = "/click?link=/users/7/posts%3Fpagee=2%26until=4000000000&utm=1"
    #expect(
      Self.match(link).output.hasPrefix(
        """
        users.posts(id: 7)
        it expires at '4000000000', the value of 'until'
        defaults   page: 1
        requires   login, premium
        canonical  app://users/7/posts
        extra      pagee=2, did you mean 'page'?
        extra      until=4000000000
        extra      utm=1

        """))
    // Nothing that does not apply.
    #expect(Self.match("/news").output.hasPrefix("allNews\ncanonical  app://news\n\n"))
    let json = Self.match(link, "--format", "json").output
    #expect(json.contains("\"canonical\" : \"app://users/7/posts\""))
    #expect(json.contains("\"defaultValue\" : \"1\""))
    #expect(json.contains("\"key\" : \"utm\""))
    #expect(json == Self.match(link, "--json").output)
  }

  /// A `+` in a query is a space, except before the zone of a date.
  @Test(arguments: [
    ("/at?at=2024-01-05T09:00:00+01:00", "at(at: 2024-01-05T09:00:00+01:00, days: [])", false),
    (
      "/at?days=2024-01-05T09:00:00%2B01:00&days=2024-01-05T09:00:00+01:00",
      "at(days: [2024-01-05T09:00:00+01:00, 2024-01-05T09:00:00+01:00])", false
    ),
    ("/at?text=a+b", "at(days: [], text: \"a b\")", true),
    ("/at?text=a%20b", "at(days: [], text: \"a b\")", false),
    ("/at?text=a%2Bb", "at(days: [], text: \"a+b\")", false),
    ("/at?code=a+b", "at(days: [], code: \"a+b\")", false),
  ]) func whatAPlusSignIsReadAs(_ link: String, _ route: String, _ isSpace: Bool) {
    let text =
      "routes A\nscheme a\n/at?{at: Date?}&{days: [Date]}&{text: String?}"
      + "&{code: String? plus literal}\n    as at\n"
    // An example says what `match` shows, and may write the date with either character.
    let examples = [route, route.replacing("+01", with: " 01")]
      .map { "    example \(link) -> \($0)\n" }
    var environment = FakeEnvironment(["a.routes": text + examples.joined()])
    #expect(environment.routegen("match a.routes \(link)") == .success)
    #expect(environment.output.hasPrefix(route + "\n"), "\(environment.output)")
    let help = "a plus sign is '%2B', or the placeholder says 'plus literal'"
    let note = "the '+' in 'text' was read as a space; \(help)"
    #expect(environment.output.contains("\nspace      \(note)\n") == isSpace)
    #expect(environment.output.contains("was read as a space") == isSpace)
    #expect(environment.routegen("check a.routes") == .success, "\(environment.output)")
  }

  @Test func extrasOfPayloadsAreShown() {
    let payload = #"{"type": "users/posts?x=1", "id": 7, "badge": 3, "aps": {"alert": "a"}}"#
    let output = Self.match("--payload", payload).output
    #expect(output.contains("extra      x=1\nextra      badge=3\n\n"))
  }

  @Test func emptyTextsAreTheReason() {
    let output = Self.match("/news?comment=").output
    #expect(output.hasPrefix("allNews\n"))
    #expect(output.contains("✗ /news?{comment} → news  'comment' is empty"))
    #expect(!output.contains("comes later"))
  }

  private static let unusual = """
    routes App
    scheme app
    type Colour
    /call#{key}
    /paint?{colour: Colour}&{others: [String: String]}&{mark: String?}
    /lists?{tag: [String]}&{others: [String: [String]]}
    except /help/{topic}
    except /files-{id: Int}/{path...}
    """

  /// Values that are other than they seem, and empty collections.
  @Test(arguments: [
    (
      "/call#key=foobar",
      "call(key: \"key=foobar\")\nfragment   'key' is the whole fragment; "
        + "'#key={key}' has the value of 'key'\ncanonical  app://call#key=foobar\n"
    ),
    ("/call#/a?b=c", "call(key: \"/a?b=c\")\ncanonical  app://call#/a?b=c\n"),
    (
      "/paint?colour=red",
      "paint(colour: red, others: [:])\n"
        + "unchecked  'colour', because only the app knows the values of 'Colour'\ncanonical "
    ),
    ("/lists", "lists(tag: [], others: [:])\ncanonical "),
  ]) func valuesAreShownAsTheyAre(_ link: String, _ head: String) {
    var environment = FakeEnvironment(["App.routes": Self.unusual])
    #expect(environment.routegen("match App.routes \(link)") == .success)
    #expect(environment.output.hasPrefix(head), "\(environment.output)")
    // What is shown is read again.
    let route = head.prefix { $0 != "\n" }
    _ = run(["print", "App.routes", String(route)], in: &environment)
    #expect(environment.output.contains("path     \(link)\n"), "\(environment.output)")
  }

  @Test func namesOfUnreadPlaceholdersAreShown() {
    var environment = FakeEnvironment(["App.routes": Self.unusual])
    _ = environment.routegen("match App.routes /help/a")
    #expect(environment.output.contains("✓ /{topic}\n"), "\(environment.output)")
    #expect(environment.output.contains("'help' is not 'files-{id: Int}'"))
    #expect(!environment.output.contains("{_"))
  }

  @Test func manyLinksAreCounted() {
    let input =
      "# posts\n/users/7/posts\tusers.posts(id: 7)\n\n/users/7/posts\tusers.posts(id: 8)\r\n"
      + "/nowhere\t-\n/news\t-\n/nowhere\napp://news?comment=a b\n/news\n"
    let environment = Self.match("-", input: input)
    #expect(
      environment.output == """
        ✓ /users/7/posts  users.posts(id: 7)
        ✗ /users/7/posts  users.posts(id: 7)  expected: users.posts(id: 8)
        ✓ /nowhere  no route has this path
        ✗ /news  allNews  expected: -
        ✗ /nowhere  no route has this path
        ✗ app://news?comment=a b  it is malformed, because it has a space
        ✓ /news  allNews

        7 links: 4 are routes, 3 not; 2 as expected, 2 not as expected

        """)
    #expect(Self.match("-", input: "").output == "0 links: 0 are routes, 0 not\n")
    let json = Self.match("-", "--format", "json", input: "/news\tnews\n").output
    #expect(json.contains("\"isAsExpected\" : false") && json.contains("\"notAsExpected\" : 1"))
  }

  @Test(arguments: [
    ("/news", ExitCode.success), ("/nowhere", .problemsFound), ("/nowhere\t-", .success),
    ("/news\t-", .problemsFound), ("/news\tallNews", .success), ("/news\tnews", .problemsFound),
    ("", .success), ("/news\n/nowhere", .problemsFound),
  ])
  func manyLinksHaveAnExitCode(_ input: String, _ code: ExitCode) {
    var environment = FakeEnvironment(["App.routes": Self.app])
    environment.input = input
    #expect(environment.routegen("match App.routes -") == code)
  }

  /// What the dispatcher tries after the route that names the type, and the payload.
  @Test func triggersAreTriedAsTheDispatcherTriesThem() {
    #expect(Self.match("--shortcut", "users/7/posts").output.hasPrefix("users.posts(id: 7)\n"))
    let found = "{\"kCSSearchableItemActivityIdentifier\": \"app://news\"}"
    #expect(
      Self.match("--activity", "com.apple.corespotlightitem", "--payload", found).output
        .hasPrefix("allNews\n"))
    #expect(Self.match("--activity", "other", "--payload", found).output.hasPrefix("not a route: "))
    for type in ["NSUserActivityTypeBrowsingWeb", "other"] {
      let page = "https://example.com/news"
      #expect(Self.match("--activity", type, "--webpage", page).output.hasPrefix("allNews\n"))
      // A page is a link, not a path.
      #expect(
        Self.match("--activity", type, "--webpage", "/news").output
          .hasPrefix("not a route: it is malformed, because it has no scheme\n"))
    }
    // An expired text ends the search.
    let expired = "{\"type\": \"news?until=7\"}"
    #expect(
      Self.match("--shortcut", "news", "--payload", expired).output
        .hasPrefix("not a route: it expired at '7'"))
  }
}

extension String {
  /// The range of the first occurrence of a text.
  fileprivate func range(of text: String) -> Range<String.Index>? { ranges(of: text).first }
}
