import Foundation
import RoutegenRuntime
import Testing
import TestSupport

/// In a link with a custom scheme, a host with a port is the first segment of the path.
@Suite struct PortTests {
  @Test func isNoHostOfTheLink() throws {
    #expect(try Link<Anywhere>("anywhere://localhost:8065/x").host == nil)
  }

  @Test(arguments: [
    ("localhost:8065", "anywhere://localhost:8065"), ("b:0", "anywhere://b:0"),
    ("B:65535", "anywhere://B:65535"), ("b:65536", "anywhere:///b:65536"),
    ("b:080", "anywhere:///b:080"), ("b:00", "anywhere:///b:00"), ("b:", "anywhere:///b:"),
    (":80", "anywhere:///:80"), (":", "anywhere:///:"), ("a:b", "anywhere:///a:b"),
    ("a:b:80", "anywhere:///a:b:80"), ("a:-1", "anywhere:///a:-1"),
    ("a:+1", "anywhere:///a:+1"), ("..:80", "anywhere:///..:80"), (".:80", "anywhere:///.:80"),
    ("a@b:80", "anywhere:///a@b:80"), ("a:80@b", "anywhere:///a:80@b"),
    ("[::1]:80", "anywhere:///%5B::1%5D:80"), ("é:80", "anywhere:///%C3%A9:80"),
    ("a/b:80", "anywhere:///a%2Fb:80"), ("anywhere.example:80", "anywhere://anywhere.example:80"),
    ("b:99999999999999999999999", "anywhere:///b:99999999999999999999999"),
  ]) func isPrintedIfItIsCanonical(_ segment: String, _ link: String) throws {
    let route = Anywhere.page(path: [segment])
    #expect(try route.link(.app) == link)
    #expect(try Anywhere(link) == route)
    #expect(try Anywhere(path: try route.path()) == route)
  }

  /// Foundation splits every printed link into the same segments.
  @Test(.tags(.random)) func foundationReadsTheSame() throws {
    let pieces = [
      "b", "localhost", "a.b", "B", ":", "80", "0", "080", "65535", "65536", "-", ".", "..", "@",
      "[::1]", "é", "%3A", "", "!$&'()*+,;=",
    ]
    var random = SplitMix(seed: 17)
    var withPort = 0
    for _ in 0..<rounds(20_000, short: 5_000) {
      let first = (0..<Int.random(in: 1...4, using: &random)).map { _ in random.pick(pieces) }
      let route = Anywhere.page(path: [first.joined(), "x"])
      guard let text = try? route.link(.app) else { continue }
      #expect(try Anywhere(text) == route, "\(text)")
      let url = try #require(URLComponents(string: text))
      let host = (url.percentEncodedHost ?? "") + (url.port.map { ":\($0)" } ?? "")
      if url.port != nil { withPort += 1 }
      #expect(host.isEmpty || host == first.joined(), "\(text)")
      #expect(url.string == text)
    }
    #expect(withPort > (isLong ? 20 : 5))
  }
}
