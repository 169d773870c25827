import Foundation
import RoutegenFoundation
import RoutegenRuntime
import Testing
import TestSupport

/// A link is the same route as a text and as Foundation's `URL`, which escapes what no URI contains.
@Suite struct FoundationAgreementTests {
  private static let linkCount = rounds(20_000, short: 1_500)

  private static let pieces = [
    "a", "7", "list", "é", "e\u{301}", "日", "|", "{", "}", "[", "]", "\"", "<", ">", "^", "`", "#",
    "%20", "%C3%A9", "%2F", "%5B", "%23", "%25", "/", "?", "&", "=", "+", ":", ";", "'", "!", "*",
    "q=", "to=", "url=", "https://", "https://[::1]/", "https://a.example/",
    "https://pantry.example/",
    "pantry://search?q=", "/search?q=",
  ]

  private static let starts = [
    "pantry://", "pantry:", "pantry:///", "https://pantry.example/", "https://[::1]/anywhere?",
    "pantry://search?q=", "pantry://search?q=%20", "pantry://filter?", "pantry://filter?page=1&",
    "pantry://web?from=a&url=", "pantry://web?from=%20&url=https://a.example/",
    "pantry://web?from=a&url=https://[::1]/", "pantry://web?from=a&url=https%3A%2F%2Fa.example%2F",
    "pantry://hash#", "pantry://hash#/search?q=", "pantry://hash#/search?q=%20",
    "pantry://hash#https://", "pantry://click?to=", "pantry://click?to=%2Fsearch%3Fq=",
    "https://any.example/anywhere?", "pantry://next?next=https://pantry.example/",
    "pantry://add?what=",
  ]

  @Test(.tags(.random)) func textsAndURLsAreTheSameRoute() {
    var random = SplitMix(seed: 1)
    var counts = (routes: 0, changed: 0, malformed: 0)
    for _ in 0..<Self.linkCount {
      let text =
        random.pick(Self.starts)
        + (0..<Int.random(in: 0...4, using: &random)).map { _ in random.pick(Self.pieces) }.joined()
      guard let url = URL(string: text) else { continue }
      let (read, readURL) = (Self.outcome(of: text), Self.outcome(of: url.absoluteString))
      switch read {
      case "malformed":
        counts.malformed += 1
        continue
      case "no route": break
      default:
        counts.routes += 1
        if url.absoluteString != text { counts.changed += 1 }
      }
      #expect(read == readURL, "\(text)\n is as a URL \(url)")
    }
    #expect(counts.routes > Self.linkCount / 10, "\(counts)")
    #expect(min(counts.changed, counts.malformed) > Self.linkCount / 40, "\(counts)")
  }

  private static func outcome(of text: String) -> String {
    do throws(LinkError) {
      let route = try Pantry(text)
      // The items of a dictionary are in no order, and Foundation may omit an empty port.
      return (try? route.path())?.replacing(#/(://[^/?#]*):([/?#])/#) { "\($0.1)\($0.2)" }
        ?? "\(route)"
    } catch {
      if case .malformed = error { return "malformed" }
      return "no route"
    }
  }

  /// A `URL` value has the text of its link, apart from escapes.
  @Test(.tags(.random)) func valuesAreTheTextsOfTheirLinks() throws {
    var random = SplitMix(seed: 2)
    var count = 0
    for _ in 0..<Self.linkCount {
      let text =
        random.pick([
          "https://a.example/", "http://a.example?", "https://[::1]/", "https://a.example?%20",
        ])
        + (0..<Int.random(in: 0...4, using: &random)).map { _ in random.pick(Self.pieces) }.joined()
      guard let url = URL(routeValue: text) else { continue }
      count += 1
      #expect(url.absoluteString.removingPercentEncoding == text.removingPercentEncoding, "\(text)")
      #expect(URL(routeValue: url.routeValue) == url, "\(text)")
    }
    #expect(count > Self.linkCount / 7)
  }

  @Test(arguments: [
    ("pantry://search?q=é", "é"), ("pantry://search?q=%20%C3%A9", " é"),
    ("pantry://search?q=[1]", "[1]"), ("pantry://search?q=a#b#c", "a"),
  ]) func acceptsEither(_ text: String, _ value: String) throws {
    let url = try #require(URL(string: text))
    #expect(try Pantry(text) == .search(q: value))
    #expect(try Pantry(url) == .search(q: value))
  }

  /// A text with escapes is no value, if Foundation would escape them again.
  @Test func refusesValuesThatWouldBecomeOthers() throws {
    #expect(URL(routeValue: "https://a.example/%20é") == nil)
    #expect(URL(routeValue: "https://a.example/é") != nil)
    let route = Pantry.web(from: "a", url: try #require(URL(string: "https://[::1]/")))
    #expect(try route.link() == "pantry://web?from=a&url=https%3A//%5B%3A%3A1%5D/")
    #expect(try Pantry(route.link()) == route)
    #expect(try Pantry(route.url()) == route)
  }
}
