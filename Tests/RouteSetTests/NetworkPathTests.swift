import Foundation
import RoutegenRuntime
import TestSupport
import Testing

/// No path leads to another site: a text that begins with `//` is not read, and none is printed.
@Suite struct NetworkPathTests {
  private static let refused = LinkError.malformed(.networkPath, at: 0)

  @Test(arguments: ["//evil.example/x", "//", "///evil.example", "//evil.example?a#b"])
  func isNotRead(_ text: String) throws {
    #expect(throws: Self.refused) { try Anywhere(path: text) }
    #expect(throws: Self.refused) { try Anywhere(payload: ["kind": .text(text)]) }
    #expect(throws: Self.refused) { try Anywhere(payload: ["url": .text(text)]) }
    let escaped = text.replacing("?", with: "%3F").replacing("#", with: "%23")
    #expect(throws: Self.refused) { try Anywhere("anywhere://click?link=\(escaped)") }
  }

  /// The same path in a whole link cannot be mistaken, and is printed only with scheme and host.
  @Test(arguments: ["https://anywhere.example//evil.example/x", "anywhere:////evil.example/x"])
  func isReadInAWholeLink(_ text: String) throws {
    let route = try Anywhere(text)
    #expect(route == .page(path: ["", "evil.example", "x"]))
    #expect(throws: LinkError.unprintable(.networkPath)) { try route.path() }
    #expect(try route.link(.app) == "anywhere:////evil.example/x")
    #expect(try route.link(.web) == "https://anywhere.example//evil.example/x")
    let payload = try route.payload()
    #expect(payload == ["kind": "anywhere:////evil.example/x"])
    #expect(try Anywhere(payload: payload.mapValues { .text($0) }) == route)
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
