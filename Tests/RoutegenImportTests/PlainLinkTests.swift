import TestSupport
import Testing
@testable import RoutegenImport

/// The quick reader of plain links agrees with the rules of links.
@Suite struct PlainLinkTests {
  private static let pieces = [
    "a", "B7", "users", "-", "_", "~", ".", "..", ".a", "a.b", "example.com", "127.0.0.1", "7",
    "x.7",
    "/", "//", "/", ":", ":", "?", "#", "&", "=", "&&", ",", ";", "!", "$", "'", "(", ")", "*", "+",
    "%20",
    "@", "https:", "http:", "app:", "https://", "app://", "HTTPS://", "a1+b:", ":80", "",
  ]

  @Test(arguments: 0..<8) func agreesWithLinkParts(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let place = ListedLink.Place(list: 0, line: 1)
    var plain = 0
    for _ in 0..<3_000 {
      let start = random.pick(["", "https://example.com", "app://", "app:", "/", "http://a.b/"])
      let text =
        start
        + (0..<Int.random(in: 0...8, using: &random)).map { _ in random.pick(Self.pieces) }.joined()
      let bytes = Array(text.utf8)
      guard let link = PlainLink(bytes).read(0, bytes.count, at: place) else { continue }
      plain += 1
      let right = try #require(try? ListedLink(text, at: place), "\(text) is malformed")
      #expect(Parts(link) == Parts(right), "\(text)")
    }
    #expect(plain > 500)
  }

  private struct Parts: Equatable {
    let scheme: String?
    let host: String?
    let segments: [String]
    let items: [String]
    let fragment: String?
    let fragmentItems: [String]

    init(_ link: ListedLink) {
      (scheme, host, segments, fragment) = (link.scheme, link.host, link.segments, link.fragment)
      items = link.items.map { "\($0.key)=\($0.value)" }
      fragmentItems = link.fragmentItems.map { "\($0.key)=\($0.value)" }
    }
  }
}
