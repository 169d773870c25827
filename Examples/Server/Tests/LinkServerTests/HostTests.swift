import HTTPTypes
import Testing

@testable import LinkServer

struct HostTests {
  private let responder = LinkResponder(site: Site())

  private func answer(at host: String?, _ target: String = "/recipes/7-leek-soup") -> Answer {
    responder.answer(
      to: HTTPRequest(method: .get, scheme: "https", authority: host, path: target))
  }

  @Test(arguments: [
    "recipes.example", "Recipes.Example", "recipes.example:443", "recipes.example:8443",
    "localhost", "localhost:8080", "127.0.0.1:8080", "[::1]:8080",
  ])
  func ofTheSiteIsAnswered(host: String) throws {
    guard case .page(_, let link) = answer(at: host) else { throw Unexpected() }
    #expect(link == "https://recipes.example/recipes/7-leek-soup")
  }

  @Test(arguments: [
    "evil.example", "recipes.example.evil.example", "evilrecipes.example", "recipes.example.", "",
    "recipes.example@evil.example", "evil.example#recipes.example", "recipes.example:80:80",
    "recipes.example/", "recipes.example\\", "recipes.example, evil.example", " ", "[::1", "::1",
    "127.1", "localhost.evil.example", "recipes.example:x", "\"><script>",
  ])
  func ofAnotherSiteIsNotFound(host: String) throws {
    for target in ["/recipes/7-leek-soup", "/.well-known/assetlinks.json", "/r/7-a"] {
      guard case .refusal(.wrongHost) = answer(at: host, target) else { throw Unexpected() }
    }
  }

  @Test func isNeeded() throws {
    guard case .refusal(.malformed) = answer(at: nil) else { throw Unexpected() }
  }

  @Test func mayBeAnother() throws {
    var site = Site()
    site.otherHosts = ["192.168.1.5"]
    #expect(site.isReached(at: "192.168.1.5:8080"))
    #expect(!site.isReached(at: "localhost"))
  }

  private struct Unexpected: Error {}
}
