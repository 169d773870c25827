import RoutegenExport
import Testing

/// The facts of Apple's documentation of components, one case a sentence.
@Suite struct AppleMatcherTests {
  struct Fact: Sendable, CustomStringConvertible {
    let component: AppleComponent
    let link: String
    let opens: Bool
    var description: String { "\(component.path) \(component.query) \(link)" }

    init(
      _ path: String, query: AppleComponent.Query = .any, fragment: String? = nil, _ link: String,
      _ opens: Bool
    ) {
      var component = AppleComponent(path: path)
      (component.query, component.fragment) = (query, fragment)
      (self.component, self.link, self.opens) = (component, "https://example.com" + link, opens)
    }
  }

  private static let variables = [
    "Tab": ["home", "top rated", "a*"], "nondigit": ["a", "b", "-"], "Empty": [""],
  ]

  static let paths = [
    // A pattern matches the whole path.
    Fact("/a", "/a", true), Fact("/a", "/ab", false), Fact("/a", "/a/b", false),
    Fact("/a", "/", false), Fact("/", "/", true), Fact("/", "", true), Fact("/", "/a", false),
    // '*' is any text, of any length, and crosses slashes.
    Fact("/a*", "/a", true), Fact("/a*", "/abc", true), Fact("/a*", "/a/b/c", true),
    Fact("*", "/a/b", true), Fact("/*", "/", true), Fact("/a*z", "/az", true),
    Fact("/a*z", "/a/b/z", true), Fact("/a*z", "/a/b/zy", false), Fact("/*b*b", "/abcb", true),
    Fact("/*b*b", "/ab", false), Fact("/**", "/a", true),
    // '?' is one character, a slash included.
    Fact("/?", "/a", true), Fact("/?", "/", false), Fact("/?", "/ab", false),
    Fact("/a?b", "/a/b", true), Fact("/?*", "/a", true), Fact("/?*", "/", false),
    Fact("/a?*", "/a", false), Fact("/??", "/ab", true),
    // Slashes at the end do not count, neither in the pattern nor in the path.
    Fact("/a/", "/a", true), Fact("/a", "/a/", true), Fact("/a", "/a//", true),
    Fact("/a/*/", "/a/b", true),
    // A pattern that ends in '/*' matches its parent.
    Fact("/a/*", "/a", true), Fact("/a/*", "/a/", true), Fact("/a/*", "/a/b", true),
    Fact("/a/*", "/ab", false), Fact("/a/?*", "/a", false),
    // Case counts, and escapes are compared as they are written.
    Fact("/a", "/A", false), Fact("/caf%C3%A9", "/caf%C3%A9", true),
    Fact("/caf%C3%A9", "/caf%c3%a9", false), Fact("/caf%C3%A9", "/café", false),
    Fact("/a%2Fb", "/a/b", false), Fact("/a%2Fb", "/a%2Fb", true),
    Fact("/users", "/%75sers", false),
    // Variables of every file, each of one character.
    Fact("/$(digit)", "/7", true), Fact("/$(digit)", "/77", false), Fact("/$(digit)", "/a", false),
    Fact("/$(digit)$(digit)", "/42", true), Fact("/$(xdigit)", "/F", true),
    Fact("/$(xdigit)", "/g", false), Fact("/$(upper)$(lower)", "/Ab", true),
    Fact("/$(upper)$(lower)", "/ab", false), Fact("/$(alnum)", "/_", false),
    Fact("/$(alpha)*", "/x7", true),
    // Variables of the file, whose texts may have wildcards.
    Fact("/$(Tab)", "/home", true), Fact("/$(Tab)", "/a/b", true), Fact("/$(Tab)", "/other", false),
    Fact("/x-$(Tab)-y", "/x-home-y", true), Fact("/x-$(Tab)-y", "/x-home", false),
    Fact("/$(Tab)/$(Tab)", "/home/home", true), Fact("/*$(nondigit)*", "/12a3", true),
    Fact("/*$(nondigit)*", "/123", false), Fact("/a$(Empty)", "/a", true),
    // A component with a variable that does not exist matches nothing.
    Fact("/$(Nothing)", "/Nothing", false), Fact("/$(digit", "/7", false),
    Fact("/$5", "/$5", true), Fact("/$", "/$", true),
    // Neither query nor fragment matters unless the component has them.
    Fact("/a", "/a?b=c", true), Fact("/a", "/a#b", true), Fact("/a", "/b?/a", false),
  ]

  static let items = [
    // A text is the pattern of the whole query.
    Fact("/a", query: .whole("b=c"), "/a?b=c", true),
    Fact("/a", query: .whole("b=c"), "/a?b=c&d", false),
    Fact("/a", query: .whole("b=c&*"), "/a?b=c&d", true),
    Fact("/a", query: .whole("*"), "/a", true), Fact("/a", query: .whole("?*"), "/a", false),
    Fact("/a", query: .whole(""), "/a", true), Fact("/a", query: .whole(""), "/a?", true),
    // A dictionary has the patterns of items, in any order, and among others.
    Fact("/a", query: .items(["b": "c"]), "/a?x=y&b=c", true),
    Fact("/a", query: .items(["b": "c"]), "/a?b=d", false),
    Fact("/a", query: .items(["b": "c", "d": "e"]), "/a?d=e&b=c", true),
    Fact("/a", query: .items(["b": "c", "d": "e"]), "/a?b=c", false),
    Fact("/a", query: .items(["b": "?*"]), "/a?b=anything", true),
    // An item that is missing and one without a value both have the empty text.
    Fact("/a", query: .items(["b": "*"]), "/a", true),
    Fact("/a", query: .items(["b": "?*"]), "/a", false),
    Fact("/a", query: .items(["b": "?*"]), "/a?b", false),
    Fact("/a", query: .items(["b": "?*"]), "/a?b=", false),
    Fact("/a", query: .items(["b": ""]), "/a?b", true),
    // Of a key that occurs several times, every value has to match.
    Fact("/a", query: .items(["b": "c"]), "/a?b=c&b=c", true),
    Fact("/a", query: .items(["b": "c"]), "/a?b=c&b=d", false),
    Fact("/a", query: .items(["b": "$(digit)"]), "/a?b=7", true),
    Fact("/a", query: .items(["b": "$(Nothing)"]), "/a?b=7", false),
    // Path, query and fragment all have to match.
    Fact("/a", query: .items(["b": "c"]), "/x?b=c", false),
    Fact("/a", fragment: "b", "/a#b", true), Fact("/a", fragment: "b", "/a", false),
    Fact("/a", fragment: "b", "/a#bc", false), Fact("/a", fragment: "?*", "/a#bc", true),
    Fact("/a", fragment: "*", "/a", true), Fact("/a", fragment: "b&*", "/a?c#b&d", true),
  ]

  @Test(arguments: paths + items) func decides(_ fact: Fact) {
    let matcher = AppleMatcher([fact.component], variables: Self.variables)
    #expect(matcher.opens(fact.link) == fact.opens)
  }

  @Test func firstMatchDecides() {
    var exception = AppleComponent(path: "/a/new")
    exception.excludes = true
    let wide = AppleComponent(path: "/a/?*")
    #expect(!AppleMatcher([exception, wide]).opens("https://example.com/a/new"))
    #expect(AppleMatcher([exception, wide]).opens("https://example.com/a/old"))
    #expect(AppleMatcher([wide, exception]).opens("https://example.com/a/new"))
    #expect(!AppleMatcher([]).opens("https://example.com/a"))
    #expect(!AppleMatcher([exception]).opens("https://example.com/b"))
  }

  @Test func caseCanBeIgnored() {
    let matcher = AppleMatcher(
      [AppleComponent(path: "/Café/$(Tab)")], variables: ["Tab": ["HOME"]], isCaseSensitive: false)
    #expect(matcher.opens("https://example.com/caFé/home"))
    #expect(!matcher.opens("https://example.com/cafe/home"))
  }

  /// Patterns with many wildcards take no exponential time.
  @Test func hostilePatternsAreFast() {
    let stars = String(repeating: "*a", count: 60)
    let lists = String(repeating: "*$(Many)", count: 12)
    let link = "https://example.com/" + String(repeating: "a", count: 300) + "b"
    let variables = ["Many": ["a", "aa", "a*", "*"]]
    #expect(!AppleMatcher([AppleComponent(path: "/" + stars)]).opens(link))
    #expect(
      !AppleMatcher([AppleComponent(path: "/" + lists + "c")], variables: variables).opens(link))
  }
}
