import Foundation
import RoutegenRuntime
import Testing
import TestSupport

/// No path leads to another site: none that begins with `//` is printed.
@Suite struct NetworkPathTests {
  /// The same path in a whole link cannot be mistaken, and is printed only with scheme and host.
  @Test func isPrintedInAWholeLink() throws {
    let route = Anywhere.page(path: ["", "evil.example", "x"])
    #expect(throws: LinkError.unprintable(.networkPath)) { try route.path() }
    #expect(try route.payload() == ["kind": "anywhere:////evil.example/x"])
  }

  /// Foundation resolves every printed path to the site itself.
  @Test func printedPathsStayOnTheSite() throws {
    let texts = ["", "/", "//", "a", "evil.example", ":", "@", "?", "#", "%", "%2F", "é", "..."]
    let base = try #require(URL(string: "https://anywhere.example/a/b"))
    var random = SplitMix(seed: 13)
    var printed = 0
    for _ in 0..<5_000 {
      let path = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.pick(texts) }
      let route = Anywhere.page(path: path)
      guard let text = try? route.path() else { continue }
      printed += 1
      #expect(text.hasPrefix("/") && !text.hasPrefix("//"), "\(path)")
      #expect(URL(string: text, relativeTo: base)?.host == "anywhere.example", "\(path)")
      #expect(try Anywhere(path: text) == route)
    }
    #expect(printed > 1_000)
  }
}
