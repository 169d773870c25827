import RoutegenCompiler
import Testing

@Suite struct ClosestTests {
  private let directives = ["routes", "scheme", "host", "enum"]

  @Test(arguments: [
    ("hots", "host"), ("Host", "host"), ("route", "routes"), ("shceme", "scheme"),
    ("enumm", "enum"),
  ])
  func findsTheMostLikelyName(_ text: String, _ expected: String) {
    #expect(closest(to: text, among: directives) == expected)
  }

  @Test(arguments: ["", "home", "x", "mount", String(repeating: "routes", count: 1000)])
  func findsNothingIfNothingIsClose(_ text: String) {
    #expect(closest(to: text, among: directives) == nil)
  }

  @Test func theOrderOfTheCandidatesDoesNotMatter() {
    #expect(closest(to: "ab", among: ["ac", "aa"]) == "aa")
    #expect(closest(to: "ab", among: ["aa", "ac"]) == "aa")
  }
}
