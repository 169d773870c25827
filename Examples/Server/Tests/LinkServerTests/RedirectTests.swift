import HTTPTypes
import HummingbirdTesting
import Testing

struct RedirectTests {
  @Test(arguments: [
    ("/r/7-leek-soup", "/recipes/7-leek-soup"),
    ("/recipes/7-leek-soup/", "/recipes/7-leek-soup"),
    ("/recipes/7-leek-soup?utm_source=mail", "/recipes/7-leek-soup"),
    ("/search?page=1&q=leek+soup", "/search?q=leek%20soup"),
    ("/search?tag=hot&q=soup", "/search?q=soup&tag=hot"),
    ("/favorites?", "/favorites"),
    ("/?", "/"),
    ("/click?to=/recipes/7-leek-soup", "/recipes/7-leek-soup"),
    ("/click?to=recipebook%3A%2F%2Frecipes%2F7-leek-soup", "/recipes/7-leek-soup"),
    ("/click?to=https://recipes.example/r/7-a&mail=12", "/recipes/7-a"),
    ("/click?to=/click?to=/favorites", "/favorites"),
    ("/click?to=//evil.example/", nil),
    ("/click?to=https://evil.example/recipes/7-a", nil),
    ("/click?to=javascript:alert(1)", nil),
    ("/click?to=", nil),
  ])
  func leadsToThePrintedLink(asked: String, expected: String?) async throws {
    let response = try await respond(to: asked)
    #expect(response.headers[.location] == expected.map { "https://recipes.example" + $0 })
    #expect((response.status == .found) == (expected != nil))
    guard let expected else { return }
    #expect(try await respond(to: expected).status == .ok)
  }

  /// What browsers and other programs escape in a link that they have got.
  @Test(arguments: [
    "/search?q=it%27s", "/search?q=it's", "/search?q=%73oup", "/recipes/7-leek%2dsoup",
    "/recipes/7-cr%c3%a8me", "/recipes/7-cr%C3%A8me", "/recipes/7-crème", "/search?q=a%2Cb",
  ])
  func isNotMadeForEscapes(target: String) async throws {
    #expect(try await respond(to: target).status == .ok)
  }
}
