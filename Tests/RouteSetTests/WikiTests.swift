import RoutegenRuntime
import Testing

/// Hosts that are the value of a parameter.
struct WikiTests {
  /// A route has the host of its value only.
  @Test func printsOnTheHostOfTheValue() throws {
    let route = Wiki.article(lang: .de, title: "Cat")
    #expect(try route.link(.host("DE.wiki.example")) == "https://DE.wiki.example/page/Cat")
    for host in ["en.wiki.example", "wiki.example", "de.wiki.example:80"] {
      #expect(throws: LinkError.unprintable(.host(only: ["host de.wiki.example"]))) {
        try route.link(.host(host))
      }
    }
    #expect(throws: LinkError.self) { try Wiki.article(lang: .de, title: "new").link() }
  }

  /// A text that is no label, or no host, in lower case, and one whose link another pattern opens.
  @Test(arguments: [
    Wiki.channel(name: "Bo"), .channel(name: "a.b"), .channel(name: ""), .channel(name: "a b"),
    .channel(name: "bö"), .channel(name: "evil.example/"), .channel(name: "a@b"),
    .post(name: "www", post: 1), .user(instance: "Any.example", id: 7), .user(instance: "", id: 7),
    .user(instance: "any.example:443", id: 7), .user(instance: "a.example/users/7?", id: 7),
    .user(instance: "0x7f.1", id: 7),
  ])
  func refusesToPrint(_ route: Wiki) {
    #expect(throws: LinkError.unprintable(.otherRoute)) { try route.link() }
    #expect(throws: LinkError.self) { try route.payload() }
  }

  @Test func printsOnTheHostOfAText() throws {
    let route = Wiki.user(instance: "any.example", id: 7)
    #expect(try route.link(.host("any.example")) == "https://any.example/users/7")
    #expect(throws: LinkError.unprintable(.host(only: ["host any.example"]))) {
      try route.link(.host("other.example"))
    }
  }

  @Test func comparesTheValue() {
    let route = Wiki.article(lang: .de, title: "Cat")
    #expect(route == .article(lang: .de, title: "Cat"))
    #expect(route != .article(lang: .en, title: "Cat"))
    #expect(Set([route, .article(lang: .en, title: "Cat"), route]).count == 2)
  }
}
