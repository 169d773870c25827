import AppRoutes
import HTTPTypes
import HummingbirdTesting
import RoutegenRuntime
import Testing

@testable import LinkServer

struct PageTests {
  @Test(arguments: linkedRoutes)
  func ofEachRouteHasItsLinks(route: App) async throws {
    let link = try route.link(.web)
    let response = try await respond(to: try #require(ownTarget(of: link)))
    #expect(response.status == .ok)

    let banner = try #require(response.attribute("content", of: "<meta name=\"apple-itunes-app\""))
    let parts = banner.split(separator: ", ")
    #expect(parts.count == 2)
    #expect(parts[0] == "app-id=1234567890")
    let argument = try #require(parts[1].split(separator: "app-argument=").first)
    #expect(!argument.contains(","))
    #expect(try App(String(argument)) == route)

    let button = try #require(response.attribute("href", of: "<a class=\"open\""))
    #expect(button == (try route.link(.app)))
    #expect(try App(button) == route)

    #expect(response.attribute("href", of: "<link rel=\"canonical\"") == link)
    #expect(response.attribute("content", of: "<meta property=\"og:url\"") == link)
    #expect(
      response.attribute("href", of: "<link rel=\"alternate\"")
        == "android-app://example.recipes.app/https/" + link.dropFirst("https://".count))
  }

  @Test func eachRouteHasASample() {
    let patterns = Set(linkedRoutes.map(\.pattern) + [unlinkedRoute.pattern])
    #expect(patterns.count == destinations(below: App.tree))
  }

  @Test func hasNoTextOfALink() async throws {
    for route in linkedRoutes {
      let link = try route.link(.web)
      let response = try await respond(to: try #require(ownTarget(of: link)))
      var text = response.text
      #expect(!text.contains("<script"))
      // The links are the only place of such texts, and they are escaped.
      text.replace(/(href|content)="[^"]*"/, with: "")
      for hostile in ["alert", "evil", "leek", "pepper", "dill", "7*7"] {
        #expect(!text.contains(hostile))
      }
    }
  }

  @Test func ofARouteWithoutAWebLinkHasOnlyItsButton() async throws {
    let inner = try unlinkedRoute.link(.app)
    let response = try await respond(to: "/click?to=\(inner)")
    #expect(response.status == .ok)
    #expect(response.attribute("href", of: "<a class=\"open\"") == inner)
    #expect(response.attribute("content", of: "<meta name=\"apple-itunes-app\"") == nil)
    #expect(response.attribute("href", of: "<link rel=\"canonical\"") == nil)
    #expect(response.headers[.robots] == "noindex")
  }

  @Test func isListedUnlessItNeedsALogIn() async throws {
    #expect(try await respond(to: "/recipes/7-leek-soup").headers[.robots] == nil)
    #expect(try await respond(to: "/favorites").headers[.robots] == "noindex")
  }

  @Test(arguments: ["/recipes/7-leek-soup", "/nothing", "/search", "/lists/7", "/%", "/?until=1"])
  func allowsNothingButItsStyleAndIcon(target: String) async throws {
    let first = try await respond(to: target)
    let second = try await respond(to: target)
    let nonce = try #require(first.attribute("nonce", of: "<style"))
    #expect(nonce.count > 20)
    #expect(nonce != second.attribute("nonce", of: "<style"))
    #expect(
      first.headers[.contentSecurityPolicy] == """
        default-src 'none'; style-src 'nonce-\(nonce)'; img-src 'self'; base-uri 'none'; \
        form-action 'none'; frame-ancestors 'none'
        """)
    #expect(first.headers[.contentType] == "text/html; charset=utf-8")
    #expect(first.headers[.xContentTypeOptions] == "nosniff")
    #expect(first.headers[.cacheControl] == "no-store")
    #expect(first.headers[.referrerPolicy] == "no-referrer")
  }

  @Test(arguments: [
    ("Mozilla/5.0 (Linux; Android 15; Pixel 9)", ["Google Play", "App Store"]),
    ("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", ["App Store", "Google Play"]),
    ("\"><script>", ["App Store", "Google Play"]),
    ("", ["App Store", "Google Play"]),
  ])
  func hasTheStoreOfTheSystemFirst(userAgent: String, stores: [String]) async throws {
    let response = try await respond(to: "/", headers: [.userAgent: userAgent])
    let found = response.text.matches(of: /<a href="https:[^"]*">([^<]*)</).map { String($0.1) }
    #expect(found == stores)
    #expect(!response.text.contains("<script"))
  }

  private func destinations(below node: RouteNode) -> Int {
    node.children.reduce(node.isDestination ? 1 : 0) { $0 + destinations(below: $1) }
  }
}
