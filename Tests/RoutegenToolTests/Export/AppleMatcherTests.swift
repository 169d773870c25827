import RoutegenTool
import Testing

/// Several components, and the limits of their patterns; `VerdictTests` have the facts about one.
@Suite struct AppleMatcherTests {
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
