import RoutegenRuntime
import Testing

/// Under `host *`, a link is printed for every host that a link can have, and for no other.
@Suite struct PrintedHostTests {
  @Test(arguments: [
    "a.example", "A.example", "localhost", "127.0.0.1", "a-b_c~.example", "a.0y", "09.example",
    "xn--bcher-kva.example", "a.example.",
  ]) func areReadBack(_ host: String) throws {
    let link = try Pantry.anywhere.link(.host(host))
    #expect(link == "https://\(host)/anywhere")
    #expect(try Pantry(link) == .anywhere)
    let port = try Larder.visit(page: "x").link(.host("\(host):8080"))
    #expect(port == "https://\(host):8080\(try Self.path(of: .visit(page: "x")))")
    #expect(try Larder(port) == .visit(page: "x"))
  }

  @Test(arguments: [
    "", ".", "..", "8", "0x7f.1", "127.1", "1.2.3.4.", "a.09", "a.0x", "256.0.0.1", "a/b", "a?b",
    "a#b",
    "a@b", "a b", "a%2Eb", "é.example", "[::1]", "[", "a\\b", "a:b", "a\nb", "a|b",
  ]) func areRefused(_ host: String) {
    #expect(throws: LinkError.self) { try Pantry.anywhere.link(.host(host)) }
    #expect(throws: LinkError.self) { try Larder.visit(page: "x").link(.host(host)) }
    #expect(throws: LinkError.self) { try Larder.visit(page: "x").link(.host("\(host):8080")) }
  }

  private static func path(of route: Larder) throws -> String {
    String(try route.link(.host("a.example")).dropFirst("https://a.example".count))
  }
}
