import BestRecipesRoutes
import Foundation
import RoutegenFoundation
import RoutegenRuntime
import Testing

/// `UUID`, `Date` and `URL` as values of links, and links as `URL`s.
@Suite struct FoundationValueTests {
  @Test(arguments: [
    ("2E7F7D5B-0B7C-4B7E-8F0A-0123456789AB", true), ("2e7f7d5b-0b7c-4b7e-8f0a-0123456789ab", true),
    ("2E7F7D5B0B7C4B7E8F0A0123456789AB", false), ("{2E7F7D5B-0B7C-4B7E-8F0A-0123456789AB}", false),
    ("2E7F7D5B-0B7C-4B7E-8F0A-0123456789AG", false), ("2E7F7D5B-0B7C-4B7E-8F0A-0123456789A", false),
    (" 2E7F7D5B-0B7C-4B7E-8F0A-0123456789A", false), ("", false),
  ]) func readsUUIDs(_ text: String, _ isOne: Bool) {
    #expect(UUID(routeValue: text)?.routeValue == (isOne ? text.uppercased() : nil))
  }

  @Test(arguments: [
    ("2024-01-05T09:00:00Z", 1_704_445_200, "2024-01-05T09:00:00Z"),
    ("2024-01-05T18:00:00+09:00", 1_704_445_200, "2024-01-05T09:00:00Z"),
    ("2024-01-05T09:00:00.5Z", 1_704_445_200.5, "2024-01-05T09:00:00.500Z"),
    ("1969-12-31T23:59:59Z", -1, "1969-12-31T23:59:59Z"),
  ]) func readsDates(_ text: String, _ seconds: Double, _ printed: String) throws {
    let date = try #require(Date(routeValue: text))
    #expect(date == Date(timeIntervalSince1970: seconds))
    #expect(date.routeValue == printed)
  }

  @Test(arguments: ["2024-01-05", "2024-01-05T09:00:00", "2024-02-30T00:00:00Z", "1704445200", ""])
  func readsNoOtherDates(_ text: String) {
    #expect(Date(routeValue: text) == nil)
  }

  @Test func datesThatNoTextSaysPrintNothing() {
    #expect(Date(timeIntervalSinceReferenceDate: .nan).routeValue == "")
    #expect(Date.distantFuture.routeValue == "4001-01-01T00:00:00Z")
    #expect(Date(timeIntervalSinceReferenceDate: 1e18).routeValue == "")
  }

  @Test(arguments: [
    "https://a.example", "http://a.example/b?c=d#e", "HTTPS://A.example/%C3%A9",
    "https://[::1]:8/", "https://a.example/b%2Fc//d/",
  ]) func readsURLs(_ text: String) {
    #expect(URL(routeValue: text)?.routeValue == text)
  }

  @Test(arguments: [
    "javascript:alert(1)", "ftp://a.example", "/a", "a", "", "https:a.example", "https:///a",
    "https://u@a.example", "https://a.example/..", "https://a.example/ ", " https://a.example",
    "https://a.example\\b", "https://a.example/%", "https://a.example/%0A", "https://a%2Eexample",
    "file:///etc/passwd", "data:text/html,x", "https://exаmple.com",
  ]) func readsNoOtherURLs(_ text: String) {
    #expect(URL(routeValue: text) == nil)
  }

  @Test func opensURLs() throws {
    let url = try #require(URL(string: "https://bestrecipes.com/recipe?id=a%2Bb%26c"))
    #expect(try BestRecipes(url) == .recipe(id: "a+b&c"))
    #expect(try Link<BestRecipes>(url).host == "bestrecipes.com")
    let other = try #require(URL(string: "https://self-hosted.example/home"))
    #expect(throws: LinkError.wrongHost("self-hosted.example")) { try BestRecipes(other) }
    let hosts = ["Self-Hosted.example"].compactMap(LinkHost.init)
    #expect(try BestRecipes(other, alsoOn: hosts) == .home)
    #expect(try Link<BestRecipes>(other, alsoOn: hosts).route == .home)
    let relative = try #require(
      URL(string: "home", relativeTo: URL(string: "https://bestrecipes.com")))
    #expect(try BestRecipes(relative) == .home)
    #expect(throws: LinkError.malformed(.missingScheme, at: 0)) {
      try BestRecipes(#require(URL(string: "home")))
    }
  }

  @Test(arguments: ["a", "a b&c=d+e#f?g", "é", "日本/..", "%2F", "[x]{y}|", "'\"<>"])
  func printsURLs(_ id: String) throws {
    let route = BestRecipes.recipe(id: id)
    #expect(try route.url().absoluteString == route.link())
    #expect(try route.url(.web).absoluteString == route.link(.web))
    #expect(try BestRecipes(route.url()) == route)
    #expect(try BestRecipes(route.url(.web)) == route)
  }

  @Test func printsNoURLOfWhatHasNoLink() {
    let origins = ["scheme bestrecipes", "host bestrecipes.com", "host *.bestrecipes.com"]
    #expect(throws: LinkError.unprintable(parameter: "id")) {
      try BestRecipes.recipe(id: "\n").url()
    }
    #expect(throws: LinkError.unprintable(.host(only: origins))) {
      try BestRecipes.home.url(.host("a.example"))
    }
  }

  @Test func payloadsKeepTheirExtras() throws {
    let payload: [AnyHashable: Any] = ["type": "recipe", "id": 7, "aps": ["badge": 1], "x": true]
    let link = try Link<BestRecipes>(payload: payload)
    #expect(link.route == .recipe(id: "7"))
    #expect(link.extras.map { "\($0.key)=\($0.value)" } == ["x=true"])
    #expect(link.text == nil && link.scheme == nil && link.host == nil)
  }
}
