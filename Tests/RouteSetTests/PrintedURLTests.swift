import Foundation
import RoutegenRuntime
import Testing

/// A value of `URL in …` on another host is not printed, so no link of the app leads there (CWE-601).
@Suite struct PrintedURLTests {
  @Test(arguments: [
    "https://pantry.example/", "https://a.pantry.example/x?y#z", "http://a.b.pantry.example",
    "https://PANTRY.example/",
  ]) func areReadBack(_ text: String) throws {
    let route = Pantry.next(next: try url(text))
    #expect(try Pantry(route.link(.app)) == route)
    #expect(try Pantry(path: route.path()) == route)
  }

  @Test(arguments: [
    "https://evil.example", "https://pantry.example.evil.example", "https://evilpantry.example",
    "https://pantry.example@evil.example/", "https://evil.example/#.pantry.example",
    "https://evil.example/.pantry.example", "https://evil.example?pantry.example",
    "https://.pantry.example", "https://pantry.example./", "https://pantry.example:8443/",
    "javascript:alert(1)//pantry.example", "//pantry.example/x", "pantry.example", "/x",
    "pantry://pantry.example/x", "https:pantry.example",
  ]) func areRefused(_ text: String) throws {
    let route = Pantry.next(next: try url(text))
    let error = LinkError.unprintable(.value(of: "next"))
    #expect(throws: error) { try route.link(.app) }
    #expect(throws: error) { try route.link(.web) }
    #expect(throws: error) { try route.path() }
  }

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }
}
