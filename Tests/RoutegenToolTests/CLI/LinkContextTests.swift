import RoutegenCompiler
import Testing

/// What `links` reports depends on where a link stands: in a function that opens it, more must be right.
@Suite struct LinkContextTests {
  private static let app = """
    routes App
    scheme myapp
    host example.com
    /home
    /users/{id: Int} {
        /
        /posts?{page: Int = 1}
    }
    /search?{q}&{sort: String?}
    except /about

    """

  private func codes(_ text: String) -> [String] {
    var environment = FakeEnvironment(["App.routes": Self.app, "a.txt": text])
    _ = environment.routegen("links a.txt --routes App.routes")
    #expect(environment.errors == "")
    return environment.output.split(separator: "\n")
      .filter { $0.hasPrefix("error[") || $0.hasPrefix("warning[") }
      .map { String($0.drop { $0 != "[" }.dropFirst().prefix { $0 != "]" }) }
  }

  /// Functions and properties that open links, with the link in place of `LINK`.
  private static let onlyTheApp = [
    ".widgetURL(URL(string: \"LINK\"))", ".widgetURL(\n    URL(string: \"LINK\")!\n)",
    "static var urlRepresentation: URLRepresentation { \"LINK\" }",
    "static var urlRepresentation: URLRepresentation {\n  \"LINK\"\n}",
    "static let urlRepresentation: URLRepresentation = \"LINK\"",
    "OpenURLIntent(URL(string: \"LINK\")!)",
    "let link = URL(string: \"LINK\")!\nreturn .result(opensIntent: OpenURLIntent(link))",
  ]
  private static let alsoTheBrowser = [
    "Link(\"Title\", destination: URL(string: \"LINK\")!)",
    "Link(destination: URL(string: \"LINK\")!) { Text(\"x\") }", "openURL(URL(string: \"LINK\")!)",
    "UIApplication.shared.open(URL(string: \"LINK\")!)",
    "activity.webpageURL = URL(string: \"LINK\")",
    "guard let url = URL(string: \"LINK\") else { return }\nUIApplication.shared.open(url)",
    "Linking.openURL('LINK')",
  ]

  @Test(arguments: onlyTheApp + alsoTheBrowser) func linksThatAppsOpenMustOpenARoute(_ code: String)
  {
    let isOnlyTheApp = Self.onlyTheApp.contains(code)
    let text = { (link: String) in code.replacing("LINK", with: link) }
    #expect(codes(text("https://example.com/home")) == [])
    #expect(codes(text("https://example.com/home?utm_source=widget")) == [])
    #expect(codes(text("https://example.com/about")) == [])
    #expect(codes(text("https://example.com/nothing")) == [isOnlyTheApp ? "RG701" : "RG709"])
    #expect(codes(text("https://example.com/home?tab=7")) == ["RG706"])
    #expect(codes(text("myapp://nothing")) == ["RG701"])
    let takesOnlyWebLinks = ["urlRepresentation", "OpenURLIntent", "webpageURL"]
      .contains { code.contains($0) }
    #expect(codes(text("myapp://home")) == (takesOnlyWebLinks ? ["RG708"] : []))
  }

  @Test(
    arguments: [
      (
        "static var urlRepresentation: URLRepresentation { \"https://example.com/users/\\(.id)\" }",
        []
      ),
      (
        "static var urlRepresentation: URLRepresentation { \"https://example.com/nothing/\\(.id)\" }",
        ["RG701"]
      ),
      ("static var urlRepresentation: URLRepresentation { \"myapp://users/\\(.id)\" }", ["RG708"]),
      (".widgetURL(URL(string: \"myapp://users/\\(id)?tab=1\"))", ["RG706"]),
    ] as [(String, [String])]) func templates(_ code: String, _ expected: [String])
  {
    #expect(codes(code) == expected)
  }

  // MARK: Near misses

  @Test(arguments: [
    ("myap://home", "myapp://home"), ("Visit myappp://users/7, please", "myapp://users/7"),
    ("htps://example.com/home", "https://example.com/home"),
    ("https://example.com/user/7", "https://example.com/users/7"),
    ("https://example.com/users/7/post", "https://example.com/users/7/posts"),
    ("https://example.com/Users/7", "https://example.com/users/7"),
    ("https://example.com/serch?q=tea", "https://example.com/search?q=tea"),
    ("https://example.com/search?query=tea", "https://example.com/search?q=tea"),
    ("https://example.com/search?Q=tea", "https://example.com/search?q=tea"),
  ]) func nearMissesAreWarnings(_ text: String, _ meant: String) {
    var environment = FakeEnvironment(["App.routes": Self.app, "a.txt": text])
    #expect(environment.routegen("links a.txt --routes App.routes") == .success)
    #expect(environment.output.hasPrefix("warning[RG707]"), "\(environment.output)")
    #expect(environment.output.contains("= help: change it to '\(meant)'"), "\(environment.output)")
  }

  @Test(arguments: [
    ("https://example.com/search", "the nearest link is 'https://example.com/search?q=…'"),
    ("https://example.com/users/7x", "the nearest link is 'https://example.com/users/…'"),
    ("\"https://example.com/user/{id}\"", "the nearest link is 'https://example.com/users/…'"),
    ("\"myap://users/{id}\"", "the link would be 'myapp://users/…'"),
  ]) func nearMissesMayHaveNoLink(_ text: String, _ note: String) {
    var environment = FakeEnvironment(["App.routes": Self.app, "a.txt": text])
    #expect(environment.routegen("links a.txt --routes App.routes") == .success)
    #expect(environment.output.hasPrefix("warning[RG707]"), "\(environment.output)")
    #expect(environment.output.contains(note), "\(environment.output)")
  }

  /// The key that `match` proposes.
  @Test func keysOfLinksThatOpenARoute() {
    var environment = FakeEnvironment([
      "App.routes": Self.app, "a.txt": "myapp:///search?q=tea&Sort=new",
    ])
    #expect(environment.routegen("links a.txt --routes App.routes") == .success)
    #expect(environment.output.hasPrefix("warning[RG706]"), "\(environment.output)")
    #expect(
      environment.output.contains("change it to 'myapp:///search?q=tea&sort=new'"),
      "\(environment.output)")
  }

  // MARK: Links in links

  @Test(
    arguments: [
      ("<a href=\"https://mail.example/c?u=myapp%3A%2F%2Fhome&x=1\">", []),
      ("<a href=\"https://mail.example/c?u=myapp%3A%2F%2Fnope&x=1\">", ["RG701"]),
      ("<a href=\"https://mail.example/c?x=1&amp;u=myapp%3a%2f%2fnope\">", ["RG701"]),
      ("https://mail.example/?u=https%3A%2F%2Fexample.com%2Fuser%2F7&x=1", ["RG707"]),
      ("https://mail.example/?u=https%3A%2F%2Fexample.com%2Fusers%2F7", []),
      ("https://mail.example/?u=https%3A%2F%2Fother.example%2Fuser%2F7", []),
      ("https://mail.example/?u=myapp%253A%252F%252Fnope%253Fa%253D1", ["RG701"]),
      ("https://mail.example/?u=myapp%3A%2F%2Fusers%2F{{id}}", []),
      ("\"https://mail.example/?u=myapp%3A%2F%2Fuser\" + id", []),
      ("https://mail.example/?u=myapp%3A%2F%2F", []),
      ("<a href=\"https://mail.example/?u=myapp://nope&x=1\">", ["RG701"]),
    ] as [(String, [String])]) func trackedLinks(_ text: String, _ expected: [String])
  {
    #expect(codes(text) == expected)
  }

  // MARK: What is not reported

  @Test(arguments: [
    // Pages of the website.
    "https://example.com/pricing", "https://example.com/blog/2024/05/a-title?page=2",
    "https://example.com/users/sign_in", "https://example.com/users/7/edit",
    "https://example.com/users", "https://example.com/favicon.ico", "https://example.com/homepage",
    "Terms: https://example.com/terms, privacy: https://example.com/privacy.",
    "https://example.com/homework", "https://example.com/static/app.css?v=7",
    "https://example.com/#home", "https://example.com/.well-known/apple-app-site-association",
    "curl https://example.com/api/v1/users/7/posts", "https://example.com/research?x=1",
    // Other schemes, and names that only look like one.
    "myapp-dev://home", "notmyapp://home", "my.second.app://home", "maps://home", "std::map://x",
    "CFBundleURLSchemes: myap", "myap: //home", "git+ssh://example.com/home", "app://home",
    "amyap://home", "myapp_://home", "myap://nothing", "http://localhost/home",
    // Functions of other languages, and links that are no argument.
    "webbrowser.open(\"https://example.com/pricing\")",
    "window.open('https://example.com/pricing')", "fetch(\"https://example.com/api/users\")",
    "let terms = URL(string: \"https://example.com/pricing\")!\nload(terms)",
    "// widgetURL: see https://example.com/pricing",
    "open(\"https://example.com/pricing\")", "destination: \"https://example.com/pricing\"",
    "NavigationLink(destination: Page(\"https://example.com/pricing\"))",
    "#expect(url.hasPrefix(\"https://example.com/pri\"))",
    "SFSafariViewController(url: URL(string: \"https://example.com/pricing\")!)",
    // Items that analytics adds, and keys that are similar to nothing.
    "https://example.com/home?utm_source=mail&gclid=7", "myapp://home?ref=mail&from=7",
    "myapp://search?q=a&p=2", "myapp://users/7?id=8",
  ]) func ordinaryTextsAreSilent(_ text: String) {
    #expect(codes(text) == [])
  }
}
